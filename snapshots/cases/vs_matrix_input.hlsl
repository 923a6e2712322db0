// dxc: -T vs_6_2 -E main
// A matrix and an array of matrices as signature elements: each row its own semantic index.
struct Output {
    float4 position : SV_Position;
    column_major float3x2 basis : BASIS;
    row_major float2x2 pairs[2] : PAIR;
};
Output main(float4x4 transform : TRANSFORM, float4 p : POSITION) {
    Output o;
    o.position = mul(transform, p);
    o.basis = (float3x2)transform;
    o.pairs[0] = (float2x2)transform;
    o.pairs[1] = o.pairs[0] * 2;
    return o;
}
