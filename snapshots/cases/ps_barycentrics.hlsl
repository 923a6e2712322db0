// dxc: -T ps_6_1 -E main
// Barycentrics of two kinds and the attributes of the three vertices.
float4 main(float3 b : SV_Barycentrics, noperspective float3 flat_ : SV_Barycentrics1,
            nointerpolation float3 colour : COLOR) : SV_Target {
    float3 a0 = GetAttributeAtVertex(colour, 0);
    float3 a1 = GetAttributeAtVertex(colour, 1);
    float3 a2 = GetAttributeAtVertex(colour, 2);
    return float4(a0 * b.x + a1 * b.y + a2 * b.z, flat_.x);
}
