// dxc: -T ps_6_6 -E main
// after: -T ps_6_6 -E main -D AFTER
// edit: --rename-resource Frame=Views --rename-resource tint=hues --rename-resource Table=Lines --rename-resource colour=albedo --rename-resource layers=planes --rename-resource first=other --rename-resource later=ahead --rename-resource store=depot --rename-resource linearly=smoothly --rename-resource pages=books --rebind b0=b4 --rebind b1=b0 --rebind b2=b1,space2 --rebind t5=t0 --rebind t0=t5 --rebind t10=t20 --rebind t0,space3=t7,space3 --rebind t8,space3=t0,space3 --rebind u1,space2=u1 --rebind s0=s3 --rebind t3,space1=t2,space4
// Resources of all classes, arrays with constant and computed indexes: other names and registers.
#ifdef AFTER
#define R(before, after) after
#else
#define R(before, after) before
#endif
struct Light { float4 position; float3 direction; };
struct Tint { float4 colour; };
cbuffer R(Frame, Views) : register(R(b0, b4)) { float4 eye; Light lights[2]; };
ConstantBuffer<Tint> R(tint, hues) : register(R(b1, b0));
ConstantBuffer<Tint> tints[3] : register(R(b2, b1), R(space0, space2));
tbuffer R(Table, Lines) : register(R(t5, t0)) { float4 rows[4]; };
Texture2D<float4> R(colour, albedo) : register(R(t0, t5));
Texture2D<float4> R(layers, planes)[4] : register(R(t10, t20));
Texture2D<float4> R(first, other)[4] : register(R(t0, t7), R(space3, space3));
Texture2D<float4> R(later, ahead)[4] : register(R(t8, t0), R(space3, space3));
Texture2D<float4> R(pages, books)[] : register(R(t3, t2), R(space1, space4));
StructuredBuffer<Light> lamps : register(t1);
RWStructuredBuffer<Light> R(store, depot) : register(u1, R(space2, space0));
SamplerState R(linearly, smoothly) : register(R(s0, s3));
float4 main(float2 uv : TEXCOORD, uint i : INDEX) : SV_Target
{
    R(store, depot)[i].position = eye + lights[1].position;
    float4 sum = R(tint, hues).colour + tints[1].colour + tints[i].colour + rows[2] + lamps[i].position;
    sum += R(colour, albedo).Sample(R(linearly, smoothly), uv) + R(layers, planes)[2].Sample(R(linearly, smoothly), uv);
    sum += R(layers, planes)[i].Sample(R(linearly, smoothly), uv) + R(first, other)[i].Load(0) + R(later, ahead)[i].Load(1);
    return sum + R(pages, books)[NonUniformResourceIndex(i)].Load(2);
}
