// dxc: -T cs_6_9 -E main
// Shader Model 6.9: native vectors in arithmetic, loads, stores, comparisons and selections.
RWByteAddressBuffer raw;
RWStructuredBuffer<float4> list;
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    float4 v = raw.Load<float4>(16) * list[at.x];
    v = select(v > 0.5, sqrt(v), -v);
    v[at.y & 3] = dot(v, v);
    int4 n = (int4)v << 2;
    list[at.z] = max(v, (float4)n);
    raw.Store<bool4>(64, v < list[1]);
}
