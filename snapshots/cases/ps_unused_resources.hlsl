// dxc: -T ps_6_0 -E main -Vd
// Resources that are not used vanish, and a container without validation has no digest.
Texture2D<float4> used : register(t9);
Texture2D<float4> unused : register(t1);
RWBuffer<int> alsoUnused;
float4 main(float4 p : SV_Position) : SV_Target { return used[uint2(p.xy)]; }
