// dxc: -T gs_6_0 -E main
// A geometry shader of one stream that expands points, with instances.
struct V { float4 position : SV_Position; float size : SIZE; };
struct O { float4 position : SV_Position; float2 uv : UV; uint layer : SV_RenderTargetArrayIndex; };
[maxvertexcount(4)] [instance(3)]
void main(point V v[1], inout TriangleStream<O> stream, uint id : SV_GSInstanceID, uint primitive : SV_PrimitiveID) {
    [unroll] for (uint i = 0; i < 4; ++i) {
        O o;
        o.uv = float2(i & 1, i >> 1);
        o.position = v[0].position + float4(o.uv * v[0].size, id, primitive);
        o.layer = id;
        stream.Append(o);
    }
    stream.RestartStrip();
}
