// dxc: -T ps_6_0 -E main
// A constant buffer with nested structs, arrays and padding: the buffer definition's offsets and indents.
struct Light { float3 position; float range; float3 colour; uint kind; };
struct Cascade { float4x4 matrix_; float2 split; };
struct Scene { Light lights[3]; Cascade cascades[2]; float weights[5]; struct { int a; float3 b; } inner; };
cbuffer PerFrame : register(b1, space2) {
    float time;
    Scene scene;
    int2 counts[2];
    bool enabled;
    float last : packoffset(c60.y);
};
float4 main(nointerpolation uint i : I) : SV_Target {
    float4 r = float4(scene.lights[i].colour, scene.weights[i]) + scene.inner.b.xyzx + counts[1].y;
    return enabled ? r * time : mul(r, scene.cascades[1].matrix_) + last;
}
