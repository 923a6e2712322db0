// dxc: -T ms_6_6 -E main
// A mesh shader whose primitives carry a shading rate only.
struct V { float4 position : SV_Position; };
struct P { uint rate : SV_ShadingRate; };
[outputtopology("triangle")] [numthreads(1, 1, 1)]
void main(out vertices V v[3], out primitives P p[1], out indices uint3 t[1]) {
    SetMeshOutputCounts(3, 1);
    [unroll] for (uint i = 0; i < 3; ++i) v[i].position = float4(i & 1, i >> 1, 0, 1);
    p[0].rate = 5;
    t[0] = uint3(0, 1, 2);
}
