// dxc: -T lib_6_5
// Subobjects with every flag that HLSL can state, and with none.
StateObjectConfig all_flags = { STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS |
                                STATE_OBJECT_FLAGS_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS |
                                STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS };
StateObjectConfig no_flags = { 0 };
RaytracingPipelineConfig1 all_pipeline_flags = { 3, RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES |
                                                    RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES };
RaytracingPipelineConfig1 no_pipeline_flags = { 31, 0 };
RaytracingPipelineConfig plain = { 1 };
ProceduralPrimitiveHitGroup procedural = { "any", "closest", "intersects" };
TriangleHitGroup triangles = { "", "closest" };
LocalRootSignature local = { "RootFlags(LOCAL_ROOT_SIGNATURE), CBV(b0)" };
GlobalRootSignature global = { "CBV(b1)" };
SubobjectToExportsAssociation to_two = { "local", "any;closest" };
SubobjectToExportsAssociation to_all = { "global", "" };
RaytracingShaderConfig sizes = { 4294967295, 32 };

struct Payload { float t; };
struct Hit { float2 barycentrics; };
[shader("anyhit")] void any(inout Payload p, Hit h) { IgnoreHit(); }
[shader("closesthit")] void closest(inout Payload p, Hit h) { p.t = 1; }
[shader("intersection")] void intersects() { Hit h = { float2(0, 0) }; ReportHit(1, 0, h); }
