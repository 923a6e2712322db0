// dxc: -T ps_6_0 -E main
// Texture buffers in both spellings.
tbuffer Old : register(t2) { float4 colours[4]; int count; };
struct Entry { float2 uv; uint2 id; };
TextureBuffer<Entry> entry : register(t3);
float4 main(nointerpolation uint i : I) : SV_Target { return colours[i] * count + entry.uv.xyxy + entry.id.yyyy; }
