// dxc: -T gs_6_0 -E main -Zi -Qembed_debug -Od
// Debug information of streams and input arrays without optimisation.
struct V { float4 position : SV_Position; };
[maxvertexcount(3)]
void main(triangle V v[3], inout TriangleStream<V> stream) {
    for (int i = 0; i < 3; ++i) { V o = v[i]; o.position.y *= -1; stream.Append(o); }
}
