// dxc: -T cs_6_6 -E main -validator-version 1.10
// Compiled with a development build after dxc 1.9: runtime info of 60 bytes, with group-shared memory.
groupshared float shared_values[64];
RWStructuredBuffer<float> values : register(u0);

[numthreads(64, 1, 1)]
void main(uint index : SV_GroupIndex) {
    shared_values[index] = values[index];
    GroupMemoryBarrierWithGroupSync();
    values[index] = shared_values[63 - index];
}
