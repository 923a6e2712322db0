// dxc: -T vs_6_0 -E main
// Row-major and column-major matrices, square or not, in one constant buffer, multiplied from both sides.
cbuffer Matrices : register(b0, space3) {
    row_major float4x4 world;
    column_major float4x4 view;
    row_major float2x3 wide;
    column_major float3x2 tall;
    float1x4 line_;
    int3x3 whole;
    bool2x2 flags;
};
float4 main(float4 p : POSITION, float3 n : NORMAL) : SV_Position {
    float4 w = mul(mul(p, world), view);
    w.xy += mul(wide, n) + mul(n, tall);
    w.z += mul(line_, p).x;
    w.xyz += mul((int3)n, whole);
    return flags[1][0] ? w : transpose(view)[2];
}
