// dxc: -T ps_6_2 -E main -denorm preserve
// The denormal mode as a function attribute: preserve.
float4 main(float4 a : A) : SV_Target { return a * a; }
