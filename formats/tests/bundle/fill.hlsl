// fxc: -T cs_5_0 -E fill
// A value block, a buffer that is read and one that is written.
cbuffer fill_params : register(b1) { uint first; uint count; };
StructuredBuffer<uint> source : register(t0);
RWStructuredBuffer<uint> target : register(u3);
[numthreads(8, 4, 1)]
void fill(uint3 at : SV_DispatchThreadID) {
    if (at.x < count) target[first + at.x] = source[at.x];
}
