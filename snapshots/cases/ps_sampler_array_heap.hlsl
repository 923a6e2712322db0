// dxc: -T ps_6_6 -E main
// Heap handles under non-uniform indices in a loop, an array of samplers beside them.
struct Tint { float4 colour; };
SamplerState bound[2];
float4 main(float2 uv : UV, nointerpolation uint n : N) : SV_Target {
    float4 r = 0;
    for (uint i = 0; i < n; ++i) {
        TextureCube<float4> c = ResourceDescriptorHeap[NonUniformResourceIndex(i)];
        Texture2DArray<uint2> a = ResourceDescriptorHeap[i + 1];
        TextureBuffer<Tint> tb = ResourceDescriptorHeap[7];
        r += c.SampleLevel(bound[i & 1], float3(uv, 1), 0) + a[uint3(uv, i)].xyxy * tb.colour;
    }
    return r;
}
