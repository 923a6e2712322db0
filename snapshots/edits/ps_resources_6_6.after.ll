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
; shader hash: 8488d25cb025d5c997ea48047caa25df
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
; books                             texture     f32          2d      T4      t2,space4unbounded
; lamps                             texture  struct         r/o      T5             t1     1
; Lines                             texture     u32     tbuffer      T6             t0     1
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
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
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
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 0 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %4 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 5, i32 5, i32 0, i8 0 }, i32 5, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %5 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 3, i32 0, i8 3 }, i32 3, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %6 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 2 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %7 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 4, i32 4, i32 0, i8 2 }, i32 4, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %8 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 15, i32 64 })  ; AnnotateHandle(res,props)  resource: TBuffer
  %9 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 3, i32 2, i8 2 }, i32 2, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %9, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %11 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %12 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %7, %dx.types.ResourceProperties { i32 13, i32 76 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %13 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %14 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %15 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %16 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %12, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %17 = extractvalue %dx.types.CBufRet.f32 %16, 0
  %18 = extractvalue %dx.types.CBufRet.f32 %16, 1
  %19 = extractvalue %dx.types.CBufRet.f32 %16, 2
  %20 = extractvalue %dx.types.CBufRet.f32 %16, 3
  %21 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %12, i32 3)  ; CBufferLoadLegacy(handle,regIndex)
  %22 = extractvalue %dx.types.CBufRet.f32 %21, 0
  %23 = extractvalue %dx.types.CBufRet.f32 %21, 1
  %24 = extractvalue %dx.types.CBufRet.f32 %21, 2
  %25 = extractvalue %dx.types.CBufRet.f32 %21, 3
  %26 = fadd fast float %22, %17
  %27 = fadd fast float %23, %18
  %28 = fadd fast float %24, %19
  %29 = fadd fast float %25, %20
  %30 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4620, i32 28 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=28>
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %30, i32 %13, i32 0, float %26, float %27, float %28, float %29, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %31 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %11, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %32 = extractvalue %dx.types.CBufRet.f32 %31, 0
  %33 = extractvalue %dx.types.CBufRet.f32 %31, 1
  %34 = extractvalue %dx.types.CBufRet.f32 %31, 2
  %35 = extractvalue %dx.types.CBufRet.f32 %31, 3
  %36 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %10, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %37 = extractvalue %dx.types.CBufRet.f32 %36, 0
  %38 = extractvalue %dx.types.CBufRet.f32 %36, 1
  %39 = extractvalue %dx.types.CBufRet.f32 %36, 2
  %40 = extractvalue %dx.types.CBufRet.f32 %36, 3
  %41 = add i32 %13, 1
  %42 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 3, i32 2, i8 2 }, i32 %41, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %43 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %42, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %44 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %43, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %45 = extractvalue %dx.types.CBufRet.f32 %44, 0
  %46 = extractvalue %dx.types.CBufRet.f32 %44, 1
  %47 = extractvalue %dx.types.CBufRet.f32 %44, 2
  %48 = extractvalue %dx.types.CBufRet.f32 %44, 3
  %49 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %8, i32 2, i32 undef)  ; BufferLoad(srv,index,wot)
  %50 = extractvalue %dx.types.ResRet.i32 %49, 0
  %51 = bitcast i32 %50 to float
  %52 = extractvalue %dx.types.ResRet.i32 %49, 1
  %53 = bitcast i32 %52 to float
  %54 = extractvalue %dx.types.ResRet.i32 %49, 2
  %55 = bitcast i32 %54 to float
  %56 = extractvalue %dx.types.ResRet.i32 %49, 3
  %57 = bitcast i32 %56 to float
  %58 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 524, i32 28 })  ; AnnotateHandle(res,props)  resource: StructuredBuffer<stride=28>
  %59 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %58, i32 %13, i32 0, i8 15, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %60 = extractvalue %dx.types.ResRet.f32 %59, 0
  %61 = extractvalue %dx.types.ResRet.f32 %59, 1
  %62 = extractvalue %dx.types.ResRet.f32 %59, 2
  %63 = extractvalue %dx.types.ResRet.f32 %59, 3
  %64 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %65 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %66 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %64, %dx.types.Handle %65, float %14, float %15, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %67 = extractvalue %dx.types.ResRet.f32 %66, 0
  %68 = extractvalue %dx.types.ResRet.f32 %66, 1
  %69 = extractvalue %dx.types.ResRet.f32 %66, 2
  %70 = extractvalue %dx.types.ResRet.f32 %66, 3
  %71 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 20, i32 23, i32 0, i8 0 }, i32 22, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %72 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %71, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %73 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %74 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %72, %dx.types.Handle %73, float %14, float %15, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %75 = extractvalue %dx.types.ResRet.f32 %74, 0
  %76 = extractvalue %dx.types.ResRet.f32 %74, 1
  %77 = extractvalue %dx.types.ResRet.f32 %74, 2
  %78 = extractvalue %dx.types.ResRet.f32 %74, 3
  %79 = add i32 %13, 20
  %80 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 20, i32 23, i32 0, i8 0 }, i32 %79, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %81 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %80, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %82 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %83 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %81, %dx.types.Handle %82, float %14, float %15, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %84 = extractvalue %dx.types.ResRet.f32 %83, 0
  %85 = extractvalue %dx.types.ResRet.f32 %83, 1
  %86 = extractvalue %dx.types.ResRet.f32 %83, 2
  %87 = extractvalue %dx.types.ResRet.f32 %83, 3
  %88 = add i32 %13, 7
  %89 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 7, i32 10, i32 3, i8 0 }, i32 %88, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %90 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %89, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %91 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %90, i32 0, i32 0, i32 0, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %92 = extractvalue %dx.types.ResRet.f32 %91, 0
  %93 = extractvalue %dx.types.ResRet.f32 %91, 1
  %94 = extractvalue %dx.types.ResRet.f32 %91, 2
  %95 = extractvalue %dx.types.ResRet.f32 %91, 3
  %96 = add i32 %13, 0
  %97 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 3, i32 3, i8 0 }, i32 %96, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %98 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %97, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %99 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %98, i32 1, i32 1, i32 1, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %100 = extractvalue %dx.types.ResRet.f32 %99, 0
  %101 = extractvalue %dx.types.ResRet.f32 %99, 1
  %102 = extractvalue %dx.types.ResRet.f32 %99, 2
  %103 = extractvalue %dx.types.ResRet.f32 %99, 3
  %104 = add i32 %13, 2
  %105 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 2, i32 -1, i32 4, i8 0 }, i32 %104, i1 true)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %106 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %105, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %107 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %106, i32 2, i32 2, i32 2, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %108 = extractvalue %dx.types.ResRet.f32 %107, 0
  %109 = extractvalue %dx.types.ResRet.f32 %107, 1
  %110 = extractvalue %dx.types.ResRet.f32 %107, 2
  %111 = extractvalue %dx.types.ResRet.f32 %107, 3
  %112 = fadd fast float %37, %32
  %113 = fadd fast float %112, %45
  %114 = fadd fast float %113, %51
  %115 = fadd fast float %114, %60
  %116 = fadd fast float %115, %67
  %117 = fadd fast float %116, %75
  %118 = fadd fast float %117, %84
  %119 = fadd fast float %118, %92
  %120 = fadd fast float %119, %100
  %121 = fadd fast float %120, %108
  %122 = fadd fast float %38, %33
  %123 = fadd fast float %122, %46
  %124 = fadd fast float %123, %53
  %125 = fadd fast float %124, %61
  %126 = fadd fast float %125, %68
  %127 = fadd fast float %126, %76
  %128 = fadd fast float %127, %85
  %129 = fadd fast float %128, %93
  %130 = fadd fast float %129, %101
  %131 = fadd fast float %130, %109
  %132 = fadd fast float %39, %34
  %133 = fadd fast float %132, %47
  %134 = fadd fast float %133, %55
  %135 = fadd fast float %134, %62
  %136 = fadd fast float %135, %69
  %137 = fadd fast float %136, %77
  %138 = fadd fast float %137, %86
  %139 = fadd fast float %138, %94
  %140 = fadd fast float %139, %102
  %141 = fadd fast float %140, %110
  %142 = fadd fast float %40, %35
  %143 = fadd fast float %142, %48
  %144 = fadd fast float %143, %57
  %145 = fadd fast float %144, %63
  %146 = fadd fast float %145, %70
  %147 = fadd fast float %146, %78
  %148 = fadd fast float %147, %87
  %149 = fadd fast float %148, %95
  %150 = fadd fast float %149, %103
  %151 = fadd fast float %150, %111
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %121)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %131)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %141)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %151)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
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

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.viewIdState = !{!24}
!dx.entryPoints = !{!25}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 6}
!4 = !{!5, !16, !18, !22}
!5 = !{!6, !8, !9, !10, !11, !12, !14}
!6 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* undef, !"", i32 0, i32 5, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, [4 x %"class.Texture2D<vector<float, 4> >"]* undef, !"", i32 0, i32 20, i32 4, i32 2, i32 0, !7}
!9 = !{i32 2, [4 x %"class.Texture2D<vector<float, 4> >"]* undef, !"", i32 3, i32 7, i32 4, i32 2, i32 0, !7}
!10 = !{i32 3, [4 x %"class.Texture2D<vector<float, 4> >"]* undef, !"", i32 3, i32 0, i32 4, i32 2, i32 0, !7}
!11 = !{i32 4, [0 x %"class.Texture2D<vector<float, 4> >"]* undef, !"", i32 4, i32 2, i32 -1, i32 2, i32 0, !7}
!12 = !{i32 5, %"class.StructuredBuffer<Light>"* undef, !"", i32 0, i32 1, i32 1, i32 12, i32 0, !13}
!13 = !{i32 1, i32 28}
!14 = !{i32 6, %Lines* undef, !"", i32 0, i32 0, i32 1, i32 15, i32 0, !15}
!15 = !{i32 0, i32 5}
!16 = !{!17}
!17 = !{i32 0, %"class.RWStructuredBuffer<Light>"* undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !13}
!18 = !{!19, !20, !21}
!19 = !{i32 0, %Views* undef, !"", i32 0, i32 4, i32 1, i32 76, null}
!20 = !{i32 1, %hues* undef, !"", i32 0, i32 0, i32 1, i32 16, null}
!21 = !{i32 2, [3 x %tints]* undef, !"", i32 2, i32 1, i32 3, i32 16, null}
!22 = !{!23}
!23 = !{i32 0, %struct.SamplerState* undef, !"", i32 0, i32 3, i32 1, i32 0, null}
!24 = !{[7 x i32] [i32 5, i32 4, i32 15, i32 15, i32 0, i32 0, i32 15]}
!25 = !{void ()* @main, !"main", !26, !4, !36}
!26 = !{!27, !33, null}
!27 = !{!28, !31}
!28 = !{i32 0, !"TEXCOORD", i8 9, i8 0, !29, i8 2, i32 1, i8 2, i32 0, i8 0, !30}
!29 = !{i32 0}
!30 = !{i32 3, i32 3}
!31 = !{i32 1, !"INDEX", i8 5, i8 0, !29, i8 1, i32 1, i8 1, i32 1, i8 0, !32}
!32 = !{i32 3, i32 1}
!33 = !{!34}
!34 = !{i32 0, !"SV_Target", i8 9, i8 16, !29, i8 0, i32 1, i8 4, i32 0, i8 0, !35}
!35 = !{i32 3, i32 15}
!36 = !{i32 0, i64 16}
