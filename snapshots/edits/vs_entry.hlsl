// dxc: -T vs_6_8 -E main
// after: -T vs_6_8 -E PlaceVertex -D AFTER
// edit: --rename-entry PlaceVertex
// The entry point has another name in the modules and in PSV0.
#ifdef AFTER
#define R(before, after) after
#else
#define R(before, after) before
#endif
struct Vertex { float4 position : SV_Position; float2 uv : TEXCOORD3; };
Vertex R(main, PlaceVertex)(float3 position : POSITION, float2 uv : TEXCOORD3)
{
    Vertex vertex = { float4(position, 1), uv };
    return vertex;
}
