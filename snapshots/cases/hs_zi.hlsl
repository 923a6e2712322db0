// dxc: -T hs_6_0 -E main -Zi -Qembed_debug
// Debug information of two functions, the patch-constant function among them.
struct P { float3 position : POSITION; };
struct K { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
K constants(InputPatch<P, 3> p) { K k = { { p[0].position }, 1 }; return k; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
P main(InputPatch<P, 3> p, uint i : SV_OutputControlPointID) { P o; o.position = p[i].position * 2; return o; }
