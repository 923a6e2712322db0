// dxc: -T cs_6_6 -E main -enable-16bit-types
// Shader Model 6.6's packing and unpacking of bytes.
RWByteAddressBuffer data;
[numthreads(1, 1, 1)]
void main() {
    int32_t4 a = unpack_s8s32((int8_t4_packed)data.Load(0));
    uint16_t4 b = unpack_u8u16((uint8_t4_packed)data.Load(4));
    data.Store(8, (uint)pack_clamp_s8(a) + (uint)pack_u8(b) + (uint)pack_clamp_u8((int16_t4)b));
}
