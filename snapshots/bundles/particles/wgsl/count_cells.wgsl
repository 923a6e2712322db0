@binding(1) @group(0) var<storage, read> count_cells_positions_0 : array<u32>;

struct CellValues_std140_0
{
    @align(16) cells_0 : vec2<u32>,
    @align(8) cell_size_0 : f32,
};

@binding(0) @group(0) var<uniform> count_cells_params_0 : CellValues_std140_0;
@binding(2) @group(0) var count_cells_counts_0 : texture_storage_2d<r32uint, read_write>;

@compute
@workgroup_size(8, 4, 2)
fn count_cells(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var _S1 : u32 = id_0.x * u32(16);
    var _S2 : u32 = count_cells_positions_0[(_S1)/4];
    var _S3 : u32 = count_cells_positions_0[(_S1 + u32(4))/4];
    var cell_0 : vec2<u32> = min(vec2<u32>((bitcast<vec2<f32>>((vec2<u32>(_S2, _S3)))) / vec2<f32>(count_cells_params_0.cell_size_0)), count_cells_params_0.cells_0 - vec2<u32>(u32(1)));
    var _S4 : u32 = (textureLoad((count_cells_counts_0), (vec2<i32>(cell_0))).x);
    textureStore((count_cells_counts_0), (cell_0), vec4<u32>((_S4 + u32(1)), 0, 0, 1));
    return;
}

