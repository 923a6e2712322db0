// dxc: -T ps_6_0 -E main
// Coarse and fine derivatives, and the level of detail.
Texture2D<float4> t;
SamplerState s;
float4 main(float2 uv : UV) : SV_Target {
    return float4(ddx(uv.x), ddy_fine(uv.y), ddx_coarse(uv.y) + ddx_fine(uv.x),
                  t.CalculateLevelOfDetail(s, uv) + t.CalculateLevelOfDetailUnclamped(s, uv));
}
