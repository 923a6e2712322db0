// dxc: -T ps_6_0 -E main
// packoffset, several constant buffers, an unused one, and globals that fall into $Globals.
float4 globalTint;
uint globalFlags;
cbuffer A { float2 a0 : packoffset(c1.z); float a1 : packoffset(c0.w); }
cbuffer B : register(b7) { float4 b0; }
cbuffer Unused { float4 never; }
float4 main() : SV_Target { return globalTint * globalFlags + a0.xyxy + a1 + b0; }
