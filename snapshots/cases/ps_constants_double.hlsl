// dxc: -T ps_6_0 -E main
// Double constants: exact, with long fractions, huge, denormal; made, split and converted.
cbuffer Numbers { double scale; double2 pair; };
float4 main(float x : X) : SV_Target {
    double d = scale * 0.1L + 1e300L;
    d = d / 3.0L - 4.9406564584124654e-324L;
    d += pair.x * 1e-5L + pair.y * 123456789.123456789L;
    d = d > 2.5L ? d : -0.0L;
    uint low, high;
    asuint(d, low, high);
    return float4((float)d, low, high, (float)asdouble(low ^ 1u, high));
}
