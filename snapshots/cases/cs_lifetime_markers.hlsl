// dxc: -T cs_6_6 -E main -Od -enable-lifetime-markers
// Markers of the lifetime of local arrays: LLVM's own intrinsics in the module.
RWBuffer<float> data;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
    for (uint j = 0; j < 3; ++j) {
        float list[4] = { 1, 2, 3, data[j] };
        list[data[i]] = 2;
        data[j] = list[i & 3];
    }
}
