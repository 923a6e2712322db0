// dxc: -T cs_6_6 -E main
// Exchanges of floats by their bits.
RWByteAddressBuffer raw;
RWBuffer<float> typed;
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    float was;
    raw.InterlockedExchangeFloat(4, 1.5, was);
    raw.InterlockedCompareExchangeFloatBitwise(8, 0.0, was, was);
    InterlockedCompareExchangeFloatBitwise(typed[0], was, -0.0, was);
    typed[at.x] = was;
}
