// dxc: -T ds_6_1 -E main
// A quad domain shader with the view id: the state of patch constants and control points.
struct P { float3 position : POSITION; };
struct K { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; float4 tint : TINT; };
struct O { float4 position : SV_Position; float4 tint : TINT; };
[domain("quad")]
O main(K k, float2 uv : SV_DomainLocation, const OutputPatch<P, 4> p, uint view : SV_ViewID, uint id : SV_PrimitiveID) {
    O o;
    o.position = float4(lerp(lerp(p[0].position, p[1].position, uv.x), lerp(p[2].position, p[3].position, uv.x), uv.y), 1);
    o.position.x += view;
    o.tint = k.tint + id;
    return o;
}
