// dxc: -T cs_6_6 -E main
// 64-bit atomics on group-shared memory, raw, structured and typed buffers: features in the header.
RWByteAddressBuffer raw;
RWStructuredBuffer<uint64_t> structured;
RWBuffer<int64_t> typed;
groupshared uint64_t shared_[4];
[numthreads(32, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    uint64_t was;
    raw.InterlockedAdd64(at.x * 8, 1, was);
    InterlockedMax(structured[at.x], was);
    InterlockedOr(shared_[at.y], 0x8000000000000000ull, was);
    InterlockedAdd(typed[at.z], -1);
    raw.InterlockedCompareExchange64(8, was, was + 1, was);
    structured[0] = was;
}
