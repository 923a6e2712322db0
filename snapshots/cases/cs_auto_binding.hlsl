// dxc: -T cs_6_0 -E main -auto-binding-space 4
// Automatic binding of resources without registers, between those that have some.
Texture2D<float> a;
Texture2D<float> b : register(t0);
Texture2D<float> c[3];
RWBuffer<float> r;
[numthreads(1, 1, 1)]
void main(uint2 i : SV_GroupID) { r[i.x] = a[i] + b[i] + c[i.x][i]; }
