; shader hash: b41b9cc23e7c9d4236a5f9f50526cf6b
;
; Buffer Definitions:
;
; cbuffer Views
; {
;
;   struct Views
;   {
;
;       float4 eye;                                   ; Offset:    0
;   
;   } Views;                                          ; Offset:    0 Size:    16
;
; }
;
; cbuffer hues
; {
;
;   struct hues
;   {
;
;       struct struct.Tint
;       {
;
;           float4 colour;                            ; Offset:    0
;       
;       } hues;                                       ; Offset:    0
;
;   
;   } hues;                                           ; Offset:    0 Size:    16
;
; }
;
; tbuffer Lines
; {
;
;   struct Lines
;   {
;
;       float4 rows[4];                               ; Offset:    0
;   
;   } Lines;                                          ; Offset:    0 Size:    64
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Views                             cbuffer      NA          NA     CB0            cb4     1
; hues                              cbuffer      NA          NA     CB1            cb0     1
; smoothly                          sampler      NA          NA      S0             s3     1
; albedo                            texture     f32          2d      T0             t0     1
; planes                            texture     f32          2d      T1      t2,space1     4
; books                             texture     f32          2d      T2      t5,space3unbounded
; world                             texture     i32         ras      T3             t1     1
; Lines                             texture     u32     tbuffer      T4            t30     1
; output                                UAV     f32          2d      U0             u9     1
;
;
; Subobjects:
;
;  HitGroup triangles = { HitGroupType = Triangle, Anyhit = "", Closesthit = "Nearest", Intersection = "" };
;  LocalRootSignature locally = { <48 bytes> };
;  SubobjectToExportsAssociation association = { "locally", { "BeginRays", "triangles" }  };
;  RaytracingShaderConfig config = { MaxPayloadSizeInBytes = 16, MaxAttributeSizeInBytes = 8 };
;  RaytracingPipelineConfig pipeline = { MaxTraceRecursionDepth = 1 };
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%struct.Payload = type { <4 x float> }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.BuiltInTriangleIntersectionAttributes = type { <2 x float> }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%struct.RaytracingAccelerationStructure = type { i32 }
%Lines = type { [4 x <4 x float>] }
%"class.RWTexture2D<vector<float, 4> >" = type { <4 x float> }
%Views = type { <4 x float> }
%hues = type { %struct.Tint }
%struct.Tint = type { <4 x float> }
%struct.SamplerState = type { i32 }

@"\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A" = external constant %dx.types.Handle, align 4
@"\01?planes@@3PAV?$Texture2D@V?$vector@M$03@@@@A" = external constant [4 x %dx.types.Handle], align 4
@"\01?books@@3PAV?$Texture2D@V?$vector@M$03@@@@A" = external constant [0 x %dx.types.Handle], align 4
@"\01?output@@3V?$RWTexture2D@V?$vector@M$03@@@@A" = external constant %dx.types.Handle, align 4
@"\01?world@@3URaytracingAccelerationStructure@@A" = external constant %dx.types.Handle, align 4
@"\01?smoothly@@3USamplerState@@A" = external constant %dx.types.Handle, align 4
@Views = external constant %dx.types.Handle
@hues = external constant %dx.types.Handle
@Lines = external constant %dx.types.Handle

; Function Attrs: nounwind
define void @"\01?BeginRays@@YAXXZ"() #0 {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?world@@3URaytracingAccelerationStructure@@A", align 4
  %2 = load %dx.types.Handle, %dx.types.Handle* @"\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A", align 4
  %3 = load %dx.types.Handle, %dx.types.Handle* @"\01?output@@3V?$RWTexture2D@V?$vector@M$03@@@@A", align 4
  %4 = load %dx.types.Handle, %dx.types.Handle* @Lines, align 4
  %5 = load %dx.types.Handle, %dx.types.Handle* @hues, align 4
  %6 = load %dx.types.Handle, %dx.types.Handle* @Views, align 4
  %7 = alloca %struct.Payload, align 8
  %8 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %4)  ; CreateHandleForLib(Resource)
  %9 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %8, %dx.types.ResourceProperties { i32 15, i32 64 })  ; AnnotateHandle(res,props)  resource: TBuffer
  %10 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %5)  ; CreateHandleForLib(Resource)
  %11 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %10, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %12 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %6)  ; CreateHandleForLib(Resource)
  %13 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %12, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %14 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %15 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %14, %dx.types.ResourceProperties { i32 16, i32 0 })  ; AnnotateHandle(res,props)  resource: RTAccelerationStructure
  %16 = getelementptr inbounds %struct.Payload, %struct.Payload* %7, i32 0, i32 0
  store <4 x float> zeroinitializer, <4 x float>* %16, align 8
  call void @dx.op.traceRay.struct.Payload(i32 157, %dx.types.Handle %15, i32 0, i32 255, i32 0, i32 0, i32 0, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 1.000000e+00, %struct.Payload* nonnull %7)  ; TraceRay(AccelerationStructure,RayFlags,InstanceInclusionMask,RayContributionToHitGroupIndex,MultiplierForGeometryContributionToShaderIndex,MissShaderIndex,Origin_X,Origin_Y,Origin_Z,TMin,Direction_X,Direction_Y,Direction_Z,TMax,payload)
  %17 = load <4 x float>, <4 x float>* %16, align 8
  %18 = extractelement <4 x float> %17, i32 0
  %19 = extractelement <4 x float> %17, i32 1
  %20 = extractelement <4 x float> %17, i32 2
  %21 = extractelement <4 x float> %17, i32 3
  %22 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %13, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %23 = extractvalue %dx.types.CBufRet.f32 %22, 0
  %24 = extractvalue %dx.types.CBufRet.f32 %22, 1
  %25 = extractvalue %dx.types.CBufRet.f32 %22, 2
  %26 = extractvalue %dx.types.CBufRet.f32 %22, 3
  %27 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %11, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %28 = extractvalue %dx.types.CBufRet.f32 %27, 0
  %29 = extractvalue %dx.types.CBufRet.f32 %27, 1
  %30 = extractvalue %dx.types.CBufRet.f32 %27, 2
  %31 = extractvalue %dx.types.CBufRet.f32 %27, 3
  %32 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %2)  ; CreateHandleForLib(Resource)
  %33 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %32, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %34 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %33, i32 0, i32 0, i32 0, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %35 = extractvalue %dx.types.ResRet.f32 %34, 0
  %36 = extractvalue %dx.types.ResRet.f32 %34, 1
  %37 = extractvalue %dx.types.ResRet.f32 %34, 2
  %38 = extractvalue %dx.types.ResRet.f32 %34, 3
  %39 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %9, i32 1, i32 undef)  ; BufferLoad(srv,index,wot)
  %40 = extractvalue %dx.types.ResRet.i32 %39, 0
  %41 = bitcast i32 %40 to float
  %42 = extractvalue %dx.types.ResRet.i32 %39, 1
  %43 = bitcast i32 %42 to float
  %44 = extractvalue %dx.types.ResRet.i32 %39, 2
  %45 = bitcast i32 %44 to float
  %46 = extractvalue %dx.types.ResRet.i32 %39, 3
  %47 = bitcast i32 %46 to float
  %48 = fptoui float %18 to i32
  %49 = getelementptr inbounds [4 x %dx.types.Handle], [4 x %dx.types.Handle]* @"\01?planes@@3PAV?$Texture2D@V?$vector@M$03@@@@A", i32 0, i32 %48
  %50 = load %dx.types.Handle, %dx.types.Handle* %49, align 4
  %51 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %50)  ; CreateHandleForLib(Resource)
  %52 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %51, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %53 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %52, i32 1, i32 1, i32 1, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %54 = extractvalue %dx.types.ResRet.f32 %53, 0
  %55 = extractvalue %dx.types.ResRet.f32 %53, 1
  %56 = extractvalue %dx.types.ResRet.f32 %53, 2
  %57 = extractvalue %dx.types.ResRet.f32 %53, 3
  %58 = fptoui float %19 to i32
  %59 = getelementptr inbounds [0 x %dx.types.Handle], [0 x %dx.types.Handle]* @"\01?books@@3PAV?$Texture2D@V?$vector@M$03@@@@A", i32 0, i32 %58, !dx.nonuniform !38
  %60 = load %dx.types.Handle, %dx.types.Handle* %59, align 4
  %61 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %60)  ; CreateHandleForLib(Resource)
  %62 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %61, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %63 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %62, i32 2, i32 2, i32 2, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %64 = extractvalue %dx.types.ResRet.f32 %63, 0
  %65 = extractvalue %dx.types.ResRet.f32 %63, 1
  %66 = extractvalue %dx.types.ResRet.f32 %63, 2
  %67 = extractvalue %dx.types.ResRet.f32 %63, 3
  %68 = fadd fast float %23, %18
  %69 = fadd fast float %68, %28
  %70 = fadd fast float %69, %35
  %71 = fadd fast float %70, %41
  %72 = fadd fast float %71, %54
  %73 = fadd fast float %72, %64
  %74 = fadd fast float %24, %19
  %75 = fadd fast float %74, %29
  %76 = fadd fast float %75, %36
  %77 = fadd fast float %76, %43
  %78 = fadd fast float %77, %55
  %79 = fadd fast float %78, %65
  %80 = fadd fast float %25, %20
  %81 = fadd fast float %80, %30
  %82 = fadd fast float %81, %37
  %83 = fadd fast float %82, %45
  %84 = fadd fast float %83, %56
  %85 = fadd fast float %84, %66
  %86 = fadd fast float %26, %21
  %87 = fadd fast float %86, %31
  %88 = fadd fast float %87, %38
  %89 = fadd fast float %88, %47
  %90 = fadd fast float %89, %57
  %91 = fadd fast float %90, %67
  %92 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 0)  ; DispatchRaysIndex(col)
  %93 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 1)  ; DispatchRaysIndex(col)
  %94 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %3)  ; CreateHandleForLib(Resource)
  %95 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %94, %dx.types.ResourceProperties { i32 4098, i32 1033 })  ; AnnotateHandle(res,props)  resource: RWTexture2D<4xF32>
  call void @dx.op.textureStore.f32(i32 67, %dx.types.Handle %95, i32 %92, i32 %93, i32 undef, float %73, float %79, float %85, float %91, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  ret void
}

