// dxc: -T ps_6_0 -E main
// Depth, coverage and stencil reference out, coverage in: signature elements without a register.
void main(float4 p : SV_Position, uint covered : SV_Coverage, bool front : SV_IsFrontFace,
          out float depth : SV_Depth, out uint coverage : SV_Coverage, out uint stencil : SV_StencilRef,
          out float4 colour : SV_Target3) {
    depth = p.z * 0.5;
    coverage = covered & 0x55;
    stencil = front ? 1 : 2;
    colour = p;
}
