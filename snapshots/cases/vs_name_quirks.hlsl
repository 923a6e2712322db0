// dxc: -T vs_6_0 -E Entry_Point_2
// Names with odd text: semantics with digits and underscores, long names, a dollar in globals, unusual entry point.
float4 a_rather_long_name_for_a_global_constant_that_makes_columns_overflow_their_widths_in_the_comment;
struct Input { float4 p : a_rather_long_semantic_name_which_overflows; float2 t2 : T2D_4_9; uint x : x; };
Texture2D<float4> another_very_long_name_for_a_texture_resource_in_the_binding_table : register(t1234567, space1234567);
float4 Entry_Point_2(Input i) : SV_POSITION {
    return i.p * a_rather_long_name_for_a_global_constant_that_makes_columns_overflow_their_widths_in_the_comment +
           i.t2.y * another_very_long_name_for_a_texture_resource_in_the_binding_table[i.x.xx];
}
