// dxc: -T as_6_7 -E main -validator-version 1.7
// An amplification shader with an empty payload, under validator 1.7.
struct Nothing { uint zero; };
groupshared Nothing nothing;
[numthreads(4, 4, 8)]
void main() { DispatchMesh(2, 3, 4, nothing); }
