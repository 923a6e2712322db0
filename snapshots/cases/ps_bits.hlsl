// dxc: -T ps_6_0 -E main
// Integer and bit operations, signed and unsigned, with carries, conversions and shifts.
uint4 main(nointerpolation uint4 a : A, nointerpolation int4 b : B) : SV_Target {
    uint4 r = countbits(a) + reversebits(a) + firstbithigh(a) + firstbitlow(a);
    r += (uint4)firstbithigh(b) + (a << 5) + (a >> b) + (uint4)(b >> 3) + (a ^ ~a.wzyx) + (a | 7);
    r += a / 7 + a % 5 + (uint4)(b / 3) + (uint4)(b % a.x) + min(a, 100u) + (uint4)max(b, -5);
    r.x += f32tof16(asfloat(a.x)) + (uint)f16tof32(a.y) + msad4(a.x, a.yz, a).x;
    return r + (uint4)mad(b, b.yzwx, 9) + (a > 3u) + (b <= -1) + (a == 0xffffffffu);
}
