// dxc: -T ps_6_0 -E main
// A texture of every dimension, sampled.
Texture1D<float> t1 : register(t0);
Texture1DArray<float2> t1a : register(t1);
Texture2D<float3> t2 : register(t2);
Texture2DArray t2a : register(t3);
Texture3D<float4> t3 : register(t4);
TextureCube<unorm float4> tc : register(t5);
TextureCubeArray<snorm float4> tca : register(t6);
SamplerState s : register(s0);
float4 main(float4 c : C) : SV_Target {
    float4 r = t1.Sample(s, c.x);
    r.xy += t1a.Sample(s, c.xy);
    r.xyz += t2.Sample(s, c.xy, int2(-8, 7));
    r += t2a.SampleLevel(s, c.xyz, c.w);
    r += t3.SampleBias(s, c.xyz, 1.5, int3(1, 2, 3));
    r += tc.SampleGrad(s, c.xyz, c.yzw, c.zwx);
    return r + tca.Sample(s, c);
}
