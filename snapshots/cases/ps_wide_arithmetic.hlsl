// dxc: -T ps_6_0 -E main
// Additions with carry and products of 64 bits made of 32-bit words.
uint4 main(nointerpolation uint4 a : A, nointerpolation uint4 b : B) : SV_Target {
    uint4 sum = AddUint64(a, b);
    uint64_t wide = (uint64_t)a.x * b.x;
    return sum + uint4((uint)wide, (uint)(wide >> 32), 0, 1);
}
