// Included by ps_zi_include.
float twice(float x) { return x * 2; }
float thrice(float x) { float y = twice(x); return x + y; }
