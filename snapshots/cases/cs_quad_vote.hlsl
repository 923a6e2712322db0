// dxc: -T cs_6_7 -E main
// Quad votes of Shader Model 6.7, and derivatives in a compute shader with helper-lane waves.
RWBuffer<float> result;
[numthreads(8, 8, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    float x = at.x * 0.5;
    result[at.x] = QuadAny(at.x > 3) ? ddx(x) : QuadAll(at.y == 0) ? ddy(x) : x;
}
