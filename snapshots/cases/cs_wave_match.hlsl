// dxc: -T cs_6_5 -E main
// Shader Model 6.5's wave matching and multi-prefix operations.
RWStructuredBuffer<uint4> result;
[numthreads(64, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    uint v = result[at.x].x;
    uint4 mask = WaveMatch(v);
    uint4 r = mask + WaveMultiPrefixSum(v, mask) + WaveMultiPrefixProduct(v, mask) + WaveMultiPrefixCountBits(v > 1, mask);
    r += WaveMultiPrefixBitAnd(v, mask) + WaveMultiPrefixBitOr(v, mask) + WaveMultiPrefixBitXor(v, mask);
    result[at.x] = r;
}
