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
; shader debug name: 7419faee58970c6ecf137728644aa287.pdb
; shader hash: 7419faee58970c6ecf137728644aa287
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
  %depot_UAV_structbuf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 1, i1 false), !dbg !140 ; line:27 col:12  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %Lines_texture_tbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 5, i32 0, i1 false), !dbg !140 ; line:27 col:12  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %lamps_texture_structbuf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 4, i32 1, i1 false), !dbg !140 ; line:27 col:12  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %albedo_texture_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 5, i1 false), !dbg !140 ; line:27 col:12  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %smoothly_sampler = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 3, i1 false), !dbg !140 ; line:27 col:12  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %hues_cbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 1, i32 0, i1 false), !dbg !140 ; line:27 col:12  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %Views_cbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 4, i1 false), !dbg !140 ; line:27 col:12  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %tints_cbuffer42 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 2, i32 2, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %1 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata i32 %1, i64 0, metadata !141, metadata !142), !dbg !143 ; var:"i" !DIExpression() func:"main"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !144, metadata !145), !dbg !146 ; var:"uv" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !144, metadata !147), !dbg !146 ; var:"uv" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  %4 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %Views_cbuffer, i32 0), !dbg !148 ; line:25 col:35  ; CBufferLoadLegacy(handle,regIndex)
  %5 = extractvalue %dx.types.CBufRet.f32 %4, 0, !dbg !148 ; line:25 col:35
  %6 = extractvalue %dx.types.CBufRet.f32 %4, 1, !dbg !148 ; line:25 col:35
  %7 = extractvalue %dx.types.CBufRet.f32 %4, 2, !dbg !148 ; line:25 col:35
  %8 = extractvalue %dx.types.CBufRet.f32 %4, 3, !dbg !148 ; line:25 col:35
  %9 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %Views_cbuffer, i32 3), !dbg !149 ; line:25 col:51  ; CBufferLoadLegacy(handle,regIndex)
  %10 = extractvalue %dx.types.CBufRet.f32 %9, 0, !dbg !149 ; line:25 col:51
  %11 = extractvalue %dx.types.CBufRet.f32 %9, 1, !dbg !149 ; line:25 col:51
  %12 = extractvalue %dx.types.CBufRet.f32 %9, 2, !dbg !149 ; line:25 col:51
  %13 = extractvalue %dx.types.CBufRet.f32 %9, 3, !dbg !149 ; line:25 col:51
  %.i0 = fadd fast float %10, %5, !dbg !150 ; line:25 col:39
  %.i1 = fadd fast float %11, %6, !dbg !150 ; line:25 col:39
  %.i2 = fadd fast float %12, %7, !dbg !150 ; line:25 col:39
  %.i3 = fadd fast float %13, %8, !dbg !150 ; line:25 col:39
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %depot_UAV_structbuf, i32 %1, i32 0, float %.i0, float %.i1, float %.i2, float %.i3, i8 15), !dbg !151 ; line:25 col:33  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %14 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %hues_cbuffer, i32 0), !dbg !152 ; line:26 col:32  ; CBufferLoadLegacy(handle,regIndex)
  %15 = extractvalue %dx.types.CBufRet.f32 %14, 0, !dbg !152 ; line:26 col:32
  %16 = extractvalue %dx.types.CBufRet.f32 %14, 1, !dbg !152 ; line:26 col:32
  %17 = extractvalue %dx.types.CBufRet.f32 %14, 2, !dbg !152 ; line:26 col:32
  %18 = extractvalue %dx.types.CBufRet.f32 %14, 3, !dbg !152 ; line:26 col:32
  %19 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %tints_cbuffer42, i32 0), !dbg !153 ; line:26 col:50  ; CBufferLoadLegacy(handle,regIndex)
  %20 = extractvalue %dx.types.CBufRet.f32 %19, 0, !dbg !153 ; line:26 col:50
  %21 = extractvalue %dx.types.CBufRet.f32 %19, 1, !dbg !153 ; line:26 col:50
  %22 = extractvalue %dx.types.CBufRet.f32 %19, 2, !dbg !153 ; line:26 col:50
  %23 = extractvalue %dx.types.CBufRet.f32 %19, 3, !dbg !153 ; line:26 col:50
  %24 = add i32 %1, 1, !dbg !154 ; line:26 col:59
  %tints_cbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 2, i32 %24, i1 false), !dbg !154 ; line:26 col:59  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %25 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %tints_cbuffer, i32 0), !dbg !155 ; line:26 col:68  ; CBufferLoadLegacy(handle,regIndex)
  %26 = extractvalue %dx.types.CBufRet.f32 %25, 0, !dbg !155 ; line:26 col:68
  %27 = extractvalue %dx.types.CBufRet.f32 %25, 1, !dbg !155 ; line:26 col:68
  %28 = extractvalue %dx.types.CBufRet.f32 %25, 2, !dbg !155 ; line:26 col:68
  %29 = extractvalue %dx.types.CBufRet.f32 %25, 3, !dbg !155 ; line:26 col:68
  %30 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %Lines_texture_tbuffer, i32 2, i32 undef), !dbg !156 ; line:26 col:77  ; BufferLoad(srv,index,wot)
  %31 = extractvalue %dx.types.ResRet.i32 %30, 0, !dbg !156 ; line:26 col:77
  %32 = bitcast i32 %31 to float, !dbg !156 ; line:26 col:77
  %33 = extractvalue %dx.types.ResRet.i32 %30, 1, !dbg !156 ; line:26 col:77
  %34 = bitcast i32 %33 to float, !dbg !156 ; line:26 col:77
  %35 = extractvalue %dx.types.ResRet.i32 %30, 2, !dbg !156 ; line:26 col:77
  %36 = bitcast i32 %35 to float, !dbg !156 ; line:26 col:77
  %37 = extractvalue %dx.types.ResRet.i32 %30, 3, !dbg !156 ; line:26 col:77
  %38 = bitcast i32 %37 to float, !dbg !156 ; line:26 col:77
  %39 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %lamps_texture_structbuf, i32 %1, i32 0), !dbg !157 ; line:26 col:96  ; BufferLoad(srv,index,wot)
  %40 = extractvalue %dx.types.ResRet.f32 %39, 0, !dbg !157 ; line:26 col:96
  %41 = extractvalue %dx.types.ResRet.f32 %39, 1, !dbg !157 ; line:26 col:96
  %42 = extractvalue %dx.types.ResRet.f32 %39, 2, !dbg !157 ; line:26 col:96
  %43 = extractvalue %dx.types.ResRet.f32 %39, 3, !dbg !157 ; line:26 col:96
  call void @llvm.dbg.value(metadata float %.i015, i64 0, metadata !158, metadata !145), !dbg !159 ; var:"sum" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i116, i64 0, metadata !158, metadata !147), !dbg !159 ; var:"sum" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i217, i64 0, metadata !158, metadata !160), !dbg !159 ; var:"sum" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i318, i64 0, metadata !158, metadata !161), !dbg !159 ; var:"sum" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  %44 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %albedo_texture_2d, %dx.types.Handle %smoothly_sampler, float %2, float %3, float undef, float undef, i32 0, i32 0, i32 undef, float undef), !dbg !140 ; line:27 col:12  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %45 = extractvalue %dx.types.ResRet.f32 %44, 0, !dbg !140 ; line:27 col:12
  %46 = extractvalue %dx.types.ResRet.f32 %44, 1, !dbg !140 ; line:27 col:12
  %47 = extractvalue %dx.types.ResRet.f32 %44, 2, !dbg !140 ; line:27 col:12
  %48 = extractvalue %dx.types.ResRet.f32 %44, 3, !dbg !140 ; line:27 col:12
  %planes_texture_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 22, i1 false), !dbg !162 ; line:27 col:66  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %49 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %planes_texture_2d, %dx.types.Handle %smoothly_sampler, float %2, float %3, float undef, float undef, i32 0, i32 0, i32 undef, float undef), !dbg !162 ; line:27 col:66  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %50 = extractvalue %dx.types.ResRet.f32 %49, 0, !dbg !162 ; line:27 col:66
  %51 = extractvalue %dx.types.ResRet.f32 %49, 1, !dbg !162 ; line:27 col:66
  %52 = extractvalue %dx.types.ResRet.f32 %49, 2, !dbg !162 ; line:27 col:66
  %53 = extractvalue %dx.types.ResRet.f32 %49, 3, !dbg !162 ; line:27 col:66
  call void @llvm.dbg.value(metadata float %.i023, i64 0, metadata !158, metadata !145), !dbg !159 ; var:"sum" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i124, i64 0, metadata !158, metadata !147), !dbg !159 ; var:"sum" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i225, i64 0, metadata !158, metadata !160), !dbg !159 ; var:"sum" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i326, i64 0, metadata !158, metadata !161), !dbg !159 ; var:"sum" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  %54 = add i32 %1, 20, !dbg !163 ; line:28 col:12
  %planes_texture_2d43 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 %54, i1 false), !dbg !163 ; line:28 col:12  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %55 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %planes_texture_2d43, %dx.types.Handle %smoothly_sampler, float %2, float %3, float undef, float undef, i32 0, i32 0, i32 undef, float undef), !dbg !163 ; line:28 col:12  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %56 = extractvalue %dx.types.ResRet.f32 %55, 0, !dbg !163 ; line:28 col:12
  %57 = extractvalue %dx.types.ResRet.f32 %55, 1, !dbg !163 ; line:28 col:12
  %58 = extractvalue %dx.types.ResRet.f32 %55, 2, !dbg !163 ; line:28 col:12
  %59 = extractvalue %dx.types.ResRet.f32 %55, 3, !dbg !163 ; line:28 col:12
  %60 = add i32 %1, 7, !dbg !164 ; line:28 col:69
  %other_texture_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 2, i32 %60, i1 false), !dbg !164 ; line:28 col:69  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %TextureLoad = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %other_texture_2d, i32 0, i32 0, i32 0, i32 undef, i32 undef, i32 undef, i32 undef), !dbg !164 ; line:28 col:69  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %61 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 0, !dbg !164 ; line:28 col:69
  %62 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 1, !dbg !164 ; line:28 col:69
  %63 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 2, !dbg !164 ; line:28 col:69
  %64 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 3, !dbg !164 ; line:28 col:69
  %65 = add i32 %1, 0, !dbg !165 ; line:28 col:98
  %ahead_texture_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 3, i32 %65, i1 false), !dbg !165 ; line:28 col:98  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %TextureLoad1 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %ahead_texture_2d, i32 1, i32 1, i32 1, i32 undef, i32 undef, i32 undef, i32 undef), !dbg !165 ; line:28 col:98  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %66 = extractvalue %dx.types.ResRet.f32 %TextureLoad1, 0, !dbg !165 ; line:28 col:98
  %67 = extractvalue %dx.types.ResRet.f32 %TextureLoad1, 1, !dbg !165 ; line:28 col:98
  %68 = extractvalue %dx.types.ResRet.f32 %TextureLoad1, 2, !dbg !165 ; line:28 col:98
  %69 = extractvalue %dx.types.ResRet.f32 %TextureLoad1, 3, !dbg !165 ; line:28 col:98
  %.i027 = fadd fast float %20, %15, !dbg !166 ; line:28 col:67
  %.i031 = fadd fast float %.i027, %26, !dbg !167 ; line:28 col:96
  %.i019 = fadd fast float %.i031, %32, !dbg !168 ; line:27 col:64
  %.i03 = fadd fast float %.i019, %40, !dbg !169 ; line:26 col:39
  %.i07 = fadd fast float %.i03, %45, !dbg !170 ; line:26 col:57
  %.i011 = fadd fast float %.i07, %50, !dbg !171 ; line:26 col:75
  %.i015 = fadd fast float %.i011, %56, !dbg !172 ; line:26 col:85
  %.i023 = fadd fast float %.i015, %61, !dbg !173 ; line:27 col:9
  %.i035 = fadd fast float %.i023, %66, !dbg !174 ; line:28 col:9
  %.i128 = fadd fast float %21, %16, !dbg !166 ; line:28 col:67
  %.i132 = fadd fast float %.i128, %27, !dbg !167 ; line:28 col:96
  %.i120 = fadd fast float %.i132, %34, !dbg !168 ; line:27 col:64
  %.i14 = fadd fast float %.i120, %41, !dbg !169 ; line:26 col:39
  %.i18 = fadd fast float %.i14, %46, !dbg !170 ; line:26 col:57
  %.i112 = fadd fast float %.i18, %51, !dbg !171 ; line:26 col:75
  %.i116 = fadd fast float %.i112, %57, !dbg !172 ; line:26 col:85
  %.i124 = fadd fast float %.i116, %62, !dbg !173 ; line:27 col:9
  %.i136 = fadd fast float %.i124, %67, !dbg !174 ; line:28 col:9
  %.i229 = fadd fast float %22, %17, !dbg !166 ; line:28 col:67
  %.i233 = fadd fast float %.i229, %28, !dbg !167 ; line:28 col:96
  %.i221 = fadd fast float %.i233, %36, !dbg !168 ; line:27 col:64
  %.i25 = fadd fast float %.i221, %42, !dbg !169 ; line:26 col:39
  %.i29 = fadd fast float %.i25, %47, !dbg !170 ; line:26 col:57
  %.i213 = fadd fast float %.i29, %52, !dbg !171 ; line:26 col:75
  %.i217 = fadd fast float %.i213, %58, !dbg !172 ; line:26 col:85
  %.i225 = fadd fast float %.i217, %63, !dbg !173 ; line:27 col:9
  %.i237 = fadd fast float %.i225, %68, !dbg !174 ; line:28 col:9
  %.i330 = fadd fast float %23, %18, !dbg !166 ; line:28 col:67
  %.i334 = fadd fast float %.i330, %29, !dbg !167 ; line:28 col:96
  %.i322 = fadd fast float %.i334, %38, !dbg !168 ; line:27 col:64
  %.i36 = fadd fast float %.i322, %43, !dbg !169 ; line:26 col:39
  %.i310 = fadd fast float %.i36, %48, !dbg !170 ; line:26 col:57
  %.i314 = fadd fast float %.i310, %53, !dbg !171 ; line:26 col:75
  %.i318 = fadd fast float %.i314, %59, !dbg !172 ; line:26 col:85
  %.i326 = fadd fast float %.i318, %64, !dbg !173 ; line:27 col:9
  %.i338 = fadd fast float %.i326, %69, !dbg !174 ; line:28 col:9
  call void @llvm.dbg.value(metadata float %.i035, i64 0, metadata !158, metadata !145), !dbg !159 ; var:"sum" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i136, i64 0, metadata !158, metadata !147), !dbg !159 ; var:"sum" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i237, i64 0, metadata !158, metadata !160), !dbg !159 ; var:"sum" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i338, i64 0, metadata !158, metadata !161), !dbg !159 ; var:"sum" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %.i035), !dbg !175 ; line:29 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %.i136), !dbg !175 ; line:29 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %.i237), !dbg !175 ; line:29 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %.i338), !dbg !175 ; line:29 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void, !dbg !175 ; line:29 col:5
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

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

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!79, !80}
!llvm.ident = !{!81}
!dx.source.contents = !{!82}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!83}
!dx.source.args = !{!84}
!dx.version = !{!85}
!dx.valver = !{!86}
!dx.shaderModel = !{!87}
!dx.resources = !{!88}
!dx.typeAnnotations = !{!107, !124}
!dx.viewIdState = !{!127}
!dx.entryPoints = !{!128}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3, globals: !28)
!1 = !DIFile(filename: "hlsl.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
!4 = !DISubprogram(name: "main", scope: !1, file: !1, line: 23, type: !5, isLocal: false, isDefinition: true, scopeLine: 24, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !19, !26}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !1, line: 12, baseType: !8)
!8 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 4>", file: !1, line: 12, size: 128, align: 32, elements: !9, templateParams: !15)
!9 = !{!10, !12, !13, !14}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !1, line: 12, baseType: !11, size: 32, align: 32, flags: DIFlagPublic)
!11 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !1, line: 12, baseType: !11, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !1, line: 12, baseType: !11, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !8, file: !1, line: 12, baseType: !11, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!15 = !{!16, !17}
!16 = !DITemplateTypeParameter(name: "element", type: !11)
!17 = !DITemplateValueParameter(name: "element_count", type: !18, value: i32 4)
!18 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "float2", file: !1, line: 15, baseType: !20)
!20 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 2>", file: !1, line: 15, size: 64, align: 32, elements: !21, templateParams: !24)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !20, file: !1, line: 15, baseType: !11, size: 32, align: 32, flags: DIFlagPublic)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !20, file: !1, line: 15, baseType: !11, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!24 = !{!16, !25}
!25 = !DITemplateValueParameter(name: "element_count", type: !18, value: i32 2)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !1, line: 15, baseType: !27)
!27 = !DIBasicType(name: "unsigned int", size: 32, align: 32, encoding: DW_ATE_unsigned)
!28 = !{!29, !31, !48, !52, !59, !63, !67, !69, !70, !71, !75, !77}
!29 = !DIGlobalVariable(name: "eye", linkageName: "\01?eye@Views@@3V?$vector@M$03@@B", scope: !0, file: !1, line: 12, type: !30, isLocal: false, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!31 = !DIGlobalVariable(name: "lights", linkageName: "\01?lights@Views@@3QBULight@@B", scope: !0, file: !1, line: 12, type: !32, isLocal: false, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 448, align: 32, elements: !46)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!34 = !DICompositeType(tag: DW_TAG_structure_type, name: "Light", file: !1, line: 10, size: 224, align: 32, elements: !35)
!35 = !{!36, !37}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "position", scope: !34, file: !1, line: 10, baseType: !7, size: 128, align: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "direction", scope: !34, file: !1, line: 10, baseType: !38, size: 96, align: 32, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "float3", file: !1, line: 12, baseType: !39)
!39 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 3>", file: !1, line: 12, size: 96, align: 32, elements: !40, templateParams: !44)
!40 = !{!41, !42, !43}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !39, file: !1, line: 12, baseType: !11, size: 32, align: 32, flags: DIFlagPublic)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !39, file: !1, line: 12, baseType: !11, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !39, file: !1, line: 12, baseType: !11, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!44 = !{!16, !45}
!45 = !DITemplateValueParameter(name: "element_count", type: !18, value: i32 3)
!46 = !{!47}
!47 = !DISubrange(count: 2)
!48 = !DIGlobalVariable(name: "rows", linkageName: "\01?rows@Lines@@3QBV?$vector@M$03@@B", scope: !0, file: !1, line: 15, type: !49, isLocal: false, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 512, align: 32, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 4)
!52 = !DIGlobalVariable(name: "hues", linkageName: "\01?hues@@3U?$ConstantBuffer@UTint@@@@A", scope: !0, file: !1, line: 13, type: !53, isLocal: false, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_structure_type, name: "ConstantBuffer<Tint>", file: !1, line: 13, size: 32, align: 32, elements: !2, templateParams: !54)
!54 = !{!55}
!55 = !DITemplateTypeParameter(name: "T", type: !56)
!56 = !DICompositeType(tag: DW_TAG_structure_type, name: "Tint", file: !1, line: 11, size: 128, align: 32, elements: !57)
!57 = !{!58}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !56, file: !1, line: 11, baseType: !7, size: 128, align: 32)
!59 = !DIGlobalVariable(name: "tints", linkageName: "\01?tints@@3PAU?$ConstantBuffer@UTint@@@@A", scope: !0, file: !1, line: 14, type: !60, isLocal: false, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 96, align: 32, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 3)
!63 = !DIGlobalVariable(name: "albedo", linkageName: "\01?albedo@@3V?$Texture2D@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 16, type: !64, isLocal: false, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_class_type, name: "Texture2D<vector<float, 4> >", file: !1, line: 16, size: 160, align: 32, elements: !2, templateParams: !65)
!65 = !{!66}
!66 = !DITemplateTypeParameter(name: "element", type: !8)
!67 = !DIGlobalVariable(name: "planes", linkageName: "\01?planes@@3PAV?$Texture2D@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 17, type: !68, isLocal: false, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 640, align: 32, elements: !50)
!69 = !DIGlobalVariable(name: "other", linkageName: "\01?other@@3PAV?$Texture2D@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 18, type: !68, isLocal: false, isDefinition: true)
!70 = !DIGlobalVariable(name: "ahead", linkageName: "\01?ahead@@3PAV?$Texture2D@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 19, type: !68, isLocal: false, isDefinition: true)
!71 = !DIGlobalVariable(name: "lamps", linkageName: "\01?lamps@@3V?$StructuredBuffer@ULight@@@@A", scope: !0, file: !1, line: 20, type: !72, isLocal: false, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_class_type, name: "StructuredBuffer<Light>", file: !1, line: 20, size: 224, align: 32, elements: !2, templateParams: !73)
!73 = !{!74}
!74 = !DITemplateTypeParameter(name: "element", type: !34)
!75 = !DIGlobalVariable(name: "depot", linkageName: "\01?depot@@3V?$RWStructuredBuffer@ULight@@@@A", scope: !0, file: !1, line: 21, type: !76, isLocal: false, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_class_type, name: "RWStructuredBuffer<Light>", file: !1, line: 21, size: 224, align: 32, elements: !2, templateParams: !73)
!77 = !DIGlobalVariable(name: "smoothly", linkageName: "\01?smoothly@@3USamplerState@@A", scope: !0, file: !1, line: 22, type: !78, isLocal: false, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_structure_type, name: "SamplerState", file: !1, line: 22, size: 32, align: 32, elements: !2)
!79 = !{i32 2, !"Dwarf Version", i32 4}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!82 = !{!"hlsl.hlsl", !"// dxc: -T ps_6_0 -E main -Zi -Qembed_debug\0A// after: -T ps_6_0 -E main -Zi -Qembed_debug\0A// edit: --rename-resource Frame=Views --rename-resource tint=hues --rename-resource Table=Lines --rename-resource colour=albedo --rename-resource layers=planes --rename-resource first=other --rename-resource later=ahead --rename-resource store=depot --rename-resource linearly=smoothly --rebind b0=b4 --rebind b1=b0 --rebind b2=b1,space2 --rebind t5=t0 --rebind t0=t5 --rebind t10=t20 --rebind t0,space3=t7,space3 --rebind t8,space3=t0,space3 --rebind u1,space2=u1 --rebind s0=s3\0A// With debug info: the module in ILDB follows; what debug info says of the source does not.\0A#ifndef AFTER\0A#define R(before, after) after\0A#else\0A#define R(before, after) before\0A#endif\0Astruct Light { float4 position; float3 direction; };\0Astruct Tint { float4 colour; };\0Acbuffer R(Frame, Views) : register(R(b0, b4)) { float4 eye; Light lights[2]; };\0AConstantBuffer<Tint> R(tint, hues) : register(R(b1, b0));\0AConstantBuffer<Tint> tints[3] : register(R(b2, b1), R(space0, space2));\0Atbuffer R(Table, Lines) : register(R(t5, t0)) { float4 rows[4]; };\0ATexture2D<float4> R(colour, albedo) : register(R(t0, t5));\0ATexture2D<float4> R(layers, planes)[4] : register(R(t10, t20));\0ATexture2D<float4> R(first, other)[4] : register(R(t0, t7), R(space3, space3));\0ATexture2D<float4> R(later, ahead)[4] : register(R(t8, t0), R(space3, space3));\0AStructuredBuffer<Light> lamps : register(t1);\0ARWStructuredBuffer<Light> R(store, depot) : register(u1, R(space2, space0));\0ASamplerState R(linearly, smoothly) : register(R(s0, s3));\0Afloat4 main(float2 uv : TEXCOORD, uint i : INDEX) : SV_Target\0A{\0A    R(store, depot)[i].position = eye + lights[1].position;\0A    float4 sum = R(tint, hues).colour + tints[1].colour + tints[i].colour + rows[2] + lamps[i].position;\0A    sum += R(colour, albedo).Sample(R(linearly, smoothly), uv) + R(layers, planes)[2].Sample(R(linearly, smoothly), uv);\0A    sum += R(layers, planes)[i].Sample(R(linearly, smoothly), uv) + R(first, other)[i].Load(0) + R(later, ahead)[i].Load(1);\0A    return sum;\0A}\0A"}
!83 = !{!"hlsl.hlsl"}
!84 = !{!"-T", !"ps_6_0", !"-E", !"main", !"-Zi", !"-Qembed_debug"}
!85 = !{i32 1, i32 0}
!86 = !{i32 1, i32 9}
!87 = !{!"ps", i32 6, i32 0}
!88 = !{!89, !99, !101, !105}
!89 = !{!90, !92, !93, !94, !95, !97}
!90 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* undef, !"albedo", i32 0, i32 5, i32 1, i32 2, i32 0, !91}
!91 = !{i32 0, i32 9}
!92 = !{i32 1, [4 x %"class.Texture2D<vector<float, 4> >"]* undef, !"planes", i32 0, i32 20, i32 4, i32 2, i32 0, !91}
!93 = !{i32 2, [4 x %"class.Texture2D<vector<float, 4> >"]* undef, !"other", i32 3, i32 7, i32 4, i32 2, i32 0, !91}
!94 = !{i32 3, [4 x %"class.Texture2D<vector<float, 4> >"]* undef, !"ahead", i32 3, i32 0, i32 4, i32 2, i32 0, !91}
!95 = !{i32 4, %"class.StructuredBuffer<Light>"* undef, !"lamps", i32 0, i32 1, i32 1, i32 12, i32 0, !96}
!96 = !{i32 1, i32 28}
!97 = !{i32 5, %Lines* undef, !"Lines", i32 0, i32 0, i32 1, i32 15, i32 0, !98}
!98 = !{i32 0, i32 5}
!99 = !{!100}
!100 = !{i32 0, %"class.RWStructuredBuffer<Light>"* undef, !"depot", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !96}
!101 = !{!102, !103, !104}
!102 = !{i32 0, %Views* undef, !"Views", i32 0, i32 4, i32 1, i32 76, null}
!103 = !{i32 1, %hues* undef, !"hues", i32 0, i32 0, i32 1, i32 16, null}
!104 = !{i32 2, [3 x %tints]* undef, !"tints", i32 2, i32 1, i32 3, i32 16, null}
!105 = !{!106}
!106 = !{i32 0, %struct.SamplerState* undef, !"smoothly", i32 0, i32 3, i32 1, i32 0, null}
!107 = !{i32 0, %struct.Light undef, !108, %struct.Tint undef, !111, %"class.StructuredBuffer<Light>" undef, !113, %"class.RWStructuredBuffer<Light>" undef, !113, %Views undef, !115, %hues undef, !118, %tints undef, !120, %Lines undef, !122}
!108 = !{i32 28, !109, !110}
!109 = !{i32 6, !"position", i32 3, i32 0, i32 7, i32 9}
!110 = !{i32 6, !"direction", i32 3, i32 16, i32 7, i32 9}
!111 = !{i32 16, !112}
!112 = !{i32 6, !"colour", i32 3, i32 0, i32 7, i32 9}
!113 = !{i32 28, !114}
!114 = !{i32 6, !"h", i32 3, i32 0}
!115 = !{i32 76, !116, !117}
!116 = !{i32 6, !"eye", i32 3, i32 0, i32 7, i32 9}
!117 = !{i32 6, !"lights", i32 3, i32 16}
!118 = !{i32 16, !119}
!119 = !{i32 6, !"hues", i32 3, i32 0}
!120 = !{i32 16, !121}
!121 = !{i32 6, !"tints", i32 3, i32 0}
!122 = !{i32 64, !123}
!123 = !{i32 6, !"rows", i32 3, i32 0, i32 7, i32 9}
!124 = !{i32 1, void ()* @main, !125}
!125 = !{!126}
!126 = !{i32 0, !2, !2}
!127 = !{[7 x i32] [i32 5, i32 4, i32 15, i32 15, i32 0, i32 0, i32 15]}
!128 = !{void ()* @main, !"main", !129, !88, !139}
!129 = !{!130, !136, null}
!130 = !{!131, !134}
!131 = !{i32 0, !"TEXCOORD", i8 9, i8 0, !132, i8 2, i32 1, i8 2, i32 0, i8 0, !133}
!132 = !{i32 0}
!133 = !{i32 3, i32 3}
!134 = !{i32 1, !"INDEX", i8 5, i8 0, !132, i8 1, i32 1, i8 1, i32 1, i8 0, !135}
!135 = !{i32 3, i32 1}
!136 = !{!137}
!137 = !{i32 0, !"SV_Target", i8 9, i8 16, !132, i8 0, i32 1, i8 4, i32 0, i8 0, !138}
!138 = !{i32 3, i32 15}
!139 = !{i32 0, i64 16}
!140 = !DILocation(line: 27, column: 12, scope: !4)
!141 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "i", arg: 2, scope: !4, file: !1, line: 23, type: !26)
!142 = !DIExpression()
!143 = !DILocation(line: 23, column: 40, scope: !4)
!144 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "uv", arg: 1, scope: !4, file: !1, line: 23, type: !19)
!145 = !DIExpression(DW_OP_bit_piece, 0, 32)
!146 = !DILocation(line: 23, column: 20, scope: !4)
!147 = !DIExpression(DW_OP_bit_piece, 32, 32)
!148 = !DILocation(line: 25, column: 35, scope: !4)
!149 = !DILocation(line: 25, column: 51, scope: !4)
!150 = !DILocation(line: 25, column: 39, scope: !4)
!151 = !DILocation(line: 25, column: 33, scope: !4)
!152 = !DILocation(line: 26, column: 32, scope: !4)
!153 = !DILocation(line: 26, column: 50, scope: !4)
!154 = !DILocation(line: 26, column: 59, scope: !4)
!155 = !DILocation(line: 26, column: 68, scope: !4)
!156 = !DILocation(line: 26, column: 77, scope: !4)
!157 = !DILocation(line: 26, column: 96, scope: !4)
!158 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "sum", scope: !4, file: !1, line: 26, type: !7)
!159 = !DILocation(line: 26, column: 12, scope: !4)
!160 = !DIExpression(DW_OP_bit_piece, 64, 32)
!161 = !DIExpression(DW_OP_bit_piece, 96, 32)
!162 = !DILocation(line: 27, column: 66, scope: !4)
!163 = !DILocation(line: 28, column: 12, scope: !4)
!164 = !DILocation(line: 28, column: 69, scope: !4)
!165 = !DILocation(line: 28, column: 98, scope: !4)
!166 = !DILocation(line: 28, column: 67, scope: !4)
!167 = !DILocation(line: 28, column: 96, scope: !4)
!168 = !DILocation(line: 27, column: 64, scope: !4)
!169 = !DILocation(line: 26, column: 39, scope: !4)
!170 = !DILocation(line: 26, column: 57, scope: !4)
!171 = !DILocation(line: 26, column: 75, scope: !4)
!172 = !DILocation(line: 26, column: 85, scope: !4)
!173 = !DILocation(line: 27, column: 9, scope: !4)
!174 = !DILocation(line: 28, column: 9, scope: !4)
!175 = !DILocation(line: 29, column: 5, scope: !4)
