// dxc: -T lib_6_5
// The newer pipeline configuration with flags, and subobjects without any function.
RaytracingPipelineConfig1 pipeline = { 8, RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };
StateObjectConfig additions = { STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS };
