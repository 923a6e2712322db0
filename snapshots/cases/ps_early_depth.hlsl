// dxc: -T ps_6_0 -E main
// The early-depth-stencil attribute with an unordered write: a shader flag.
RWBuffer<uint> hits : register(u3);
[earlydepthstencil] void main(float4 p : SV_Position) { InterlockedAdd(hits[(uint)p.x], 1); }
