// dxc: -T lib_6_8 -validator-version 1.8
// A library under validator 1.8 with an exported function and a compute entry.
RWBuffer<float> b;
export float get(uint i) { return b[i]; }
[shader("compute")] [WaveSize(4, 32)] [numthreads(4, 1, 1)] void run(uint i : SV_GroupIndex) { b[i] = get(i + 1); }
