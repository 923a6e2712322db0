; shader debug name: b41b9cc23e7c9d4236a5f9f50526cf6b.pdb
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
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?world@@3URaytracingAccelerationStructure@@A", align 4, !dbg !130 ; line:27 col:5
  %2 = load %dx.types.Handle, %dx.types.Handle* @"\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A", align 4, !dbg !131 ; line:28 col:64
  %3 = load %dx.types.Handle, %dx.types.Handle* @"\01?output@@3V?$RWTexture2D@V?$vector@M$03@@@@A", align 4, !dbg !132 ; line:30 col:5
  %4 = load %dx.types.Handle, %dx.types.Handle* @Lines, align 4
  %5 = load %dx.types.Handle, %dx.types.Handle* @hues, align 4
  %6 = load %dx.types.Handle, %dx.types.Handle* @Views, align 4
  %7 = alloca %struct.Payload, align 8
  %Lines = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %4)  ; CreateHandleForLib(Resource)
  %8 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %Lines, %dx.types.ResourceProperties { i32 15, i32 64 })  ; AnnotateHandle(res,props)  resource: TBuffer
  %hues = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %5)  ; CreateHandleForLib(Resource)
  %9 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %hues, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %Views = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %6)  ; CreateHandleForLib(Resource)
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %Views, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  call void @llvm.dbg.value(metadata <4 x float> zeroinitializer, i64 0, metadata !133, metadata !134), !dbg !135 ; var:"payload" !DIExpression() func:"BeginRays"
  call void @llvm.dbg.value(metadata <3 x float> zeroinitializer, i64 0, metadata !136, metadata !143), !dbg !144 ; var:"ray" !DIExpression(DW_OP_bit_piece, 0, 96) func:"BeginRays"
  call void @llvm.dbg.value(metadata float 0.000000e+00, i64 0, metadata !136, metadata !145), !dbg !144 ; var:"ray" !DIExpression(DW_OP_bit_piece, 96, 32) func:"BeginRays"
  call void @llvm.dbg.value(metadata <3 x float> <float 0.000000e+00, float 0.000000e+00, float 1.000000e+00>, i64 0, metadata !136, metadata !146), !dbg !144 ; var:"ray" !DIExpression(DW_OP_bit_piece, 128, 96) func:"BeginRays"
  call void @llvm.dbg.value(metadata float 1.000000e+00, i64 0, metadata !136, metadata !147), !dbg !144 ; var:"ray" !DIExpression(DW_OP_bit_piece, 224, 32) func:"BeginRays"
  %11 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1), !dbg !130 ; line:27 col:5  ; CreateHandleForLib(Resource)
  %12 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %11, %dx.types.ResourceProperties { i32 16, i32 0 }), !dbg !130 ; line:27 col:5  ; AnnotateHandle(res,props)  resource: RTAccelerationStructure
  %13 = getelementptr inbounds %struct.Payload, %struct.Payload* %7, i32 0, i32 0, !dbg !130 ; line:27 col:5
  store <4 x float> zeroinitializer, <4 x float>* %13, align 8, !dbg !130 ; line:27 col:5
  call void @dx.op.traceRay.struct.Payload(i32 157, %dx.types.Handle %12, i32 0, i32 255, i32 0, i32 0, i32 0, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 1.000000e+00, %struct.Payload* nonnull %7), !dbg !130 ; line:27 col:5  ; TraceRay(AccelerationStructure,RayFlags,InstanceInclusionMask,RayContributionToHitGroupIndex,MultiplierForGeometryContributionToShaderIndex,MissShaderIndex,Origin_X,Origin_Y,Origin_Z,TMin,Direction_X,Direction_Y,Direction_Z,TMax,payload)
  %14 = load <4 x float>, <4 x float>* %13, align 8, !dbg !148 ; line:28 col:5
  %.i0 = extractelement <4 x float> %14, i32 0, !dbg !135 ; line:24 col:13
  %.i1 = extractelement <4 x float> %14, i32 1, !dbg !135 ; line:24 col:13
  %.i2 = extractelement <4 x float> %14, i32 2, !dbg !135 ; line:24 col:13
  %.i3 = extractelement <4 x float> %14, i32 3, !dbg !135 ; line:24 col:13
  call void @llvm.dbg.value(metadata <4 x float> %14, i64 0, metadata !133, metadata !134), !dbg !135 ; var:"payload" !DIExpression() func:"BeginRays"
  %15 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %10, i32 0), !dbg !149 ; line:28 col:35  ; CBufferLoadLegacy(handle,regIndex)
  %16 = extractvalue %dx.types.CBufRet.f32 %15, 0, !dbg !149 ; line:28 col:35
  %17 = extractvalue %dx.types.CBufRet.f32 %15, 1, !dbg !149 ; line:28 col:35
  %18 = extractvalue %dx.types.CBufRet.f32 %15, 2, !dbg !149 ; line:28 col:35
  %19 = extractvalue %dx.types.CBufRet.f32 %15, 3, !dbg !149 ; line:28 col:35
  %20 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %9, i32 0), !dbg !150 ; line:28 col:55  ; CBufferLoadLegacy(handle,regIndex)
  %21 = extractvalue %dx.types.CBufRet.f32 %20, 0, !dbg !150 ; line:28 col:55
  %22 = extractvalue %dx.types.CBufRet.f32 %20, 1, !dbg !150 ; line:28 col:55
  %23 = extractvalue %dx.types.CBufRet.f32 %20, 2, !dbg !150 ; line:28 col:55
  %24 = extractvalue %dx.types.CBufRet.f32 %20, 3, !dbg !150 ; line:28 col:55
  %25 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %2), !dbg !131 ; line:28 col:64  ; CreateHandleForLib(Resource)
  %26 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %25, %dx.types.ResourceProperties { i32 2, i32 1033 }), !dbg !131 ; line:28 col:64  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %TextureLoad = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %26, i32 0, i32 0, i32 0, i32 undef, i32 undef, i32 undef, i32 undef), !dbg !131 ; line:28 col:64  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %27 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 0, !dbg !131 ; line:28 col:64
  %28 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 1, !dbg !131 ; line:28 col:64
  %29 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 2, !dbg !131 ; line:28 col:64
  %30 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 3, !dbg !131 ; line:28 col:64
  %31 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %8, i32 1, i32 undef), !dbg !151 ; line:28 col:92  ; BufferLoad(srv,index,wot)
  %32 = extractvalue %dx.types.ResRet.i32 %31, 0, !dbg !151 ; line:28 col:92
  %33 = bitcast i32 %32 to float, !dbg !151 ; line:28 col:92
  %34 = extractvalue %dx.types.ResRet.i32 %31, 1, !dbg !151 ; line:28 col:92
  %35 = bitcast i32 %34 to float, !dbg !151 ; line:28 col:92
  %36 = extractvalue %dx.types.ResRet.i32 %31, 2, !dbg !151 ; line:28 col:92
  %37 = bitcast i32 %36 to float, !dbg !151 ; line:28 col:92
  %38 = extractvalue %dx.types.ResRet.i32 %31, 3, !dbg !151 ; line:28 col:92
  %39 = bitcast i32 %38 to float, !dbg !151 ; line:28 col:92
  call void @llvm.dbg.value(metadata float %.i017, i64 0, metadata !152, metadata !153), !dbg !154 ; var:"sum" !DIExpression(DW_OP_bit_piece, 0, 32) func:"BeginRays"
  call void @llvm.dbg.value(metadata float %.i118, i64 0, metadata !152, metadata !155), !dbg !154 ; var:"sum" !DIExpression(DW_OP_bit_piece, 32, 32) func:"BeginRays"
  call void @llvm.dbg.value(metadata float %.i219, i64 0, metadata !152, metadata !156), !dbg !154 ; var:"sum" !DIExpression(DW_OP_bit_piece, 64, 32) func:"BeginRays"
  call void @llvm.dbg.value(metadata float %.i320, i64 0, metadata !152, metadata !145), !dbg !154 ; var:"sum" !DIExpression(DW_OP_bit_piece, 96, 32) func:"BeginRays"
  %40 = fptoui float %.i0 to i32, !dbg !157 ; line:29 col:30
  %41 = getelementptr inbounds [4 x %dx.types.Handle], [4 x %dx.types.Handle]* @"\01?planes@@3PAV?$Texture2D@V?$vector@M$03@@@@A", i32 0, i32 %40, !dbg !158 ; line:29 col:12
  %42 = load %dx.types.Handle, %dx.types.Handle* %41, align 4, !dbg !158 ; line:29 col:12
  %43 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %42), !dbg !158 ; line:29 col:12  ; CreateHandleForLib(Resource)
  %44 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %43, %dx.types.ResourceProperties { i32 2, i32 1033 }), !dbg !158 ; line:29 col:12  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %TextureLoad1 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %44, i32 1, i32 1, i32 1, i32 undef, i32 undef, i32 undef, i32 undef), !dbg !158 ; line:29 col:12  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %45 = extractvalue %dx.types.ResRet.f32 %TextureLoad1, 0, !dbg !158 ; line:29 col:12
  %46 = extractvalue %dx.types.ResRet.f32 %TextureLoad1, 1, !dbg !158 ; line:29 col:12
  %47 = extractvalue %dx.types.ResRet.f32 %TextureLoad1, 2, !dbg !158 ; line:29 col:12
  %48 = extractvalue %dx.types.ResRet.f32 %TextureLoad1, 3, !dbg !158 ; line:29 col:12
  %49 = fptoui float %.i1 to i32, !dbg !159 ; line:29 col:74
  %50 = getelementptr inbounds [0 x %dx.types.Handle], [0 x %dx.types.Handle]* @"\01?books@@3PAV?$Texture2D@V?$vector@M$03@@@@A", i32 0, i32 %49, !dbg !160, !dx.nonuniform !161 ; line:29 col:58
  %51 = load %dx.types.Handle, %dx.types.Handle* %50, align 4, !dbg !160 ; line:29 col:58
  %52 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %51), !dbg !160 ; line:29 col:58  ; CreateHandleForLib(Resource)
  %53 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %52, %dx.types.ResourceProperties { i32 2, i32 1033 }), !dbg !160 ; line:29 col:58  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %TextureLoad2 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %53, i32 2, i32 2, i32 2, i32 undef, i32 undef, i32 undef, i32 undef), !dbg !160 ; line:29 col:58  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %54 = extractvalue %dx.types.ResRet.f32 %TextureLoad2, 0, !dbg !160 ; line:29 col:58
  %55 = extractvalue %dx.types.ResRet.f32 %TextureLoad2, 1, !dbg !160 ; line:29 col:58
  %56 = extractvalue %dx.types.ResRet.f32 %TextureLoad2, 2, !dbg !160 ; line:29 col:58
  %57 = extractvalue %dx.types.ResRet.f32 %TextureLoad2, 3, !dbg !160 ; line:29 col:58
  %.i021 = fadd fast float %16, %.i0, !dbg !162 ; line:29 col:56
  %.i05 = fadd fast float %.i021, %21, !dbg !163 ; line:28 col:33
  %.i09 = fadd fast float %.i05, %27, !dbg !164 ; line:28 col:39
  %.i013 = fadd fast float %.i09, %33, !dbg !165 ; line:28 col:62
  %.i017 = fadd fast float %.i013, %45, !dbg !166 ; line:28 col:90
  %.i025 = fadd fast float %.i017, %54, !dbg !167 ; line:29 col:9
  %.i122 = fadd fast float %17, %.i1, !dbg !162 ; line:29 col:56
  %.i16 = fadd fast float %.i122, %22, !dbg !163 ; line:28 col:33
  %.i110 = fadd fast float %.i16, %28, !dbg !164 ; line:28 col:39
  %.i114 = fadd fast float %.i110, %35, !dbg !165 ; line:28 col:62
  %.i118 = fadd fast float %.i114, %46, !dbg !166 ; line:28 col:90
  %.i126 = fadd fast float %.i118, %55, !dbg !167 ; line:29 col:9
  %.i223 = fadd fast float %18, %.i2, !dbg !162 ; line:29 col:56
  %.i27 = fadd fast float %.i223, %23, !dbg !163 ; line:28 col:33
  %.i211 = fadd fast float %.i27, %29, !dbg !164 ; line:28 col:39
  %.i215 = fadd fast float %.i211, %37, !dbg !165 ; line:28 col:62
  %.i219 = fadd fast float %.i215, %47, !dbg !166 ; line:28 col:90
  %.i227 = fadd fast float %.i219, %56, !dbg !167 ; line:29 col:9
  %.i324 = fadd fast float %19, %.i3, !dbg !162 ; line:29 col:56
  %.i38 = fadd fast float %.i324, %24, !dbg !163 ; line:28 col:33
  %.i312 = fadd fast float %.i38, %30, !dbg !164 ; line:28 col:39
  %.i316 = fadd fast float %.i312, %39, !dbg !165 ; line:28 col:62
  %.i320 = fadd fast float %.i316, %48, !dbg !166 ; line:28 col:90
  %.i328 = fadd fast float %.i320, %57, !dbg !167 ; line:29 col:9
  call void @llvm.dbg.value(metadata float %.i025, i64 0, metadata !152, metadata !153), !dbg !154 ; var:"sum" !DIExpression(DW_OP_bit_piece, 0, 32) func:"BeginRays"
  call void @llvm.dbg.value(metadata float %.i126, i64 0, metadata !152, metadata !155), !dbg !154 ; var:"sum" !DIExpression(DW_OP_bit_piece, 32, 32) func:"BeginRays"
  call void @llvm.dbg.value(metadata float %.i227, i64 0, metadata !152, metadata !156), !dbg !154 ; var:"sum" !DIExpression(DW_OP_bit_piece, 64, 32) func:"BeginRays"
  call void @llvm.dbg.value(metadata float %.i328, i64 0, metadata !152, metadata !145), !dbg !154 ; var:"sum" !DIExpression(DW_OP_bit_piece, 96, 32) func:"BeginRays"
  %DispatchRaysIndex = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 0), !dbg !168 ; line:30 col:23  ; DispatchRaysIndex(col)
  %DispatchRaysIndex3 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 1), !dbg !168 ; line:30 col:23  ; DispatchRaysIndex(col)
  %58 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %3), !dbg !132 ; line:30 col:5  ; CreateHandleForLib(Resource)
  %59 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %58, %dx.types.ResourceProperties { i32 4098, i32 1033 }), !dbg !132 ; line:30 col:5  ; AnnotateHandle(res,props)  resource: RWTexture2D<4xF32>
  call void @dx.op.textureStore.f32(i32 67, %dx.types.Handle %59, i32 %DispatchRaysIndex, i32 %DispatchRaysIndex3, i32 undef, float %.i025, float %.i126, float %.i227, float %.i328, i8 15), !dbg !169 ; line:30 col:47  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  ret void, !dbg !170 ; line:31 col:1
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
define void @"\01?Nearest@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"(%struct.Payload* noalias nocapture %payload, %struct.BuiltInTriangleIntersectionAttributes* nocapture readonly %hit) #0 {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?smoothly@@3USamplerState@@A", align 4, !dbg !171 ; line:35 col:22
  %2 = load %dx.types.Handle, %dx.types.Handle* @"\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A", align 4, !dbg !171 ; line:35 col:22
  call void @llvm.dbg.declare(metadata %struct.BuiltInTriangleIntersectionAttributes* %hit, metadata !172, metadata !134), !dbg !173 ; var:"hit" !DIExpression() func:"Nearest"
  %3 = getelementptr inbounds %struct.BuiltInTriangleIntersectionAttributes, %struct.BuiltInTriangleIntersectionAttributes* %hit, i32 0, i32 0, !dbg !174 ; line:35 col:79
  %4 = load <2 x float>, <2 x float>* %3, align 4, !dbg !174, !tbaa !175 ; line:35 col:79
  %5 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %2), !dbg !171 ; line:35 col:22  ; CreateHandleForLib(Resource)
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 2, i32 1033 }), !dbg !171 ; line:35 col:22  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %7 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1), !dbg !171 ; line:35 col:22  ; CreateHandleForLib(Resource)
  %8 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %7, %dx.types.ResourceProperties { i32 14, i32 0 }), !dbg !171 ; line:35 col:22  ; AnnotateHandle(res,props)  resource: SamplerState
  %9 = extractelement <2 x float> %4, i64 0, !dbg !171 ; line:35 col:22
  %10 = extractelement <2 x float> %4, i64 1, !dbg !171 ; line:35 col:22
  %11 = call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, %dx.types.Handle %6, %dx.types.Handle %8, float %9, float %10, float undef, float undef, i32 0, i32 0, i32 undef, float 0.000000e+00), !dbg !171 ; line:35 col:22  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  call void @llvm.dbg.value(metadata %dx.types.ResRet.f32 %11, i64 0, metadata !178, metadata !134), !dbg !179 ; var:"payload" !DIExpression() func:"Nearest"
  %12 = extractvalue %dx.types.ResRet.f32 %11, 0, !dbg !171 ; line:35 col:22
  %13 = insertelement <4 x float> undef, float %12, i64 0, !dbg !171 ; line:35 col:22
  %14 = extractvalue %dx.types.ResRet.f32 %11, 1, !dbg !171 ; line:35 col:22
  %15 = insertelement <4 x float> %13, float %14, i64 1, !dbg !171 ; line:35 col:22
  %16 = extractvalue %dx.types.ResRet.f32 %11, 2, !dbg !171 ; line:35 col:22
  %17 = insertelement <4 x float> %15, float %16, i64 2, !dbg !171 ; line:35 col:22
  %18 = extractvalue %dx.types.ResRet.f32 %11, 3, !dbg !171 ; line:35 col:22
  %19 = insertelement <4 x float> %17, float %18, i64 3, !dbg !171 ; line:35 col:22
  %20 = getelementptr inbounds %struct.Payload, %struct.Payload* %payload, i32 0, i32 0, !dbg !180 ; line:36 col:1
  store <4 x float> %19, <4 x float>* %20, align 4, !dbg !180 ; line:36 col:1
  ret void, !dbg !180 ; line:36 col:1
}

