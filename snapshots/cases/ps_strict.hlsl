// dxc: -T ps_6_0 -E main -Gis
// The whole shader under IEEE strictness.
float main(float a : A, float b : B) : SV_Target { return a / b + sqrt(a) * b - a % b; }
