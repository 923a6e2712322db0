// dxc: -T cs_6_0 -E main
// Group-shared memory at constant indices: constant expressions as operands of loads, stores and atomics.
struct Cell { float4 v; int n[3]; };
groupshared Cell cells[4];
groupshared float2x2 turn;
RWBuffer<float> result;
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
    cells[2].v.z = i;
    cells[3].n[1] = i;
    turn[1][0] = result[i];
    GroupMemoryBarrierWithGroupSync();
    int was;
    InterlockedAdd(cells[3].n[1], 5, was);
    InterlockedCompareStore(cells[0].n[2], was, 4);
    result[i] = cells[2].v.z + turn[1][0] + cells[i].n[2];
}
