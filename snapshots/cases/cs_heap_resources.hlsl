// dxc: -T cs_6_6 -E main
// Shader Model 6.6's heaps: resources and samplers made from handles, annotated with their properties.
struct Params { uint4 ids; float2 uv; };
struct Item { float3 position; uint tag; };
[numthreads(64, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    ConstantBuffer<Params> params = ResourceDescriptorHeap[0];
    Texture2D<float4> t = ResourceDescriptorHeap[params.ids.x];
    Texture2DMS<float, 4> ms = ResourceDescriptorHeap[9];
    SamplerState s = SamplerDescriptorHeap[params.ids.y];
    SamplerComparisonState c = SamplerDescriptorHeap[1];
    StructuredBuffer<Item> items = ResourceDescriptorHeap[NonUniformResourceIndex(params.ids.z + at.x)];
    RWStructuredBuffer<Item> counted = ResourceDescriptorHeap[2];
    RWByteAddressBuffer raw = ResourceDescriptorHeap[3];
    globallycoherent RWTexture2D<float2> image = ResourceDescriptorHeap[4];
    RWBuffer<uint4> typed = ResourceDescriptorHeap[5];
    Texture2D<float> depth = ResourceDescriptorHeap[6];
    raw.Store(0, items[at.x].tag + counted.IncrementCounter());
    image[at.xy] = t.SampleLevel(s, params.uv, 0).xy + depth.SampleCmpLevelZero(c, params.uv, 0.5) + ms.Load(at.xy, 1);
    typed[at.x] = params.ids;
}
