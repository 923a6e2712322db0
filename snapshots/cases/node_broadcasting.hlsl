// dxc: -T lib_6_8
// A broadcasting node with dispatch grid, record outputs, array outputs and empty outputs.
struct Input { uint3 grid : SV_DispatchGrid; float4 data[2]; };
struct Output { uint id; float2 v; };
[Shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(16, 8, 1)] [NumThreads(32, 1, 1)] [NodeIsProgramEntry]
void spread(DispatchNodeInputRecord<Input> input, uint3 at : SV_DispatchThreadID, uint i : SV_GroupIndex,
            [MaxRecords(4)] NodeOutput<Output> single, [MaxRecords(2)] [NodeArraySize(8)] NodeOutputArray<Output> many,
            [MaxRecords(1)] EmptyNodeOutput signal) {
    GroupNodeOutputRecords<Output> o = single.GetGroupNodeOutputRecords(4);
    o[i & 3].id = at.x;
    o[i & 3].v = input.Get().data[1].xy;
    o.OutputComplete();
    ThreadNodeOutputRecords<Output> t = many[at.x & 7].GetThreadNodeOutputRecords(i == 0 ? 1 : 0);
    if (i == 0) t.Get().id = 5;
    t.OutputComplete();
    if (many[2].IsValid()) signal.GroupIncrementOutputCount(1);
}
