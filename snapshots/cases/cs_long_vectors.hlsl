// dxc: -T cs_6_9 -E main -enable-16bit-types
// Shader Model 6.9: vectors longer than four, of floats, halves, doubles and integers.
RWByteAddressBuffer raw;
RWStructuredBuffer<vector<uint, 8> > list;
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    vector<float, 7> a = raw.Load<vector<float, 7> >(0);
    vector<half, 16> h = raw.Load<vector<half, 16> >(64);
    vector<double, 5> d = raw.Load<vector<double, 5> >(128);
    vector<int16_t, 6> s = raw.Load<vector<int16_t, 6> >(256);
    a = fma((vector<double, 7>)a, (vector<double, 7>)a, 2.0L) + exp(a) * isnan(a);
    h = clamp(h, (vector<half, 16>)0.5h, (vector<half, 16>)at.x);
    list[at.x] = list[at.y] * 3 + (vector<uint, 8>)at.z;
    raw.Store(0, a);
    raw.Store(64, h);
    raw.Store(128, d * d[at.x]);
    raw.Store(256, s >> 1);
}
