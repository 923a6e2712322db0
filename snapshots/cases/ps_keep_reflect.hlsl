// dxc: -T ps_6_0 -E main -Qkeep_reflect_in_dxil
// Reflection kept in the program: names of resources and fields in its own metadata.
struct Light { float3 direction; float4 colour; };
cbuffer Lights { Light lights[2]; };
StructuredBuffer<Light> more;
Texture2D<float4> image;
SamplerState sampler_;
float4 main(nointerpolation uint i : I, float2 uv : UV) : SV_Target {
    return lights[i].colour + more[i].direction.xyzz + image.Sample(sampler_, uv);
}
