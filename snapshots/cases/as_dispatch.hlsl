// dxc: -T as_6_5 -E main
// An amplification shader with a payload in group-shared memory.
struct Payload { uint ids[32]; float3x2 transform; };
groupshared Payload payload;
cbuffer Scene { float4 planes[6]; uint count; };
[numthreads(32, 1, 1)]
void main(uint i : SV_GroupThreadID, uint at : SV_DispatchThreadID) {
    bool visible = at < count && dot(planes[i % 6], float4(at, i, 0, 1)) > 0;
    if (visible) payload.ids[WavePrefixCountBits(visible)] = at;
    payload.transform = (float3x2)planes[2].x;
    DispatchMesh(WaveActiveCountBits(visible), 1, 1, payload);
}
