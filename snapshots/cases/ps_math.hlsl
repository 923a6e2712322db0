// dxc: -T ps_6_0 -E main
// The unary and binary operations of floats, one of each.
float4 main(float4 v : V) : SV_Target {
    float r = sin(v.x) + cos(v.x) + tan(v.y) + asin(v.z) + acos(v.z) + atan(v.w);
    r += sinh(v.x) + cosh(v.y) + tanh(v.z) + exp2(v.w) + log2(v.x) + sqrt(v.y) + rsqrt(v.z);
    r += floor(v.x) + ceil(v.y) + trunc(v.z) + round(v.w) + frac(v.x) + abs(v.y) + saturate(v.z);
    r += min(v.x, v.y) + max(v.z, v.w) + mad(v.x, v.y, v.z) + fmod(v.x, v.y) + rcp(v.z);
    r += dot(v.xy, v.zw) + dot(v.xyz, v.yzw) + dot(v, v.wzyx) + pow(v.x, v.y) + atan2(v.x, v.y) + ldexp(v.x, v.y);
    return float4(r, sign(v.x), step(v.x, v.y), smoothstep(0, 1, v.z));
}
