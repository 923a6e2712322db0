// dxc: -T cs_6_6 -E main -validator-version 1.6
// Validator 1.6: thread counts in the runtime information.
RWBuffer<float> data;
[numthreads(16, 2, 1)] void main(uint3 at : SV_DispatchThreadID) { data[at.x] *= 2; }
