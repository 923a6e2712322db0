// dxc: -T ps_6_5 -E main
// Sampler feedback textures of both kinds, with every way to write them.
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> smallest : register(u0);
FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIP_REGION_USED> used : register(u1);
Texture2D<float4> t;
Texture2DArray<float4> ta;
SamplerState s;
void main(float3 uv : UV) {
    smallest.WriteSamplerFeedback(t, s, uv.xy);
    smallest.WriteSamplerFeedbackBias(t, s, uv.xy, 0.5);
    used.WriteSamplerFeedbackGrad(ta, s, uv, uv.xy, uv.yz);
    used.WriteSamplerFeedbackLevel(ta, s, uv, 2.0);
    if (uv.z > 7) smallest.WriteSamplerFeedback(t, s, uv.yx, 1.0);
}
