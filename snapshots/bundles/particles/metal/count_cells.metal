#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
struct CellValues_0
{
    uint2 cells_0;
    float cell_size_0;
};

struct KernelContext_0
{
    uint32_t device* count_cells_positions_0;
    CellValues_0 constant* count_cells_params_0;
    texture2d<uint, access::read_write> count_cells_counts_0;
};

[[kernel]] void count_cells(uint3 id_0 [[thread_position_in_grid]], uint32_t device* count_cells_positions_1 [[buffer(1)]], CellValues_0 constant* count_cells_params_1 [[buffer(0)]], texture2d<uint, access::read_write> count_cells_counts_1 [[texture(0)]])
{
    thread KernelContext_0 kernelContext_0;
    (&kernelContext_0)->count_cells_positions_0 = count_cells_positions_1;
    (&kernelContext_0)->count_cells_params_0 = count_cells_params_1;
    (&kernelContext_0)->count_cells_counts_0 = count_cells_counts_1;
    uint _S1 = id_0.x * 16U;
    uint _S2 = as_type<uint>(count_cells_positions_1[(_S1)>>2]);
    uint _S3 = as_type<uint>((&kernelContext_0)->count_cells_positions_0[(_S1 + 4U)>>2]);
    uint2 cell_0 = min(uint2((as_type<float2>((uint2(_S2, _S3)))) / float2((&kernelContext_0)->count_cells_params_0->cell_size_0) ), (&kernelContext_0)->count_cells_params_0->cells_0 - uint2(1U) );
    uint _S4 = (((&kernelContext_0)->count_cells_counts_0).read(vec<uint,2>(((int2(cell_0))).xy)).x);
    (&kernelContext_0)->count_cells_counts_0.write(uint4(_S4 + 1U, int(0), int(0), int(0)),cell_0);
    return;
}

