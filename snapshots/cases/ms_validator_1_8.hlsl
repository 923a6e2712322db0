// dxc: -T ms_6_8 -E main -validator-version 1.8
// Validator 1.8's runtime information of a mesh shader: entry name, thread counts, group-shared bytes.
struct V { float4 p : SV_Position; };
[outputtopology("triangle")] [numthreads(4, 2, 1)]
void main(out vertices V v[3], out indices uint3 t[1]) {
    SetMeshOutputCounts(3, 1);
    v[0].p = v[1].p = v[2].p = 1;
    t[0] = uint3(0, 1, 2);
}
