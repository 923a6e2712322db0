// dxc: -T lib_6_9
// Node names with odd text, and a node whose output goes to a node of a mixed-case name.
struct R { uint4 v; };
[Shader("node")] [NodeLaunch("thread")] [NodeID("a name, with \"quotes\" & more", 2)]
void first([MaxRecords(1)] [NodeID("B-2::x")] NodeOutput<R> o) {
    ThreadNodeOutputRecords<R> r = o.GetThreadNodeOutputRecords(1);
    r.Get().v = 3;
    r.OutputComplete();
}