; Function Attrs: nounwind
define void @"\01?Nearest@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"(%struct.Payload* noalias nocapture %payload, %struct.BuiltInTriangleIntersectionAttributes* nocapture readonly %hit) #0 {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?smoothly@@3USamplerState@@A", align 4
  %2 = load %dx.types.Handle, %dx.types.Handle* @"\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A", align 4
  %3 = getelementptr inbounds %struct.BuiltInTriangleIntersectionAttributes, %struct.BuiltInTriangleIntersectionAttributes* %hit, i32 0, i32 0
  %4 = load <2 x float>, <2 x float>* %3, align 4, !tbaa !39
  %5 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %2)  ; CreateHandleForLib(Resource)
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %7 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %8 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %7, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %9 = extractelement <2 x float> %4, i64 0
  %10 = extractelement <2 x float> %4, i64 1
  %11 = call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, %dx.types.Handle %6, %dx.types.Handle %8, float %9, float %10, float undef, float undef, i32 0, i32 0, i32 undef, float 0.000000e+00)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %12 = extractvalue %dx.types.ResRet.f32 %11, 0
  %13 = insertelement <4 x float> undef, float %12, i64 0
  %14 = extractvalue %dx.types.ResRet.f32 %11, 1
  %15 = insertelement <4 x float> %13, float %14, i64 1
  %16 = extractvalue %dx.types.ResRet.f32 %11, 2
  %17 = insertelement <4 x float> %15, float %16, i64 2
  %18 = extractvalue %dx.types.ResRet.f32 %11, 3
  %19 = insertelement <4 x float> %17, float %18, i64 3
  %20 = getelementptr inbounds %struct.Payload, %struct.Payload* %payload, i32 0, i32 0
  store <4 x float> %19, <4 x float>* %20, align 4
  ret void
}

