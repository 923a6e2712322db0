// dxc: -T ps_6_0 -E main
// Comparisons, ordered and unordered, of floats and integers, and their negations.
float4 main(float4 a : A, float4 b : B, nointerpolation int2 i : I, nointerpolation uint2 u : U) : SV_Target {
    float4 r = 0;
    r.x = (a.x < b.x) + 2 * (a.x <= b.y) + 4 * (a.x == b.z) + 8 * (a.x != b.w) + 16 * (a.y > b.x) + 32 * (a.y >= b.y);
    if (!(a.z < b.z)) r.y += 1;
    if (!(a.w >= b.w)) r.y *= a.x;
    if (!(a.w == b.x)) r.y -= a.z;
    r.z = (i.x < i.y) + 2 * (i.x >= i.y) + 4 * (u.x < u.y) + 8 * (u.x >= u.y) + 16 * (u.x == u.y);
    r.w = (i.x <= i.y ? a.x : b.x) + (u.x > u.y ? a.y : b.y);
    return r;
}
