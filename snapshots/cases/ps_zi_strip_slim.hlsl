// dxc: -T ps_6_0 -E main -Zs
// Slim debug information: source info and a debug name without a program with debug nodes.
float4 main(float x : X) : SV_Target { return x * 3; }
