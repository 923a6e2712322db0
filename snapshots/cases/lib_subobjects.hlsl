// dxc: -T lib_6_3
// Every kind of subobject: state, root signatures, associations, shader and pipeline configurations, hit groups.
StateObjectConfig state = { STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS };
GlobalRootSignature globalSignature = { "CBV(b0), DescriptorTable(SRV(t0, numDescriptors = 4), UAV(u1)), StaticSampler(s0)" };
LocalRootSignature localSignature = { "RootConstants(num32BitConstants = 4, b1), RootFlags(LOCAL_ROOT_SIGNATURE)" };
SubobjectToExportsAssociation association = { "localSignature", "triangles;lost" };
SubobjectToExportsAssociation everything = { "shaderConfig", "" };
RaytracingShaderConfig shaderConfig = { 128, 64 };
RaytracingPipelineConfig pipelineConfig = { 512 };
TriangleHitGroup triangles = { "anyTriangle", "nearestTriangle" };
ProceduralPrimitiveHitGroup spheres = { "", "nearestSphere", "intersectSphere" };
struct Payload { float v; };
[shader("miss")] void lost(inout Payload p) { p.v = 0; }
