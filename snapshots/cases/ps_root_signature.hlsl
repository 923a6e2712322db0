// dxc: -T ps_6_0 -E main
// A root signature of version 1.1 attached to the entry point: a part of its own.
Texture2D<float4> t : register(t0, space1);
SamplerState s : register(s0);
cbuffer C : register(b0) { float4 tint; };
[RootSignature("RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT), CBV(b0, visibility = SHADER_VISIBILITY_PIXEL), "
               "DescriptorTable(SRV(t0, space = 1, numDescriptors = unbounded, flags = DESCRIPTORS_VOLATILE)), "
               "StaticSampler(s0, filter = FILTER_MIN_MAG_MIP_POINT, maxAnisotropy = 4)")]
float4 main(float2 uv : UV) : SV_Target { return t.Sample(s, uv) * tint; }
