// dxc: -T hs_6_0 -E main
// Point output topology with fractional-even partitioning.
struct P { float4 position : POSITION; };
struct K { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
K constants() { K k = { { 1, 2, 3 }, 4 }; return k; }
[domain("tri")] [partitioning("fractional_even")] [outputtopology("point")] [outputcontrolpoints(1)]
[patchconstantfunc("constants")]
P main(InputPatch<P, 1> p) { return p[0]; }
