// dxc: -T ps_6_0 -E main -Od
// Without optimisation: every function inlined but nothing folded, names of values kept.
float square(float x) { return x * x; }
static const float table[3] = { 1, 2, 4 };
float4 main(float4 a : A, nointerpolation int n : N) : SV_Target {
    float r = 0;
    for (int i = 0; i < n; ++i) {
        if (i == 2) continue;
        r += square(a.x) * table[i % 3];
    }
    float4 unused = a * 3;
    return r > 1 ? float4(r, a.yzw) : 0;
}
