// dxc: -T cs_6_8 -E main
// Shader Model 6.8's barriers by memory kind and by object.
RWBuffer<uint> data;
groupshared uint shared_[2];
[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex) {
    shared_[i] = data[i];
    Barrier(GROUP_SHARED_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    Barrier(data, DEVICE_SCOPE);
    Barrier(ALL_MEMORY, GROUP_SYNC | DEVICE_SCOPE);
    data[i] = shared_[1 - i];
}
