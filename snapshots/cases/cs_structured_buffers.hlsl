// dxc: -T cs_6_0 -E main
// Structured buffers with nested structs, matrices, booleans and arrays; strides and alignments.
struct Bone { row_major float3x4 matrix_; float2 weights[3]; bool active; };
struct Mesh { Bone bones[2]; uint4 box; double exact; };
StructuredBuffer<Mesh> meshes : register(t5, space6);
RWStructuredBuffer<Mesh> result : register(u5, space6);
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    uint count, stride;
    meshes.GetDimensions(count, stride);
    Mesh m = meshes[at.x];
    m.bones[at.y & 1].weights[2].y += count;
    m.bones[0].matrix_[1] = stride;
    m.bones[1].active = !m.bones[0].active;
    m.exact *= 2;
    result[at.z] = m;
}
