// dxc: -T lib_6_7 -Zi -Qembed_debug
// Debug information in a library: several functions, linkage names, a payload, parameters by reference.
struct [raypayload] Payload { float4 colour : read(caller) : write(caller, closesthit, miss); };
RaytracingAccelerationStructure scene;
[noinline] float fade(float t, inout uint n) { n++; return 1 / (1 + t * t); }
[shader("closesthit")] void near_(inout Payload p, BuiltInTriangleIntersectionAttributes a) {
    uint n = 0;
    p.colour = float4(a.barycentrics, fade(RayTCurrent(), n), n);
}
[shader("miss")] void far_(inout Payload p) { uint n = 4; p.colour = float4(0, n, fade(1, n), 1); }
