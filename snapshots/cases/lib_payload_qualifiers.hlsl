// dxc: -T lib_6_7
// Payload access qualifiers of every stage, nested, on by default since 6.7.
struct Inner { float a; int b; };
struct [raypayload] Outer {
    Inner inner : read(caller) : write(miss, closesthit, caller);
    float hitDistance : read(caller, anyhit) : write(caller, anyhit);
    half2 small : read(miss) : write(caller);
};
RaytracingAccelerationStructure scene;
RWBuffer<float> result;
[shader("raygeneration")] void start() {
    Outer o;
    o.hitDistance = 5;
    o.small = 1;
    o.inner.a = 0;
    o.inner.b = 1;
    RayDesc r = { 0.0.xxx, 0, 1.0.xxx, 10 };
    TraceRay(scene, 0, ~0, 0, 1, 0, r, o);
    result[0] = o.inner.a + o.hitDistance;
}
[shader("miss")] void lost(inout Outer o) { o.inner.a = o.small.x; o.inner.b = 3; }
[shader("anyhit")] void any_(inout Outer o, BuiltInTriangleIntersectionAttributes a) { o.hitDistance = min(o.hitDistance, 2); }
