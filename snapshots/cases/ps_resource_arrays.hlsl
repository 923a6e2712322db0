// dxc: -T ps_6_0 -E main
// Arrays of resources: bounded, two-dimensional, unbounded, in register spaces, with non-uniform indices.
Texture2D<float4> grid[2][3] : register(t0, space1);
Texture2D<float4> bindless[] : register(t10, space4294967279);
SamplerState samplers[4] : register(s0, space2);
RWBuffer<float> outputs[] : register(u0, space7);
float4 main(nointerpolation uint2 i : I, float2 uv : UV) : SV_Target {
    float4 r = grid[i.x][i.y].Sample(samplers[i.x], uv);
    r += bindless[NonUniformResourceIndex(i.y)].Sample(samplers[NonUniformResourceIndex(i.x)], uv);
    outputs[i.x][i.y] = r.x;
    return r + grid[1][2].Load(int3(0, 0, 0));
}
