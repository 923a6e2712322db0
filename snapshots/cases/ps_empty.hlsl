// dxc: -T ps_6_0 -E main
// A pixel shader that does nothing: empty signatures, no binding, no state.
void main() {}
