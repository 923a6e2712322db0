// dxc: -T cs_6_4 -E main -enable-16bit-types
// Shader Model 6.4's packed dot products.
RWByteAddressBuffer data;
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    uint a = data.Load(0), b = data.Load(4);
    data.Store(8, dot4add_u8packed(a, b, 5) + (uint)dot4add_i8packed(a, b, -6));
    data.Store(12, dot2add(half2(1.5, at.x), half2(at.yz), 0.25f));
}
