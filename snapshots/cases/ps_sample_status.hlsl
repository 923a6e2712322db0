// dxc: -T ps_6_0 -E main
// Tiled resources: level-of-detail clamps and the status of what was mapped.
Texture2D<float4> t;
SamplerState s;
float4 main(float3 uv : UV) : SV_Target {
    uint a, b;
    float4 r = t.Sample(s, uv.xy, int2(0, 0), uv.z, a) + t.SampleBias(s, uv.xy, 2, int2(1, 1), uv.z, b);
    return CheckAccessFullyMapped(a & b) ? r : 0;
}
