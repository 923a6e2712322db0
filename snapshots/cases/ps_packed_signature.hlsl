// dxc: -T ps_6_2 -E main -enable-16bit-types -pack-optimized
// Optimised packing of a signature with 16-bit and 32-bit elements.
struct Input { half a : A; float3 b : B; half2 c : C; nointerpolation int16_t d : D; float e : E; uint16_t2 f : F; };
half4 main(Input i) : SV_Target { return half4(i.a + i.b.x, i.c.y, i.d, i.e + i.f.y); }
