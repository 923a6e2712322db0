// dxc: -T cs_6_0 -E main
// Switches with fall-through, negative and large cases, nested in a loop.
RWBuffer<int> data;
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    int r = 0;
    [loop] for (uint i = 0; i < at.x; ++i) {
        switch (data[i]) {
        case -5: r += data[2]; break;
        case 0:
        case 1: r ^= data[i + 1]; break;
        case 0x7fffffff: data[9] = r; return;
        case 12: [branch] switch (data[3]) { case 1: r = 4; break; case 2: r = data[i]; break; default: r *= 3; }
            break;
        default: if (r > 5) continue; r--; break;
        }
    }
    data[at.y] = r;
}
