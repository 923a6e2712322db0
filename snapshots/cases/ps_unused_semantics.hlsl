// dxc: -T ps_6_0 -E main
// Inputs that are never or partly read: masks of use, gaps and never-written components.
struct Input {
    float4 position : SV_Position;
    float3 unused : UNUSED;
    float4 part : PART;
    float2 gap : GAP3;
    nointerpolation uint3 whole : WHOLE12;
};
float4 main(Input i) : SV_Target1 { return float4(i.part.y, i.gap.x, i.whole.z, 1); }
