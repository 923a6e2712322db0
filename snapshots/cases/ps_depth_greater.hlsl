// dxc: -T ps_6_6 -E main -validator-version 1.6
// Depth greater or equal, with the runtime information of validator 1.6.
float main(noperspective sample float4 p : SV_Position) : SV_DepthGreaterEqual { return p.z + 0.1; }
