// dxc: -T ps_6_0 -E main
// Rasteriser-ordered views of each kind beside plain ones.
struct Fragment { float4 colour; uint depth; };
RasterizerOrderedTexture2D<float4> image : register(u1);
RasterizerOrderedTexture3D<uint> volume : register(u2);
RasterizerOrderedBuffer<uint4> typed : register(u3);
RasterizerOrderedStructuredBuffer<Fragment> list : register(u4);
RasterizerOrderedByteAddressBuffer bytes : register(u5);
RWTexture2D<float4> plain : register(u6);
void main(float4 p : SV_Position, float4 c : COLOR) {
    uint2 at = p.xy;
    image[at] = lerp(image[at], c, c.a);
    volume[uint3(at, 0)] += 1;
    typed[at.x] = typed[at.y] + 1;
    Fragment f = { c, at.x };
    list[at.x] = f;
    bytes.Store2(at.x * 8, at);
    plain[at] = c;
}
