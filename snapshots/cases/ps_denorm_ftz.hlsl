// dxc: -T ps_6_2 -E main -denorm ftz
// The denormal mode as a function attribute: flush.
float4 main(float4 a : A) : SV_Target { return a * 1e-39; }
