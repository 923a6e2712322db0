// dxc: -T cs_6_0 -E main
// Group-shared memory: arrays of floats, structs and a scalar, with barriers of every kind.
struct Cell { float3 sum; uint count; };
groupshared float tile[64];
groupshared Cell cells[8];
groupshared uint total;
RWStructuredBuffer<float> result;
[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex, uint3 at : SV_DispatchThreadID) {
    tile[i] = result[at.x];
    if (i == 0) total = 0;
    GroupMemoryBarrierWithGroupSync();
    cells[i & 7].sum = float3(tile[i], tile[63 - i], 1);
    InterlockedAdd(cells[i & 7].count, 2);
    InterlockedMax(total, i);
    AllMemoryBarrierWithGroupSync();
    DeviceMemoryBarrier();
    GroupMemoryBarrier();
    AllMemoryBarrier();
    DeviceMemoryBarrierWithGroupSync();
    result[at.x] = cells[i >> 3].sum.y + total;
}
