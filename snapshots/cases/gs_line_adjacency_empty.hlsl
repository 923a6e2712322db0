// dxc: -T gs_6_0 -E main
// Lines with adjacency in, and nothing but clip distances out beside the position.
struct V { float4 position : SV_Position; float d : SV_ClipDistance; };
[maxvertexcount(2)]
void main(lineadj V v[4], inout LineStream<V> stream) { stream.Append(v[1]); stream.Append(v[2]); }
