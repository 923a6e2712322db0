// dxc: -T ps_6_2 -E main -enable-16bit-types
// Half constants of every class, with their hexadecimal text, and the conversions to and from float.
half4 main(nointerpolation uint pick : PICK, float4 f : F) : SV_Target {
    half4 h = half4(f);
    if (pick == 1) h = asfloat16(uint16_t4(0x7c00, 0xfc00, 0x7e00, 0x8000));
    if (pick == 2) h = asfloat16(uint16_t4(0x0001, 0x83ff, 0x7bff, 0x0400));
    if (pick == 3) h += half4(0.1h, 1.5h, -2.25h, 65504.0h);
    return h * half(0.333);
}
