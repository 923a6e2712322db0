// dxc: -T cs_6_0 -E main -Od -Zi -Qembed_debug
// Debug information of local arrays, vectors and matrices in memory, without optimisation.
RWBuffer<float4> data;
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    float3x3 m = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
    float4 list[2][2];
    for (uint i = 0; i < 4; ++i) list[i >> 1][i & 1] = data[i];
    list[at.x & 1][at.y & 1].y = m[at.z % 3][1];
    min16float small = (min16float)list[0][1].z;
    double wide = small * 2.0L;
    data[9] = list[1][at.z & 1] + (float)wide;
}
