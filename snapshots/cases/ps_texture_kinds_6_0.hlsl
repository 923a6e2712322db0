// dxc: -T ps_6_2 -E main
// The table of resources of every kind, with minimum precision.
Texture1D<min16float> low : register(t0);
Texture1DArray<min16int2> low_integers : register(t1);
Texture3D<min16uint4> low_unsigned : register(t2);
Texture2D<bool4> bits : register(t5);
tbuffer Numbers : register(t6) { float4 first; int second; };
struct Matrices { row_major float4x4 one; column_major float2x3 other[2]; };
TextureBuffer<Matrices> matrices[2] : register(t7, space2);
SamplerState s;

float4 main(float4 at : AT) : SV_Target {
  int3 p = int3(at.xyz);
  float4 sum = low.Sample(s, at.x) + float4(low_integers.Load(p), 0, 0) + float4(low_unsigned.Load(int4(p, 0)));
  return sum + bits.Load(p) + first * second + matrices[1].one[2] + matrices[0].other[1][1].xyzx;
}
