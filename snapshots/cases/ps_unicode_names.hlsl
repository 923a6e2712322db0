// dxc: -T ps_6_0 -E main -Qkeep_reflect_in_dxil
// Names outside ASCII: escaped in the module, and as they are in the comments.
cbuffer Größen { float4 größe; };
Texture2D<float4> été;
float4 main(float4 p : SV_Position) : SV_Target { return été[(uint2)p.xy] * größe; }
