// dxc: -T vs_6_8 -E main
// Shader Model 6.8's start vertex and instance locations.
float4 main(int start : SV_StartVertexLocation, uint startInstance : SV_StartInstanceLocation,
            uint vertex : SV_VertexID) : SV_Position {
    return float4(start + vertex, startInstance, 0, 1);
}
