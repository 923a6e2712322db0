// dxc: -T vs_6_1 -E main -validator-version 1.3
// Validator 1.3: the second form of the runtime information with view-id dependence.
cbuffer Views { float4 offsets[4]; };
float4 main(float4 p : POSITION, uint view : SV_ViewID, out float2 uv : UV) : SV_Position {
    uv = p.zw;
    return p + offsets[view];
}
