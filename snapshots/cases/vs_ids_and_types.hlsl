// dxc: -T vs_6_0 -E main
// Signature elements of each component type and width, packed in rows, with semantic indices.
struct Input {
    float2 uv : TEXCOORD0;
    float2 uv2 : TEXCOORD1;
    int3 bones : BLENDINDICES;
    uint material : MATERIAL7;
    bool visible : VISIBLE;
    uint vertex : SV_VertexID;
    uint instance : SV_InstanceID;
};
struct Output {
    float4 position : SV_Position;
    float4 both : TEXCOORD;
    nointerpolation int3 bones : BLENDINDICES;
    nointerpolation uint id : ID;
    nointerpolation bool visible : VISIBLE;
};
Output main(Input i) {
    Output o;
    o.position = float4(i.uv, i.vertex, i.instance);
    o.both = float4(i.uv, i.uv2);
    o.bones = -i.bones;
    o.id = i.material ^ i.vertex;
    o.visible = !i.visible;
    return o;
}
