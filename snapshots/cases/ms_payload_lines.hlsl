// dxc: -T ms_6_5 -E main
// A mesh shader with a payload in, lines out, a view id and group-shared memory.
struct Payload { uint ids[16]; float4 box; };
struct V { float4 position : SV_Position; float clip[2] : SV_ClipDistance; };
struct P { uint layer : SV_RenderTargetArrayIndex; uint viewport : SV_ViewportArrayIndex; };
groupshared float heights[8];
[outputtopology("line")] [numthreads(8, 2, 1)]
void main(uint i : SV_GroupIndex, uint g : SV_GroupID, uint view : SV_ViewID, in payload Payload payload,
          out indices uint2 l[8], out vertices V v[16], out primitives P p[8]) {
    SetMeshOutputCounts(16, 8);
    heights[i & 7] = payload.box.y;
    GroupMemoryBarrierWithGroupSync();
    v[i].position = payload.box * payload.ids[g & 15] + view + heights[7 - (i & 7)];
    v[i].clip[0] = i;
    v[i].clip[1] = 1;
    if (i < 8) {
        l[i] = uint2(i, i + 1);
        p[i].layer = view;
        p[i].viewport = 0;
    }
}
