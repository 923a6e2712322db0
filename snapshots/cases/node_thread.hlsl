// dxc: -T lib_6_8
// Thread-launch nodes: recursion, local root arguments, remaining levels.
struct Item { uint depth; uint2 at; };
RWByteAddressBuffer result;
[Shader("node")] [NodeLaunch("thread")] [NodeMaxRecursionDepth(5)] [NodeLocalRootArgumentsTableIndex(2)] [NodeID("walk")]
void walk(ThreadNodeInputRecord<Item> input, [MaxRecords(2)] [NodeID("walk")] NodeOutput<Item> again) {
    bool more = GetRemainingRecursionLevels() > 0;
    ThreadNodeOutputRecords<Item> o = again.GetThreadNodeOutputRecords(more ? 2 : 0);
    if (more) { o[0].depth = input.Get().depth + 1; o[1].at = input.Get().at.yx; }
    o.OutputComplete();
}
[Shader("node")] [NodeLaunch("thread")] [NodeShareInputOf("walk")]
void watch(RWThreadNodeInputRecord<Item> input) { result.Store(input.Get().depth * 4, input.Get().at.x); }
