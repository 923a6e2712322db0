; Signature elements of every component type, interpolation and system value that the metadata can state.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  ret void
}

!dx.version = !{!0}
!dx.valver = !{!6}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}

!0 = !{i32 1, i32 6}
!6 = !{i32 1, i32 8}
!1 = !{!"ps", i32 6, i32 6}
!2 = !{void ()* @main, !"main", !5, null, null}
!7 = !{i32 0}
!101 = !{i32 0, !"TYPE1", i8 1, i8 0, !7, i8 2, i32 1, i8 2, i32 0, i8 0, null}
!102 = !{i32 1, !"TYPE2", i8 2, i8 0, !7, i8 2, i32 1, i8 2, i32 1, i8 0, null}
!103 = !{i32 2, !"TYPE3", i8 3, i8 0, !7, i8 2, i32 1, i8 2, i32 2, i8 0, null}
!104 = !{i32 3, !"TYPE4", i8 4, i8 0, !7, i8 2, i32 1, i8 2, i32 3, i8 0, null}
!105 = !{i32 4, !"TYPE5", i8 5, i8 0, !7, i8 2, i32 1, i8 2, i32 4, i8 0, null}
!106 = !{i32 5, !"TYPE6", i8 6, i8 0, !7, i8 2, i32 1, i8 2, i32 5, i8 0, null}
!107 = !{i32 6, !"TYPE7", i8 7, i8 0, !7, i8 2, i32 1, i8 2, i32 6, i8 0, null}
!108 = !{i32 7, !"TYPE8", i8 8, i8 0, !7, i8 2, i32 1, i8 2, i32 7, i8 0, null}
!109 = !{i32 8, !"TYPE9", i8 9, i8 0, !7, i8 2, i32 1, i8 2, i32 8, i8 0, null}
!110 = !{i32 9, !"TYPE10", i8 10, i8 0, !7, i8 2, i32 1, i8 2, i32 9, i8 0, null}
!111 = !{i32 10, !"INTERPOLATION0", i8 9, i8 0, !7, i8 0, i32 1, i8 2, i32 10, i8 0, null}
!112 = !{i32 11, !"INTERPOLATION1", i8 9, i8 0, !7, i8 1, i32 1, i8 2, i32 11, i8 0, null}
!113 = !{i32 12, !"INTERPOLATION2", i8 9, i8 0, !7, i8 2, i32 1, i8 2, i32 12, i8 0, null}
!114 = !{i32 13, !"INTERPOLATION3", i8 9, i8 0, !7, i8 3, i32 1, i8 2, i32 13, i8 0, null}
!115 = !{i32 14, !"INTERPOLATION4", i8 9, i8 0, !7, i8 4, i32 1, i8 2, i32 14, i8 0, null}
!116 = !{i32 15, !"INTERPOLATION5", i8 9, i8 0, !7, i8 5, i32 1, i8 2, i32 15, i8 0, null}
!117 = !{i32 16, !"INTERPOLATION6", i8 9, i8 0, !7, i8 6, i32 1, i8 2, i32 16, i8 0, null}
!118 = !{i32 17, !"INTERPOLATION7", i8 9, i8 0, !7, i8 7, i32 1, i8 2, i32 17, i8 0, null}
!119 = !{i32 18, !"SV_15", i8 5, i8 15, !7, i8 1, i32 1, i8 2, i32 18, i8 0, null}
!120 = !{i32 19, !"SV_12", i8 5, i8 12, !7, i8 1, i32 1, i8 2, i32 19, i8 0, null}
!121 = !{i32 20, !"SV_13", i8 5, i8 13, !7, i8 1, i32 1, i8 2, i32 20, i8 0, null}
!122 = !{i32 21, !"SV_14", i8 5, i8 14, !7, i8 1, i32 1, i8 2, i32 21, i8 0, null}
!123 = !{i32 22, !"SV_10", i8 5, i8 10, !7, i8 1, i32 1, i8 2, i32 22, i8 0, null}
!124 = !{i32 23, !"SV_6", i8 5, i8 6, !7, i8 1, i32 1, i8 2, i32 23, i8 0, null}
!125 = !{i32 24, !"SV_7", i8 5, i8 7, !7, i8 1, i32 1, i8 2, i32 24, i8 0, null}
!126 = !{i32 0, !"SV_Target", i8 9, i8 16, !7, i8 0, i32 1, i8 4, i32 0, i8 0, null}
!5 = !{!8, !9, null}
!8 = !{!101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125}
!9 = !{!126}