; Function Attrs: nounwind readonly
define <4 x float> @"\01?Shade@@YA?AV?$vector@M$03@@V1@@Z"(<4 x float> %colour) #1 {
  %1 = extractelement <4 x float> %colour, i32 0
  %2 = extractelement <4 x float> %colour, i32 1
  %3 = extractelement <4 x float> %colour, i32 2
  %4 = extractelement <4 x float> %colour, i32 3
  %5 = load %dx.types.Handle, %dx.types.Handle* @Views, align 4
  %6 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %5)  ; CreateHandleForLib(Resource)
  %7 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %8 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %7, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %9 = extractvalue %dx.types.CBufRet.f32 %8, 0
  %10 = extractvalue %dx.types.CBufRet.f32 %8, 1
  %11 = extractvalue %dx.types.CBufRet.f32 %8, 2
  %12 = extractvalue %dx.types.CBufRet.f32 %8, 3
  %13 = fmul fast float %9, %1
  %14 = fmul fast float %10, %2
  %15 = fmul fast float %11, %3
  %16 = fmul fast float %12, %4
  %17 = insertelement <4 x float> undef, float %13, i32 0
  %18 = insertelement <4 x float> %17, float %14, i32 1
  %19 = insertelement <4 x float> %18, float %15, i32 2
  %20 = insertelement <4 x float> %19, float %16, i32 3
  ret <4 x float> %20
}

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #1

