// dxc: -T ps_6_4 -E main
// The shading rate as an input.
float4 main(uint rate : SV_ShadingRate) : SV_Target { return rate * 0.25; }
