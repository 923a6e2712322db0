// dxc: -T cs_6_5 -E main -validator-version 1.5
// Validator 1.5: no thread counts in the runtime information.
RWBuffer<float> data;
[numthreads(16, 1, 1)] void main(uint3 at : SV_DispatchThreadID) { data[at.x] *= 2; }
