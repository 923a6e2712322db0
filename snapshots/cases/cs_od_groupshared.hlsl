// dxc: -T cs_6_6 -E main -Od
// Without optimisation: group-shared memory and resources passed to functions.
groupshared float2 tile[16];
RWTexture2D<float2> image;
void put(RWTexture2D<float2> t, uint2 at, float2 v) { t[at] = v; }
[numthreads(4, 4, 1)]
void main(uint2 at : SV_DispatchThreadID, uint i : SV_GroupIndex) {
    tile[i] = image[at];
    GroupMemoryBarrierWithGroupSync();
    put(image, at.yx, tile[15 - i]);
}
