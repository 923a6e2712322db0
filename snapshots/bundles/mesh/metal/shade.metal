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

struct ShadeValues_0
{
    float3 light_0;
    float ambient_0;
    float2 uv_scale_0;
};

struct KernelContext_0
{
    ShadeValues_0 constant* shade_params_0;
    texture2d<float, access::sample> shade_albedo_0;
    sampler shade_linear_sampler_0;
};

[[fragment]] pixelOutput_0 shade(pixelInput_0 _S1 [[stage_in]], float4 position_0 [[position]], ShadeValues_0 constant* shade_params_1 [[buffer(2)]], texture2d<float, access::sample> shade_albedo_1 [[texture(0)]], sampler shade_linear_sampler_1 [[sampler(0)]])
{
    thread KernelContext_0 kernelContext_0;
    (&kernelContext_0)->shade_params_0 = shade_params_1;
    (&kernelContext_0)->shade_albedo_0 = shade_albedo_1;
    (&kernelContext_0)->shade_linear_sampler_0 = shade_linear_sampler_1;
    float4 albedo_0 = ((shade_albedo_1).sample((shade_linear_sampler_1), (_S1.uv_0 * shade_params_1->uv_scale_0)));
    pixelOutput_0 _S2 = { float4(albedo_0.xyz * float3((shade_params_1->ambient_0 + saturate(dot(normalize(_S1.normal_0), shade_params_1->light_0)))) , albedo_0.w) };
    return _S2;
}

