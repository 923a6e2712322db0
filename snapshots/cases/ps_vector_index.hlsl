// dxc: -T ps_6_0 -E main
// Vectors and matrices indexed at run time: an array in place of the vector.
float main(float4 v : V, nointerpolation uint2 i : I, float4x4 m : M) : SV_Target {
    float4 w = v * 2;
    w[i.x] = 5;
    return w[i.y] + m[i.x][i.y];
}
