// dxc: -T lib_6_3 -default-linkage external
// Exported functions with every kind of parameter: mangled names, out parameters, resources, matrices, structs.
namespace Tools {
struct Box { float3 low, high; int tags[2]; };
template<typename T> T twice(T v) { return v + v; }
float volume(Box b) { float3 d = twice(b.high - b.low); return d.x * d.y * d.z; }
}
export float4 blend(float4 a, inout float4 b, out uint count, bool flip) {
    count = flip ? 3 : 4;
    b *= a;
    return flip ? b : a;
}
export float measure(Tools::Box b, row_major float3x3 m, float values[4]) { return Tools::volume(b) + m[1][2] + values[3]; }
export float2x2 turn(float2x2 m) { return transpose(m); }
export void nothing() {}