; Function Attrs: nounwind readonly
define <4 x float> @"\01?Shade@@YA?AV?$vector@M$03@@V1@@Z"(<4 x float> %colour) #2 {
  %colour.i0 = extractelement <4 x float> %colour, i32 0
  %colour.i1 = extractelement <4 x float> %colour, i32 1
  %colour.i2 = extractelement <4 x float> %colour, i32 2
  %colour.i3 = extractelement <4 x float> %colour, i32 3
  %1 = load %dx.types.Handle, %dx.types.Handle* @Views, align 4
  %Views = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %2 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %Views, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  call void @llvm.dbg.value(metadata <4 x float> %colour, i64 0, metadata !181, metadata !134), !dbg !182 ; var:"colour" !DIExpression() func:"Shade"
  %3 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %2, i32 0), !dbg !183 ; line:37 col:54  ; CBufferLoadLegacy(handle,regIndex)
  %4 = extractvalue %dx.types.CBufRet.f32 %3, 0, !dbg !183 ; line:37 col:54
  %5 = extractvalue %dx.types.CBufRet.f32 %3, 1, !dbg !183 ; line:37 col:54
  %6 = extractvalue %dx.types.CBufRet.f32 %3, 2, !dbg !183 ; line:37 col:54
  %7 = extractvalue %dx.types.CBufRet.f32 %3, 3, !dbg !183 ; line:37 col:54
  %.i0 = fmul fast float %4, %colour.i0, !dbg !184 ; line:37 col:52
  %.i1 = fmul fast float %5, %colour.i1, !dbg !184 ; line:37 col:52
  %.i2 = fmul fast float %6, %colour.i2, !dbg !184 ; line:37 col:52
  %.i3 = fmul fast float %7, %colour.i3, !dbg !184 ; line:37 col:52
  %.upto0 = insertelement <4 x float> undef, float %.i0, i32 0, !dbg !184 ; line:37 col:52
  %.upto1 = insertelement <4 x float> %.upto0, float %.i1, i32 1, !dbg !184 ; line:37 col:52
  %.upto2 = insertelement <4 x float> %.upto1, float %.i2, i32 2, !dbg !184 ; line:37 col:52
  %8 = insertelement <4 x float> %.upto2, float %.i3, i32 3, !dbg !184 ; line:37 col:52
  ret <4 x float> %8, !dbg !185 ; line:37 col:38
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.textureStore.f32(i32, %dx.types.Handle, i32, i32, i32, float, float, float, float, i8) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.dispatchRaysIndex.i32(i32, i8) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #2

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind
declare void @dx.op.traceRay.struct.Payload(i32, %dx.types.Handle, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float, %struct.Payload*) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2

