// dxc: -T ds_6_0 -E main
// A domain shader over triangles with displacement from a texture.
struct P { float3 position : POSITION; float2 uv : UV; };
struct K { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float height : HEIGHT; };
Texture2D<float> displacement;
SamplerState s;
[domain("tri")]
float4 main(K k, float3 b : SV_DomainLocation, const OutputPatch<P, 3> p) : SV_Position {
    float3 at = p[0].position * b.x + p[1].position * b.y + p[2].position * b.z;
    float2 uv = p[0].uv * b.x + p[1].uv * b.y + p[2].uv * b.z;
    at.y += displacement.SampleLevel(s, uv, 0) * k.height;
    return float4(at, k.inside);
}
