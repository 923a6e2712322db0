// dxc: -T ps_6_7 -E main
// Shader Model 6.7: gathers of raw values, comparison at a level, offsets known at run time, writable multisampling.
Texture2D<uint> raw : register(t0);
Texture2D<float> depth : register(t1);
Texture2D<float4> colour : register(t2);
RWTexture2DMS<float4, 4> samples : register(u0);
RWTexture2DMSArray<float4, 2> layers : register(u1);
SamplerState s : register(s0);
SamplerComparisonState c : register(s1);
float4 main(float2 uv : UV, nointerpolation int2 o : OFFSET) : SV_Target {
    uint4 g = raw.GatherRaw(s, uv);
    float d = depth.SampleCmpLevel(c, uv, 0.5, 2.0);
    samples.sample[1][o] = colour.Sample(s, uv, o);
    layers.sample[0][uint3(o, 1)] = d;
    return samples.sample[0][o] + g + d;
}
