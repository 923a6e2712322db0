// dxc: -T lib_6_9
// Opacity micromaps in a pipeline configuration and a trace.
RaytracingPipelineConfig1 config = { 1, RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS };
struct [raypayload] Payload { float x : read(caller) : write(miss); };
RaytracingAccelerationStructure scene;
[shader("raygeneration")] void main() {
    Payload p;
    RayDesc r = { 0, 0, 0, 0, 1, 0, 0, 1 };
    TraceRay(scene, RAY_FLAG_FORCE_OMM_2_STATE, 1, 0, 0, 0, r, p);
}
