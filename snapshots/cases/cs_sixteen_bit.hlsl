// dxc: -T cs_6_2 -E main -enable-16bit-types
// Native 16-bit integers and halves in arithmetic, buffers and constant buffers.
struct S { half h; int16_t i; uint16_t2 u; float f; };
cbuffer C { half4 tint; int16_t small; uint16_t3 triple; S s; half table[3]; };
RWStructuredBuffer<S> data;
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    S v = data[at.x];
    v.h = max(v.h * tint.y, table[at.y]) + half(v.i);
    v.i = (v.i << 2) ^ small + (int16_t)v.f;
    v.u = min(v.u, triple.xy) + uint16_t2(0x7fff, 65535) + s.u;
    v.f = sin(v.h) + (float)v.u.x;
    data[at.z] = v;
}
