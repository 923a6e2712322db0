// dxc: -T cs_6_0 -E main -force-rootsig-ver rootsig_1_0
// A root signature of version 1.0 with constants, and root descriptors.
#define SIGNATURE "RootConstants(num32BitConstants=2, b0), UAV(u0), SRV(t0)"
struct Numbers { uint a, b; };
ConstantBuffer<Numbers> n : register(b0);
RWByteAddressBuffer u : register(u0);
ByteAddressBuffer v : register(t0);
[RootSignature(SIGNATURE)] [numthreads(1, 1, 1)]
void main() { u.Store(n.a, v.Load(n.b)); }
