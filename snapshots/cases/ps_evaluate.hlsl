// dxc: -T ps_6_0 -E main
// Pull-model interpolation at the centroid, at samples and at offsets.
float4 main(float4 colour : COLOR, nointerpolation int2 offset : OFFSET, uint s : SV_SampleIndex) : SV_Target {
    return EvaluateAttributeCentroid(colour) + EvaluateAttributeAtSample(colour, s).yxwz +
           EvaluateAttributeSnapped(colour, offset);
}
