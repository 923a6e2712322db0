// dxc: -T ps_6_0 -E main -Zi -Qembed_debug
// Debug information of several files: functions and a piece of a body that are included.
#include "include/functions.hlsli"
float4 main(float4 v : V) : SV_Target {
    float a = twice(v.x);
#include "include/body.inl"
    return a + thrice(v.y);
}
