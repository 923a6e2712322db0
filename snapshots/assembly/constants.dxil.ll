;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; no parameters
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; no parameters
; shader hash: b2cfd0e3a1d6a9d044f51a6ecbbdf8e3
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(1,1,1)
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 0
; SigOutputElements: 0
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 0
; SigOutputVectors[0]: 0
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%0 = type { i32, %1* }
%1 = type { float, %0* }
%packed = type <{ i8, i32 }>
%empty = type {}
%"a name with spaces" = type { %0, <{ i8 }>, {} }
%opaque = type opaque
%varying = type { i32 (...)*, void (i32, ...)*, void (metadata, x86_mmx, ...)* }

@wide = global i128 -170141183460469231731687303715884105728
@wide_positive = global i65 -18446744073709551616
@wide_large = global i256 1000000000000000000000000000000000000000000000000000000001
@wide_zero = global i96 0
@narrow = global i3 -2
@bits = global [4 x i1] [i1 true, i1 false, i1 true, i1 false]
@vector_of_bits = global <4 x i1> <i1 true, i1 false, i1 true, i1 false>
@small = global <4 x i8> <i8 1, i8 -1, i8 127, i8 -128>
@shorts = global [3 x i16] [i16 1, i16 -1, i16 -32768]
@longs = global [3 x i64] [i64 1, i64 -1, i64 -9223372036854775808]
@text = global [8 x i8] c"ab\22\5C\00\01\FF~"
@terminated = constant [3 x i8] c"ab\00"
@halves = global [4 x half] [half 0xH0000, half 0xH3C00, half 0xH7C00, half 0xH7E01]
@half_one = global half 0xH3C00
@floats = global [5 x float] [float 0.000000e+00, float -0.000000e+00, float 0x3FB99999A0000000, float 0x7FF8000000000000, float 0x36A0000000000000]
@doubles = global <3 x double> <double 1.000000e+300, double 4.940656e-324, double 4.940656e-324>
@signaling = global float 0x7FF4000000000000
@extended = global x86_fp80 0xK3FFF8000000000000000
@extended_zero = global x86_fp80 0xK00000000000000000000
@quad = global fp128 0xL00000000000000003FFF000000000000
@quad_zero = global fp128 0xL00000000000000000000000000000000
@pair = global ppc_fp128 0xM3FF00000000000000000000000000000
@pair_zero = global ppc_fp128 0xM00000000000000000000000000000000
@packed = global %packed <{ i8 1, i32 2 }>
@packed_literal = global <{ i8, { i8, float } }> <{ i8 1, { i8, float } { i8 2, float 1.500000e+00 } }>
@zero_struct = global %packed zeroinitializer
@empty = global %empty undef
@named = global %"a name with spaces" undef
@to_opaque = global %opaque* null
@varying = global %varying zeroinitializer
@nested = global [2 x { i32, [2 x float] }] [{ i32, [2 x float] } { i32 1, [2 x float] [float 1.000000e+00, float 2.000000e+00] }, { i32, [2 x float] } zeroinitializer]
@array_of_undef = global [2 x i32] [i32 undef, i32 1]
@pointers = global [2 x i32*] [i32* null, i32* @target]
@vector_of_pointers = global <2 x i32*> <i32* @target, i32* null>
@target = global i32 1
@array = addrspace(3) global [4 x i32] zeroinitializer
@add = global i32 add (i32 ptrtoint (i32* @target to i32), i32 1)
@add_flags = global i32 add nuw nsw (i32 ptrtoint (i32* @target to i32), i32 1)
@sub = global i32 sub nsw (i32 0, i32 ptrtoint (i32* @target to i32))
@mul = global i32 mul nuw (i32 ptrtoint (i32* @target to i32), i32 3)
@udiv = global i32 udiv exact (i32 ptrtoint (i32* @target to i32), i32 3)
@sdiv = global i32 sdiv (i32 ptrtoint (i32* @target to i32), i32 3)
@shl = global i32 shl nuw (i32 ptrtoint (i32* @target to i32), i32 3)
@lshr = global i32 lshr exact (i32 ptrtoint (i32* @target to i32), i32 3)
@ashr = global i32 ashr (i32 ptrtoint (i32* @target to i32), i32 3)
@and = global i32 and (i32 ptrtoint (i32* @target to i32), i32 3)
@or = global i32 or (i32 ptrtoint (i32* @target to i32), i32 3)
@xor = global i32 xor (i32 ptrtoint (i32* @target to i32), i32 3)
@compare = global i1 icmp ugt (i32* @target, i32* @add)
@compare_floats = global i1 fcmp ole (float bitcast (i32 ptrtoint (i32* @target to i32) to float), float 1.000000e+00)
@select = global i32 2
@address = global i32 addrspace(3)* getelementptr inbounds ([4 x i32], [4 x i32] addrspace(3)* @array, i32 0, i32 2)
@address_outside = global i32 addrspace(3)* getelementptr ([4 x i32], [4 x i32] addrspace(3)* @array, i32 1, i32 2)
@cast_space = global i32* addrspacecast (i32 addrspace(3)* getelementptr inbounds ([4 x i32], [4 x i32] addrspace(3)* @array, i32 0, i32 1) to i32*)
@trunc = global i8 ptrtoint (i32* @target to i8)
@zext = global i64 zext (i32 ptrtoint (i32* @target to i32) to i64)
@sext = global i64 sext (i32 ptrtoint (i32* @target to i32) to i64)
@uitofp = global float uitofp (i32 ptrtoint (i32* @target to i32) to float)
@sitofp = global float sitofp (i32 ptrtoint (i32* @target to i32) to float)
@fptoui = global i32 fptoui (float uitofp (i32 ptrtoint (i32* @target to i32) to float) to i32)
@fptosi = global i32 fptosi (float uitofp (i32 ptrtoint (i32* @target to i32) to float) to i32)
@fpext = global double fpext (float uitofp (i32 ptrtoint (i32* @target to i32) to float) to double)
@fptrunc = global half fptrunc (float uitofp (i32 ptrtoint (i32* @target to i32) to float) to half)
@fadd = global float fadd (float uitofp (i32 ptrtoint (i32* @target to i32) to float), float 1.000000e+00)
@inttoptr = global i8* inttoptr (i32 add (i32 ptrtoint (i32* @target to i32), i32 1) to i8*)
@insert = global <2 x i32> <i32 0, i32 ptrtoint (i32* @target to i32)>
@extract = global i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (i32* @target to i64) to <2 x i32>), i32 0)
@shuffle = global <2 x i32> <i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (i32* @target to i64) to <2 x i32>), i32 1), i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (i32* @target to i64) to <2 x i32>), i32 0)>

define void @main() {
  br label %later

later:                                            ; preds = %0
  call void asm sideeffect alignstack inteldialect "mov \22a\22, b", "~{memory}"()
  %1 = call i32 asm "plain", "=r"()
  ret void
}

define void @other() {
  br label %1

; <label>:1                                       ; preds = %1, %0
  store i8* blockaddress(@main, %later), i8** undef
  indirectbr i8* blockaddress(@other, %1), [label %1]
}

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!dx.valver = !{!5}

!0 = !{i32 1, i32 0}
!1 = !{!"cs", i32 6, i32 0}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
!5 = !{i32 1, i32 9}
