// dxc: -T ps_6_0 -E main
// discard and clip, under a condition and without one.
float4 main(float4 c : COLOR, float cut : CUT) : SV_Target {
    if (c.a < cut) discard;
    clip(c.rgb - 0.125);
    return c;
}
