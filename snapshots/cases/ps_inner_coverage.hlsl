// dxc: -T ps_6_0 -E main
// Inner coverage and primitive id as inputs.
float4 main(uint inner : SV_InnerCoverage, uint primitive : SV_PrimitiveID) : SV_Target {
    return inner ? primitive : 0.5;
}
