// dxc: -T ps_6_2 -E main
// Minimum-precision fields of constant and structured buffers: 32 bits wide in memory.
struct Pair { min16float a; min16int2 b; };
cbuffer Values { min16float4 tint; min16uint mask; Pair pairs[2]; };
StructuredBuffer<Pair> list;
float4 main(nointerpolation uint i : I) : SV_Target { return tint * list[i].a + list[i].b.y + mask + pairs[i & 1].a; }
