#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
struct CullValues_0
{
    float4 plane_0;
    uint count_0;
};

struct KernelContext_0
{
    CullValues_0 constant* cull_params_0;
    packed_float4 device* cull_spheres_0;
    uint device* cull_visible_0;
};

[[kernel]] void cull(uint3 id_0 [[thread_position_in_grid]], CullValues_0 constant* cull_params_1 [[buffer(0)]], packed_float4 device* cull_spheres_1 [[buffer(1)]], uint device* cull_visible_1 [[buffer(2)]])
{
    thread KernelContext_0 kernelContext_0;
    (&kernelContext_0)->cull_params_0 = cull_params_1;
    (&kernelContext_0)->cull_spheres_0 = cull_spheres_1;
    (&kernelContext_0)->cull_visible_0 = cull_visible_1;
    uint _S1 = id_0.x;
    if(_S1 >= (cull_params_1->count_0))
    {
        return;
    }
    float4 _S2 = float4(*((&kernelContext_0)->cull_spheres_0+_S1)) ;
    uint device* _S3 = (&kernelContext_0)->cull_visible_0+_S1;
    int _S4;
    if((dot((&kernelContext_0)->cull_params_0->plane_0, float4(_S2.xyz, 1.0f))) > (- _S2.w))
    {
        _S4 = int(1);
    }
    else
    {
        _S4 = int(0);
    }
    *_S3 = uint(_S4);
    return;
}

