// dxc: -T lib_6_5 -validator-version 1.5
// A library under validator 1.5: the older table of functions.
struct P { float x; };
RWBuffer<float> b;
[shader("miss")] void lost(inout P p) { p.x = b[2]; }
