; shader hash: d5b1f6a9a433f8b34245e9e8b3e06714
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

%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%"class.RWTexture2D<vector<float, 4> >" = type { <4 x float> }
%struct.RaytracingAccelerationStructure = type { i32 }
%struct.SamplerState = type { i32 }
%Views = type { <4 x float> }
%hues = type { %struct.Tint }
%struct.Tint = type { <4 x float> }
%Lines = type { [4 x <4 x float>] }
%struct.Payload = type { <4 x float> }
%dx.types.Handle = type { i8* }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.BuiltInTriangleIntersectionAttributes = type { <2 x float> }

@"\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A" = external constant %"class.Texture2D<vector<float, 4> >", align 4
@"\01?planes@@3PAV?$Texture2D@V?$vector@M$03@@@@A" = external constant [4 x %"class.Texture2D<vector<float, 4> >"], align 4
@"\01?books@@3PAV?$Texture2D@V?$vector@M$03@@@@A" = external constant [0 x %"class.Texture2D<vector<float, 4> >"], align 4
@"\01?output@@3V?$RWTexture2D@V?$vector@M$03@@@@A" = external constant %"class.RWTexture2D<vector<float, 4> >", align 4
@"\01?world@@3URaytracingAccelerationStructure@@A" = external constant %struct.RaytracingAccelerationStructure, align 4
@"\01?smoothly@@3USamplerState@@A" = external constant %struct.SamplerState, align 4
@Views = external constant %Views
@hues = external constant %hues
@Lines = external constant %Lines

