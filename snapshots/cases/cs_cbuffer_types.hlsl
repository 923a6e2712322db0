// dxc: -T cs_6_6 -E main -enable-16bit-types
// Every type that a field of a constant buffer can have.
struct Empty {};
struct Inner { half3 h; double2 d; };
cbuffer Types {
  snorm float4 snormed;
  unorm float2 unormed;
  snorm half snormed_half;
  unorm half2 unormed_half;
  uint8_t4_packed packed_unsigned;
  int8_t4_packed packed_signed;
  int16_t3 shorts;
  uint16_t unsigned_short;
  int64_t2 longs;
  uint64_t unsigned_long;
  double one_double;
  bool3 bits;
  half1x3 half_matrix[2];
  row_major double2x2 double_matrix;
  Empty nothing;
  Inner inner[3];
  unorm double precise;
  snorm double precise_signed;
};
RWStructuredBuffer<float4> result;

[numthreads(1, 1, 1)]
void main() {
  float4 sum = snormed + unormed.xyxy + snormed_half + unormed_half.xyxy + packed_unsigned + packed_signed;
  sum.xyz += shorts + unsigned_short + bits + half_matrix[1][0] + inner[2].h;
  sum += (float)longs.x + (float)unsigned_long + (float)one_double + (float)double_matrix[1][0] + (float)inner[1].d.y;
  result[0] = sum + (float)precise + (float)precise_signed;
}
