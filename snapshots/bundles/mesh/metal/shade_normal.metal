#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
struct pixelOutput_0
{
    float4 output_0 [[color(0)]];
};

struct pixelInput_0
{
    float2 uv_0 [[user(TEXCOORD)]];
    float3 normal_0 [[user(NORMAL)]];
};

[[fragment]] pixelOutput_0 shade_normal(pixelInput_0 _S1 [[stage_in]], float4 position_0 [[position]])
{
    float3 _S2 = float3(0.5f) ;
    pixelOutput_0 _S3 = { float4(normalize(_S1.normal_0) * _S2 + _S2, 1.0f) };
    return _S3;
}

