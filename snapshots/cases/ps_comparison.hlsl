// dxc: -T ps_6_0 -E main
// Comparison samplers beside plain ones, and gathers of each channel.
Texture2D<float4> depth;
TextureCubeArray<float> shadow;
Texture2D<uint4> ids;
SamplerComparisonState compare : register(s3, space1);
SamplerState point_ : register(s0, space1);
float4 main(float4 c : C) : SV_Target {
    float4 r = depth.SampleCmp(compare, c.xy, c.z);
    r += depth.SampleCmpLevelZero(compare, c.xy, 0.5, int2(1, -1));
    r += shadow.SampleCmp(compare, c, 0.25);
    r += depth.GatherCmpRed(compare, c.xy, c.z);
    r += depth.GatherGreen(point_, c.xy) + depth.GatherAlpha(point_, c.xy, int2(3, 3));
    return r + ids.GatherBlue(point_, c.xy);
}
