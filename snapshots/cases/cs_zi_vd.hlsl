// dxc: -T cs_6_0 -E main -Zi -Qembed_debug -Vd
// Debug information in a container that was not validated.
RWStructuredBuffer<float> r;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) { float v = r[i]; v *= v; r[i + 1] = v; }
