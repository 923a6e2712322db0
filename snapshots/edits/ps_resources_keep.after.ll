;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; TEXCOORD                 0   xy          0     NONE   float   xy  
; INDEX                    0   x           1     NONE    uint   x   
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader hash: 4829e1d7a83cc1694b0bedd37875651d
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=0
; SampleFrequency=0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 2
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 2
; SigOutputVectors[0]: 1
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; TEXCOORD                 0                 linear       
; INDEX                    0        nointerpolation       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
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
;       struct struct.Light
;       {
;
;           float4 position;                          ; Offset:   16
;           float3 direction;                         ; Offset:   32
;       
;       } lights[2];;                                 ; Offset:   16
;
;   
;   } Views;                                          ; Offset:    0 Size:    76
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
; cbuffer tints
; {
;
;   struct tints
;   {
;
;       struct struct.Tint
;       {
;
;           float4 colour;                            ; Offset:    0
;       
;       } tints;                                      ; Offset:    0
;
;   
;   } tints;                                          ; Offset:    0 Size:    16
;
; }
;
; Resource bind info for lamps
; {
;
;   struct struct.Light
;   {
;
;       float4 position;                              ; Offset:    0
;       float3 direction;                             ; Offset:   16
;   
;   } $Element;                                       ; Offset:    0 Size:    28
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
; Resource bind info for depot
; {
;
;   struct struct.Light
;   {
;
;       float4 position;                              ; Offset:    0
;       float3 direction;                             ; Offset:   16
;   
;   } $Element;                                       ; Offset:    0 Size:    28
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
; tints                             cbuffer      NA          NA     CB2     cb1,space2     3
; smoothly                          sampler      NA          NA      S0             s3     1
; albedo                            texture     f32          2d      T0             t5     1
; planes                            texture     f32          2d      T1            t20     4
; other                             texture     f32          2d      T2      t7,space3     4
; ahead                             texture     f32          2d      T3      t0,space3     4
; lamps                             texture  struct         r/o      T4             t1     1
; Lines                             texture     u32     tbuffer      T5             t0     1
; depot                                 UAV  struct         r/w      U0             u1     1
;
;
; ViewId state:
;
; Number of inputs: 5, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 1, 4 }
;   output 1 depends on inputs: { 0, 1, 4 }
;   output 2 depends on inputs: { 0, 1, 4 }
;   output 3 depends on inputs: { 0, 1, 4 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%"class.StructuredBuffer<Light>" = type { %struct.Light }
%struct.Light = type { <4 x float>, <3 x float> }
%Lines = type { [4 x <4 x float>] }
%"class.RWStructuredBuffer<Light>" = type { %struct.Light }
%Views = type { <4 x float>, [2 x %struct.Light] }
%hues = type { %struct.Tint }
%struct.Tint = type { <4 x float> }
%tints = type { %struct.Tint }
%struct.SamplerState = type { i32 }

define void @main() {
  %depot_UAV_structbuf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %Lines_texture_tbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 5, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %lamps_texture_structbuf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 4, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %albedo_texture_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 5, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %smoothly_sampler = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 3, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %hues_cbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 1, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %Views_cbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 4, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %tints_cbuffer42 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 2, i32 2, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %1 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %Views_cbuffer, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %5 = extractvalue %dx.types.CBufRet.f32 %4, 0
  %6 = extractvalue %dx.types.CBufRet.f32 %4, 1
  %7 = extractvalue %dx.types.CBufRet.f32 %4, 2
  %8 = extractvalue %dx.types.CBufRet.f32 %4, 3
  %9 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %Views_cbuffer, i32 3)  ; CBufferLoadLegacy(handle,regIndex)
  %10 = extractvalue %dx.types.CBufRet.f32 %9, 0
  %11 = extractvalue %dx.types.CBufRet.f32 %9, 1
  %12 = extractvalue %dx.types.CBufRet.f32 %9, 2
  %13 = extractvalue %dx.types.CBufRet.f32 %9, 3
  %.i0 = fadd fast float %10, %5
  %.i1 = fadd fast float %11, %6
  %.i2 = fadd fast float %12, %7
  %.i3 = fadd fast float %13, %8
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %depot_UAV_structbuf, i32 %1, i32 0, float %.i0, float %.i1, float %.i2, float %.i3, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %14 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %hues_cbuffer, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %15 = extractvalue %dx.types.CBufRet.f32 %14, 0
  %16 = extractvalue %dx.types.CBufRet.f32 %14, 1
  %17 = extractvalue %dx.types.CBufRet.f32 %14, 2
  %18 = extractvalue %dx.types.CBufRet.f32 %14, 3
  %19 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %tints_cbuffer42, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %20 = extractvalue %dx.types.CBufRet.f32 %19, 0
  %21 = extractvalue %dx.types.CBufRet.f32 %19, 1
  %22 = extractvalue %dx.types.CBufRet.f32 %19, 2
  %23 = extractvalue %dx.types.CBufRet.f32 %19, 3
  %24 = add i32 %1, 1
  %tints_cbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 2, i32 %24, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %25 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %tints_cbuffer, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %26 = extractvalue %dx.types.CBufRet.f32 %25, 0
  %27 = extractvalue %dx.types.CBufRet.f32 %25, 1
  %28 = extractvalue %dx.types.CBufRet.f32 %25, 2
  %29 = extractvalue %dx.types.CBufRet.f32 %25, 3
  %30 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %Lines_texture_tbuffer, i32 2, i32 undef)  ; BufferLoad(srv,index,wot)
  %31 = extractvalue %dx.types.ResRet.i32 %30, 0
  %32 = bitcast i32 %31 to float
  %33 = extractvalue %dx.types.ResRet.i32 %30, 1
  %34 = bitcast i32 %33 to float
  %35 = extractvalue %dx.types.ResRet.i32 %30, 2
  %36 = bitcast i32 %35 to float
  %37 = extractvalue %dx.types.ResRet.i32 %30, 3
  %38 = bitcast i32 %37 to float
  %RawBufferLoad = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %lamps_texture_structbuf, i32 %1, i32 0, i8 15, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %39 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad, 0
  %40 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad, 1
  %41 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad, 2
  %42 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad, 3
  %43 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %albedo_texture_2d, %dx.types.Handle %smoothly_sampler, float %2, float %3, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %44 = extractvalue %dx.types.ResRet.f32 %43, 0
  %45 = extractvalue %dx.types.ResRet.f32 %43, 1
  %46 = extractvalue %dx.types.ResRet.f32 %43, 2
  %47 = extractvalue %dx.types.ResRet.f32 %43, 3
  %planes_texture_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 22, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %48 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %planes_texture_2d, %dx.types.Handle %smoothly_sampler, float %2, float %3, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %49 = extractvalue %dx.types.ResRet.f32 %48, 0
  %50 = extractvalue %dx.types.ResRet.f32 %48, 1
  %51 = extractvalue %dx.types.ResRet.f32 %48, 2
  %52 = extractvalue %dx.types.ResRet.f32 %48, 3
  %53 = add i32 %1, 20
  %planes_texture_2d43 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 %53, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %54 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %planes_texture_2d43, %dx.types.Handle %smoothly_sampler, float %2, float %3, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %55 = extractvalue %dx.types.ResRet.f32 %54, 0
  %56 = extractvalue %dx.types.ResRet.f32 %54, 1
  %57 = extractvalue %dx.types.ResRet.f32 %54, 2
  %58 = extractvalue %dx.types.ResRet.f32 %54, 3
  %59 = add i32 %1, 7
  %other_texture_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 2, i32 %59, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %TextureLoad = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %other_texture_2d, i32 0, i32 0, i32 0, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %60 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 0
  %61 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 1
  %62 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 2
  %63 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 3
  %64 = add i32 %1, 0
  %ahead_texture_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 3, i32 %64, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %TextureLoad1 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %ahead_texture_2d, i32 1, i32 1, i32 1, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %65 = extractvalue %dx.types.ResRet.f32 %TextureLoad1, 0
  %66 = extractvalue %dx.types.ResRet.f32 %TextureLoad1, 1
  %67 = extractvalue %dx.types.ResRet.f32 %TextureLoad1, 2
  %68 = extractvalue %dx.types.ResRet.f32 %TextureLoad1, 3
  %.i027 = fadd fast float %20, %15
  %.i031 = fadd fast float %.i027, %26
  %.i019 = fadd fast float %.i031, %32
  %.i03 = fadd fast float %.i019, %39
  %.i07 = fadd fast float %.i03, %44
  %.i011 = fadd fast float %.i07, %49
  %.i015 = fadd fast float %.i011, %55
  %.i023 = fadd fast float %.i015, %60
  %.i035 = fadd fast float %.i023, %65
  %.i128 = fadd fast float %21, %16
  %.i132 = fadd fast float %.i128, %27
  %.i120 = fadd fast float %.i132, %34
  %.i14 = fadd fast float %.i120, %40
  %.i18 = fadd fast float %.i14, %45
  %.i112 = fadd fast float %.i18, %50
  %.i116 = fadd fast float %.i112, %56
  %.i124 = fadd fast float %.i116, %61
  %.i136 = fadd fast float %.i124, %66
  %.i229 = fadd fast float %22, %17
  %.i233 = fadd fast float %.i229, %28
  %.i221 = fadd fast float %.i233, %36
  %.i25 = fadd fast float %.i221, %41
  %.i29 = fadd fast float %.i25, %46
  %.i213 = fadd fast float %.i29, %51
  %.i217 = fadd fast float %.i213, %57
  %.i225 = fadd fast float %.i217, %62
  %.i237 = fadd fast float %.i225, %67
  %.i330 = fadd fast float %23, %18
  %.i334 = fadd fast float %.i330, %29
  %.i322 = fadd fast float %.i334, %38
  %.i36 = fadd fast float %.i322, %42
  %.i310 = fadd fast float %.i36, %47
  %.i314 = fadd fast float %.i310, %52
  %.i318 = fadd fast float %.i314, %58
  %.i326 = fadd fast float %.i318, %63
  %.i338 = fadd fast float %.i326, %68
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %.i035)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %.i136)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %.i237)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %.i338)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32, %dx.types.Handle, i32, i32, i8, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sample.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2

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
!dx.typeAnnotations = !{!23, !43}
!dx.viewIdState = !{!47}
!dx.entryPoints = !{!48}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 5}
!4 = !{!5, !15, !17, !21}
!5 = !{!6, !8, !9, !10, !11, !13}
!6 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* undef, !"albedo", i32 0, i32 5, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, [4 x %"class.Texture2D<vector<float, 4> >"]* undef, !"planes", i32 0, i32 20, i32 4, i32 2, i32 0, !7}
!9 = !{i32 2, [4 x %"class.Texture2D<vector<float, 4> >"]* undef, !"other", i32 3, i32 7, i32 4, i32 2, i32 0, !7}
!10 = !{i32 3, [4 x %"class.Texture2D<vector<float, 4> >"]* undef, !"ahead", i32 3, i32 0, i32 4, i32 2, i32 0, !7}
!11 = !{i32 4, %"class.StructuredBuffer<Light>"* undef, !"lamps", i32 0, i32 1, i32 1, i32 12, i32 0, !12}
!12 = !{i32 1, i32 28}
!13 = !{i32 5, %Lines* undef, !"Lines", i32 0, i32 0, i32 1, i32 15, i32 0, !14}
!14 = !{i32 0, i32 5}
!15 = !{!16}
!16 = !{i32 0, %"class.RWStructuredBuffer<Light>"* undef, !"depot", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !12}
!17 = !{!18, !19, !20}
!18 = !{i32 0, %Views* undef, !"Views", i32 0, i32 4, i32 1, i32 76, null}
!19 = !{i32 1, %hues* undef, !"hues", i32 0, i32 0, i32 1, i32 16, null}
!20 = !{i32 2, [3 x %tints]* undef, !"tints", i32 2, i32 1, i32 3, i32 16, null}
!21 = !{!22}
!22 = !{i32 0, %struct.SamplerState* undef, !"smoothly", i32 0, i32 3, i32 1, i32 0, null}
!23 = !{i32 0, %struct.Light undef, !24, %struct.Tint undef, !27, %"class.StructuredBuffer<Light>" undef, !29, %"class.RWStructuredBuffer<Light>" undef, !29, %Views undef, !34, %hues undef, !37, %tints undef, !39, %Lines undef, !41}
!24 = !{i32 28, !25, !26}
!25 = !{i32 6, !"position", i32 3, i32 0, i32 7, i32 9}
!26 = !{i32 6, !"direction", i32 3, i32 16, i32 7, i32 9}
!27 = !{i32 16, !28}
!28 = !{i32 6, !"colour", i32 3, i32 0, i32 7, i32 9}
!29 = !{i32 28, !30, !31}
!30 = !{i32 6, !"h", i32 3, i32 0}
!31 = !{i32 0, !32}
!32 = !{!33}
!33 = !{i32 0, %struct.Light undef}
!34 = !{i32 76, !35, !36}
!35 = !{i32 6, !"eye", i32 3, i32 0, i32 7, i32 9, i32 9, i1 true}
!36 = !{i32 6, !"lights", i32 3, i32 16, i32 9, i1 true}
!37 = !{i32 16, !38}
!38 = !{i32 6, !"hues", i32 3, i32 0}
!39 = !{i32 16, !40}
!40 = !{i32 6, !"tints", i32 3, i32 0}
!41 = !{i32 64, !42}
!42 = !{i32 6, !"rows", i32 3, i32 0, i32 7, i32 9}
!43 = !{i32 1, void ()* @main, !44}
!44 = !{!45}
!45 = !{i32 0, !46, !46}
!46 = !{}
!47 = !{[7 x i32] [i32 5, i32 4, i32 15, i32 15, i32 0, i32 0, i32 15]}
!48 = !{void ()* @main, !"main", !49, !4, !59}
!49 = !{!50, !56, null}
!50 = !{!51, !54}
!51 = !{i32 0, !"TEXCOORD", i8 9, i8 0, !52, i8 2, i32 1, i8 2, i32 0, i8 0, !53}
!52 = !{i32 0}
!53 = !{i32 3, i32 3}
!54 = !{i32 1, !"INDEX", i8 5, i8 0, !52, i8 1, i32 1, i8 1, i32 1, i8 0, !55}
!55 = !{i32 3, i32 1}
!56 = !{!57}
!57 = !{i32 0, !"SV_Target", i8 9, i8 16, !52, i8 0, i32 1, i8 4, i32 0, i8 0, !58}
!58 = !{i32 3, i32 15}
!59 = !{i32 0, i64 16}
