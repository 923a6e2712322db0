// dxc: -T cs_6_6 -E main
// Bound resources under 6.6: create-from-binding and annotate-handle with the words of their comments.
cbuffer Size { uint2 size; };
Texture2D<float4> source[3] : register(t2);
RWTexture2DArray<float> target : register(u9, space1);
TextureCube<float3> sky;
SamplerState s : register(s7);
RWStructuredBuffer<float2> counted;
Texture2DMSArray<int4, 2> multi;
RaytracingAccelerationStructure unusedScene;
[numthreads(8, 8, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    target[at] = source[at.z].SampleLevel(s, at.xy / (float2)size, 0).x + sky.SampleLevel(s, float3(at), 1).z;
    counted[counted.IncrementCounter()] = multi.Load(at, 1).xy;
}
