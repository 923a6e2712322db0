// dxc: -T hs_6_0 -E main
// A quad hull shader with more control points in than out, integer partitioning and output control points read back.
struct P { float3 position : POSITION; };
struct K { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; };
cbuffer Lod { float lod; };
K constants(InputPatch<P, 16> p, OutputPatch<P, 4> q) {
    K k;
    k.edges[0] = k.edges[1] = k.edges[2] = k.edges[3] = lod + q[2].position.x;
    k.inside[0] = k.inside[1] = p[15].position.y;
    return k;
}
[domain("quad")] [partitioning("integer")] [outputtopology("triangle_ccw")] [outputcontrolpoints(4)]
[patchconstantfunc("constants")]
P main(InputPatch<P, 16> p, uint i : SV_OutputControlPointID) {
    P o;
    o.position = p[i * 4].position;
    return o;
}
