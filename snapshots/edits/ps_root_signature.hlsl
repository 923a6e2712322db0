// dxc: -T ps_6_0 -E main
// after: -T ps_6_0 -E main -D AFTER
// edit: --rebind b0=b4 --rebind t0=t4 --rebind s0=s1
// The root signature in the container binds the new registers.
#ifdef AFTER
#define R(before, after) after
#else
#define R(before, after) before
#endif
cbuffer Scale : register(R(b0, b4)) { float4 scale; };
Texture2D<float4> colour : register(R(t0, t4));
SamplerState linearly : register(R(s0, s1));
[RootSignature("CBV(b0), RootConstants(num32BitConstants = 4, b4), DescriptorTable(SRV(t0), SRV(t4, numDescriptors = 4), UAV(u0)), StaticSampler(s1), DescriptorTable(Sampler(s0))")]
float4 main(float2 uv : TEXCOORD) : SV_Target { return colour.Sample(linearly, uv) * scale; }
