// dxc: -T cs_6_0 -E main
// Wave operations of Shader Model 6.0.
RWStructuredBuffer<uint4> result;
[numthreads(64, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    uint v = result[at.x].x;
    float f = asfloat(v);
    uint4 r = WaveActiveBallot(v > 3);
    r.x += WaveGetLaneCount() + WaveGetLaneIndex() + WaveIsFirstLane() + WaveActiveCountBits(v & 1);
    r.y += WaveActiveAnyTrue(v == 1) + WaveActiveAllTrue(v != 2) + WaveActiveAllEqual(v) + WavePrefixCountBits(v > 9);
    r.z += WaveReadLaneFirst(v) + WaveReadLaneAt(v, 5) + WaveActiveSum(v) + WaveActiveProduct((int)v);
    r.w += WaveActiveBitAnd(v) + WaveActiveBitOr(v) + WaveActiveBitXor(v) + WaveActiveMin(v) + WaveActiveMax((int)v);
    r += (uint4)(WavePrefixSum(f) + WavePrefixProduct(f) + WaveActiveMin(f) + WaveActiveMax(f));
    result[at.x] = r;
}
