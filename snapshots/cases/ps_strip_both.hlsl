// dxc: -T ps_6_5 -E main -Qstrip_reflect -Qstrip_debug -Qstrip_rootsignature
// Everything stripped that can be: a container with few parts.
cbuffer C { float4 tint; };
[RootSignature("CBV(b0)")] float4 main() : SV_Target { return tint; }
