// dxc: -T hs_6_0 -E main
// A hull shader over triangles with fractional partitioning and a patch-constant function.
struct P { float4 position : SV_Position; float2 uv : UV; };
struct K { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float3 bias : BIAS; };
K constants(InputPatch<P, 3> p, uint id : SV_PrimitiveID) {
    K k;
    for (uint i = 0; i < 3; ++i) k.edges[i] = 1 + p[i].uv.x;
    k.inside = 2;
    k.bias = id;
    return k;
}
[domain("tri")] [partitioning("fractional_odd")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")] [maxtessfactor(15)]
P main(InputPatch<P, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }
