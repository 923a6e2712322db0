// dxc: -T cs_6_0 -E main
// Attributes on control flow: unroll, loop, branch, flatten, forcecase, call; metadata of hints.
RWBuffer<float> data;
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    float r = 0;
    [unroll(4)] for (uint i = 0; i < 4; ++i) r += data[i];
    [loop] for (uint j = 0; j < 3; ++j) r *= data[j + at.x];
    [branch] if (r > 1) data[at.x] = r;
    [flatten] if (r < 2) r = data[at.y]; else r = 8;
    [branch] switch (at.z) { case 0: r += data[7]; break; case 1: r -= data[8]; break; }
    [forcecase] switch (at.y) { case 3: r += data[9]; break; case 4: r = data[10]; break; default: r = 0; break; }
    data[0] = r;
}
