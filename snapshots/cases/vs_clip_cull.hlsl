// dxc: -T vs_6_0 -E main
// Clip and cull distances, several rows of each, written with constant indices.
cbuffer Planes : register(b2) { float4 planes[6]; };
struct Output {
    float4 position : SV_Position;
    float4 clip : SV_ClipDistance0;
    float clip2 : SV_ClipDistance1;
    float2 cull : SV_CullDistance;
};
Output main(float4 p : POSITION) {
    Output o;
    o.position = p;
    o.clip = float4(dot(p, planes[0]), dot(p, planes[1]), dot(p, planes[2]), dot(p, planes[3]));
    o.clip2 = dot(p, planes[4]);
    o.cull = dot(p, planes[5]).xx;
    return o;
}
