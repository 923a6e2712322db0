// dxc: -T lib_6_6
// Lifetime markers in an optimised library: local arrays in a loop around a call that is not inlined.
RWBuffer<float> data;
[noinline] void touch(inout float list[8], uint i) { list[i & 7] += data[i]; }
[shader("raygeneration")] void run() {
    for (uint j = 0; j < 5; ++j) {
        float list[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
        touch(list, j);
        data[j] = list[data[9]];
    }
}
