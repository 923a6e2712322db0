; A root signature in the module, which goes into RTS0.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }
%n = type { %struct.Numbers }
%struct.Numbers = type { i32, i32 }

define void @main() {
  %u_UAV_rawbuf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %v_texture_rawbuf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %n_cbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %1 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %n_cbuffer, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %2 = extractvalue %dx.types.CBufRet.i32 %1, 1
  %3 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %v_texture_rawbuf, i32 %2, i32 undef)  ; BufferLoad(srv,index,wot)
  %4 = extractvalue %dx.types.ResRet.i32 %3, 0
  %5 = extractvalue %dx.types.CBufRet.i32 %1, 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %u_UAV_rawbuf, i32 %5, i32 undef, i32 %4, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  ret void
}

declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #0

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #0

declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1

declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #0

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!11, !17}
!dx.entryPoints = !{!21}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 0}
!4 = !{!5, !7, !9, null}
!5 = !{!6}
!6 = !{i32 0, %struct.ByteAddressBuffer* undef, !"v", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!7 = !{!8}
!8 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"u", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{!10}
!10 = !{i32 0, %n* undef, !"n", i32 0, i32 0, i32 1, i32 8, null}
!11 = !{i32 0, %struct.Numbers undef, !12, %n undef, !15}
!12 = !{i32 8, !13, !14}
!13 = !{i32 6, !"a", i32 3, i32 0, i32 7, i32 5}
!14 = !{i32 6, !"b", i32 3, i32 4, i32 7, i32 5}
!15 = !{i32 8, !16}
!16 = !{i32 6, !"n", i32 3, i32 0}
!17 = !{i32 1, void ()* @main, !18}
!18 = !{!19}
!19 = !{i32 1, !20, !20}
!20 = !{}
!21 = !{void ()* @main, !"main", null, !4, !22}
!22 = !{i32 0, i64 16, i32 4, !23}
!23 = !{i32 1, i32 1, i32 1}

!dx.rootSignature = !{!9000}
!9000 = !{[96 x i8] c"\02\00\00\00\03\00\00\00\18\00\00\00\00\00\00\00\60\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\3C\00\00\00\04\00\00\00\00\00\00\00\48\00\00\00\03\00\00\00\00\00\00\00\54\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"}
