// dxc: -T ps_6_0 -E main
// Type names that need quotes: templates of vectors, classes with namespaces, resource classes.
namespace Paint {
template<typename T, uint N> struct Layered { T layers[N]; };
class Brush { Layered<float3, 2> colours; vector<float, 3> edge; matrix<float, 2, 2> turn; };
}
StructuredBuffer<Paint::Brush> brushes : register(t0);
StructuredBuffer<Paint::Layered<int, 3> > plain : register(t1);
RWStructuredBuffer<float2x2> matrices : register(u1);
float4 main(nointerpolation uint i : I) : SV_Target {
    matrices[i] = brushes[i].turn;
    return float4(brushes[i].colours.layers[1], plain[i].layers[2]) + brushes[i].edge.xyzx;
}
