// dxc: -T lib_6_6 -enable-payload-qualifiers
// Ray tracing under 6.6: handles of library resources, geometry index, heap textures, local arrays.
struct [raypayload] Payload {
    float3 colour : read(caller, closesthit) : write(caller, closesthit, miss);
    uint seed : read(closesthit, anyhit, caller) : write(caller, anyhit);
};
RaytracingAccelerationStructure scenes[2] : register(t0, space9);
StructuredBuffer<uint> indices[] : register(t0, space1);
SamplerState s : register(s0);
[shader("closesthit")] void shade(inout Payload p, in BuiltInTriangleIntersectionAttributes a) {
    Texture2D<float4> t = ResourceDescriptorHeap[indices[InstanceID()][PrimitiveIndex()]];
    p.colour = t.SampleLevel(s, a.barycentrics, GeometryIndex()).xyz;
    RayDesc ray;
    ray.Origin = WorldRayOrigin();
    ray.Direction = reflect(WorldRayDirection(), float3(0, 1, 0));
    ray.TMin = 0;
    ray.TMax = 100;
    Payload next = { p.colour, p.seed };
    TraceRay(scenes[p.seed & 1], RAY_FLAG_NONE, 1, 0, 0, 0, ray, next);
    p.colour += next.colour;
}
