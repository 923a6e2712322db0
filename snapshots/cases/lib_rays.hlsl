// dxc: -T lib_6_3
// All six kinds of ray-tracing functions: mangled names, payload and attribute sizes.
struct Payload { float4 colour; uint depth; };
struct Attributes { float2 barycentrics; float t; };
struct Argument { float3 v; };
RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u0);
[shader("raygeneration")] void generate() {
    RayDesc ray = { float3(DispatchRaysIndex().xy, 0), 0.001, float3(0, 0, 1), 1e30 };
    Payload p = { 0.0.xxxx, 1 };
    TraceRay(scene, RAY_FLAG_CULL_BACK_FACING_TRIANGLES, 0xff, 0, 1, 2, ray, p);
    Argument a = { p.colour.xyz };
    CallShader(p.depth, a);
    image[DispatchRaysIndex().xy] = float4(a.v, DispatchRaysDimensions().x);
}
[shader("intersection")] void intersect() {
    Attributes a = { ObjectRayOrigin().xy, RayTMin() };
    if (ReportHit(RayTCurrent() * 0.5, 3, a)) return;
    a.t += PrimitiveIndex() + InstanceID() + InstanceIndex();
    ReportHit(1, HIT_KIND_TRIANGLE_BACK_FACE, a);
}
[shader("anyhit")] void test(inout Payload p, Attributes a) {
    if (a.t < 0.5) IgnoreHit();
    p.colour.x += a.barycentrics.x + HitKind();
    if (p.depth > 7) AcceptHitAndEndSearch();
}
[shader("closesthit")] void shade(inout Payload p, BuiltInTriangleIntersectionAttributes a) {
    p.colour.xyz = mul(ObjectToWorld3x4(), float4(a.barycentrics, 0, 1)) + WorldToObject4x3()[2] + WorldRayDirection();
    p.colour.w = RayFlags();
}
[shader("miss")] void sky(inout Payload p) { p.colour = float4(WorldRayOrigin(), 1); }
[shader("callable")] void bounce(inout Argument a) { a.v = -a.v; }
