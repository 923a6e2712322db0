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
; shader hash: d7a6932d99f647b76d167e1c23daded5
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(1,1,1)
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 0
; SigOutputElements: 0
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 0
; SigOutputVectors[0]: 0
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResourceProperties = type { i32, i32 }

define void @main() {
  ret void
}

define void @annotated(%dx.types.Handle %h, i32 %n, %dx.types.ResourceProperties %p) {
  %1 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 0, i32 1033 })  ; AnnotateHandle(res,props)  resource: <invalid resource properties>
  %2 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4096, i32 517 })  ; AnnotateHandle(res,props)  resource: <invalid resource properties>
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 1, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture1D<4xF32>
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4097, i32 517 })  ; AnnotateHandle(res,props)  resource: RWTexture1D<2xU32>
  %5 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4098, i32 517 })  ; AnnotateHandle(res,props)  resource: RWTexture2D<2xU32>
  %7 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 3, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2DMS<4xF32>
  %8 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4099, i32 517 })  ; AnnotateHandle(res,props)  resource: RWTexture2DMS<2xU32>
  %9 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture3D<4xF32>
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4100, i32 517 })  ; AnnotateHandle(res,props)  resource: RWTexture3D<2xU32>
  %11 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 5, i32 1033 })  ; AnnotateHandle(res,props)  resource: TextureCube<4xF32>
  %12 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4101, i32 517 })  ; AnnotateHandle(res,props)  resource: RWTextureCube<2xU32>
  %13 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 6, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture1DArray<4xF32>
  %14 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4102, i32 517 })  ; AnnotateHandle(res,props)  resource: RWTexture1DArray<2xU32>
  %15 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 7, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2DArray<4xF32>
  %16 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4103, i32 517 })  ; AnnotateHandle(res,props)  resource: RWTexture2DArray<2xU32>
  %17 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 8, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2DMSArray<4xF32>
  %18 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4104, i32 517 })  ; AnnotateHandle(res,props)  resource: RWTexture2DMSArray<2xU32>
  %19 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 9, i32 1033 })  ; AnnotateHandle(res,props)  resource: TextureCubeArray<4xF32>
  %20 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4105, i32 517 })  ; AnnotateHandle(res,props)  resource: RWTextureCubeArray<2xU32>
  %21 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 10, i32 1033 })  ; AnnotateHandle(res,props)  resource: TypedBuffer<4xF32>
  %22 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4106, i32 517 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<2xU32>
  %23 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 11, i32 1033 })  ; AnnotateHandle(res,props)  resource: ByteAddressBuffer
  %24 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4107, i32 517 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %25 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 12, i32 1033 })  ; AnnotateHandle(res,props)  resource: StructuredBuffer<stride=1033>
  %26 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4108, i32 517 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=517>
  %27 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 13, i32 1033 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %28 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4109, i32 517 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %29 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 14, i32 1033 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %30 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4110, i32 517 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %31 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 15, i32 1033 })  ; AnnotateHandle(res,props)  resource: TBuffer
  %32 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4111, i32 517 })  ; AnnotateHandle(res,props)  resource: <invalid resource properties>
  %33 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 16, i32 1033 })  ; AnnotateHandle(res,props)  resource: RTAccelerationStructure
  %34 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4112, i32 517 })  ; AnnotateHandle(res,props)  resource: RTAccelerationStructure
  %35 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 17, i32 1033 })  ; AnnotateHandle(res,props)  resource: FeedbackTexture2D<<invalid sampler feedback type>>
  %36 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4113, i32 517 })  ; AnnotateHandle(res,props)  resource: FeedbackTexture2D<<invalid sampler feedback type>>
  %37 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 18, i32 1033 })  ; AnnotateHandle(res,props)  resource: FeedbackTexture2DArray<<invalid sampler feedback type>>
  %38 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4114, i32 517 })  ; AnnotateHandle(res,props)  resource: FeedbackTexture2DArray<<invalid sampler feedback type>>
  %39 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 19, i32 1033 })  ; AnnotateHandle(res,props)  resource: <invalid resource properties>
  %40 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4115, i32 517 })  ; AnnotateHandle(res,props)  resource: <invalid resource properties>
  %41 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 20, i32 1033 })  ; AnnotateHandle(res,props)  resource: <invalid resource properties>
  %42 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4116, i32 517 })  ; AnnotateHandle(res,props)  resource: <invalid resource properties>
  %43 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 256 })  ; AnnotateHandle(res,props)  resource: Texture2D<<invalid CompType>>
  %44 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 257 })  ; AnnotateHandle(res,props)  resource: Texture2D<I1>
  %45 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 258 })  ; AnnotateHandle(res,props)  resource: Texture2D<I16>
  %46 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 259 })  ; AnnotateHandle(res,props)  resource: Texture2D<U16>
  %47 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 260 })  ; AnnotateHandle(res,props)  resource: Texture2D<I32>
  %48 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 261 })  ; AnnotateHandle(res,props)  resource: Texture2D<U32>
  %49 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 262 })  ; AnnotateHandle(res,props)  resource: Texture2D<I64>
  %50 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 263 })  ; AnnotateHandle(res,props)  resource: Texture2D<U64>
  %51 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 264 })  ; AnnotateHandle(res,props)  resource: Texture2D<F16>
  %52 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 265 })  ; AnnotateHandle(res,props)  resource: Texture2D<F32>
  %53 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 266 })  ; AnnotateHandle(res,props)  resource: Texture2D<F64>
  %54 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 267 })  ; AnnotateHandle(res,props)  resource: Texture2D<SNormF16>
  %55 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 268 })  ; AnnotateHandle(res,props)  resource: Texture2D<UNormF16>
  %56 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 269 })  ; AnnotateHandle(res,props)  resource: Texture2D<SNormF32>
  %57 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 270 })  ; AnnotateHandle(res,props)  resource: Texture2D<UNormF32>
  %58 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 271 })  ; AnnotateHandle(res,props)  resource: Texture2D<SNormF64>
  %59 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 272 })  ; AnnotateHandle(res,props)  resource: Texture2D<UNormF64>
  %60 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 273 })  ; AnnotateHandle(res,props)  resource: Texture2D<<invalid CompType>>
  %61 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 274 })  ; AnnotateHandle(res,props)  resource: Texture2D<<invalid CompType>>
  %62 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 275 })  ; AnnotateHandle(res,props)  resource: Texture2D<<invalid CompType>>
  %63 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 12300, i32 16 })  ; AnnotateHandle(res,props)  resource: ROVStructuredBuffer<stride=16>
  %64 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %65 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 20492, i32 16 })  ; AnnotateHandle(res,props)  resource: globallycoherent RWStructuredBuffer<stride=16>
  %66 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 8203, i32 0 })  ; AnnotateHandle(res,props)  resource: ByteAddressBuffer
  %67 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 28684, i32 16 })  ; AnnotateHandle(res,props)  resource: globallycoherent ROVStructuredBuffer<stride=16>
  %68 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 12299, i32 0 })  ; AnnotateHandle(res,props)  resource: ROVByteAddressBuffer
  %69 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 36876, i32 16 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=16, counter>
  %70 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 16395, i32 0 })  ; AnnotateHandle(res,props)  resource: ByteAddressBuffer
  %71 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 45068, i32 16 })  ; AnnotateHandle(res,props)  resource: ROVStructuredBuffer<stride=16, counter>
  %72 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 20491, i32 0 })  ; AnnotateHandle(res,props)  resource: globallycoherent RWByteAddressBuffer
  %73 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 53260, i32 16 })  ; AnnotateHandle(res,props)  resource: globallycoherent RWStructuredBuffer<stride=16, counter>
  %74 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 24587, i32 0 })  ; AnnotateHandle(res,props)  resource: ByteAddressBuffer
  %75 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 61452, i32 16 })  ; AnnotateHandle(res,props)  resource: globallycoherent ROVStructuredBuffer<stride=16, counter>
  %76 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 28683, i32 0 })  ; AnnotateHandle(res,props)  resource: globallycoherent ROVByteAddressBuffer
  %77 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4113, i32 0 })  ; AnnotateHandle(res,props)  resource: FeedbackTexture2D<MinMip>
  %78 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4113, i32 1 })  ; AnnotateHandle(res,props)  resource: FeedbackTexture2D<MipRegionUsed>
  %79 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4113, i32 2 })  ; AnnotateHandle(res,props)  resource: FeedbackTexture2D<<invalid sampler feedback type>>
  %80 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 32782, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerComparisonState
  %81 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 24590, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %82 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 32781, i32 64 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %83 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 15, i32 64 })  ; AnnotateHandle(res,props)  resource: TBuffer
  %84 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 255, i32 0 })  ; AnnotateHandle(res,props)  resource: <invalid resource properties>
  %85 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 65289 })  ; AnnotateHandle(res,props)  resource: Texture2D<255xF32>
  %86 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 2, i32 66308 })  ; AnnotateHandle(res,props)  resource: Texture2D<3xI32>
  %87 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 -1, i32 -1 })  ; AnnotateHandle(res,props)  resource: <invalid resource properties>
  %88 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties zeroinitializer)  ; AnnotateHandle(res,props)  resource: <invalid resource properties>
  %89 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties %p)  ; AnnotateHandle(res,props)
  call void @dx.op.none(i32 %n)
  call void @dx.op.none(i32 100000)  ; invalid DXIL opcode #100000
  call void @dx.op.none(i32 -1)  ; invalid DXIL opcode #4294967295
  call void @dx.op.none(i32 4)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @dx.op.float(float 1.000000e+00)
  call void @dx.op.long(i64 4294967300)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @dx.op.nothing()
  call void @dx.other(i32 4)
  ret void
}

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties)

declare void @dx.op.none(i32)

declare void @dx.op.float(float)

declare void @dx.op.long(i64)

declare void @dx.op.nothing()

declare void @dx.other(i32)

; Function Attrs: nounwind readnone
declare void @dx.op.loadInput(i32, i32, i32, i8, i32) #0

attributes #0 = { nounwind readnone }

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!dx.valver = !{!5}

!0 = !{i32 1, i32 6}
!1 = !{!"cs", i32 6, i32 6}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
!5 = !{i32 1, i32 9}
