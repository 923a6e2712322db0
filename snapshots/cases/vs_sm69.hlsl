// dxc: -T vs_6_9 -E main
// A plain vertex shader under Shader Model 6.9.
cbuffer C { float4x4 m; };
float4 main(float4 p : POSITION, float3 n : NORMAL, out float3 o : NORMAL) : SV_Position {
    o = normalize(mul((float3x3)m, n));
    return mul(m, p);
}
