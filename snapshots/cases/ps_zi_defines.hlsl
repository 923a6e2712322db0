// dxc: -T ps_6_0 -E main -Zi -Qembed_debug -Qsource_in_debug_module -DCOUNT=3 -D NAME -HV 2018
// Source metadata with definitions and quotes, backslashes and a tab in its text: escapes in strings.
//	A line with a tab, "quotes", a back\slash and nothing else.
#ifdef NAME
float4 main(float x : X) : SV_Target { float r = 0; for (int i = 0; i < COUNT; ++i) r += x; return r; }
#endif
