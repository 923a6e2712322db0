// dxc: -T ps_6_0 -E main
// A constant colour: stores of constants and no input at all.
float4 main() : SV_Target { return float4(1, 0.5, 0.25, 1); }
