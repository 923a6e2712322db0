// dxc: -T cs_6_6 -E main
// Root flags that allow the heaps to be indexed, with table ranges of every flag.
[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED | SAMPLER_HEAP_DIRECTLY_INDEXED), UAV(u0, flags = DATA_VOLATILE), "
               "DescriptorTable(SRV(t1, flags = DATA_STATIC), CBV(b0, numDescriptors = 2, offset = 5))")]
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
    RWBuffer<uint> b = ResourceDescriptorHeap[i];
    b[0] = 1;
}
