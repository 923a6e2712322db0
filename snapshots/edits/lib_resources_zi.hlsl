// dxc: -T lib_6_6 -Zi -Qembed_debug
// after: -T lib_6_6 -Zi -Qembed_debug
// edit: --rename-resource Frame=Views --rename-resource tint=hues --rename-resource colour=albedo --rename-resource layers=planes --rename-resource pages=books --rename-resource Table=Lines --rename-resource target=output --rename-resource scene=world --rename-resource linearly=smoothly --rename-entry Generate=BeginRays --rebind b0=b4 --rebind b1=b0 --rebind t1=t0 --rebind t10=t2,space1 --rebind t0,space3=t5,space3 --rebind t20=t30 --rebind u0=u9 --rebind t5=t1 --rebind s0=s3
// A library with debug info.
#ifdef AFTER
#define R(before, after) after
#else
#define R(before, after) before
#endif
struct Tint { float4 colour; };
struct Payload { float4 colour; };
cbuffer R(Frame, Views) : register(R(b0, b4)) { float4 eye; };
ConstantBuffer<Tint> R(tint, hues) : register(R(b1, b0));
Texture2D<float4> R(colour, albedo) : register(R(t1, t0));
Texture2D<float4> R(layers, planes)[4] : register(R(t10, t2), R(space0, space1));
Texture2D<float4> R(pages, books)[] : register(R(t0, t5), space3);
tbuffer R(Table, Lines) : register(R(t20, t30)) { float4 rows[4]; };
RWTexture2D<float4> R(target, output) : register(R(u0, u9));
RaytracingAccelerationStructure R(scene, world) : register(R(t5, t1));
SamplerState R(linearly, smoothly) : register(R(s0, s3));
[shader("raygeneration")]
void R(Generate, BeginRays)()
{
    Payload payload;
    payload.colour = 0;
    RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 1 };
    TraceRay(R(scene, world), 0, 255, 0, 0, 0, ray, payload);
    float4 sum = payload.colour + eye + R(tint, hues).colour + R(colour, albedo).Load(0) + rows[1];
    sum += R(layers, planes)[payload.colour.x].Load(1) + R(pages, books)[NonUniformResourceIndex(payload.colour.y)].Load(2);
    R(target, output)[DispatchRaysIndex().xy] = sum;
}
[shader("closesthit")]
void Nearest(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    payload.colour = R(colour, albedo).SampleLevel(R(linearly, smoothly), hit.barycentrics, 0);
}
export float4 Shade(float4 colour) { return colour * eye; }
