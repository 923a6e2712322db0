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
; shader hash: 1cca6f93062d9d01709adc1cb92ad490
;
; Pipeline Runtime Information: 
;
;
;
; Buffer Definitions:
;
; Resource bind info for structured
; {
;
;   int $Element;                                     ; Offset:    0 Size:     4
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; typed                                 UAV     u32         buf      U0             u0     1
; raw                                   UAV    byte         r/w      U1             u1     1
; structured                            UAV  struct         r/w      U2             u2     1
; volume                                UAV     i32          3d      U3             u3     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%"class.RWBuffer<unsigned int>" = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }
%"class.RWStructuredBuffer<int>" = type { i32 }
%"class.RWTexture3D<int>" = type { i32 }

@"\01?shared_@@3HA" = external addrspace(3) global i32, align 4

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 3, i32 3, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 2, i32 2, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 1, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %4 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %5 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %6 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %7 = call i32 @dx.op.threadId.i32(i32 93, i32 2)  ; ThreadId(component)
  %8 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %4, i32 0, i32 %5, i32 undef, i32 undef, i32 1)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %9 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %4, i32 1, i32 %8, i32 undef, i32 undef, i32 255)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %10 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %4, i32 2, i32 %6, i32 undef, i32 undef, i32 %8)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %11 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %2, i32 3, i32 %5, i32 0, i32 undef, i32 3)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %12 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %2, i32 4, i32 %6, i32 0, i32 undef, i32 -3)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %13 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %2, i32 5, i32 %7, i32 0, i32 undef, i32 %11)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %14 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %1, i32 4, i32 %5, i32 %6, i32 %7, i32 7)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %15 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %3, i32 8, i32 16, i32 undef, i32 undef, i32 %8)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %16 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %3, i32 20, i32 undef, i32 undef, i32 1, i32 %15)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %17 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %3, i32 24, i32 undef, i32 undef, i32 2, i32 %16)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %18 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %3, i32 7, i32 28, i32 undef, i32 undef, i32 %16)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %19 = atomicrmw xchg i32 addrspace(3)* @"\01?shared_@@3HA", i32 %14 seq_cst
  %20 = cmpxchg i32 addrspace(3)* @"\01?shared_@@3HA", i32 5, i32 %19 seq_cst seq_cst
  %21 = extractvalue { i32, i1 } %20, 0
  %22 = add i32 %16, %21
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %4, i32 %7, i32 undef, i32 %22, i32 %22, i32 %22, i32 %22, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind
declare i32 @dx.op.atomicBinOp.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32) #1

; Function Attrs: nounwind
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1

; Function Attrs: nounwind
declare i32 @dx.op.atomicCompareExchange.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!13}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 0}
!4 = !{null, !5, null, null}
!5 = !{!6, !8, !9, !11}
!6 = !{i32 0, %"class.RWBuffer<unsigned int>"* undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 5}
!8 = !{i32 1, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 1, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{i32 2, %"class.RWStructuredBuffer<int>"* undef, !"", i32 0, i32 2, i32 1, i32 12, i1 false, i1 false, i1 false, !10}
!10 = !{i32 1, i32 4}
!11 = !{i32 3, %"class.RWTexture3D<int>"* undef, !"", i32 0, i32 3, i32 1, i32 4, i1 false, i1 false, i1 false, !12}
!12 = !{i32 0, i32 4}
!13 = !{void ()* @main, !"main", null, !4, !14}
!14 = !{i32 0, i64 16, i32 4, !15}
!15 = !{i32 32, i32 1, i32 1}
