struct _MatrixStorage_float4x4std430_0
{
    @align(16) data_0 : array<vec4<f32>, i32(4)>,
};

@binding(1) @group(0) var<storage, read> place_instances_0 : array<_MatrixStorage_float4x4std430_0>;

struct _MatrixStorage_float4x4std140_0
{
    @align(16) data_1 : array<vec4<f32>, i32(4)>,
};

struct PlaceValues_std140_0
{
    @align(16) view_projection_0 : _MatrixStorage_float4x4std140_0,
    @align(16) offset_0 : vec3<f32>,
};

@binding(0) @group(0) var<uniform> place_params_0 : PlaceValues_std140_0;
struct Varyings_0
{
    @builtin(position) position_0 : vec4<f32>,
    @location(0) uv_0 : vec2<f32>,
    @location(1) normal_0 : vec3<f32>,
};

struct vertexInput_0
{
    @location(0) position_1 : vec3<f32>,
    @location(1) uv_1 : vec2<f32>,
    @location(2) normal_1 : vec3<f32>,
};

@vertex
fn place( _S1 : vertexInput_0, @builtin(instance_index) instance_0 : u32) -> Varyings_0
{
    var output_0 : Varyings_0;
    output_0.position_0 = ((((((vec4<f32>(_S1.position_1 + place_params_0.offset_0, 1.0f)) * (mat4x4<f32>(place_instances_0[instance_0].data_0[i32(0)][i32(0)], place_instances_0[instance_0].data_0[i32(0)][i32(1)], place_instances_0[instance_0].data_0[i32(0)][i32(2)], place_instances_0[instance_0].data_0[i32(0)][i32(3)], place_instances_0[instance_0].data_0[i32(1)][i32(0)], place_instances_0[instance_0].data_0[i32(1)][i32(1)], place_instances_0[instance_0].data_0[i32(1)][i32(2)], place_instances_0[instance_0].data_0[i32(1)][i32(3)], place_instances_0[instance_0].data_0[i32(2)][i32(0)], place_instances_0[instance_0].data_0[i32(2)][i32(1)], place_instances_0[instance_0].data_0[i32(2)][i32(2)], place_instances_0[instance_0].data_0[i32(2)][i32(3)], place_instances_0[instance_0].data_0[i32(3)][i32(0)], place_instances_0[instance_0].data_0[i32(3)][i32(1)], place_instances_0[instance_0].data_0[i32(3)][i32(2)], place_instances_0[instance_0].data_0[i32(3)][i32(3)]))))) * (mat4x4<f32>(place_params_0.view_projection_0.data_1[i32(0)][i32(0)], place_params_0.view_projection_0.data_1[i32(0)][i32(1)], place_params_0.view_projection_0.data_1[i32(0)][i32(2)], place_params_0.view_projection_0.data_1[i32(0)][i32(3)], place_params_0.view_projection_0.data_1[i32(1)][i32(0)], place_params_0.view_projection_0.data_1[i32(1)][i32(1)], place_params_0.view_projection_0.data_1[i32(1)][i32(2)], place_params_0.view_projection_0.data_1[i32(1)][i32(3)], place_params_0.view_projection_0.data_1[i32(2)][i32(0)], place_params_0.view_projection_0.data_1[i32(2)][i32(1)], place_params_0.view_projection_0.data_1[i32(2)][i32(2)], place_params_0.view_projection_0.data_1[i32(2)][i32(3)], place_params_0.view_projection_0.data_1[i32(3)][i32(0)], place_params_0.view_projection_0.data_1[i32(3)][i32(1)], place_params_0.view_projection_0.data_1[i32(3)][i32(2)], place_params_0.view_projection_0.data_1[i32(3)][i32(3)]))));
    output_0.uv_0 = _S1.uv_1;
    output_0.normal_0 = _S1.normal_1;
    return output_0;
}

