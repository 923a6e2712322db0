struct ShadeValues_std140_0
{
    @align(16) light_0 : vec3<f32>,
    @align(4) ambient_0 : f32,
    @align(16) uv_scale_0 : vec2<f32>,
};

@binding(2) @group(0) var<uniform> shade_params_0 : ShadeValues_std140_0;
@binding(3) @group(0) var shade_albedo_0 : texture_2d<f32>;

@binding(4) @group(0) var shade_linear_sampler_0 : sampler;

struct pixelOutput_0
{
    @location(0) output_0 : vec4<f32>,
};

struct pixelInput_0
{
    @location(0) uv_0 : vec2<f32>,
    @location(1) normal_0 : vec3<f32>,
};

@fragment
fn shade( _S1 : pixelInput_0, @builtin(position) position_0 : vec4<f32>) -> pixelOutput_0
{
    var albedo_0 : vec4<f32> = (textureSample((shade_albedo_0), (shade_linear_sampler_0), (_S1.uv_0 * shade_params_0.uv_scale_0)));
    var _S2 : pixelOutput_0 = pixelOutput_0( vec4<f32>(albedo_0.xyz * vec3<f32>((shade_params_0.ambient_0 + saturate(dot(normalize(_S1.normal_0), shade_params_0.light_0)))), albedo_0.w) );
    return _S2;
}