; Function Attrs: nounwind
define void @"\01?BeginRays@@YAXXZ"() #0 {
  %1 = load %struct.RaytracingAccelerationStructure, %struct.RaytracingAccelerationStructure* @"\01?world@@3URaytracingAccelerationStructure@@A", align 4
  %2 = load %"class.Texture2D<vector<float, 4> >", %"class.Texture2D<vector<float, 4> >"* @"\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A", align 4
  %3 = load %"class.RWTexture2D<vector<float, 4> >", %"class.RWTexture2D<vector<float, 4> >"* @"\01?output@@3V?$RWTexture2D@V?$vector@M$03@@@@A", align 4
  %4 = load %Lines, %Lines* @Lines, align 4
  %5 = load %hues, %hues* @hues, align 4
  %6 = load %Views, %Views* @Views, align 4
  %7 = alloca %struct.Payload, align 8
  %8 = call %dx.types.Handle @dx.op.createHandleForLib.Lines(i32 160, %Lines %4)  ; CreateHandleForLib(Resource)
  %9 = call %dx.types.Handle @dx.op.createHandleForLib.hues(i32 160, %hues %5)  ; CreateHandleForLib(Resource)
  %10 = call %dx.types.Handle @dx.op.createHandleForLib.Views(i32 160, %Views %6)  ; CreateHandleForLib(Resource)
  %11 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32 160, %struct.RaytracingAccelerationStructure %1)  ; CreateHandleForLib(Resource)
  %12 = getelementptr inbounds %struct.Payload, %struct.Payload* %7, i32 0, i32 0
  store <4 x float> zeroinitializer, <4 x float>* %12, align 8
  call void @dx.op.traceRay.struct.Payload(i32 157, %dx.types.Handle %11, i32 0, i32 255, i32 0, i32 0, i32 0, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 1.000000e+00, %struct.Payload* nonnull %7)  ; TraceRay(AccelerationStructure,RayFlags,InstanceInclusionMask,RayContributionToHitGroupIndex,MultiplierForGeometryContributionToShaderIndex,MissShaderIndex,Origin_X,Origin_Y,Origin_Z,TMin,Direction_X,Direction_Y,Direction_Z,TMax,payload)
  %13 = load <4 x float>, <4 x float>* %12, align 8
  %14 = extractelement <4 x float> %13, i32 0
  %15 = extractelement <4 x float> %13, i32 1
  %16 = extractelement <4 x float> %13, i32 2
  %17 = extractelement <4 x float> %13, i32 3
  %18 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %10, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %19 = extractvalue %dx.types.CBufRet.f32 %18, 0
  %20 = extractvalue %dx.types.CBufRet.f32 %18, 1
  %21 = extractvalue %dx.types.CBufRet.f32 %18, 2
  %22 = extractvalue %dx.types.CBufRet.f32 %18, 3
  %23 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %9, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %24 = extractvalue %dx.types.CBufRet.f32 %23, 0
  %25 = extractvalue %dx.types.CBufRet.f32 %23, 1
  %26 = extractvalue %dx.types.CBufRet.f32 %23, 2
  %27 = extractvalue %dx.types.CBufRet.f32 %23, 3
  %28 = call %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32 160, %"class.Texture2D<vector<float, 4> >" %2)  ; CreateHandleForLib(Resource)
  %29 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %28, i32 0, i32 0, i32 0, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %30 = extractvalue %dx.types.ResRet.f32 %29, 0
  %31 = extractvalue %dx.types.ResRet.f32 %29, 1
  %32 = extractvalue %dx.types.ResRet.f32 %29, 2
  %33 = extractvalue %dx.types.ResRet.f32 %29, 3
  %34 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %8, i32 1, i32 undef)  ; BufferLoad(srv,index,wot)
  %35 = extractvalue %dx.types.ResRet.i32 %34, 0
  %36 = bitcast i32 %35 to float
  %37 = extractvalue %dx.types.ResRet.i32 %34, 1
  %38 = bitcast i32 %37 to float
  %39 = extractvalue %dx.types.ResRet.i32 %34, 2
  %40 = bitcast i32 %39 to float
  %41 = extractvalue %dx.types.ResRet.i32 %34, 3
  %42 = bitcast i32 %41 to float
  %43 = fptoui float %14 to i32
  %44 = getelementptr inbounds [4 x %"class.Texture2D<vector<float, 4> >"], [4 x %"class.Texture2D<vector<float, 4> >"]* @"\01?planes@@3PAV?$Texture2D@V?$vector@M$03@@@@A", i32 0, i32 %43
  %45 = load %"class.Texture2D<vector<float, 4> >", %"class.Texture2D<vector<float, 4> >"* %44, align 4
  %46 = call %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32 160, %"class.Texture2D<vector<float, 4> >" %45)  ; CreateHandleForLib(Resource)
  %47 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %46, i32 1, i32 1, i32 1, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %48 = extractvalue %dx.types.ResRet.f32 %47, 0
  %49 = extractvalue %dx.types.ResRet.f32 %47, 1
  %50 = extractvalue %dx.types.ResRet.f32 %47, 2
  %51 = extractvalue %dx.types.ResRet.f32 %47, 3
  %52 = fptoui float %15 to i32
  %53 = getelementptr inbounds [0 x %"class.Texture2D<vector<float, 4> >"], [0 x %"class.Texture2D<vector<float, 4> >"]* @"\01?books@@3PAV?$Texture2D@V?$vector@M$03@@@@A", i32 0, i32 %52, !dx.nonuniform !38
  %54 = load %"class.Texture2D<vector<float, 4> >", %"class.Texture2D<vector<float, 4> >"* %53, align 4
  %55 = call %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32 160, %"class.Texture2D<vector<float, 4> >" %54)  ; CreateHandleForLib(Resource)
  %56 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %55, i32 2, i32 2, i32 2, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %57 = extractvalue %dx.types.ResRet.f32 %56, 0
  %58 = extractvalue %dx.types.ResRet.f32 %56, 1
  %59 = extractvalue %dx.types.ResRet.f32 %56, 2
  %60 = extractvalue %dx.types.ResRet.f32 %56, 3
  %61 = fadd fast float %19, %14
  %62 = fadd fast float %61, %24
  %63 = fadd fast float %62, %30
  %64 = fadd fast float %63, %36
  %65 = fadd fast float %64, %48
  %66 = fadd fast float %65, %57
  %67 = fadd fast float %20, %15
  %68 = fadd fast float %67, %25
  %69 = fadd fast float %68, %31
  %70 = fadd fast float %69, %38
  %71 = fadd fast float %70, %49
  %72 = fadd fast float %71, %58
  %73 = fadd fast float %21, %16
  %74 = fadd fast float %73, %26
  %75 = fadd fast float %74, %32
  %76 = fadd fast float %75, %40
  %77 = fadd fast float %76, %50
  %78 = fadd fast float %77, %59
  %79 = fadd fast float %22, %17
  %80 = fadd fast float %79, %27
  %81 = fadd fast float %80, %33
  %82 = fadd fast float %81, %42
  %83 = fadd fast float %82, %51
  %84 = fadd fast float %83, %60
  %85 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 0)  ; DispatchRaysIndex(col)
  %86 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 1)  ; DispatchRaysIndex(col)
  %87 = call %dx.types.Handle @"dx.op.createHandleForLib.class.RWTexture2D<vector<float, 4> >"(i32 160, %"class.RWTexture2D<vector<float, 4> >" %3)  ; CreateHandleForLib(Resource)
  call void @dx.op.textureStore.f32(i32 67, %dx.types.Handle %87, i32 %85, i32 %86, i32 undef, float %66, float %72, float %78, float %84, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  ret void
}

