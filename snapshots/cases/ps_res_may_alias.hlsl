// dxc: -T ps_6_0 -E main -res-may-alias -all-resources-bound
// Options that become shader flags: all resources bound, resources may alias.
RWBuffer<float> a;
Texture2D<float4> t;
float4 main(float4 p : SV_Position) : SV_Target { a[0] = p.x; return t[(uint2)p.xy] + a[1]; }
