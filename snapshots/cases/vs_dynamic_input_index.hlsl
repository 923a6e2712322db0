// dxc: -T vs_6_0 -E main
// An array of inputs and an array of outputs, indexed with a number known only at run time: dynamic index masks.
cbuffer Choice { uint choose; uint target; };
struct Output {
    float4 position : SV_Position;
    float4 colours[4] : COLOR;
};
Output main(float4 weights[4] : WEIGHT, float4 p : POSITION) {
    Output o;
    o.position = p + weights[choose];
    [unroll] for (uint i = 0; i < 4; ++i) o.colours[i] = 0;
    o.colours[target & 3] = weights[(choose + 1) & 3];
    return o;
}
