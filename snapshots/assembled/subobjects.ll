; Every kind of subobject in the module, which go into RDAT.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%struct.Payload = type { <4 x float> }
%struct.Attributes = type { <2 x float> }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }

@"\01?colors@@3UByteAddressBuffer@@A" = external constant %dx.types.Handle, align 4

define void @"\01?Hit@@YAXUPayload@@UAttributes@@@Z"(%struct.Payload* noalias nocapture %payload, %struct.Attributes* nocapture readonly %attributes) #0 {
  %1 = getelementptr inbounds %struct.Attributes, %struct.Attributes* %attributes, i32 0, i32 0
  %2 = load <2 x float>, <2 x float>* %1, align 4, !tbaa !26
  %3 = extractelement <2 x float> %2, i64 0
  %4 = extractelement <2 x float> %2, i64 1
  %5 = insertelement <4 x float> undef, float %3, i64 0
  %6 = insertelement <4 x float> %5, float %4, i64 1
  %7 = insertelement <4 x float> %6, float 0.000000e+00, i64 2
  %8 = insertelement <4 x float> %7, float 1.000000e+00, i64 3
  %9 = getelementptr inbounds %struct.Payload, %struct.Payload* %payload, i32 0, i32 0
  store <4 x float> %8, <4 x float>* %9, align 4
  ret void
}

define void @"\01?Miss@@YAXUPayload@@@Z"(%struct.Payload* noalias nocapture %payload) #0 {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?colors@@3UByteAddressBuffer@@A", align 4
  %2 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 11, i32 0 })  ; AnnotateHandle(res,props)  resource: ByteAddressBuffer
  %RawBufferLoad = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %3, i32 16, i32 undef, i8 15, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %4 = extractvalue %dx.types.ResRet.i32 %RawBufferLoad, 0
  %5 = extractvalue %dx.types.ResRet.i32 %RawBufferLoad, 1
  %6 = extractvalue %dx.types.ResRet.i32 %RawBufferLoad, 2
  %7 = extractvalue %dx.types.ResRet.i32 %RawBufferLoad, 3
  %.i0 = bitcast i32 %4 to float
  %.i1 = bitcast i32 %5 to float
  %.i2 = bitcast i32 %6 to float
  %.i3 = bitcast i32 %7 to float
  %.upto0 = insertelement <4 x float> undef, float %.i0, i32 0
  %.upto1 = insertelement <4 x float> %.upto0, float %.i1, i32 1
  %.upto2 = insertelement <4 x float> %.upto1, float %.i2, i32 2
  %8 = insertelement <4 x float> %.upto2, float %.i3, i32 3
  %9 = getelementptr inbounds %struct.Payload, %struct.Payload* %payload, i32 0, i32 0
  store <4 x float> %8, <4 x float>* %9, align 4
  ret void
}

declare %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #2

declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind readnone }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!7, !12}
!dx.entryPoints = !{!19, !21, !24}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 9}
!3 = !{!"lib", i32 6, i32 6}
!4 = !{!5, null, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.ByteAddressBuffer* bitcast (%dx.types.Handle* @"\01?colors@@3UByteAddressBuffer@@A" to %struct.ByteAddressBuffer*), !"colors", i32 1, i32 3, i32 1, i32 11, i32 0, null}
!7 = !{i32 0, %struct.Payload undef, !8, %struct.Attributes undef, !10}
!8 = !{i32 16, !9}
!9 = !{i32 6, !"color", i32 3, i32 0, i32 7, i32 9}
!10 = !{i32 8, !11}
!11 = !{i32 6, !"weights", i32 3, i32 0, i32 7, i32 9}
!12 = !{i32 1, void (%struct.Payload*, %struct.Attributes*)* @"\01?Hit@@YAXUPayload@@UAttributes@@@Z", !13, void (%struct.Payload*)* @"\01?Miss@@YAXUPayload@@@Z", !18}
!13 = !{!14, !16, !17}
!14 = !{i32 1, !15, !15}
!15 = !{}
!16 = !{i32 2, !15, !15}
!17 = !{i32 0, !15, !15}
!18 = !{!14, !16}
!19 = !{null, !"", null, !4, !20}
!20 = !{i32 0, i64 16}
!21 = !{void (%struct.Payload*, %struct.Attributes*)* @"\01?Hit@@YAXUPayload@@UAttributes@@@Z", !"\01?Hit@@YAXUPayload@@UAttributes@@@Z", null, null, !22}
!22 = !{i32 8, i32 10, i32 6, i32 16, i32 7, i32 8, i32 5, !23}
!23 = !{i32 0}
!24 = !{void (%struct.Payload*)* @"\01?Miss@@YAXUPayload@@@Z", !"\01?Miss@@YAXUPayload@@@Z", null, null, !25}
!25 = !{i32 8, i32 11, i32 6, i32 16, i32 5, !23}
!26 = !{!27, !27, i64 0}
!27 = !{!"omnipotent char", !28, i64 0}
!28 = !{!"Simple C/C++ TBAA"}

!dx.subobjects = !{!9000, !9001, !9002, !9003, !9004, !9005, !9006, !9007, !9008}
!9000 = !{!"state", i32 0, i32 5}
!9001 = !{!"globalSignature", i32 1, !9100, !"CBV(b0)"}
!9002 = !{!"localSignature", i32 2, !9100, !""}
!9003 = !{!"association", i32 8, !"localSignature", !9101}
!9004 = !{!"everything", i32 8, !"shaderConfig", !9102}
!9005 = !{!"shaderConfig", i32 9, i32 128, i32 64}
!9006 = !{!"pipelineConfig", i32 10, i32 31}
!9007 = !{!"spheres", i32 11, i32 1, !"intersectSphere", !"", !"nearestSphere"}
!9008 = !{!"pipeline1", i32 12, i32 8, i32 256}
!9100 = !{[96 x i8] c"\02\00\00\00\03\00\00\00\18\00\00\00\00\00\00\00\60\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\3C\00\00\00\04\00\00\00\00\00\00\00\48\00\00\00\03\00\00\00\00\00\00\00\54\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"}
!9101 = !{!"triangles", !"lost"}
!9102 = !{}
