struct StepValues_std140_0
{
    @align(16) dt_0 : f32,
    @align(4) count_0 : u32,
    @align(16) gravity_0 : vec3<f32>,
    @align(4) damping_0 : f32,
};

@binding(0) @group(0) var<uniform> step_particles_params_0 : StepValues_std140_0;
@binding(2) @group(0) var<storage, read_write> step_particles_positions_0 : array<vec4<f32>>;

@binding(3) @group(0) var step_particles_field_0 : texture_2d<f32>;

@binding(4) @group(0) var step_particles_field_sampler_0 : sampler;

@binding(1) @group(0) var<storage, read> step_particles_velocities_0 : array<vec4<f32>>;

@compute
@workgroup_size(64, 1, 1)
fn step_particles(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var _S1 : u32 = id_0.x;
    if(_S1 >= (step_particles_params_0.count_0))
    {
        return;
    }
    var position_0 : vec4<f32> = step_particles_positions_0[_S1];
    var _S2 : vec3<f32> = step_particles_positions_0[_S1].xyz + (step_particles_velocities_0[_S1].xyz + step_particles_params_0.gravity_0 + (textureSampleLevel((step_particles_field_0), (step_particles_field_sampler_0), (step_particles_positions_0[_S1].xy), (0.0f))).xyz) * vec3<f32>(step_particles_params_0.dt_0) * vec3<f32>(step_particles_params_0.damping_0);
    position_0.x = _S2.x;
    position_0.y = _S2.y;
    position_0.z = _S2.z;
    step_particles_positions_0[_S1] = position_0;
    return;
}

