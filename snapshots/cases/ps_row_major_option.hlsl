// dxc: -T ps_6_0 -E main -Zpr
// Row-major matrices by default.
cbuffer C { float3x4 a; column_major float3x4 b; float2x2 list[3]; };
struct M { float4x3 m; };
StructuredBuffer<M> s;
float3 main(float4 v : V) : SV_Target { return mul(a, v) + mul(b, v) + mul(v, s[2].m) + list[1][0].xyx; }
