// dxc: -T lib_6_9
// Shader Execution Reordering: hit objects made, traced, reordered and invoked.
struct [raypayload] Payload { float3 c : read(caller) : write(caller, miss, closesthit); };
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> result : register(u0);
[shader("raygeneration")] void run() {
    RayDesc ray = { 0.0.xxx, 0, 0, 0, 1, 100 };
    Payload p = { 0, 0, 0 };
    dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, p);
    if (hit.IsMiss()) hit = dx::HitObject::MakeMiss(RAY_FLAG_FORCE_OPAQUE, 2, ray);
    dx::MaybeReorderThread(hit, hit.GetInstanceID(), 4);
    dx::HitObject::Invoke(hit, p);
    dx::MaybeReorderThread(1, 2);
    float4 r = float4(hit.GetWorldRayOrigin(), hit.GetRayTCurrent()) + hit.IsHit() + hit.IsNop();
    r.xyz += hit.GetObjectToWorld3x4()[1].xyz + hit.GetPrimitiveIndex() + hit.GetHitKind() + hit.GetShaderTableIndex();
    hit.SetShaderTableIndex(3);
    r.x += hit.LoadLocalRootTableConstant(8);
    BuiltInTriangleIntersectionAttributes a;
    hit.GetAttributes(a);
    r.y += a.barycentrics.x;
    result[DispatchRaysIndex().x] = r + float4(p.c, 1);
}