attributes #0 = { nounwind }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind readonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!77, !78}
!llvm.ident = !{!79}
!dx.source.contents = !{!80}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!81}
!dx.source.args = !{!82}
!dx.version = !{!83}
!dx.valver = !{!84}
!dx.shaderModel = !{!85}
!dx.resources = !{!86}
!dx.typeAnnotations = !{!103, !114}
!dx.entryPoints = !{!124, !125, !128}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, retainedTypes: !3, subprograms: !15, globals: !47)
!1 = !DIFile(filename: "hlsl.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "float3", file: !1, line: 26, baseType: !5)
!5 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 3>", file: !1, line: 26, size: 96, align: 32, elements: !6, templateParams: !11)
!6 = !{!7, !9, !10}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !5, file: !1, line: 26, baseType: !8, size: 32, align: 32, flags: DIFlagPublic)
!8 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !5, file: !1, line: 26, baseType: !8, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !5, file: !1, line: 26, baseType: !8, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!11 = !{!12, !13}
!12 = !DITemplateTypeParameter(name: "element", type: !8)
!13 = !DITemplateValueParameter(name: "element_count", type: !14, value: i32 3)
!14 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!15 = !{!16, !19, !44}
!16 = !DISubprogram(name: "BeginRays", linkageName: "\01?BeginRays@@YAXXZ", scope: !1, file: !1, line: 22, type: !17, isLocal: false, isDefinition: true, scopeLine: 23, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @"\01?BeginRays@@YAXXZ")
!17 = !DISubroutineType(types: !18)
!18 = !{null}
!19 = !DISubprogram(name: "Nearest", linkageName: "\01?Nearest@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", scope: !1, file: !1, line: 33, type: !20, isLocal: false, isDefinition: true, scopeLine: 34, flags: DIFlagPrototyped, isOptimized: false, function: void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?Nearest@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z")
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !35}
!22 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !23)
!23 = !DICompositeType(tag: DW_TAG_structure_type, name: "Payload", file: !1, line: 11, size: 128, align: 32, elements: !24)
!24 = !{!25}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !23, file: !1, line: 11, baseType: !26, size: 128, align: 32)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !1, line: 12, baseType: !27)
!27 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 4>", file: !1, line: 12, size: 128, align: 32, elements: !28, templateParams: !33)
!28 = !{!29, !30, !31, !32}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !27, file: !1, line: 12, baseType: !8, size: 32, align: 32, flags: DIFlagPublic)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !27, file: !1, line: 12, baseType: !8, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !27, file: !1, line: 12, baseType: !8, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !27, file: !1, line: 12, baseType: !8, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!33 = !{!12, !34}
!34 = !DITemplateValueParameter(name: "element_count", type: !14, value: i32 4)
!35 = !DICompositeType(tag: DW_TAG_structure_type, name: "BuiltInTriangleIntersectionAttributes", file: !1, line: 31, size: 64, align: 32, elements: !36)
!36 = !{!37}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "barycentrics", scope: !35, file: !1, line: 31, baseType: !38, size: 64, align: 32)
!38 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 2>", file: !1, line: 31, size: 64, align: 32, elements: !39, templateParams: !42)
!39 = !{!40, !41}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !38, file: !1, line: 31, baseType: !8, size: 32, align: 32, flags: DIFlagPublic)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !38, file: !1, line: 31, baseType: !8, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!42 = !{!12, !43}
!43 = !DITemplateValueParameter(name: "element_count", type: !14, value: i32 2)
!44 = !DISubprogram(name: "Shade", linkageName: "\01?Shade@@YA?AV?$vector@M$03@@V1@@Z", scope: !1, file: !1, line: 37, type: !45, isLocal: false, isDefinition: true, scopeLine: 37, flags: DIFlagPrototyped, isOptimized: false, function: <4 x float> (<4 x float>)* @"\01?Shade@@YA?AV?$vector@M$03@@V1@@Z")
!45 = !DISubroutineType(types: !46)
!46 = !{!26, !26}
!47 = !{!48, !50, !54, !61, !65, !67, !71, !73, !75}
!48 = !DIGlobalVariable(name: "eye", linkageName: "\01?eye@Views@@3V?$vector@M$03@@B", scope: !0, file: !1, line: 12, type: !49, isLocal: false, isDefinition: true)
!49 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!50 = !DIGlobalVariable(name: "rows", linkageName: "\01?rows@Lines@@3QBV?$vector@M$03@@B", scope: !0, file: !1, line: 17, type: !51, isLocal: false, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 512, align: 32, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 4)
!54 = !DIGlobalVariable(name: "hues", linkageName: "\01?hues@@3U?$ConstantBuffer@UTint@@@@A", scope: !0, file: !1, line: 13, type: !55, isLocal: false, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_structure_type, name: "ConstantBuffer<Tint>", file: !1, line: 13, size: 32, align: 32, elements: !2, templateParams: !56)
!56 = !{!57}
!57 = !DITemplateTypeParameter(name: "T", type: !58)
!58 = !DICompositeType(tag: DW_TAG_structure_type, name: "Tint", file: !1, line: 10, size: 128, align: 32, elements: !59)
!59 = !{!60}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !58, file: !1, line: 10, baseType: !26, size: 128, align: 32)
!61 = !DIGlobalVariable(name: "albedo", linkageName: "\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 14, type: !62, isLocal: false, isDefinition: true, variable: %dx.types.Handle* @"\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A")
!62 = !DICompositeType(tag: DW_TAG_class_type, name: "Texture2D<vector<float, 4> >", file: !1, line: 14, size: 160, align: 32, elements: !2, templateParams: !63)
!63 = !{!64}
!64 = !DITemplateTypeParameter(name: "element", type: !27)
!65 = !DIGlobalVariable(name: "planes", linkageName: "\01?planes@@3PAV?$Texture2D@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 15, type: !66, isLocal: false, isDefinition: true, variable: [4 x %dx.types.Handle]* @"\01?planes@@3PAV?$Texture2D@V?$vector@M$03@@@@A")
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 640, align: 32, elements: !52)
!67 = !DIGlobalVariable(name: "books", linkageName: "\01?books@@3PAV?$Texture2D@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 16, type: !68, isLocal: false, isDefinition: true, variable: [0 x %dx.types.Handle]* @"\01?books@@3PAV?$Texture2D@V?$vector@M$03@@@@A")
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 160, align: 32, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 1)
!71 = !DIGlobalVariable(name: "output", linkageName: "\01?output@@3V?$RWTexture2D@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 18, type: !72, isLocal: false, isDefinition: true, variable: %dx.types.Handle* @"\01?output@@3V?$RWTexture2D@V?$vector@M$03@@@@A")
!72 = !DICompositeType(tag: DW_TAG_class_type, name: "RWTexture2D<vector<float, 4> >", file: !1, line: 18, size: 128, align: 32, elements: !2, templateParams: !63)
!73 = !DIGlobalVariable(name: "world", linkageName: "\01?world@@3URaytracingAccelerationStructure@@A", scope: !0, file: !1, line: 19, type: !74, isLocal: false, isDefinition: true, variable: %dx.types.Handle* @"\01?world@@3URaytracingAccelerationStructure@@A")
!74 = !DICompositeType(tag: DW_TAG_structure_type, name: "RaytracingAccelerationStructure", file: !1, line: 19, size: 32, align: 32, elements: !2)
!75 = !DIGlobalVariable(name: "smoothly", linkageName: "\01?smoothly@@3USamplerState@@A", scope: !0, file: !1, line: 20, type: !76, isLocal: false, isDefinition: true, variable: %dx.types.Handle* @"\01?smoothly@@3USamplerState@@A")
!76 = !DICompositeType(tag: DW_TAG_structure_type, name: "SamplerState", file: !1, line: 20, size: 32, align: 32, elements: !2)
!77 = !{i32 2, !"Dwarf Version", i32 4}
!78 = !{i32 2, !"Debug Info Version", i32 3}
!79 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!80 = !{!"hlsl.hlsl", !"// dxc: -T lib_6_6 -Zi -Qembed_debug\0A// after: -T lib_6_6 -Zi -Qembed_debug\0A// edit: --rename-resource Frame=Views --rename-resource tint=hues --rename-resource colour=albedo --rename-resource layers=planes --rename-resource pages=books --rename-resource Table=Lines --rename-resource target=output --rename-resource scene=world --rename-resource linearly=smoothly --rename-entry Generate=BeginRays --rebind b0=b4 --rebind b1=b0 --rebind t1=t0 --rebind t10=t2,space1 --rebind t0,space3=t5,space3 --rebind t20=t30 --rebind u0=u9 --rebind t5=t1 --rebind s0=s3\0A// A library with debug info.\0A#ifndef AFTER\0A#define R(before, after) after\0A#else\0A#define R(before, after) before\0A#endif\0Astruct Tint { float4 colour; };\0Astruct Payload { float4 colour; };\0Acbuffer R(Frame, Views) : register(R(b0, b4)) { float4 eye; };\0AConstantBuffer<Tint> R(tint, hues) : register(R(b1, b0));\0ATexture2D<float4> R(colour, albedo) : register(R(t1, t0));\0ATexture2D<float4> R(layers, planes)[4] : register(R(t10, t2), R(space0, space1));\0ATexture2D<float4> R(pages, books)[] : register(R(t0, t5), space3);\0Atbuffer R(Table, Lines) : register(R(t20, t30)) { float4 rows[4]; };\0ARWTexture2D<float4> R(target, output) : register(R(u0, u9));\0ARaytracingAccelerationStructure R(scene, world) : register(R(t5, t1));\0ASamplerState R(linearly, smoothly) : register(R(s0, s3));\0A[shader(\22raygeneration\22)]\0Avoid R(Generate, BeginRays)()\0A{\0A    Payload payload;\0A    payload.colour = 0;\0A    RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 1 };\0A    TraceRay(R(scene, world), 0, 255, 0, 0, 0, ray, payload);\0A    float4 sum = payload.colour + eye + R(tint, hues).colour + R(colour, albedo).Load(0) + rows[1];\0A    sum += R(layers, planes)[payload.colour.x].Load(1) + R(pages, books)[NonUniformResourceIndex(payload.colour.y)].Load(2);\0A    R(target, output)[DispatchRaysIndex().xy] = sum;\0A}\0A[shader(\22closesthit\22)]\0Avoid Nearest(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)\0A{\0A    payload.colour = R(colour, albedo).SampleLevel(R(linearly, smoothly), hit.barycentrics, 0);\0A}\0Aexport float4 Shade(float4 colour) { return colour * eye; }\0A"}
!81 = !{!"hlsl.hlsl"}
!82 = !{!"-T", !"lib_6_6", !"-Zi", !"-Qembed_debug"}
!83 = !{i32 1, i32 6}
!84 = !{i32 1, i32 9}
!85 = !{!"lib", i32 6, i32 6}
!86 = !{!87, !96, !98, !101}
!87 = !{!88, !90, !91, !92, !94}
!88 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* bitcast (%dx.types.Handle* @"\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A" to %"class.Texture2D<vector<float, 4> >"*), !"albedo", i32 0, i32 0, i32 1, i32 2, i32 0, !89}
!89 = !{i32 0, i32 9}
!90 = !{i32 1, [4 x %"class.Texture2D<vector<float, 4> >"]* bitcast ([4 x %dx.types.Handle]* @"\01?planes@@3PAV?$Texture2D@V?$vector@M$03@@@@A" to [4 x %"class.Texture2D<vector<float, 4> >"]*), !"planes", i32 1, i32 2, i32 4, i32 2, i32 0, !89}
!91 = !{i32 2, [0 x %"class.Texture2D<vector<float, 4> >"]* bitcast ([0 x %dx.types.Handle]* @"\01?books@@3PAV?$Texture2D@V?$vector@M$03@@@@A" to [0 x %"class.Texture2D<vector<float, 4> >"]*), !"books", i32 3, i32 5, i32 -1, i32 2, i32 0, !89}
!92 = !{i32 3, %struct.RaytracingAccelerationStructure* bitcast (%dx.types.Handle* @"\01?world@@3URaytracingAccelerationStructure@@A" to %struct.RaytracingAccelerationStructure*), !"world", i32 0, i32 1, i32 1, i32 16, i32 0, !93}
!93 = !{i32 0, i32 4}
!94 = !{i32 4, %Lines* bitcast (%dx.types.Handle* @Lines to %Lines*), !"Lines", i32 0, i32 30, i32 1, i32 15, i32 0, !95}
!95 = !{i32 0, i32 5}
!96 = !{!97}
!97 = !{i32 0, %"class.RWTexture2D<vector<float, 4> >"* bitcast (%dx.types.Handle* @"\01?output@@3V?$RWTexture2D@V?$vector@M$03@@@@A" to %"class.RWTexture2D<vector<float, 4> >"*), !"output", i32 0, i32 9, i32 1, i32 2, i1 false, i1 false, i1 false, !89}
!98 = !{!99, !100}
!99 = !{i32 0, %Views* bitcast (%dx.types.Handle* @Views to %Views*), !"Views", i32 0, i32 4, i32 1, i32 16, null}
!100 = !{i32 1, %hues* bitcast (%dx.types.Handle* @hues to %hues*), !"hues", i32 0, i32 0, i32 1, i32 16, null}
!101 = !{!102}
!102 = !{i32 0, %struct.SamplerState* bitcast (%dx.types.Handle* @"\01?smoothly@@3USamplerState@@A" to %struct.SamplerState*), !"smoothly", i32 0, i32 3, i32 1, i32 0, null}
!103 = !{i32 0, %struct.Tint undef, !104, %struct.Payload undef, !104, %struct.BuiltInTriangleIntersectionAttributes undef, !106, %Views undef, !108, %hues undef, !110, %Lines undef, !112}
!104 = !{i32 16, !105}
!105 = !{i32 6, !"colour", i32 3, i32 0, i32 7, i32 9}
!106 = !{i32 8, !107}
!107 = !{i32 6, !"barycentrics", i32 3, i32 0, i32 7, i32 9}
!108 = !{i32 16, !109}
!109 = !{i32 6, !"eye", i32 3, i32 0, i32 7, i32 9}
!110 = !{i32 16, !111}
!111 = !{i32 6, !"hues", i32 3, i32 0}
!112 = !{i32 64, !113}
!113 = !{i32 6, !"rows", i32 3, i32 0, i32 7, i32 9}
!114 = !{i32 1, void ()* @"\01?BeginRays@@YAXXZ", !115, void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?Nearest@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !117, <4 x float> (<4 x float>)* @"\01?Shade@@YA?AV?$vector@M$03@@V1@@Z", !120}
!115 = !{!116}
!116 = !{i32 1, !2, !2}
!117 = !{!116, !118, !119}
!118 = !{i32 2, !2, !2}
!119 = !{i32 0, !2, !2}
!120 = !{!121, !123}
!121 = !{i32 1, !122, !2}
!122 = !{i32 7, i32 9}
!123 = !{i32 0, !122, !2}
!124 = !{null, !"", null, !86, null}
!125 = !{void ()* @"\01?BeginRays@@YAXXZ", !"\01?BeginRays@@YAXXZ", null, null, !126}
!126 = !{i32 8, i32 7, i32 5, !127}
!127 = !{i32 0}
!128 = !{void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?Nearest@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?Nearest@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !129}
!129 = !{i32 8, i32 10, i32 6, i32 16, i32 7, i32 8, i32 5, !127}
!130 = !DILocation(line: 27, column: 5, scope: !16)
!131 = !DILocation(line: 28, column: 64, scope: !16)
!132 = !DILocation(line: 30, column: 5, scope: !16)
!133 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "payload", scope: !16, file: !1, line: 24, type: !23)
!134 = !DIExpression()
!135 = !DILocation(line: 24, column: 13, scope: !16)
!136 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "ray", scope: !16, file: !1, line: 26, type: !137)
!137 = !DICompositeType(tag: DW_TAG_structure_type, name: "RayDesc", file: !1, line: 26, size: 256, align: 32, elements: !138)
!138 = !{!139, !140, !141, !142}
!139 = !DIDerivedType(tag: DW_TAG_member, name: "Origin", scope: !137, file: !1, line: 26, baseType: !5, size: 96, align: 32)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "TMin", scope: !137, file: !1, line: 26, baseType: !8, size: 32, align: 32, offset: 96)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "Direction", scope: !137, file: !1, line: 26, baseType: !5, size: 96, align: 32, offset: 128)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "TMax", scope: !137, file: !1, line: 26, baseType: !8, size: 32, align: 32, offset: 224)
!143 = !DIExpression(DW_OP_bit_piece, 0, 96)
!144 = !DILocation(line: 26, column: 13, scope: !16)
!145 = !DIExpression(DW_OP_bit_piece, 96, 32)
!146 = !DIExpression(DW_OP_bit_piece, 128, 96)
!147 = !DIExpression(DW_OP_bit_piece, 224, 32)
!148 = !DILocation(line: 28, column: 5, scope: !16)
!149 = !DILocation(line: 28, column: 35, scope: !16)
!150 = !DILocation(line: 28, column: 55, scope: !16)
!151 = !DILocation(line: 28, column: 92, scope: !16)
!152 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "sum", scope: !16, file: !1, line: 28, type: !26)
!153 = !DIExpression(DW_OP_bit_piece, 0, 32)
!154 = !DILocation(line: 28, column: 12, scope: !16)
!155 = !DIExpression(DW_OP_bit_piece, 32, 32)
!156 = !DIExpression(DW_OP_bit_piece, 64, 32)
!157 = !DILocation(line: 29, column: 30, scope: !16)
!158 = !DILocation(line: 29, column: 12, scope: !16)
!159 = !DILocation(line: 29, column: 74, scope: !16)
!160 = !DILocation(line: 29, column: 58, scope: !16)
!161 = !{i32 1}
!162 = !DILocation(line: 29, column: 56, scope: !16)
!163 = !DILocation(line: 28, column: 33, scope: !16)
!164 = !DILocation(line: 28, column: 39, scope: !16)
!165 = !DILocation(line: 28, column: 62, scope: !16)
!166 = !DILocation(line: 28, column: 90, scope: !16)
!167 = !DILocation(line: 29, column: 9, scope: !16)
!168 = !DILocation(line: 30, column: 23, scope: !16)
!169 = !DILocation(line: 30, column: 47, scope: !16)
!170 = !DILocation(line: 31, column: 1, scope: !16)
!171 = !DILocation(line: 35, column: 22, scope: !19)
!172 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "hit", arg: 2, scope: !19, file: !1, line: 33, type: !35)
!173 = !DILocation(line: 33, column: 75, scope: !19)
!174 = !DILocation(line: 35, column: 79, scope: !19)
!175 = !{!176, !176, i64 0}
!176 = !{!"omnipotent char", !177, i64 0}
!177 = !{!"Simple C/C++ TBAA"}
!178 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "payload", arg: 1, scope: !19, file: !1, line: 33, type: !23)
!179 = !DILocation(line: 33, column: 28, scope: !19)
!180 = !DILocation(line: 36, column: 1, scope: !19)
!181 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "colour", arg: 1, scope: !44, file: !1, line: 37, type: !26)
!182 = !DILocation(line: 37, column: 28, scope: !44)
!183 = !DILocation(line: 37, column: 54, scope: !44)
!184 = !DILocation(line: 37, column: 52, scope: !44)
!185 = !DILocation(line: 37, column: 38, scope: !44)
