// dxc: -T ps_6_0 -E main -Zi -Qembed_debug
// Debug information of a small pixel shader: both program parts, source files, line locations.
float4 main(float4 c : COLOR, float2 uv : UV) : SV_Target {
    float4 result = c;
    if (uv.x > 0.5) {
        float half_ = uv.y * 0.5;
        result.xy += half_;
    }
    return result;
}
