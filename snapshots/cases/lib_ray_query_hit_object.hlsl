// dxc: -T lib_6_9
// A hit object made of a ray query, and reordercoherent memory.
RaytracingAccelerationStructure scene;
reordercoherent RWByteAddressBuffer log_;
struct Attributes { float2 uv; };
struct [raypayload] Payload { uint n : read(caller) : write(caller, closesthit); };
[shader("raygeneration")] void query() {
    RayQuery<RAY_FLAG_NONE, RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS> q;
    RayDesc ray = { 1, 2, 3, 0, 0, 1, 0, 10 };
    q.TraceRayInline(scene, RAY_FLAG_FORCE_OMM_2_STATE, 1, ray);
    q.Proceed();
    dx::HitObject hit = dx::HitObject::FromRayQuery(q);
    log_.Store(0, hit.GetGeometryIndex());
    dx::MaybeReorderThread(hit);
    Payload p = { 0 };
    dx::HitObject::Invoke(hit, p);
    log_.Store(4, p.n);
}
