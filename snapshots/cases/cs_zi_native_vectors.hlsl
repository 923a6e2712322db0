// dxc: -T cs_6_9 -E main -Zi -Qembed_debug
// Debug information of long vectors.
RWByteAddressBuffer raw;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
    vector<float, 9> v = raw.Load<vector<float, 9> >(i * 36);
    vector<float, 9> w = v * v + i;
    raw.Store(512, w);
}
