; Annotations of two payloads, of which dxc keeps the first where it writes metadata again.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%struct.First = type { <4 x float> }
%struct.Attributes = type { <2 x float> }
%struct.Second = type { i32 }

define void @"\01?Hit@@YAXUFirst@@UAttributes@@@Z"(%struct.First* noalias nocapture %payload, %struct.Attributes* nocapture readonly %attributes) #0 {
  %1 = getelementptr inbounds %struct.Attributes, %struct.Attributes* %attributes, i32 0, i32 0
  %2 = load <2 x float>, <2 x float>* %1, align 4, !tbaa !31
  %3 = extractelement <2 x float> %2, i64 0
  %4 = extractelement <2 x float> %2, i64 1
  %5 = insertelement <4 x float> undef, float %3, i64 0
  %6 = insertelement <4 x float> %5, float %4, i64 1
  %7 = insertelement <4 x float> %6, float 0.000000e+00, i64 2
  %8 = insertelement <4 x float> %7, float 1.000000e+00, i64 3
  %9 = getelementptr inbounds %struct.First, %struct.First* %payload, i32 0, i32 0
  store <4 x float> %8, <4 x float>* %9, align 4
  ret void
}

define void @"\01?Miss@@YAXUFirst@@@Z"(%struct.First* noalias nocapture %payload) #0 {
  %1 = getelementptr inbounds %struct.First, %struct.First* %payload, i32 0, i32 0
  store <4 x float> zeroinitializer, <4 x float>* %1, align 4
  ret void
}

define void @"\01?Any@@YAXUSecond@@UAttributes@@@Z"(%struct.Second* noalias nocapture %payload, %struct.Attributes* nocapture readnone %attributes) #1 {
  %1 = getelementptr inbounds %struct.Second, %struct.Second* %payload, i32 0, i32 0
  %2 = load i32, i32* %1, align 4, !tbaa !34
  %3 = add i32 %2, 1
  store i32 %3, i32* %1, align 4, !tbaa !34
  call void @dx.op.acceptHitAndEndSearch(i32 156)  ; AcceptHitAndEndSearch()
  unreachable
}

declare void @dx.op.acceptHitAndEndSearch(i32) #1

attributes #0 = { nounwind }
attributes #1 = { noreturn nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.typeAnnotations = !{!4, !11}
!dx.dxrPayloadAnnotations = !{!18}
!dx.entryPoints = !{!23, !24, !27, !29}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 7}
!2 = !{i32 1, i32 9}
!3 = !{!"lib", i32 6, i32 7}
!4 = !{i32 0, %struct.First undef, !5, %struct.Attributes undef, !7, %struct.Second undef, !9}
!5 = !{i32 16, !6}
!6 = !{i32 6, !"color", i32 3, i32 0, i32 7, i32 9}
!7 = !{i32 8, !8}
!8 = !{i32 6, !"weights", i32 3, i32 0, i32 7, i32 9}
!9 = !{i32 4, !10}
!10 = !{i32 6, !"hits", i32 3, i32 0, i32 7, i32 5}
!11 = !{i32 1, void (%struct.First*, %struct.Attributes*)* @"\01?Hit@@YAXUFirst@@UAttributes@@@Z", !12, void (%struct.First*)* @"\01?Miss@@YAXUFirst@@@Z", !17, void (%struct.Second*, %struct.Attributes*)* @"\01?Any@@YAXUSecond@@UAttributes@@@Z", !12}
!12 = !{!13, !15, !16}
!13 = !{i32 1, !14, !14}
!14 = !{}
!15 = !{i32 2, !14, !14}
!16 = !{i32 0, !14, !14}
!17 = !{!13, !15}
!18 = !{i32 0, %struct.First undef, !19, %struct.Second undef, !21}
!19 = !{!20}
!20 = !{i32 0, i32 545}
!21 = !{!22}
!22 = !{i32 0, i32 12291}
!23 = !{null, !"", null, null, null}
!24 = !{void (%struct.Second*, %struct.Attributes*)* @"\01?Any@@YAXUSecond@@UAttributes@@@Z", !"\01?Any@@YAXUSecond@@UAttributes@@@Z", null, null, !25}
!25 = !{i32 8, i32 9, i32 6, i32 4, i32 7, i32 8, i32 5, !26}
!26 = !{i32 0}
!27 = !{void (%struct.First*, %struct.Attributes*)* @"\01?Hit@@YAXUFirst@@UAttributes@@@Z", !"\01?Hit@@YAXUFirst@@UAttributes@@@Z", null, null, !28}
!28 = !{i32 8, i32 10, i32 6, i32 16, i32 7, i32 8, i32 5, !26}
!29 = !{void (%struct.First*)* @"\01?Miss@@YAXUFirst@@@Z", !"\01?Miss@@YAXUFirst@@@Z", null, null, !30}
!30 = !{i32 8, i32 11, i32 6, i32 16, i32 5, !26}
!31 = !{!32, !32, i64 0}
!32 = !{!"omnipotent char", !33, i64 0}
!33 = !{!"Simple C/C++ TBAA"}
!34 = !{!35, !35, i64 0}
!35 = !{!"int", !32, i64 0}
