// dxc: -T ps_6_0 -E main
// Minimum-precision types in arithmetic, inputs and outputs: a feature in the header.
min16float4 main(min16float4 c : COLOR, nointerpolation min16int i : I, nointerpolation min16uint u : U) : SV_Target {
    min16float x = c.x * min16float(2.5) + min16float(i);
    min16uint shifted = u << 3;
    return min16float4(x, min16float(shifted), saturate(c.zw));
}
