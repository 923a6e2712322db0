struct CullValues_std140_0
{
    @align(16) plane_0 : vec4<f32>,
    @align(16) count_0 : u32,
};

@binding(0) @group(0) var<uniform> cull_params_0 : CullValues_std140_0;
@binding(1) @group(0) var<storage, read> cull_spheres_0 : array<vec4<f32>>;

@binding(2) @group(0) var<storage, read_write> cull_visible_0 : array<u32>;

@compute
@workgroup_size(32, 1, 1)
fn cull(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var _S1 : u32 = id_0.x;
    if(_S1 >= (cull_params_0.count_0))
    {
        return;
    }
    var sphere_0 : vec4<f32> = cull_spheres_0[_S1];
    var _S2 : i32;
    if((dot(cull_params_0.plane_0, vec4<f32>(sphere_0.xyz, 1.0f))) > (- sphere_0.w))
    {
        _S2 = i32(1);
    }
    else
    {
        _S2 = i32(0);
    }
    cull_visible_0[_S1] = u32(_S2);
    return;
}

