// dxc: -T vs_6_1 -E main -validator-version 1.1
// Validator 1.1, the first whose runtime information holds signatures.
float4 main(float4 p : POSITION, float2 uv[2] : UV, out float2 o[2] : UV) : SV_Position { o = uv; return p; }
