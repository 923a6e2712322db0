// dxc: -T ps_6_0 -E main -Zi -Qembed_debug -Qsource_in_debug_module -Zss
// Sources kept in the debug module's own metadata, the hash taken of the source.
#define FACTOR 4.5
float4 main(float x : X) : SV_Target { return x * FACTOR; }
