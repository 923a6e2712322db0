// dxc: -T cs_6_0 -E main
// Writable textures of every dimension with typed loads of extra formats, and globallycoherent ones.
RWTexture1D<float> a;
RWTexture1DArray<int2> b;
globallycoherent RWTexture2D<float4> c;
RWTexture2DArray<unorm float4> d;
RWTexture3D<uint3> e;
globallycoherent RWByteAddressBuffer f;
RWBuffer<snorm float2> g;
[numthreads(8, 8, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    a[at.x] = c[at.xy].x;
    b[at.xy] += 1;
    d[at] = c.Load(at.xy);
    e[at].y = f.Load(4);
    g[at.z] = 0.5;
    uint w, h;
    c.GetDimensions(w, h);
    f.Store2(8, uint2(w, h));
}
