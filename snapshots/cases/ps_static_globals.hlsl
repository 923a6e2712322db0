// dxc: -T ps_6_0 -E main
// Static globals that hold state, changed by functions.
static float4 accumulated = 1;
static uint calls;
void add(float4 v) { accumulated += v; calls++; }
float4 main(float4 a : A, float4 b : B) : SV_Target {
    add(a);
    if (b.x > 0.5) add(b);
    return accumulated / calls;
}
