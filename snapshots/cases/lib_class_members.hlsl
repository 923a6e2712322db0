// dxc: -T lib_6_3 -default-linkage external
// Member functions as library functions: names with classes, templates, operators, arrays and matrices mangled.
template<typename T> struct Grid {
    T cells[4];
    T at(uint i) { return cells[i & 3]; }
    static Grid<T> filled(T v) { Grid<T> g = { v, v, v, v }; return g; }
};
struct Ray { float3 o, d; float3 along(float t) { return o + d * t; } Ray operator+(Ray r) { Ray s = { o + r.o, d }; return s; } };
float read_(uint64_t wide, const double2x3 m, int2 list[3][2]) { return (float)wide + list[1][0].x + (float)m[1][2]; }
float4 useAll(Ray r, Ray s, min16float m, float2 f[2]) {
    Grid<float3> g = Grid<float3>::filled((r + s).along(m));
    return float4(g.at(f[1].x), f[0].y);
}
