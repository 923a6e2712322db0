// dxc: -T lib_6_5 -exports first=helper;main;renamed=\01?other@@YAHH@Z
// The exports option: functions renamed and chosen, the rest dropped; an entry point under two names.
export float helper(float a) { return a * 2; }
export int other(int a) { return a - 1; }
export int dropped(int a) { return a; }
[shader("compute")] [numthreads(1, 2, 3)] void main() {}
