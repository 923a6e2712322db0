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
; shader hash: e74cff81d2203e2ae9b07f1f6e475bf7
;
; Pipeline Runtime Information: 
;
; Compute Shader
; NumThreads=(1,1,1)
;
;
; Buffer Definitions:
;
; cbuffer cb0
; {
;
;   [48 x i8] (type annotation not present)
;
; }
;
; cbuffer cb1
; {
;
;   [48 x i8] (type annotation not present)
;
; }
;
; cbuffer cb2
; {
;
;   [0 x i8] (type annotation not present)
;
; }
;
; cbuffer cb3
; {
;
;   [4 x i8] (type annotation not present)
;
; }
;
; Resource bind info for srv36
; {
;
;   [16 x i8] (type annotation not present)
;
; }
;
; Resource bind info for srv37
; {
;
;   [16 x i8] (type annotation not present)
;
; }
;
; tbuffer srv38
; {
;
;   (type annotation not present)
;
; }
;
; tbuffer srv39
; {
;
;   (type annotation not present)
;
; }
;
; Resource bind info for a name of a resource that is longer than its column 16
; {
;
;   [16 x i8] (type annotation not present)
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; cb0                               cbuffer      NA          NA     CB0            cb0     1
; cb1                               cbuffer      NA          NA     CB1            cb1     1
; cb2                               cbuffer      NA          NA     CB2            cb2     1
; cb3                               cbuffer      NA          NA     CB3            cb3     1
; s0                                sampler      NA          NA      S0s4294967295,space4294967295unbounded
; s1                                sampler      NA          NA      S1s4294967295,space4294967295unbounded
; s2                                sampler      NA          NA      S2s4294967295,space4294967295unbounded
; srv0                              texture     f32          1d      T0             t0     1
; srv1                              texture     f32          2d      T1             t1     1
; srv2                              texture     f32        2dMS      T2             t2     1
; srv3                              texture     f32          3d      T3             t3     1
; srv4                              texture     f32        cube      T4             t4     1
; srv5                              texture     f32     1darray      T5             t5     1
; srv6                              texture     f32     2darray      T6             t6     1
; srv7                              texture     f32   2darrayMS      T7             t7     1
; srv8                              texture     f32   cubearray      T8             t8     1
; srv9                              texture     f32         buf      T9             t9     1
; srv10                             texture    byte         r/o     T10            t10     1
; srv11                             texture     f32     cbuffer     T11            t11     1
; srv12                             texture     f32     sampler     T12            t12     1
; srv13                             texture     f32         ras     T13            t13     1
; srv14                             texture     f32     fbtex2d     T14            t14     1
; srv15                             texture     f32fbtex2darray     T15            t15     1
; srv16                             texture      i1          2d     T16     t16,space1     2
; srv17                             texture     i16          2d     T17     t17,space2     2
; srv18                             texture     u16          2d     T18     t18,space3unbounded
; srv19                             texture     i32          2d     T19     t19,space4     2
; srv20                             texture     u32          2d     T20     t20,space5     2
; srv21                             texture     i64          2d     T21     t21,space6     2
; srv22                             texture     u64          2d     T22     t22,space7     2
; srv23                             texture     f16          2d     T23     t23,space8     2
; srv24                             texture     f32          2d     T24     t24,space9     2
; srv25                             texture     f64          2d     T25    t25,space10     2
; srv26                             texturesnorm_f16          2d     T26    t26,space11     2
; srv27                             textureunorm_f16          2d     T27    t27,space12     2
; srv28                             texturesnorm_f32          2d     T28    t28,space13     2
; srv29                             textureunorm_f32          2d     T29    t29,space14     2
; srv30                             texturesnorm_f64          2d     T30    t30,space15     2
; srv31                             textureunorm_f64          2d     T31    t31,space16     2
; srv32                             texture     u32          2d     T32    t32,space17     2
; srv33                             texture     u32          2d     T33    t33,space18     2
; srv34                             texture     f32       2dMS8     T34            t34     1
; srv35                             texture     i32 2darrayMS16     T35            t35     1
; srv36                             texture  struct         r/o     T36            t36     1
; srv37                             texture  struct         r/o     T37            t37     1
; srv38                             texture     f32     tbuffer     T38            t38     1
; srv39                             texture     f32     tbuffer     T39            t39     1
; a name of a resource that is longer than its column 0       UAV     u32          1d      U0             u0     1
; a name of a resource that is longer than its column 1       UAV     u32          2d      U1             u1     1
; a name of a resource that is longer than its column 2       UAV     u32        2dMS      U2             u2     1
; a name of a resource that is longer than its column 3       UAV     u32          3d      U3             u3     1
; a name of a resource that is longer than its column 4       UAV     u32        cube      U4             u4     1
; a name of a resource that is longer than its column 5       UAV     u32     1darray      U5             u5     1
; a name of a resource that is longer than its column 6       UAV     u32     2darray      U6             u6     1
; a name of a resource that is longer than its column 7       UAV     u32   2darrayMS      U7             u7     1
; a name of a resource that is longer than its column 8       UAV     u32   cubearray      U8             u8     1
; a name of a resource that is longer than its column 9       UAV     u32         buf      U9             u9     1
; a name of a resource that is longer than its column 10       UAV    byte         r/w     U10            u10     1
; a name of a resource that is longer than its column 11       UAV     u32     cbuffer     U11            u11     1
; a name of a resource that is longer than its column 12       UAV     u32     sampler     U12            u12     1
; a name of a resource that is longer than its column 13       UAV     u32         ras     U13            u13     1
; a name of a resource that is longer than its column 14       UAV invalid     fbtex2d     U14            u14     1
; a name of a resource that is longer than its column 15       UAV invalidfbtex2darray     U15            u15     1
; a name of a resource that is longer than its column 16       UAV  struct     r/w+cnt     U16            u16     1
; a name of a resource that is longer than its column 17       UAV    byte     r/w+cnt     U17            u17     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%0 = type { i32 }
%View = type { float }
%struct.Element = type { i32, [3 x i16] }
%Buffer = type { <4 x float>, %Inner, [2 x %Inner] }
%Inner = type { float }
%Empty = type {}

define void @main() {
  ret void
}

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.resources = !{!2}
!dx.entryPoints = !{!92}
!dx.valver = !{!0}
!dx.typeAnnotations = !{!95}

!0 = !{i32 1, i32 6}
!1 = !{!"cs", i32 6, i32 6}
!2 = !{!3, !63, !83, !88}
!3 = !{!4, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !23, !25, !27, !29, !31, !33, !35, !37, !38, !40, !42, !44, !46, !48, !50, !52, !54, !56, !57, !58, !60, !61, !62}
!4 = !{i32 0, %View* undef, !"srv0", i32 0, i32 0, i32 1, i32 1, i32 0, !5}
!5 = !{i32 0, i32 9}
!6 = !{i32 1, %View* undef, !"srv1", i32 0, i32 1, i32 1, i32 2, i32 0, !5}
!7 = !{i32 2, %View* undef, !"srv2", i32 0, i32 2, i32 1, i32 3, i32 0, !5}
!8 = !{i32 3, %View* undef, !"srv3", i32 0, i32 3, i32 1, i32 4, i32 0, !5}
!9 = !{i32 4, %View* undef, !"srv4", i32 0, i32 4, i32 1, i32 5, i32 0, !5}
!10 = !{i32 5, %View* undef, !"srv5", i32 0, i32 5, i32 1, i32 6, i32 0, !5}
!11 = !{i32 6, %View* undef, !"srv6", i32 0, i32 6, i32 1, i32 7, i32 0, !5}
!12 = !{i32 7, %View* undef, !"srv7", i32 0, i32 7, i32 1, i32 8, i32 0, !5}
!13 = !{i32 8, %View* undef, !"srv8", i32 0, i32 8, i32 1, i32 9, i32 0, !5}
!14 = !{i32 9, %View* undef, !"srv9", i32 0, i32 9, i32 1, i32 10, i32 0, !5}
!15 = !{i32 10, %View* undef, !"srv10", i32 0, i32 10, i32 1, i32 11, i32 0, null}
!16 = !{i32 11, %View* undef, !"srv11", i32 0, i32 11, i32 1, i32 13, i32 0, !5}
!17 = !{i32 12, %View* undef, !"srv12", i32 0, i32 12, i32 1, i32 14, i32 0, !5}
!18 = !{i32 13, %View* undef, !"srv13", i32 0, i32 13, i32 1, i32 16, i32 0, !5}
!19 = !{i32 14, %View* undef, !"srv14", i32 0, i32 14, i32 1, i32 17, i32 0, !5}
!20 = !{i32 15, %View* undef, !"srv15", i32 0, i32 15, i32 1, i32 18, i32 0, !5}
!21 = !{i32 16, %View* undef, !"srv16", i32 1, i32 16, i32 2, i32 2, i32 0, !22}
!22 = !{i32 0, i32 1}
!23 = !{i32 17, %View* undef, !"srv17", i32 2, i32 17, i32 2, i32 2, i32 0, !24}
!24 = !{i32 0, i32 2}
!25 = !{i32 18, %View* undef, !"srv18", i32 3, i32 18, i32 -1, i32 2, i32 0, !26}
!26 = !{i32 0, i32 3}
!27 = !{i32 19, %View* undef, !"srv19", i32 4, i32 19, i32 2, i32 2, i32 0, !28}
!28 = !{i32 0, i32 4}
!29 = !{i32 20, %View* undef, !"srv20", i32 5, i32 20, i32 2, i32 2, i32 0, !30}
!30 = !{i32 0, i32 5}
!31 = !{i32 21, %View* undef, !"srv21", i32 6, i32 21, i32 2, i32 2, i32 0, !32}
!32 = !{i32 0, i32 6}
!33 = !{i32 22, %View* undef, !"srv22", i32 7, i32 22, i32 2, i32 2, i32 0, !34}
!34 = !{i32 0, i32 7}
!35 = !{i32 23, %View* undef, !"srv23", i32 8, i32 23, i32 2, i32 2, i32 0, !36}
!36 = !{i32 0, i32 8}
!37 = !{i32 24, %View* undef, !"srv24", i32 9, i32 24, i32 2, i32 2, i32 0, !5}
!38 = !{i32 25, %View* undef, !"srv25", i32 10, i32 25, i32 2, i32 2, i32 0, !39}
!39 = !{i32 0, i32 10}
!40 = !{i32 26, %View* undef, !"srv26", i32 11, i32 26, i32 2, i32 2, i32 0, !41}
!41 = !{i32 0, i32 11}
!42 = !{i32 27, %View* undef, !"srv27", i32 12, i32 27, i32 2, i32 2, i32 0, !43}
!43 = !{i32 0, i32 12}
!44 = !{i32 28, %View* undef, !"srv28", i32 13, i32 28, i32 2, i32 2, i32 0, !45}
!45 = !{i32 0, i32 13}
!46 = !{i32 29, %View* undef, !"srv29", i32 14, i32 29, i32 2, i32 2, i32 0, !47}
!47 = !{i32 0, i32 14}
!48 = !{i32 30, %View* undef, !"srv30", i32 15, i32 30, i32 2, i32 2, i32 0, !49}
!49 = !{i32 0, i32 15}
!50 = !{i32 31, %View* undef, !"srv31", i32 16, i32 31, i32 2, i32 2, i32 0, !51}
!51 = !{i32 0, i32 16}
!52 = !{i32 32, %View* undef, !"srv32", i32 17, i32 32, i32 2, i32 2, i32 0, !53}
!53 = !{i32 0, i32 17}
!54 = !{i32 33, %View* undef, !"srv33", i32 18, i32 33, i32 2, i32 2, i32 0, !55}
!55 = !{i32 0, i32 18}
!56 = !{i32 34, %View* undef, !"srv34", i32 0, i32 34, i32 1, i32 3, i32 8, !5}
!57 = !{i32 35, %View* undef, !"srv35", i32 0, i32 35, i32 1, i32 8, i32 16, !28}
!58 = !{i32 36, %struct.Element* undef, !"srv36", i32 0, i32 36, i32 1, i32 12, i32 0, !59}
!59 = !{i32 1, i32 16}
!60 = !{i32 37, [2 x %struct.Element]* undef, !"srv37", i32 0, i32 37, i32 1, i32 12, i32 0, !59}
!61 = !{i32 38, %Buffer* undef, !"srv38", i32 0, i32 38, i32 1, i32 15, i32 0, !5}
!62 = !{i32 39, %0* undef, !"srv39", i32 0, i32 39, i32 1, i32 15, i32 0, !5}
!63 = !{!64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !80, !81, !82}
!64 = !{i32 0, %View* undef, !"a name of a resource that is longer than its column 0", i32 0, i32 0, i32 1, i32 1, i1 true, i1 false, i1 true, !30}
!65 = !{i32 1, %View* undef, !"a name of a resource that is longer than its column 1", i32 0, i32 1, i32 1, i32 2, i1 true, i1 false, i1 true, !30}
!66 = !{i32 2, %View* undef, !"a name of a resource that is longer than its column 2", i32 0, i32 2, i32 1, i32 3, i1 true, i1 false, i1 true, !30}
!67 = !{i32 3, %View* undef, !"a name of a resource that is longer than its column 3", i32 0, i32 3, i32 1, i32 4, i1 true, i1 false, i1 true, !30}
!68 = !{i32 4, %View* undef, !"a name of a resource that is longer than its column 4", i32 0, i32 4, i32 1, i32 5, i1 true, i1 false, i1 true, !30}
!69 = !{i32 5, %View* undef, !"a name of a resource that is longer than its column 5", i32 0, i32 5, i32 1, i32 6, i1 true, i1 false, i1 true, !30}
!70 = !{i32 6, %View* undef, !"a name of a resource that is longer than its column 6", i32 0, i32 6, i32 1, i32 7, i1 true, i1 false, i1 true, !30}
!71 = !{i32 7, %View* undef, !"a name of a resource that is longer than its column 7", i32 0, i32 7, i32 1, i32 8, i1 true, i1 false, i1 true, !30}
!72 = !{i32 8, %View* undef, !"a name of a resource that is longer than its column 8", i32 0, i32 8, i32 1, i32 9, i1 true, i1 false, i1 true, !30}
!73 = !{i32 9, %View* undef, !"a name of a resource that is longer than its column 9", i32 0, i32 9, i32 1, i32 10, i1 true, i1 false, i1 true, !30}
!74 = !{i32 10, %View* undef, !"a name of a resource that is longer than its column 10", i32 0, i32 10, i32 1, i32 11, i1 true, i1 false, i1 true, null}
!75 = !{i32 11, %View* undef, !"a name of a resource that is longer than its column 11", i32 0, i32 11, i32 1, i32 13, i1 true, i1 false, i1 true, !30}
!76 = !{i32 12, %View* undef, !"a name of a resource that is longer than its column 12", i32 0, i32 12, i32 1, i32 14, i1 true, i1 false, i1 true, !30}
!77 = !{i32 13, %View* undef, !"a name of a resource that is longer than its column 13", i32 0, i32 13, i32 1, i32 16, i1 true, i1 false, i1 true, !30}
!78 = !{i32 14, %View* undef, !"a name of a resource that is longer than its column 14", i32 0, i32 14, i32 1, i32 17, i1 true, i1 false, i1 true, !79}
!79 = !{i32 2, i32 1}
!80 = !{i32 15, %View* undef, !"a name of a resource that is longer than its column 15", i32 0, i32 15, i32 1, i32 18, i1 true, i1 false, i1 true, !79}
!81 = !{i32 16, %struct.Element* undef, !"a name of a resource that is longer than its column 16", i32 0, i32 16, i32 1, i32 12, i1 true, i1 true, i1 true, !59}
!82 = !{i32 17, %View* undef, !"a name of a resource that is longer than its column 17", i32 0, i32 17, i32 1, i32 11, i1 true, i1 true, i1 true, null}
!83 = !{!84, !85, !86, !87}
!84 = !{i32 0, %Buffer* undef, !"cb0", i32 0, i32 0, i32 1, i32 48, null}
!85 = !{i32 1, [2 x %Buffer]* undef, !"cb1", i32 0, i32 1, i32 1, i32 48, null}
!86 = !{i32 2, %Empty* undef, !"cb2", i32 0, i32 2, i32 1, i32 0, null}
!87 = !{i32 3, %0* undef, !"cb3", i32 0, i32 3, i32 1, i32 4, null}
!88 = !{!89, !90, !91}
!89 = !{i32 0, %View* undef, !"s0", i32 -1, i32 -1, i32 -1, i32 0, null}
!90 = !{i32 1, %View* undef, !"s1", i32 -1, i32 -1, i32 -1, i32 1, null}
!91 = !{i32 2, %View* undef, !"s2", i32 -1, i32 -1, i32 -1, i32 2, null}
!92 = !{void ()* @main, !"main", null, !2, !93}
!93 = !{i32 4, !94}
!94 = !{i32 1, i32 1, i32 1}
!95 = !{i32 1, void ()* @main, !96}
!96 = !{!97}
!97 = !{i32 0, !98, !98}
!98 = !{}
