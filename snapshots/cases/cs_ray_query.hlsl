// dxc: -T cs_6_5 -E main
// Inline ray tracing: a query with constant flags, its loop and what it can be asked.
RaytracingAccelerationStructure scene : register(t3, space2);
RWStructuredBuffer<float4> result;
[numthreads(8, 8, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    RayQuery<RAY_FLAG_CULL_NON_OPAQUE | RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES> first;
    RayQuery<RAY_FLAG_NONE> q;
    RayDesc ray = { at, 0, float3(0, 1, 0), 50 };
    first.TraceRayInline(scene, 0, 1, ray);
    q.TraceRayInline(scene, RAY_FLAG_FORCE_OPAQUE, at.z, ray);
    first.Proceed();
    float4 r = first.CommittedStatus();
    while (q.Proceed()) {
        if (q.CandidateType() == CANDIDATE_PROCEDURAL_PRIMITIVE) q.CommitProceduralPrimitiveHit(q.RayTMin() + 1);
        else if (q.CandidateTriangleFrontFace()) q.CommitNonOpaqueTriangleHit();
        else q.Abort();
        r.xy += q.CandidateTriangleBarycentrics() + q.CandidateObjectRayOrigin().xy;
        r.z += q.CandidateInstanceIndex() + q.CandidateGeometryIndex();
    }
    r.xyz += mul(q.CommittedObjectToWorld3x4(), r) + q.CommittedWorldToObject4x3()[1] + q.WorldRayOrigin();
    r.w += q.CommittedRayT() + q.CommittedInstanceContributionToHitGroupIndex() + q.RayFlags();
    result[at.x] = r;
}
