;
; Note: shader requires additional functionality:
;       View Instancing
;
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
; SV_Position              0   xyzw        0      POS   float   xyzw
; SV_ClipDistance          0   x           1  CLIPDST   float   x   
; SV_ClipDistance          1   x           2  CLIPDST   float   x   
;
;
; Patch Constant signature signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_RenderTargetArrayIndex     0   x           0  RTINDEX    uint   x   
; SV_ViewportArrayIndex     0    y          0  VPINDEX    uint    y  
;
; shader hash: ddacd02ffac56432d14a0e85f2e79f03
;
; Pipeline Runtime Information: 
;
;
;
; Vertex Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; SV_ClipDistance          0                 linear       
;
; Primitive Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_RenderTargetArrayIndex     0        nointerpolation       
; SV_ViewportArrayIndex     0        nointerpolation       
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;
;
; ViewId state:
;
; Number of inputs: 0, outputs: 9, primitive outputs: 2
; Outputs dependent on ViewId: { 0, 1, 2, 3 }
; Primitive Outputs dependent on ViewId: { 0 }
; Inputs contributing to computation of Outputs:
; Inputs contributing to computation of Primitive Outputs:
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%struct.Payload.0 = type { [16 x i32], [4 x float] }

@"\01?heights@@3PAMA" = external addrspace(3) global [8 x float], align 4

define void @main() {
  %1 = call i32 @dx.op.viewID.i32(i32 138)  ; ViewID()
  %2 = call i32 @dx.op.groupId.i32(i32 94, i32 0)  ; GroupId(component)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %4 = call %struct.Payload.0* @dx.op.getMeshPayload.struct.Payload.0(i32 170)  ; GetMeshPayload()
  call void @dx.op.setMeshOutputCounts(i32 168, i32 16, i32 8)  ; SetMeshOutputCounts(numVertices,numPrimitives)
  %5 = getelementptr inbounds %struct.Payload.0, %struct.Payload.0* %4, i32 0, i32 1, i32 1
  %6 = load float, float* %5, align 4
  %7 = and i32 %3, 7
  %8 = getelementptr [8 x float], [8 x float] addrspace(3)* @"\01?heights@@3PAMA", i32 0, i32 %7
  store float %6, float addrspace(3)* %8, align 4, !tbaa !20
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  %9 = getelementptr inbounds %struct.Payload.0, %struct.Payload.0* %4, i32 0, i32 1, i32 0
  %10 = load float, float* %9, align 4
  %11 = load float, float* %5, align 4
  %12 = getelementptr inbounds %struct.Payload.0, %struct.Payload.0* %4, i32 0, i32 1, i32 2
  %13 = load float, float* %12, align 4
  %14 = getelementptr inbounds %struct.Payload.0, %struct.Payload.0* %4, i32 0, i32 1, i32 3
  %15 = load float, float* %14, align 4
  %16 = and i32 %2, 15
  %17 = getelementptr %struct.Payload.0, %struct.Payload.0* %4, i32 0, i32 0, i32 %16
  %18 = load i32, i32* %17, align 4, !tbaa !24
  %19 = uitofp i32 %18 to float
  %20 = fmul fast float %19, %10
  %21 = fmul fast float %19, %11
  %22 = fmul fast float %19, %13
  %23 = fmul fast float %19, %15
  %24 = uitofp i32 %1 to float
  %25 = xor i32 %7, 7
  %26 = getelementptr [8 x float], [8 x float] addrspace(3)* @"\01?heights@@3PAMA", i32 0, i32 %25
  %27 = load float, float addrspace(3)* %26, align 4, !tbaa !20
  %28 = fadd fast float %27, %24
  %29 = fadd fast float %28, %20
  %30 = fadd fast float %28, %21
  %31 = fadd fast float %28, %22
  %32 = fadd fast float %28, %23
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 0, float %29, i32 %3)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 1, float %30, i32 %3)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 2, float %31, i32 %3)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 3, float %32, i32 %3)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %33 = uitofp i32 %3 to float
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 0, float %33, i32 %3)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 1, i8 0, float 1.000000e+00, i32 %3)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %34 = icmp ult i32 %3, 8
  br i1 %34, label %35, label %37

; <label>:35                                      ; preds = %0
  %36 = add i32 %3, 1
  call void @dx.op.emitIndices(i32 169, i32 %3, i32 %3, i32 %36, i32 0)  ; EmitIndices(PrimitiveIndex,VertexIndex0,VertexIndex1,VertexIndex2)
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 0, i32 0, i8 0, i32 %1, i32 %3)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 1, i32 0, i8 0, i32 0, i32 %3)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  br label %37

; <label>:37                                      ; preds = %35, %0
  ret void
}

; Function Attrs: nounwind
declare void @dx.op.emitIndices(i32, i32, i32, i32, i32) #0

; Function Attrs: nounwind readonly
declare %struct.Payload.0* @dx.op.getMeshPayload.struct.Payload.0(i32) #1

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #2

; Function Attrs: nounwind readnone
declare i32 @dx.op.groupId.i32(i32, i32) #2

; Function Attrs: nounwind readnone
declare i32 @dx.op.viewID.i32(i32) #2

; Function Attrs: nounwind
declare void @dx.op.storeVertexOutput.f32(i32, i32, i32, i8, float, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storePrimitiveOutput.i32(i32, i32, i32, i8, i32, i32) #0

; Function Attrs: nounwind
declare void @dx.op.setMeshOutputCounts(i32, i32, i32) #0

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #3

attributes #0 = { nounwind }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind readnone }
attributes #3 = { noduplicate nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 9}
!3 = !{!"ms", i32 6, i32 5}
!4 = !{[5 x i32] [i32 0, i32 9, i32 15, i32 2, i32 1]}
!5 = !{void ()* @main, !"main", !6, null, !17}
!6 = !{null, !7, !14}
!7 = !{!8, !11}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"SV_ClipDistance", i8 9, i8 6, !12, i8 2, i32 2, i8 1, i32 1, i8 0, !13}
!12 = !{i32 0, i32 1}
!13 = !{i32 3, i32 1}
!14 = !{!15, !16}
!15 = !{i32 0, !"SV_RenderTargetArrayIndex", i8 5, i8 4, !9, i8 1, i32 1, i8 1, i32 0, i8 0, !13}
!16 = !{i32 1, !"SV_ViewportArrayIndex", i8 5, i8 5, !9, i8 1, i32 1, i8 1, i32 0, i8 1, !13}
!17 = !{i32 0, i64 2097152, i32 9, !18}
!18 = !{!19, i32 16, i32 8, i32 1, i32 80}
!19 = !{i32 8, i32 2, i32 1}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !22, i64 0}
!22 = !{!"omnipotent char", !23, i64 0}
!23 = !{!"Simple C/C++ TBAA"}
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !22, i64 0}
