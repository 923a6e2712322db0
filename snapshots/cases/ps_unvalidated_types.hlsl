// dxc: -T ps_6_6 -E main -enable-16bit-types -Vd
// Component types that dxc's validator refuses in textures: the normalized ones of 16 and 64 bits.
Texture2D<snorm half2> snormed_half;
Texture2D<unorm half4> unormed_half;
Buffer<snorm double> snormed_double;
Buffer<unorm double2> unormed_double;
Buffer<bool> bits;

float4 main(int3 at : AT) : SV_Target {
  return snormed_half.Load(at).xyxy + unormed_half.Load(at) + (float)snormed_double[at.x] +
         (float)unormed_double[at.y].y + bits[at.z];
}
