// dxc: -T cs_6_0 -E main
// Every 32-bit atomic on typed, raw and structured buffers, textures and group-shared memory.
RWBuffer<uint> typed;
RWByteAddressBuffer raw;
RWStructuredBuffer<int> structured;
RWTexture3D<int> volume;
groupshared int shared_;
[numthreads(32, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    uint was;
    int old;
    InterlockedAdd(typed[at.x], 1, was);
    InterlockedAnd(typed[was], 0xff);
    InterlockedOr(typed[at.y], was);
    InterlockedXor(structured[at.x], 3, old);
    InterlockedMin(structured[at.y], -3);
    InterlockedMax(structured[at.z], old);
    InterlockedMin(volume[at], 7, old);
    raw.InterlockedExchange(16, was, was);
    raw.InterlockedCompareExchange(20, 1, was, was);
    raw.InterlockedCompareStore(24, 2, was);
    raw.InterlockedMax(28, was);
    InterlockedExchange(shared_, old, old);
    InterlockedCompareExchange(shared_, 5, old, old);
    typed[at.z] = was + old;
}
