// dxc: -T ps_6_0 -E main
// A local array written and read with run-time indices: alloca, getelementptr, load and store.
float4 main(nointerpolation uint4 i : I, float4 c : C) : SV_Target {
    float4 values[3] = { c, c.yzwx, c.zwxy };
    values[i.x % 3] = i;
    int bits[2][4] = { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } };
    bits[i.y & 1][i.z & 3] += 9;
    return values[i.w % 3] * bits[i.z & 1][i.w & 3];
}
