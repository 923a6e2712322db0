// dxc: -T gs_6_1 -E main
// Triangles with adjacency in, a line strip out, and a view id.
struct V { float4 position : SV_Position; };
[maxvertexcount(7)]
void main(triangleadj V v[6], inout LineStream<V> stream, uint view : SV_ViewID) {
    for (int i = 0; i < 6; i += 2) {
        V o = v[i];
        o.position.x += view;
        stream.Append(o);
    }
    stream.Append(v[0]);
}
