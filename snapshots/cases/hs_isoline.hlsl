// dxc: -T hs_6_1 -E main
// Isolines with power-of-two partitioning; the patch constants depend on the view id.
struct P { float3 position : POSITION; };
struct K { float edges[2] : SV_TessFactor; };
K constants(uint view : SV_ViewID) {
    K k;
    k.edges[0] = 4;
    k.edges[1] = 4 + view;
    return k;
}
[domain("isoline")] [partitioning("pow2")] [outputtopology("line")] [outputcontrolpoints(2)]
[patchconstantfunc("constants")]
P main(InputPatch<P, 2> p, uint i : SV_OutputControlPointID) { return p[i]; }
