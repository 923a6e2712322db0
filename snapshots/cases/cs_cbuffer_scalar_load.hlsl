// dxc: -T cs_6_0 -E main -not_use_legacy_cbuf_load
// Constant buffers read by scalar loads in place of rows.
struct S { float a[2]; double d; };
cbuffer C : register(b3) { S s[2]; int3 i; };
RWBuffer<float> r;
[numthreads(1, 1, 1)]
void main(uint at : SV_GroupIndex) { r[at] = s[at].a[1] + (float)s[1].d + i.z; }
