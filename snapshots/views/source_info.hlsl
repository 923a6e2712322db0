// dxc: -T ps_6_0 -E main -Zi -Qpdb_in_private -Fd source_info.pdb
// The shader PDB of dxc 1.9.2602: sources and arguments, packed with zlib.
float4 main(float4 colour : COLOR) : SV_Target {
    return colour * 0.5;
}
