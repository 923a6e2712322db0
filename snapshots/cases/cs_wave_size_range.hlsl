// dxc: -T cs_6_8 -E main
// A range of wave sizes with a preferred one.
RWBuffer<uint> result;
[WaveSize(16, 64, 32)] [numthreads(64, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) { result[at.x] = WaveGetLaneCount(); }
