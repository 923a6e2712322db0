// dxc: -T ps_6_7 -E main -enable-16bit-types
// Every kind of texture and component type that the annotation of a handle and the table of resources name.
Texture1D<float> t1 : register(t0);
Texture1DArray<int2> t1a : register(t1);
Texture2DArray<uint3> t2a : register(t2);
Texture2DArray<float4> t2f : register(t17);
Texture3D<half4> t3 : register(t3);
TextureCube<float4> tc : register(t4);
TextureCubeArray<float3> tca : register(t5);
Texture2DMS<float4, 4> tms : register(t6);
Texture2DMSArray<float2> tmsa : register(t7);
Texture2D<snorm float4> snormed : register(t8);
Texture2D<unorm float> unormed : register(t9);
Buffer<int16_t> shorts : register(t12);
Buffer<uint16_t2> unsigned_shorts : register(t13);
Buffer<int64_t> longs : register(t14);
Buffer<uint64_t> unsigned_longs : register(t15);
Buffer<double> doubles : register(t16);
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> mip : register(u1);
FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIP_REGION_USED> region : register(u2);
RWTexture1D<uint64_t> wide : register(u3);
globallycoherent RWTexture2DArray<unorm float4> coherent : register(u4);
RasterizerOrderedTexture3D<snorm float> ordered : register(u5);
RWTexture2DMS<float4, 2> writable_samples : register(u6);
RWTexture2DMSArray<int> writable_sample_arrays : register(u7);
SamplerState s : register(s0);
SamplerComparisonState compares : register(s1);

float4 main(float4 at : AT) : SV_Target {
  int3 p = int3(at.xyz);
  float4 sum = t1.Sample(s, at.x) + float4(t1a.Load(p), 0, 0) + float4(t2a.Load(int4(p, 0)), 0) + t3.Sample(s, at.xyz) +
               tc.Sample(s, at.xyz) + float4(tca.Sample(s, at), 0) + tms.Load(p.xy, 1) + float4(tmsa.Load(p, 2), 0, 0);
  sum += snormed.Load(p) + unormed.Load(p);
  sum += shorts[p.x] + float4(unsigned_shorts[p.y], 0, 0) + (float)longs[p.x] + (float)unsigned_longs[p.y];
  sum += (float)doubles[p.x] + t1.SampleCmpLevelZero(compares, at.x, at.y);
  mip.WriteSamplerFeedback(snormed, s, at.xy);
  region.WriteSamplerFeedbackLevel(t2f, s, at.xyz, 1);
  InterlockedMax(wide[p.x], 1);
  coherent[p] = sum;
  ordered[p] = sum.x;
  writable_samples.sample[1][p.xy] = sum;
  writable_sample_arrays.sample[0][p] = p.x;
  return sum;
}
