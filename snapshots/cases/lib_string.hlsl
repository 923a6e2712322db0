// dxc: -T lib_6_3
// A string literal at global scope leaves no trace: a library of one pure function, without resources.
string greeting = "hello \"there\"\n";
export uint answer() { return 42; }
