// dxc: -T ps_6_0 -E main -Vd
// Component types that dxc's validator refuses: normalized ones of minimum precision.
Texture2D<snorm min16float2> snormed;
Texture2D<unorm min16float4> unormed;

float4 main(int3 at : AT) : SV_Target { return snormed.Load(at).xyxy + unormed.Load(at); }
