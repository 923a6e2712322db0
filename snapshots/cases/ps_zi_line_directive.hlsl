// dxc: -T ps_6_0 -E main -Zi -Qembed_debug
// Line directives, which dxc's debug information leaves out of account; quotes in the source text.
#line 100 "elsewhere/functions.hlsl"
float twice(float x) { return x * 2; }
#line 7 "a name with spaces.hlsl"
float4 main(float4 v : V) : SV_Target {
    float a = twice(v.x);
#line 300 "elsewhere/body.inl"
    { float b = a * v.y; a += b; }
    return a;
}
