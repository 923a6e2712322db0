// dxc: -T ps_6_3 -E main
// Boolean vectors: any, all, select, logical operators that are not short-circuited, and conversions.
cbuffer C { bool4 flags; bool single; };
float4 main(float4 a : A, float4 b : B) : SV_Target {
    bool4 c = and(a > b, flags);
    bool4 d = or(c, a == 0);
    return any(c) ? select(d, a, b) : all(d) && single ? (float4)c : (float4)(int4)d;
}
