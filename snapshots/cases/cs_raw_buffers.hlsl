// dxc: -T cs_6_2 -E main -enable-16bit-types
// Byte-address buffers: loads and stores of each width, templates, arrays of structs, 16-bit and 64-bit values.
struct Record { half2 h; float f; uint64_t big; int16_t3 small; double d; };
ByteAddressBuffer source : register(t0);
RWByteAddressBuffer target : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    uint size;
    source.GetDimensions(size);
    Record r = source.Load<Record>(at.x * 40);
    r.big += source.Load<uint64_t>(8);
    r.h *= source.Load<half2>(2);
    target.Store<Record>(at.y, r);
    target.Store3(at.z, source.Load3(size - 12));
    target.Store(0, source.Load<int16_t>(6));
    target.Store<float4x3>(64, source.Load<float4x3>(128));
}
