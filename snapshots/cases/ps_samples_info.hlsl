// dxc: -T ps_6_0 -E main
// Sample positions and counts of the render target and of a multisampled texture.
Texture2DMS<float4, 4> four : register(t4);
Texture2DMS<float> any : register(t5);
Texture2DMSArray<uint2, 8> eights : register(t6);
float4 main(float4 p : SV_Position, uint i : SV_SampleIndex) : SV_Target {
    uint w, h, e, n;
    eights.GetDimensions(w, h, e, n);
    return float4(GetRenderTargetSamplePosition(i), GetRenderTargetSampleCount(), n) + four.Load(p.xy, i) +
           any.sample[2][p.xy] + eights.Load(p.xyz, 3).xyxy + four.GetSamplePosition(1).xyxy;
}
