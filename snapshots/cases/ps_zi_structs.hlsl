// dxc: -T ps_6_0 -E main -Zi -Qembed_debug
// Debug information of composite types: structs in structs, arrays, matrices, bases, typedefs, enumerations, templates.
enum Kind : uint { Flat, Round = 5, Sharp };
enum class Scoped { First = -1, Second };
typedef float3 Direction;
template<typename T> struct Box { T low, high; T middle() { return (low + high) * (T)0.5; } };
struct Base { Direction n; static float scale(float f) { return f * 2; } };
struct Derived : Base { Box<float3> box; float4x4 m; int list[2][3]; Kind kind; bool flag; };
cbuffer Constants { Derived derived; Scoped scoped; };
float4 main(nointerpolation uint i : I) : SV_Target {
    Derived d = derived;
    Box<float> small = { 1, i };
    float3 r = d.box.middle() + d.n * Base::scale(small.middle());
    r += d.kind == Round ? d.list[1][i % 3] : 0;
    return scoped == Scoped::Second && d.flag ? mul(d.m, float4(r, 1)) : r.xyzx;
}
