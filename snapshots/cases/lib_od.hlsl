// dxc: -T lib_6_5 -Od
// A library without optimisation: helpers kept apart or inlined, parameters in memory.
struct P { float4 c; };
float gain(float x) { return x * 1.5; }
[shader("miss")] void lost(inout P p) { float4 v = p.c; if (v.x > 0) v.y = gain(v.x); p.c = v; }
export float2 pick(bool b, float2 x) { if (b) return x; return x.yx; }
