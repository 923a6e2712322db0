// dxc: -T vs_6_0 -E main
// Render-target and viewport array indices out of a vertex shader: a feature of its own in the header.
void main(float4 p : POSITION, uint instance : SV_InstanceID, out float4 position : SV_Position,
          out uint layer : SV_RenderTargetArrayIndex, out uint viewport : SV_ViewportArrayIndex) {
    position = p;
    layer = instance & 3;
    viewport = instance >> 2;
}
