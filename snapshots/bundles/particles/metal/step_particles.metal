#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
struct StepValues_0
{
    float dt_0;
    uint count_0;
    float3 gravity_0;
    float damping_0;
};

struct KernelContext_0
{
    StepValues_0 constant* step_particles_params_0;
    packed_float4 device* step_particles_positions_0;
    texture2d<float, access::sample> step_particles_field_0;
    sampler step_particles_field_sampler_0;
    packed_float4 device* step_particles_velocities_0;
};

[[kernel]] void step_particles(uint3 id_0 [[thread_position_in_grid]], StepValues_0 constant* step_particles_params_1 [[buffer(0)]], packed_float4 device* step_particles_positions_1 [[buffer(2)]], texture2d<float, access::sample> step_particles_field_1 [[texture(0)]], sampler step_particles_field_sampler_1 [[sampler(0)]], packed_float4 device* step_particles_velocities_1 [[buffer(1)]])
{
    thread KernelContext_0 kernelContext_0;
    (&kernelContext_0)->step_particles_params_0 = step_particles_params_1;
    (&kernelContext_0)->step_particles_positions_0 = step_particles_positions_1;
    (&kernelContext_0)->step_particles_field_0 = step_particles_field_1;
    (&kernelContext_0)->step_particles_field_sampler_0 = step_particles_field_sampler_1;
    (&kernelContext_0)->step_particles_velocities_0 = step_particles_velocities_1;
    uint _S1 = id_0.x;
    if(_S1 >= (step_particles_params_1->count_0))
    {
        return;
    }
    float4 _S2 = float4(*((&kernelContext_0)->step_particles_positions_0+_S1)) ;
    thread float4 position_0 = _S2;
    position_0.xyz = _S2.xyz + ((float4(*((&kernelContext_0)->step_particles_velocities_0+_S1)) ).xyz + (&kernelContext_0)->step_particles_params_0->gravity_0 + (((&kernelContext_0)->step_particles_field_0).sample(((&kernelContext_0)->step_particles_field_sampler_0), (_S2.xy), level((0.0f)))).xyz) * float3((&kernelContext_0)->step_particles_params_0->dt_0)  * float3((&kernelContext_0)->step_particles_params_0->damping_0) ;
    *((&kernelContext_0)->step_particles_positions_0+_S1) = packed_float4(position_0) ;
    return;
}

