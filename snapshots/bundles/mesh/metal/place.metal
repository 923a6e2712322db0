#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
struct place_Result_0
{
    float4 position_0 [[position]];
    float2 uv_0 [[user(TEXCOORD)]];
    float3 normal_0 [[user(NORMAL)]];
};

struct vertexInput_0
{
    float3 position_1 [[attribute(0)]];
    float2 uv_1 [[attribute(1)]];
    float3 normal_1 [[attribute(2)]];
};

struct _MatrixStorage_float4x4natural_0
{
    array<packed_float4, int(4)> data_0;
};

struct PlaceValues_0
{
    matrix<float,int(4),int(4)>  view_projection_0;
    float3 offset_0;
};

struct KernelContext_0
{
    _MatrixStorage_float4x4natural_0 device* place_instances_0;
    PlaceValues_0 constant* place_params_0;
};

struct Varyings_0
{
    float4 position_2;
    float2 uv_2;
    float3 normal_2;
};

[[vertex]] place_Result_0 place(vertexInput_0 _S1 [[stage_in]], uint instance_0 [[instance_id]], _MatrixStorage_float4x4natural_0 device* place_instances_1 [[buffer(1)]], PlaceValues_0 constant* place_params_1 [[buffer(0)]])
{
    thread KernelContext_0 kernelContext_0;
    (&kernelContext_0)->place_instances_0 = place_instances_1;
    (&kernelContext_0)->place_params_0 = place_params_1;
    _MatrixStorage_float4x4natural_0 device* _S2 = place_instances_1+instance_0;
    thread Varyings_0 output_0;
    (&output_0)->position_2 = ((((((float4(_S1.position_1 + place_params_1->offset_0, 1.0f)) * (matrix<float,int(4),int(4)> ((*_S2).data_0[int(0)][int(0)], (*_S2).data_0[int(0)][int(1)], (*_S2).data_0[int(0)][int(2)], (*_S2).data_0[int(0)][int(3)], (*_S2).data_0[int(1)][int(0)], (*_S2).data_0[int(1)][int(1)], (*_S2).data_0[int(1)][int(2)], (*_S2).data_0[int(1)][int(3)], (*_S2).data_0[int(2)][int(0)], (*_S2).data_0[int(2)][int(1)], (*_S2).data_0[int(2)][int(2)], (*_S2).data_0[int(2)][int(3)], (*_S2).data_0[int(3)][int(0)], (*_S2).data_0[int(3)][int(1)], (*_S2).data_0[int(3)][int(2)], (*_S2).data_0[int(3)][int(3)]))))) * (place_params_1->view_projection_0)));
    (&output_0)->uv_2 = _S1.uv_1;
    (&output_0)->normal_2 = _S1.normal_1;
    thread place_Result_0 _S3;
    (&_S3)->position_0 = output_0.position_2;
    (&_S3)->uv_0 = output_0.uv_2;
    (&_S3)->normal_0 = output_0.normal_2;
    return _S3;
}

