// dxc: -T ds_6_0 -E main
// A domain shader over isolines.
struct P { float3 position : POSITION; };
struct K { float edges[2] : SV_TessFactor; };
[domain("isoline")]
float4 main(K k, float2 uv : SV_DomainLocation, const OutputPatch<P, 2> p) : SV_Position {
    return float4(lerp(p[0].position, p[1].position, uv.x), k.edges[1]);
}
