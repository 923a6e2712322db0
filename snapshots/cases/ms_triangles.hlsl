// dxc: -T ms_6_5 -E main
// A mesh shader with vertex and primitive attributes and triangle indices.
struct V { float4 position : SV_Position; float2 uv : UV; };
struct P { uint id : SV_PrimitiveID; bool cull : SV_CullPrimitive; float3 colour : COLOR; };
[outputtopology("triangle")] [numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex, out vertices V v[64], out primitives P p[126], out indices uint3 t[126]) {
    SetMeshOutputCounts(64, 126);
    v[i].position = float4(i, 0, 0, 1);
    v[i].uv = i * 0.5;
    p[i].id = i;
    p[i].cull = i & 1;
    p[i].colour = float3(1, i, 0);
    t[i] = uint3(i, i + 1, i + 2);
}
