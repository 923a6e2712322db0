// dxc: -T cs_6_0 -E main
// Loops, breaks, continues, nested conditions and early returns: labels, phis and their order.
RWBuffer<int> data;
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID) {
    int sum = 0;
    int i = at.x;
    if (i < 0) return;
    while (true) {
        int v = data[i++];
        if (v == 0) break;
        if (v < 0) continue;
        for (int j = 0; j < v; ++j) {
            if (j == 7 && (v & 1)) { sum -= 3; break; }
            sum += data[j] * i;
        }
        if (sum > 1000) { data[0] = sum; return; }
    }
    do { sum >>= 1; } while (sum > data[1]);
    data[at.y] = sum;
}
