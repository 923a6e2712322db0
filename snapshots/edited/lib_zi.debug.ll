; shader hash: 821b08dbd365b8cee2136d569018ce67
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

%struct.Payload = type { <4 x float> }
%struct.BuiltInTriangleIntersectionAttributes = type { <2 x float> }

; Function Attrs: noinline nounwind
define internal fastcc float @"\01?fade@@YAMMAIAI@Z"(float %t, i32* noalias nocapture dereferenceable(4) %n) #0 {
  %1 = load i32, i32* %n, align 4, !tbaa !26
  %2 = add i32 %1, 1
  store i32 %2, i32* %n, align 4, !tbaa !26
  %3 = fmul fast float %t, %t
  %4 = fadd fast float %3, 1.000000e+00
  %5 = fdiv fast float 1.000000e+00, %4
  ret float %5
}

; Function Attrs: nounwind
define void @"\01?near_@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"(%struct.Payload* noalias nocapture %p, %struct.BuiltInTriangleIntersectionAttributes* nocapture readonly %a) #1 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*
  call void @llvm.lifetime.start(i64 4, i8* %2) #1
  store i32 0, i32* %1, align 4, !tbaa !26
  %3 = getelementptr inbounds %struct.BuiltInTriangleIntersectionAttributes, %struct.BuiltInTriangleIntersectionAttributes* %a, i32 0, i32 0
  %4 = load <2 x float>, <2 x float>* %3, align 4, !tbaa !30
  %5 = extractelement <2 x float> %4, i64 0
  %6 = extractelement <2 x float> %4, i64 1
  %7 = call float @dx.op.rayTCurrent.f32(i32 154)  ; RayTCurrent()
  %8 = call fastcc float @"\01?fade@@YAMMAIAI@Z"(float %7, i32* nonnull dereferenceable(4) %1)
  %9 = load i32, i32* %1, align 4, !tbaa !26
  %10 = uitofp i32 %9 to float
  %11 = insertelement <4 x float> undef, float %5, i64 0
  %12 = insertelement <4 x float> %11, float %6, i64 1
  %13 = insertelement <4 x float> %12, float %8, i64 2
  %14 = insertelement <4 x float> %13, float %10, i64 3
  call void @llvm.lifetime.end(i64 4, i8* %2) #1
  %15 = getelementptr inbounds %struct.Payload, %struct.Payload* %p, i32 0, i32 0
  store <4 x float> %14, <4 x float>* %15, align 4
  ret void
}

; Function Attrs: nounwind
declare void @llvm.lifetime.start(i64, i8* nocapture) #1

; Function Attrs: nounwind
declare void @llvm.lifetime.end(i64, i8* nocapture) #1

; Function Attrs: nounwind
define void @"\01?far_@@YAXUPayload@@@Z"(%struct.Payload* noalias nocapture %p) #1 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*
  call void @llvm.lifetime.start(i64 4, i8* %2) #1
  store i32 4, i32* %1, align 4, !tbaa !26
  %3 = call fastcc float @"\01?fade@@YAMMAIAI@Z"(float 1.000000e+00, i32* nonnull dereferenceable(4) %1)
  %4 = insertelement <4 x float> <float 0.000000e+00, float 4.000000e+00, float undef, float undef>, float %3, i64 2
  %5 = insertelement <4 x float> %4, float 1.000000e+00, i64 3
  call void @llvm.lifetime.end(i64 4, i8* %2) #1
  %6 = getelementptr inbounds %struct.Payload, %struct.Payload* %p, i32 0, i32 0
  store <4 x float> %5, <4 x float>* %6, align 4
  ret void
}

; Function Attrs: nounwind readonly
declare float @dx.op.rayTCurrent.f32(i32) #2

attributes #0 = { noinline nounwind }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.typeAnnotations = !{!4}
!dx.dxrPayloadAnnotations = !{!17}
!dx.entryPoints = !{!20, !21, !24}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 7}
!2 = !{i32 1, i32 9}
!3 = !{!"lib", i32 6, i32 7}
!4 = !{i32 1, float (float, i32*)* @"\01?fade@@YAMMAIAI@Z", !5, void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?near_@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !12, void (%struct.Payload*)* @"\01?far_@@YAXUPayload@@@Z", !16}
!5 = !{!6, !9, !10}
!6 = !{i32 1, !7, !8}
!7 = !{i32 7, i32 9}
!8 = !{}
!9 = !{i32 0, !7, !8}
!10 = !{i32 2, !11, !8}
!11 = !{i32 7, i32 5}
!12 = !{!13, !14, !15}
!13 = !{i32 1, !8, !8}
!14 = !{i32 2, !8, !8}
!15 = !{i32 0, !8, !8}
!16 = !{!13, !14}
!17 = !{i32 0, %struct.Payload undef, !18}
!18 = !{!19}
!19 = !{i32 0, i32 547}
!20 = !{null, !"", null, null, null}
!21 = !{void (%struct.Payload*)* @"\01?far_@@YAXUPayload@@@Z", !"\01?far_@@YAXUPayload@@@Z", null, null, !22}
!22 = !{i32 8, i32 11, i32 6, i32 16, i32 5, !23}
!23 = !{i32 0}
!24 = !{void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?near_@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?near_@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !25}
!25 = !{i32 8, i32 10, i32 6, i32 16, i32 7, i32 8, i32 5, !23}
!26 = !{!27, !27, i64 0}
!27 = !{!"int", !28, i64 0}
!28 = !{!"omnipotent char", !29, i64 0}
!29 = !{!"Simple C/C++ TBAA"}
!30 = !{!28, !28, i64 0}
