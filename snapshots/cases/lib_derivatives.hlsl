// dxc: -T lib_6_8
// A function of a library that takes derivatives, and one that needs a visible group: optional features.
RWByteAddressBuffer result : register(u0);
groupshared uint shared_count;

export float slope(float x) { return ddx(x) + ddy_fine(x); }
export void wait() { InterlockedAdd(shared_count, 1); GroupMemoryBarrierWithGroupSync(); result.Store(0, shared_count); }
