// dxc: -T ps_6_0 -E main
// Constant arrays indexed at run time: global tables of floats, integers and vectors.
static const float weights[5] = { 0.06136, 0.24477, 0.38774, 0.24477, 0.06136 };
static const int2 offsets[4] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
static const uint zero[6] = { 0, 0, 0, 0, 0, 0 };
static const float3x2 bases[2] = { { 1, 2, 3, 4, 5, 6 }, { 6, 5, 4, 3, 2, 1 } };
float4 main(nointerpolation uint i : I) : SV_Target {
    return float4(weights[i], offsets[i].x + offsets[i].y, zero[i], bases[i & 1][i % 3].y);
}
