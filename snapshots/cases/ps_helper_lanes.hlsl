// dxc: -T ps_6_7 -E main
// Helper lanes: the test for them, and waves that include them.
[WaveOpsIncludeHelperLanes] float4 main(float4 c : C) : SV_Target {
    if (c.x < 0) discard;
    return IsHelperLane() ? WaveActiveSum(c) : c;
}
