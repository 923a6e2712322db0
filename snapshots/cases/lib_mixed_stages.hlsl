// dxc: -T lib_6_8
// A library of graphics and compute entry points together.
struct V { float4 position : SV_Position; float2 uv : UV; };
Texture2D<float4> t : register(t1);
SamplerState s : register(s1);
RWBuffer<uint> count : register(u1);
[shader("vertex")] V vertex(uint id : SV_VertexID) { V v = { float4(id & 1, id >> 1, 0, 1), float2(id, 0) }; return v; }
[shader("pixel")] float4 pixel(V v) : SV_Target { return t.Sample(s, v.uv); }
[shader("compute")] [numthreads(4, 4, 1)] void compute(uint3 at : SV_DispatchThreadID) { InterlockedAdd(count[0], at.x); }
