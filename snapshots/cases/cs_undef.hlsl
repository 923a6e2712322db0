// dxc: -T cs_6_0 -E main -Vd
// Undefined values stored to memory, which validation would refuse.
RWStructuredBuffer<float4> r;
RWTexture2D<float2> t;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
    float4 v;
    v.y = i;
    r[i] = v;
    t[uint2(i, 1)] = v.xy;
}