; Function Attrs: nounwind
declare void @dx.op.textureStore.f32(i32, %dx.types.Handle, i32, i32, i32, float, float, float, float, i8) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.dispatchRaysIndex.i32(i32, i8) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #1

; Function Attrs: nounwind
declare void @dx.op.traceRay.struct.Payload(i32, %dx.types.Handle, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float, %struct.Payload*) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind readnone }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!21}
!dx.entryPoints = !{!32, !33, !36}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 9}
!3 = !{!"lib", i32 6, i32 6}
!4 = !{!5, !14, !16, !19}
!5 = !{!6, !8, !9, !10, !12}
!6 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* bitcast (%dx.types.Handle* @"\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A" to %"class.Texture2D<vector<float, 4> >"*), !"albedo", i32 0, i32 0, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, [4 x %"class.Texture2D<vector<float, 4> >"]* bitcast ([4 x %dx.types.Handle]* @"\01?planes@@3PAV?$Texture2D@V?$vector@M$03@@@@A" to [4 x %"class.Texture2D<vector<float, 4> >"]*), !"planes", i32 1, i32 2, i32 4, i32 2, i32 0, !7}
!9 = !{i32 2, [0 x %"class.Texture2D<vector<float, 4> >"]* bitcast ([0 x %dx.types.Handle]* @"\01?books@@3PAV?$Texture2D@V?$vector@M$03@@@@A" to [0 x %"class.Texture2D<vector<float, 4> >"]*), !"books", i32 3, i32 5, i32 -1, i32 2, i32 0, !7}
!10 = !{i32 3, %struct.RaytracingAccelerationStructure* bitcast (%dx.types.Handle* @"\01?world@@3URaytracingAccelerationStructure@@A" to %struct.RaytracingAccelerationStructure*), !"world", i32 0, i32 1, i32 1, i32 16, i32 0, !11}
!11 = !{i32 0, i32 4}
!12 = !{i32 4, %Lines* bitcast (%dx.types.Handle* @Lines to %Lines*), !"Lines", i32 0, i32 30, i32 1, i32 15, i32 0, !13}
!13 = !{i32 0, i32 5}
!14 = !{!15}
!15 = !{i32 0, %"class.RWTexture2D<vector<float, 4> >"* bitcast (%dx.types.Handle* @"\01?output@@3V?$RWTexture2D@V?$vector@M$03@@@@A" to %"class.RWTexture2D<vector<float, 4> >"*), !"output", i32 0, i32 9, i32 1, i32 2, i1 false, i1 false, i1 false, !7}
!16 = !{!17, !18}
!17 = !{i32 0, %Views* bitcast (%dx.types.Handle* @Views to %Views*), !"Views", i32 0, i32 4, i32 1, i32 16, null}
!18 = !{i32 1, %hues* bitcast (%dx.types.Handle* @hues to %hues*), !"hues", i32 0, i32 0, i32 1, i32 16, null}
!19 = !{!20}
!20 = !{i32 0, %struct.SamplerState* bitcast (%dx.types.Handle* @"\01?smoothly@@3USamplerState@@A" to %struct.SamplerState*), !"smoothly", i32 0, i32 3, i32 1, i32 0, null}
!21 = !{i32 1, void ()* @"\01?BeginRays@@YAXXZ", !22, void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?Nearest@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !25, <4 x float> (<4 x float>)* @"\01?Shade@@YA?AV?$vector@M$03@@V1@@Z", !28}
!22 = !{!23}
!23 = !{i32 1, !24, !24}
!24 = !{}
!25 = !{!23, !26, !27}
!26 = !{i32 2, !24, !24}
!27 = !{i32 0, !24, !24}
!28 = !{!29, !31}
!29 = !{i32 1, !30, !24}
!30 = !{i32 7, i32 9}
!31 = !{i32 0, !30, !24}
!32 = !{null, !"", null, !4, null}
!33 = !{void ()* @"\01?BeginRays@@YAXXZ", !"\01?BeginRays@@YAXXZ", null, null, !34}
!34 = !{i32 8, i32 7, i32 5, !35}
!35 = !{i32 0}
!36 = !{void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?Nearest@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?Nearest@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !37}
!37 = !{i32 8, i32 10, i32 6, i32 16, i32 7, i32 8, i32 5, !35}
!38 = !{i32 1}
!39 = !{!40, !40, i64 0}
!40 = !{!"omnipotent char", !41, i64 0}
!41 = !{!"Simple C/C++ TBAA"}
