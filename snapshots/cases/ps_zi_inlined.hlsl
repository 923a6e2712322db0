// dxc: -T ps_6_0 -E main -Zi -Qembed_debug
// Debug information of inlined functions, lexical blocks, default and out parameters, shadowed names.
namespace Maths { float cube(float x, float bias = 0.25) { float y = x * x; return y * x + bias; } }
void split(float4 v, out float2 a, inout float2 b) { a = v.xy; b += v.zw; }
float4 main(float4 v : V) : SV_Target {
    float2 a, b = 1;
    split(v, a, b);
    for (int i = 0; i < 3; ++i) {
        float v = Maths::cube(a.x + i);
        { float2 a = v; b -= a; }
    }
    return float4(a, b);
}
