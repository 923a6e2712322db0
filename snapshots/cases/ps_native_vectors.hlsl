// dxc: -T ps_6_9 -E main
// Native vectors with wave operations, derivatives and typed resources around them.
Buffer<float4> b;
StructuredBuffer<vector<float, 5> > five;
float4 main(float4 v : V, nointerpolation uint i : I) : SV_Target {
    vector<float, 5> f = ddx(five[i]) + WaveActiveSum(five[i + 1]) + QuadReadAcrossX(five[i]);
    precise float4 r = b[i] * v + f[i % 5];
    return all(v == r) ? r : r.wzyx * f[4];
}
