// dxc: -T lib_6_3
// Functions that are not inlined: declarations' order, attributes, calls with aggregates and pointers.
struct State { float4 v[2]; int n; };
[noinline] float helper(float x, int n) { return n > 3 ? sin(x) : x; }
[noinline] void step_(inout State s, float t) { s.v[s.n & 1] += helper(t, s.n); s.n++; }
RWStructuredBuffer<float4> result;
[shader("raygeneration")] void run() {
    State s = { { 0.0.xxxx, 1.0.xxxx }, 0 };
    step_(s, 0.5);
    step_(s, 2);
    result[0] = s.v[1];
}
