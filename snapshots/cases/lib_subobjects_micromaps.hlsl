// dxc: -T lib_6_8
// A pipeline flag of Shader Model 6.9 in an earlier library: dxc warns, and releases before 1.9 do not know its name.
RaytracingPipelineConfig1 pipeline = { 8, RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS };
