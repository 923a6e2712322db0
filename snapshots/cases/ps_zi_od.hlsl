// dxc: -T ps_6_0 -E main -Zi -Qembed_debug -Od
// Debug information without optimisation: declarations of variables, no-operations, every call's location.
struct Pair { float2 a; int b[2]; };
float pick(Pair p, int i) { return i == 0 ? p.a.x : p.b[i & 1]; }
float4 main(float4 v : V, nointerpolation int n : N) : SV_Target {
    Pair p = { v.xy, { n, 3 } };
    float sum = 0;
    for (int i = 0; i < n; ++i) sum += pick(p, i);
    return sum;
}
