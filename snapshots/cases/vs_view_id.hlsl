// dxc: -T vs_6_1 -E main
// View instancing: some outputs depend on the view id, some on inputs, some on both.
cbuffer Views { float4x4 viewProjection[4]; };
struct Output {
    float4 position : SV_Position;
    float2 uv : TEXCOORD0;
    nointerpolation uint view : VIEW;
};
Output main(float3 p : POSITION, float2 uv : TEXCOORD0, uint view : SV_ViewID) {
    Output o;
    o.position = mul(float4(p, 1), viewProjection[view]);
    o.uv = uv.yx;
    o.view = view;
    return o;
}
