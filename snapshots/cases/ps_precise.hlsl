// dxc: -T ps_6_0 -E main
// precise and IEEE strictness: operations without fast-math flags beside those with them.
float4 main(float4 a : A, float4 b : B) : SV_Target {
    precise float4 exact = a * b + a;
    float4 fast = a * b + b;
    return float4(exact.xy, fast.zw) + isnan(a.x) + isinf(b.x) + isfinite(a.y);
}
