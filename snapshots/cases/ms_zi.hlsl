// dxc: -T ms_6_5 -E main -Zi -Qembed_debug
// Debug information of a mesh shader's outputs.
struct V { float4 position : SV_Position; };
[outputtopology("triangle")] [numthreads(3, 1, 1)]
void main(uint i : SV_GroupIndex, out vertices V v[3], out indices uint3 t[1]) {
    SetMeshOutputCounts(3, 1);
    v[i].position = float4(i, i * 2, 0, 1);
    if (i == 0) t[0] = uint3(0, 1, 2);
}
