// dxc: -T cs_6_0 -E main
// 64-bit integers and doubles: arithmetic, conversions, fused multiply-add, constants.
RWStructuredBuffer<uint64_t> u;
RWStructuredBuffer<int64_t> i;
RWStructuredBuffer<double2> d;
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    uint64_t a = u[at.x] * 0x123456789abcdefull + (uint64_t)at.y;
    int64_t b = i[at.x] / -7ll + ((int64_t)a >> 40);
    double2 c = d[at.x];
    c.x = fma(c.x, c.y, 1.0 / 3.0);
    c.y = (double)b + (double)a - abs(c.x) + min(c.x, c.y);
    u[at.y] = a % 1000000007ull + (uint64_t)c.x + countbits(a) + firstbithigh(a);
    i[at.y] = b - (int64_t)c.y;
    d[at.z] = c;
}
