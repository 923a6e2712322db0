// dxc: -T gs_6_0 -E main
// A geometry shader of lines with adjacency.
struct V { float4 position : SV_Position; };
[maxvertexcount(1)]
void main(lineadj V corners[4], inout PointStream<V> stream) { stream.Append(corners[3]); }
