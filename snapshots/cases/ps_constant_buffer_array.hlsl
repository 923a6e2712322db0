// dxc: -T ps_6_0 -E main
// ConstantBuffer<T>: one, an array, an unbounded array, indexed uniformly and not.
struct Material { float4 albedo; float roughness[2]; };
template<typename T> struct Wrapped { T inner; uint tag; };
ConstantBuffer<Material> one : register(b0);
ConstantBuffer<Material> eight[8] : register(b1);
ConstantBuffer<Wrapped<Material> > many[] : register(b0, space5);
float4 main(nointerpolation uint i : I) : SV_Target {
    return one.albedo + eight[i].albedo * eight[2].roughness[1] + many[NonUniformResourceIndex(i)].inner.albedo;
}
