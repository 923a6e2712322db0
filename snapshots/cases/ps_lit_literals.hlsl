// dxc: -T ps_6_0 -E main
// Integer literals of odd values: extremes of 32 bits, hexadecimal, octal, characters.
uint4 main(nointerpolation int4 i : I) : SV_Target {
    int4 a = i * int4(-2147483647 - 1, 2147483647, 0xdeadbeef, 017);
    return (uint4)a + uint4('A', '\n', 4294967295u, 0x80000000u) + (i.x == -1 ? 10 : 20);
}
