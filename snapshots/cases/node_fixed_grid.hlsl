// dxc: -T lib_6_8
// A broadcasting node with a fixed grid and empty input, and one that finishes cross-group sharing.
struct [NodeTrackRWInputSharing] Sum { uint value; };
globallycoherent RWBuffer<uint> result;
[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(4, 3, 2)] [NumThreads(8, 8, 1)]
void fill(uint3 group : SV_GroupID) { result[group.x] = group.y; }
[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [NumThreads(16, 1, 1)]
void finish(RWDispatchNodeInputRecord<Sum> input) {
    InterlockedAdd(input.Get().value, 1);
    Barrier(input, DEVICE_SCOPE | GROUP_SYNC);
    if (input.FinishedCrossGroupSharing()) result[0] = input.Get().value;
}
[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(2, 1, 1)]
void signal([MaxRecords(3)] EmptyNodeInput input) { result[1] = input.Count(); }
