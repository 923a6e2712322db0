// dxc: -T lib_6_3 -auto-binding-space 11
// Functions declared but not defined, for linking, and automatic binding in a space of its own.
float outside(float4 v, uint n);
cbuffer C { float4 v; };
Buffer<uint> b;
export float call(uint i) { return outside(v, b[i]); }
