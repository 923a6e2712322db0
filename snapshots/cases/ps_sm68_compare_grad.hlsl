// dxc: -T ps_6_8 -E main
// Shader Model 6.8: comparison samples with a bias and with gradients.
Texture2DArray<float> shadow;
SamplerComparisonState c;
float main(float3 uv : UV) : SV_Target {
    return shadow.SampleCmpBias(c, uv, 0.5, 1.25) + shadow.SampleCmpGrad(c, uv, 0.25, uv.xy, uv.yz, int2(1, 2), 3.0) +
           shadow.CalculateLevelOfDetail(c, uv.xy);
}
