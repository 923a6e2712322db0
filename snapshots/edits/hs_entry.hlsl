// dxc: -T hs_6_0 -E main
// after: -T hs_6_0 -E Tessellate -D AFTER
// edit: --rename-entry Tessellate
// A hull shader, whose patch-constant function keeps its name; older parts do not name the entry point.
#ifdef AFTER
#define R(before, after) after
#else
#define R(before, after) before
#endif
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
struct Point { float3 position : POSITION; };
Factors Patch() { Factors factors = { { 1, 2, 3 }, 4 }; return factors; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("Patch")]
Point R(main, Tessellate)(InputPatch<Point, 3> patch, uint i : SV_OutputControlPointID) { return patch[i]; }
