// dxc: -T gs_6_2 -E main -enable-16bit-types
// Four streams with 16-bit elements, inputs indexed at run time.
struct V { float4 p : SV_Position; half2 h : H; };
struct A { half2 h : H; };
struct B { float4 p : SV_Position; };
[maxvertexcount(8)]
void main(line V v[2], inout PointStream<A> a, inout PointStream<A> b, inout PointStream<A> c, inout PointStream<B> d,
          uint id : SV_PrimitiveID) {
    A x = { v[id & 1].h };
    a.Append(x);
    b.Append(x);
    x.h *= 2;
    c.Append(x);
    B y = { v[0].p };
    d.Append(y);
}
