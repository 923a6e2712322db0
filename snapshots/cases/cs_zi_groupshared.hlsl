// dxc: -T cs_6_6 -E main -Zi -Qembed_debug
// Debug information of group-shared and static globals, and of resources under 6.6.
struct Cell { float2 at; uint n; };
groupshared Cell cells[4];
static int calls = 3;
static const float table[4] = { 1, 0.5, 0.25, 0.125 };
RWStructuredBuffer<Cell> result;
ByteAddressBuffer source;
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
    calls += i;
    cells[i].at = table[i];
    cells[i].n = source.Load(calls * 4);
    GroupMemoryBarrierWithGroupSync();
    result[i] = cells[3 - i];
}
