// dxc: -T ps_6_0 -E main
// Loads and dimensions of textures and typed buffers of many element types.
Buffer<float4> f4;
Buffer<int2> i2;
Buffer<uint> u1;
Buffer<unorm float> n1;
Texture1D<int> t1;
Texture2D<uint3> t2;
Texture2DArray<float> t2a;
Texture3D<snorm float2> t3;
float4 main(nointerpolation int4 at : AT) : SV_Target {
    uint w, h, d, levels;
    t3.GetDimensions(1, w, h, d, levels);
    float4 r = f4[at.x] + i2[at.y].xyxy + u1.Load(at.z) + n1[at.w];
    r += t1.Load(at.xy) + t2.Load(at.xyz).xyzx + t2a.Load(at) + t3.Load(at).xyxy + t2[at.xy].zzzz;
    uint status;
    r += f4.Load(at.x, status);
    return CheckAccessFullyMapped(status) ? r : float4(w, h, d, levels);
}