; Function Attrs: nounwind
define void @"\01?Nearest@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"(%struct.Payload* noalias nocapture %payload, %struct.BuiltInTriangleIntersectionAttributes* nocapture readonly %hit) #0 {
  %1 = load %struct.SamplerState, %struct.SamplerState* @"\01?smoothly@@3USamplerState@@A", align 4
  %2 = load %"class.Texture2D<vector<float, 4> >", %"class.Texture2D<vector<float, 4> >"* @"\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A", align 4
  %3 = getelementptr inbounds %struct.BuiltInTriangleIntersectionAttributes, %struct.BuiltInTriangleIntersectionAttributes* %hit, i32 0, i32 0
  %4 = load <2 x float>, <2 x float>* %3, align 4, !tbaa !39
  %5 = call %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32 160, %"class.Texture2D<vector<float, 4> >" %2)  ; CreateHandleForLib(Resource)
  %6 = call %dx.types.Handle @dx.op.createHandleForLib.struct.SamplerState(i32 160, %struct.SamplerState %1)  ; CreateHandleForLib(Resource)
  %7 = extractelement <2 x float> %4, i64 0
  %8 = extractelement <2 x float> %4, i64 1
  %9 = call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, %dx.types.Handle %5, %dx.types.Handle %6, float %7, float %8, float undef, float undef, i32 0, i32 0, i32 undef, float 0.000000e+00)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %10 = extractvalue %dx.types.ResRet.f32 %9, 0
  %11 = insertelement <4 x float> undef, float %10, i64 0
  %12 = extractvalue %dx.types.ResRet.f32 %9, 1
  %13 = insertelement <4 x float> %11, float %12, i64 1
  %14 = extractvalue %dx.types.ResRet.f32 %9, 2
  %15 = insertelement <4 x float> %13, float %14, i64 2
  %16 = extractvalue %dx.types.ResRet.f32 %9, 3
  %17 = insertelement <4 x float> %15, float %16, i64 3
  %18 = getelementptr inbounds %struct.Payload, %struct.Payload* %payload, i32 0, i32 0
  store <4 x float> %17, <4 x float>* %18, align 4
  ret void
}

; Function Attrs: nounwind readonly
define <4 x float> @"\01?Shade@@YA?AV?$vector@M$03@@V1@@Z"(<4 x float> %colour) #1 {
  %1 = extractelement <4 x float> %colour, i32 0
  %2 = extractelement <4 x float> %colour, i32 1
  %3 = extractelement <4 x float> %colour, i32 2
  %4 = extractelement <4 x float> %colour, i32 3
  %5 = load %Views, %Views* @Views, align 4
  %6 = call %dx.types.Handle @dx.op.createHandleForLib.Views(i32 160, %Views %5)  ; CreateHandleForLib(Resource)
  %7 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %6, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %8 = extractvalue %dx.types.CBufRet.f32 %7, 0
  %9 = extractvalue %dx.types.CBufRet.f32 %7, 1
  %10 = extractvalue %dx.types.CBufRet.f32 %7, 2
  %11 = extractvalue %dx.types.CBufRet.f32 %7, 3
  %12 = fmul fast float %8, %1
  %13 = fmul fast float %9, %2
  %14 = fmul fast float %10, %3
  %15 = fmul fast float %11, %4
  %16 = insertelement <4 x float> undef, float %12, i32 0
  %17 = insertelement <4 x float> %16, float %13, i32 1
  %18 = insertelement <4 x float> %17, float %14, i32 2
  %19 = insertelement <4 x float> %18, float %15, i32 3
  ret <4 x float> %19
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

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.Views(i32, %Views) #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.hues(i32, %hues) #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.Lines(i32, %Lines) #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32, %struct.RaytracingAccelerationStructure) #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32, %"class.Texture2D<vector<float, 4> >") #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @"dx.op.createHandleForLib.class.RWTexture2D<vector<float, 4> >"(i32, %"class.RWTexture2D<vector<float, 4> >") #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.struct.SamplerState(i32, %struct.SamplerState) #1

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
!1 = !{i32 1, i32 3}
!2 = !{i32 1, i32 9}
!3 = !{!"lib", i32 6, i32 3}
!4 = !{!5, !14, !16, !19}
!5 = !{!6, !8, !9, !10, !12}
!6 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* @"\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A", !"albedo", i32 0, i32 0, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, [4 x %"class.Texture2D<vector<float, 4> >"]* @"\01?planes@@3PAV?$Texture2D@V?$vector@M$03@@@@A", !"planes", i32 1, i32 2, i32 4, i32 2, i32 0, !7}
!9 = !{i32 2, [0 x %"class.Texture2D<vector<float, 4> >"]* @"\01?books@@3PAV?$Texture2D@V?$vector@M$03@@@@A", !"books", i32 3, i32 5, i32 -1, i32 2, i32 0, !7}
!10 = !{i32 3, %struct.RaytracingAccelerationStructure* @"\01?world@@3URaytracingAccelerationStructure@@A", !"world", i32 0, i32 1, i32 1, i32 16, i32 0, !11}
!11 = !{i32 0, i32 4}
!12 = !{i32 4, %Lines* @Lines, !"Lines", i32 0, i32 30, i32 1, i32 15, i32 0, !13}
!13 = !{i32 0, i32 5}
!14 = !{!15}
!15 = !{i32 0, %"class.RWTexture2D<vector<float, 4> >"* @"\01?output@@3V?$RWTexture2D@V?$vector@M$03@@@@A", !"output", i32 0, i32 9, i32 1, i32 2, i1 false, i1 false, i1 false, !7}
!16 = !{!17, !18}
!17 = !{i32 0, %Views* @Views, !"Views", i32 0, i32 4, i32 1, i32 16, null}
!18 = !{i32 1, %hues* @hues, !"hues", i32 0, i32 0, i32 1, i32 16, null}
!19 = !{!20}
!20 = !{i32 0, %struct.SamplerState* @"\01?smoothly@@3USamplerState@@A", !"smoothly", i32 0, i32 3, i32 1, i32 0, null}
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
