// dxc: -T vs_6_0 -E main
// The smallest vertex shader: one element in, one system value out.
float4 main(float3 position : POSITION) : SV_Position { return float4(position, 1); }
