// dxc: -T ps_6_0 -E main
// Conservative depth, less or equal: the pipeline block says so.
struct Output { float4 colour : SV_Target; float depth : SV_DepthLessEqual; };
Output main(noperspective centroid float4 p : SV_Position) {
    Output o = { p, p.z };
    return o;
}
