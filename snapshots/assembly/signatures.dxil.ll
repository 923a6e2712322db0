;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; TYPE1                    0   xy          0     NONE    uint       
; TYPE2                    0   xy          1     NONE   int16       
; TYPE3                    0   xy          2     NONE  uint16       
; TYPE4                    0   xy          3     NONE     int       
; TYPE5                    0   xy          4     NONE    uint       
; TYPE6                    0   xy          5     NONE   int64       
; TYPE7                    0   xy          6     NONE  uint64       
; TYPE8                    0   xy          7     NONE    fp16       
; TYPE9                    0   xy          8     NONE   float       
; TYPE10                   0   xy          9     NONE  double       
; INTERPOLATION0           0   xy         10     NONE   float       
; INTERPOLATION1           0   xy         11     NONE   float       
; INTERPOLATION2           0   xy         12     NONE   float       
; INTERPOLATION3           0   xy         13     NONE   float       
; INTERPOLATION4           0   xy         14     NONE   float       
; INTERPOLATION5           0   xy         15     NONE   float       
; INTERPOLATION6           0   xy         16     NONE   float       
; INTERPOLATION7           0   xy         17     NONE   float       
; SV_SampleIndex           0   xy         19   SAMPLE    uint       
; SV_IsFrontFace           0   xy         20    FFACE    uint       
; SV_PrimitiveID           0   xy         22   PRIMID    uint       
; SV_ClipDistance          0   xy         23  CLIPDST    uint       
; SV_CullDistance          0   xy         24  CULLDST    uint       
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float       
;
; shader hash: 222e76e01dd5b838140751d843af4f01
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=0
; SampleFrequency=1
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 25
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 25
; SigOutputVectors[0]: 1
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; TYPE1                    0                 linear       
; TYPE2                    0                 linear       
; TYPE3                    0                 linear       
; TYPE4                    0                 linear       
; TYPE5                    0                 linear       
; TYPE6                    0                 linear       
; TYPE7                    0                 linear       
; TYPE8                    0                 linear       
; TYPE9                    0                 linear       
; TYPE10                   0                 linear       
; INTERPOLATION0           0                              
; INTERPOLATION1           0        nointerpolation       
; INTERPOLATION2           0                 linear       
; INTERPOLATION3           0               centroid       
; INTERPOLATION4           0          noperspective       
; INTERPOLATION5           0 noperspective centroid       
; INTERPOLATION6           0                 sample       
; INTERPOLATION7           0   noperspective sample       
; SV_InnerCoverage         0        nointerpolation       
; SV_SampleIndex           0        nointerpolation       
; SV_IsFrontFace           0        nointerpolation       
; SV_Coverage              0        nointerpolation       
; SV_PrimitiveID           0        nointerpolation       
; SV_ClipDistance          0        nointerpolation       
; SV_CullDistance          0        nointerpolation       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
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

define void @main() {
  ret void
}

!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.entryPoints = !{!3}

!0 = !{i32 1, i32 6}
!1 = !{i32 1, i32 8}
!2 = !{!"ps", i32 6, i32 6}
!3 = !{void ()* @main, !"main", !4, null, null}
!4 = !{!5, !32, null}
!5 = !{!6, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31}
!6 = !{i32 0, !"TYPE1", i8 1, i8 0, !7, i8 2, i32 1, i8 2, i32 0, i8 0, null}
!7 = !{i32 0}
!8 = !{i32 1, !"TYPE2", i8 2, i8 0, !7, i8 2, i32 1, i8 2, i32 1, i8 0, null}
!9 = !{i32 2, !"TYPE3", i8 3, i8 0, !7, i8 2, i32 1, i8 2, i32 2, i8 0, null}
!10 = !{i32 3, !"TYPE4", i8 4, i8 0, !7, i8 2, i32 1, i8 2, i32 3, i8 0, null}
!11 = !{i32 4, !"TYPE5", i8 5, i8 0, !7, i8 2, i32 1, i8 2, i32 4, i8 0, null}
!12 = !{i32 5, !"TYPE6", i8 6, i8 0, !7, i8 2, i32 1, i8 2, i32 5, i8 0, null}
!13 = !{i32 6, !"TYPE7", i8 7, i8 0, !7, i8 2, i32 1, i8 2, i32 6, i8 0, null}
!14 = !{i32 7, !"TYPE8", i8 8, i8 0, !7, i8 2, i32 1, i8 2, i32 7, i8 0, null}
!15 = !{i32 8, !"TYPE9", i8 9, i8 0, !7, i8 2, i32 1, i8 2, i32 8, i8 0, null}
!16 = !{i32 9, !"TYPE10", i8 10, i8 0, !7, i8 2, i32 1, i8 2, i32 9, i8 0, null}
!17 = !{i32 10, !"INTERPOLATION0", i8 9, i8 0, !7, i8 0, i32 1, i8 2, i32 10, i8 0, null}
!18 = !{i32 11, !"INTERPOLATION1", i8 9, i8 0, !7, i8 1, i32 1, i8 2, i32 11, i8 0, null}
!19 = !{i32 12, !"INTERPOLATION2", i8 9, i8 0, !7, i8 2, i32 1, i8 2, i32 12, i8 0, null}
!20 = !{i32 13, !"INTERPOLATION3", i8 9, i8 0, !7, i8 3, i32 1, i8 2, i32 13, i8 0, null}
!21 = !{i32 14, !"INTERPOLATION4", i8 9, i8 0, !7, i8 4, i32 1, i8 2, i32 14, i8 0, null}
!22 = !{i32 15, !"INTERPOLATION5", i8 9, i8 0, !7, i8 5, i32 1, i8 2, i32 15, i8 0, null}
!23 = !{i32 16, !"INTERPOLATION6", i8 9, i8 0, !7, i8 6, i32 1, i8 2, i32 16, i8 0, null}
!24 = !{i32 17, !"INTERPOLATION7", i8 9, i8 0, !7, i8 7, i32 1, i8 2, i32 17, i8 0, null}
!25 = !{i32 18, !"SV_15", i8 5, i8 15, !7, i8 1, i32 1, i8 2, i32 18, i8 0, null}
!26 = !{i32 19, !"SV_12", i8 5, i8 12, !7, i8 1, i32 1, i8 2, i32 19, i8 0, null}
!27 = !{i32 20, !"SV_13", i8 5, i8 13, !7, i8 1, i32 1, i8 2, i32 20, i8 0, null}
!28 = !{i32 21, !"SV_14", i8 5, i8 14, !7, i8 1, i32 1, i8 2, i32 21, i8 0, null}
!29 = !{i32 22, !"SV_10", i8 5, i8 10, !7, i8 1, i32 1, i8 2, i32 22, i8 0, null}
!30 = !{i32 23, !"SV_6", i8 5, i8 6, !7, i8 1, i32 1, i8 2, i32 23, i8 0, null}
!31 = !{i32 24, !"SV_7", i8 5, i8 7, !7, i8 1, i32 1, i8 2, i32 24, i8 0, null}
!32 = !{!33}
!33 = !{i32 0, !"SV_Target", i8 9, i8 16, !7, i8 0, i32 1, i8 4, i32 0, i8 0, null}
