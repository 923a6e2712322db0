// dxc: -T ps_6_0 -E main
// Every interpolation mode, each in its own packed row.
struct Input {
    linear float a : A;
    centroid float b : B;
    nointerpolation float c : C;
    noperspective float d : D;
    noperspective centroid float e : E;
    sample float f : F;
    noperspective sample float g : G;
    linear centroid float2 h : H;
};
float4 main(Input i) : SV_Target { return float4(i.a + i.b, i.c + i.d, i.e + i.f, i.g + i.h.y); }
