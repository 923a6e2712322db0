// dxc: -T ps_6_0 -E main -Zi -Zss -Qembed_debug
// after: -T ps_6_0 -E main -Zi -Zss -Qembed_debug
// edit: --rename-resource Scale=Ratio --rebind b0=b7,space2
// The hash covers the source: it is that of the module with debug info.
#ifdef AFTER
#define R(before, after) after
#else
#define R(before, after) before
#endif
cbuffer R(Scale, Ratio) : register(R(b0, b7), R(space0, space2)) { float4 scale; };
float4 main() : SV_Target { return scale * 2; }
