// dxc: -T ps_6_0 -E main
// Eight render targets of different types.
struct Output {
    float4 a : SV_Target0;
    float3 b : SV_Target1;
    uint2 c : SV_Target2;
    int d : SV_Target3;
    float4 rest[4] : SV_Target4;
};
Output main(float4 c : COLOR) {
    Output o = { c, c.zyx, (uint2)c.xy, (int)c.w, { c, c.yyyy, 1.0.xxxx, c.wzyx } };
    return o;
}
