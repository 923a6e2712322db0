// dxc: -T ps_6_0 -E main
// Quad operations in a pixel shader, on floats and integers.
float4 main(float4 c : C, nointerpolation uint i : I) : SV_Target {
    return QuadReadAcrossX(c) + QuadReadAcrossY(c.wzyx) + QuadReadAcrossDiagonal(c.x) + QuadReadLaneAt(i, 2);
}
