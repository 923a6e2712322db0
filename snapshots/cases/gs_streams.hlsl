// dxc: -T gs_6_0 -E main
// Three point streams with different signatures: stream numbers in signatures, masks and calls.
struct V { float4 position : SV_Position; float3 n : NORMAL; };
struct A { float4 position : SV_Position; float3 n : NORMAL; };
struct B { float2 pair : PAIR; uint id : ID; };
struct C { float4 last : LAST; };
[maxvertexcount(9)]
void main(triangle V v[3], inout PointStream<A> a, inout PointStream<B> b, inout PointStream<C> c) {
    for (uint i = 0; i < 3; ++i) {
        A x = { v[i].position, v[i].n };
        a.Append(x);
        B y = { v[i].n.xy, i };
        b.Append(y);
    }
    C z = { v[0].position + v[2].position };
    c.Append(z);
    c.RestartStrip();
}
