// dxc: -T cs_6_6 -E main
// A required wave size.
RWBuffer<uint> result;
[WaveSize(32)] [numthreads(32, 2, 1)]
void main(uint3 at : SV_DispatchThreadID) { result[at.x] = WaveActiveSum(at.y); }
