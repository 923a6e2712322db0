// dxc: -T cs_6_0 -E main
// The four ids of a compute shader's thread, stored to a typed buffer.
RWBuffer<uint4> result;
[numthreads(8, 4, 2)]
void main(uint3 group : SV_GroupID, uint3 thread : SV_GroupThreadID, uint3 at : SV_DispatchThreadID, uint flat_ : SV_GroupIndex) {
    result[at.x] = uint4(group.x, thread.y, at.z, flat_);
}
