// dxc: -T lib_6_8
// A coalescing node: read-write group records, an empty output array, unbounded sparse nodes.
struct Shared { uint total; float3 centre; };
[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(64, 1, 1)] [NodeID("gather", 3)]
void collect([MaxRecords(64)] RWGroupNodeInputRecords<Shared> input, uint i : SV_GroupThreadID,
             [MaxRecords(16)] [UnboundedSparseNodes] EmptyNodeOutputArray signals,
             [MaxRecordsSharedWith(signals)] [NodeID("elsewhere", 1)] [AllowSparseNodes] NodeOutput<Shared> other) {
    if (i < input.Count()) InterlockedAdd(input[i].total, 1);
    signals[i].ThreadIncrementOutputCount(i & 1);
    Barrier(NODE_INPUT_MEMORY, DEVICE_SCOPE | GROUP_SYNC);
    GroupNodeOutputRecords<Shared> o = other.GetGroupNodeOutputRecords(1);
    o.Get().centre = input[0].centre;
    o.OutputComplete();
}
