// dxc: -T cs_6_0 -E main
// Fields of minimum precision, with and without a format.
cbuffer Types {
  min16float4 low;
  min16int2 low_integer;
  min16uint low_unsigned;
  min10float lower;
  min12int lower_integer;
  snorm min16float snormed;
  unorm min16float3 unormed;
  min16float3x2 low_matrix;
};
struct Element { min16float a; min16int b[2]; };
StructuredBuffer<Element> elements;
RWBuffer<float4> result;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  result[0] = low + low_integer.xyxy + low_unsigned + lower + lower_integer + snormed + unormed.xyzx + low_matrix[1][1] +
              elements[i].a + elements[i].b[1];
}
