// dxc: -T ps_6_0 -E main
// The oldest minimum-precision types: ten bits of fraction, twelve bits of integer.
min10float4 main(min10float4 c : C, nointerpolation min12int i : I) : SV_Target { return c * min10float(i) + min10float(0.3); }
