// dxc: -T ps_6_0 -E main -HV 2021
// Float constants with an odd text: infinities, not-a-numbers, minus zero, denormals, tiny and huge values.
float4 main(nointerpolation uint pick : PICK) : SV_Target {
    switch (pick) {
    case 0: return asfloat(uint4(0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001));
    case 1: return asfloat(uint4(0x80000000, 0x00000001, 0x807fffff, 0x00800000));
    case 2: return float4(1e30, -1e30, 1e-30, 3.4028235e38);
    case 3: return float4(0.1, 1.0 / 3.0, 3.14159265, -2.71828183);
    case 4: return asfloat(uint4(0x7f800001, 0x7fffffff, 0x3f800001, 0x4b800001));
    case 5: return float4(16777216.0, 123456789.0, 1000000.0, 0.000001);
    default: return float4(1e6, 1e7, 123456.0, 9999999.0);
    }
}
