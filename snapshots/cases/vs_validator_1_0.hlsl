// dxc: -T vs_6_0 -E main -validator-version 1.0
// The first validator version: the shortest runtime information, no view-id state.
struct Output {
    float4 position : SV_Position;
    float3 normal : NORMAL;
};
Output main(float4 p : POSITION, float3 n : NORMAL) {
    Output o = { p * 2, normalize(n) };
    return o;
}
