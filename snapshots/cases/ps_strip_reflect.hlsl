// dxc: -T ps_6_0 -E main -Qstrip_reflect
// No reflection part: the buffer definitions come from what is left in the module.
struct Light { float3 direction; float4 colour; };
cbuffer Lights { Light lights[2]; };
StructuredBuffer<Light> more;
float4 main(nointerpolation uint i : I) : SV_Target { return lights[i].colour + more[i].direction.xyzz; }
