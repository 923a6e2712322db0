// dxc: -T ps_6_0 -E main
// Blocks with many predecessors and values merged in them: the order of predecessors in comments.
Texture2D<float4> t;
float4 main(nointerpolation uint4 i : I) : SV_Target {
    float4 r = 0;
    float k = 1;
    if (i.x == 1) { r = t[i.xy]; k = r.w; if (i.y > 2) { r.x += t[i.zw].x; k += 2; } else if (i.z > 3) return t[i.yy]; }
    else switch (i.w) { case 1: k = t[i.xx].y; break; case 2: k = t[i.yz].x; r = k; break; case 8: k = 5; }
    while (k < 9) { k += t[uint2(k, i.x)].z; if (k > 7) { r.y = k; break; } }
    return r * k;
}
