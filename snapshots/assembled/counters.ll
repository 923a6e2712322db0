; Arrays of each kind of memory and operations of many kinds: what dxc counts for reflection.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%"class.StructuredBuffer<Light>" = type { %struct.Light }
%struct.Light = type { <4 x float>, <3 x float>, i32 }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%"class.RWTexture2D<vector<float, 4> >" = type { <4 x float> }
%struct.RWByteAddressBuffer = type { i32 }
%Settings = type { i32, <2 x i32>, [3 x <4 x float>] }
%struct.SamplerState = type { i32 }

@"\01?total@@3IA" = external addrspace(3) global i32, align 4
@table = internal unnamed_addr global [5 x float] zeroinitializer, align 4
@"\01?shared_colors@@3PAV?$vector@M$03@@A.v.1dim" = addrspace(3) global [256 x float] undef, align 4

define void @main() {
.lr.ph2:
  %counts_UAV_rawbuf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 1, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %result_UAV_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %image_texture_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %lights_texture_structbuf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %filter_sampler = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %Settings_cbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %0 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %1 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 2)  ; ThreadId(component)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %own = alloca [7 x float], align 4
  %4 = getelementptr inbounds [7 x float], [7 x float]* %own, i32 0, i32 0
  store float 0.000000e+00, float* %4, align 4, !tbaa !38
  %5 = uitofp i32 %0 to float
  %Sin.1 = call float @dx.op.unary.f32(i32 13, float %5)  ; Sin(value)
  %6 = getelementptr inbounds [7 x float], [7 x float]* %own, i32 0, i32 1
  store float %Sin.1, float* %6, align 4, !tbaa !38
  %7 = fmul fast float %5, 2.000000e+00
  %Sin.2 = call float @dx.op.unary.f32(i32 13, float %7)  ; Sin(value)
  %8 = getelementptr inbounds [7 x float], [7 x float]* %own, i32 0, i32 2
  store float %Sin.2, float* %8, align 4, !tbaa !38
  %9 = fmul fast float %5, 3.000000e+00
  %Sin.3 = call float @dx.op.unary.f32(i32 13, float %9)  ; Sin(value)
  %10 = getelementptr inbounds [7 x float], [7 x float]* %own, i32 0, i32 3
  store float %Sin.3, float* %10, align 4, !tbaa !38
  %11 = fmul fast float %5, 4.000000e+00
  %Sin.4 = call float @dx.op.unary.f32(i32 13, float %11)  ; Sin(value)
  %12 = getelementptr inbounds [7 x float], [7 x float]* %own, i32 0, i32 4
  store float %Sin.4, float* %12, align 4, !tbaa !38
  %13 = fmul fast float %5, 5.000000e+00
  %Sin.5 = call float @dx.op.unary.f32(i32 13, float %13)  ; Sin(value)
  %14 = getelementptr inbounds [7 x float], [7 x float]* %own, i32 0, i32 5
  store float %Sin.5, float* %14, align 4, !tbaa !38
  %15 = fmul fast float %5, 6.000000e+00
  %Sin.6 = call float @dx.op.unary.f32(i32 13, float %15)  ; Sin(value)
  %16 = getelementptr inbounds [7 x float], [7 x float]* %own, i32 0, i32 6
  store float %Sin.6, float* %16, align 4, !tbaa !38
  store float 0.000000e+00, float* getelementptr inbounds ([5 x float], [5 x float]* @table, i32 0, i32 0), align 4, !tbaa !38
  %RawBufferLoad.1 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %lights_texture_structbuf, i32 1, i32 16, i8 7, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %17 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad.1, 0
  %18 = fmul fast float %17, %Sin.1
  store float %18, float* getelementptr inbounds ([5 x float], [5 x float]* @table, i32 0, i32 1), align 4, !tbaa !38
  %RawBufferLoad.2 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %lights_texture_structbuf, i32 2, i32 16, i8 7, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %19 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad.2, 0
  %20 = fmul fast float %19, %Sin.2
  store float %20, float* getelementptr inbounds ([5 x float], [5 x float]* @table, i32 0, i32 2), align 4, !tbaa !38
  %RawBufferLoad.3 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %lights_texture_structbuf, i32 3, i32 16, i8 7, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %21 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad.3, 0
  %22 = fmul fast float %21, %Sin.3
  store float %22, float* getelementptr inbounds ([5 x float], [5 x float]* @table, i32 0, i32 3), align 4, !tbaa !38
  %RawBufferLoad.4 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %lights_texture_structbuf, i32 4, i32 16, i8 7, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %23 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad.4, 0
  %24 = fmul fast float %23, %Sin.4
  store float %24, float* getelementptr inbounds ([5 x float], [5 x float]* @table, i32 0, i32 4), align 4, !tbaa !38
  %25 = uitofp i32 %1 to float
  %26 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %Settings_cbuffer, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %27 = extractvalue %dx.types.CBufRet.i32 %26, 0
  %28 = uitofp i32 %27 to float
  %.i0 = fdiv fast float %5, %28
  %.i1 = fdiv fast float %25, %28
  %29 = call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, %dx.types.Handle %image_texture_2d, %dx.types.Handle %filter_sampler, float %.i0, float %.i1, float undef, float undef, i32 0, i32 0, i32 undef, float 0.000000e+00)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %30 = extractvalue %dx.types.ResRet.f32 %29, 0
  %31 = extractvalue %dx.types.ResRet.f32 %29, 1
  %32 = extractvalue %dx.types.ResRet.f32 %29, 2
  %33 = extractvalue %dx.types.ResRet.f32 %29, 3
  %34 = urem i32 %1, 5
  %35 = getelementptr inbounds [5 x float], [5 x float]* @table, i32 0, i32 %34
  %36 = load float, float* %35, align 4, !tbaa !38
  %.i04 = fadd fast float %36, %30
  %.i15 = fadd fast float %36, %31
  %.i2 = fadd fast float %36, %32
  %.i3 = fadd fast float %36, %33
  %37 = mul i32 %3, 4
  %38 = add i32 0, %37
  %39 = getelementptr [256 x float], [256 x float] addrspace(3)* @"\01?shared_colors@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %38
  store float %.i04, float addrspace(3)* %39, align 4
  %40 = mul i32 %3, 4
  %41 = add i32 1, %40
  %42 = getelementptr [256 x float], [256 x float] addrspace(3)* @"\01?shared_colors@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %41
  store float %.i15, float addrspace(3)* %42, align 4
  %43 = mul i32 %3, 4
  %44 = add i32 2, %43
  %45 = getelementptr [256 x float], [256 x float] addrspace(3)* @"\01?shared_colors@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %44
  store float %.i2, float addrspace(3)* %45, align 4
  %46 = mul i32 %3, 4
  %47 = add i32 3, %46
  %48 = getelementptr [256 x float], [256 x float] addrspace(3)* @"\01?shared_colors@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %47
  store float %.i3, float addrspace(3)* %48, align 4
  %Countbits = call i32 @dx.op.unaryBits.i32(i32 31, i32 %3)  ; Countbits(value)
  %49 = atomicrmw add i32 addrspace(3)* @"\01?total@@3IA", i32 %Countbits seq_cst
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  %50 = icmp eq i32 %3, 0
  br i1 %50, label %51, label %53

  %52 = load i32, i32 addrspace(3)* @"\01?total@@3IA", align 4, !tbaa !42
  %AtomicUMax = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %counts_UAV_rawbuf, i32 7, i32 0, i32 undef, i32 undef, i32 %52)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  br label %53

  %54 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %Settings_cbuffer, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %55 = extractvalue %dx.types.CBufRet.i32 %54, 0
  %56 = and i32 %55, 3
  switch i32 %56, label %89 [
    i32 0, label %57
    i32 1, label %78
  ]

  %58 = sub i32 63, %3
  %59 = mul i32 %58, 4
  %60 = add i32 0, %59
  %61 = getelementptr [256 x float], [256 x float] addrspace(3)* @"\01?shared_colors@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %60
  %62 = load float, float addrspace(3)* %61, align 4
  %63 = mul i32 %58, 4
  %64 = add i32 1, %63
  %65 = getelementptr [256 x float], [256 x float] addrspace(3)* @"\01?shared_colors@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %64
  %66 = load float, float addrspace(3)* %65, align 4
  %67 = mul i32 %58, 4
  %68 = add i32 2, %67
  %69 = getelementptr [256 x float], [256 x float] addrspace(3)* @"\01?shared_colors@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %68
  %70 = load float, float addrspace(3)* %69, align 4
  %71 = mul i32 %58, 4
  %72 = add i32 3, %71
  %73 = getelementptr [256 x float], [256 x float] addrspace(3)* @"\01?shared_colors@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %72
  %74 = load float, float addrspace(3)* %73, align 4
  %75 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %Settings_cbuffer, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %76 = extractvalue %dx.types.CBufRet.i32 %75, 1
  %77 = extractvalue %dx.types.CBufRet.i32 %75, 2
  %.i06 = add i32 %76, %0
  %.i17 = add i32 %77, %1
  call void @dx.op.textureStore.f32(i32 67, %dx.types.Handle %result_UAV_2d, i32 %.i06, i32 %.i17, i32 undef, float %62, float %66, float %70, float %74, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  br label %94

  %79 = urem i32 %3, 3
  %80 = add nuw nsw i32 %79, 1
  %81 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %Settings_cbuffer, i32 %80)  ; CBufferLoadLegacy(handle,regIndex)
  %82 = extractvalue %dx.types.CBufRet.f32 %81, 0
  %83 = extractvalue %dx.types.CBufRet.f32 %81, 1
  %84 = extractvalue %dx.types.CBufRet.f32 %81, 2
  %85 = extractvalue %dx.types.CBufRet.f32 %81, 3
  %86 = urem i32 %2, 7
  %87 = getelementptr inbounds [7 x float], [7 x float]* %own, i32 0, i32 %86
  %88 = load float, float* %87, align 4, !tbaa !38
  %.i08 = fmul fast float %88, %82
  %.i19 = fmul fast float %88, %83
  %.i210 = fmul fast float %88, %84
  %.i311 = fmul fast float %88, %85
  call void @dx.op.textureStore.f32(i32 67, %dx.types.Handle %result_UAV_2d, i32 %0, i32 %1, i32 undef, float %.i08, float %.i19, float %.i210, float %.i311, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  br label %94

  %90 = load i32, i32 addrspace(3)* @"\01?total@@3IA", align 4, !tbaa !42
  %91 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %Settings_cbuffer, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %92 = extractvalue %dx.types.CBufRet.i32 %91, 0
  %UMax = call i32 @dx.op.binary.i32(i32 39, i32 %92, i32 1)  ; UMax(a,b)
  %93 = udiv i32 %90, %UMax
  %.i012 = add i32 %93, %0
  %.i113 = add i32 %93, %1
  %.i214 = add i32 %93, %2
  %.i016 = bitcast i32 %.i012 to float
  %.i117 = bitcast i32 %.i113 to float
  %.i218 = bitcast i32 %.i214 to float
  call void @dx.op.textureStore.f32(i32 67, %dx.types.Handle %result_UAV_2d, i32 %1, i32 %0, i32 undef, float %.i016, float %.i117, float %.i218, float %.i218, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  br label %94

  ret void
}

declare i32 @dx.op.threadId.i32(i32, i32) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare float @dx.op.unary.f32(i32, float) #0

declare %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #1

declare i32 @dx.op.unaryBits.i32(i32, i32) #0

declare void @dx.op.barrier(i32, i32) #2

declare i32 @dx.op.atomicBinOp.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32) #3

declare void @dx.op.textureStore.f32(i32, %dx.types.Handle, i32, i32, i32, float, float, float, float, i8) #3

declare i32 @dx.op.binary.i32(i32, i32, i32) #0

declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #1

declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #1

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { noduplicate nounwind }
attributes #3 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!17, !31}
!dx.entryPoints = !{!35}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 5}
!4 = !{!5, !10, !13, !15}
!5 = !{!6, !8}
!6 = !{i32 0, %"class.StructuredBuffer<Light>"* undef, !"lights", i32 0, i32 0, i32 1, i32 12, i32 0, !7}
!7 = !{i32 1, i32 32}
!8 = !{i32 1, %"class.Texture2D<vector<float, 4> >"* undef, !"image", i32 0, i32 1, i32 1, i32 2, i32 0, !9}
!9 = !{i32 0, i32 9}
!10 = !{!11, !12}
!11 = !{i32 0, %"class.RWTexture2D<vector<float, 4> >"* undef, !"result", i32 0, i32 0, i32 1, i32 2, i1 false, i1 false, i1 false, !9}
!12 = !{i32 1, %struct.RWByteAddressBuffer* undef, !"counts", i32 0, i32 1, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!13 = !{!14}
!14 = !{i32 0, %Settings* undef, !"Settings", i32 0, i32 0, i32 1, i32 64, null}
!15 = !{!16}
!16 = !{i32 0, %struct.SamplerState* undef, !"filter", i32 0, i32 0, i32 1, i32 0, null}
!17 = !{i32 0, %"class.StructuredBuffer<Light>" undef, !18, %struct.Light undef, !23, %Settings undef, !27}
!18 = !{i32 32, !19, !20}
!19 = !{i32 6, !"h", i32 3, i32 0}
!20 = !{i32 0, !21}
!21 = !{!22}
!22 = !{i32 0, %struct.Light undef}
!23 = !{i32 32, !24, !25, !26}
!24 = !{i32 6, !"color", i32 3, i32 0, i32 7, i32 9}
!25 = !{i32 6, !"position", i32 3, i32 16, i32 7, i32 9}
!26 = !{i32 6, !"kind", i32 3, i32 28, i32 7, i32 5}
!27 = !{i32 64, !28, !29, !30}
!28 = !{i32 6, !"count", i32 3, i32 0, i32 7, i32 5, i32 9, i1 true}
!29 = !{i32 6, !"offset", i32 3, i32 4, i32 7, i32 4, i32 9, i1 true}
!30 = !{i32 6, !"weights", i32 3, i32 16, i32 7, i32 9, i32 9, i1 true}
!31 = !{i32 1, void ()* @main, !32}
!32 = !{!33}
!33 = !{i32 0, !34, !34}
!34 = !{}
!35 = !{void ()* @main, !"main", null, !4, !36}
!36 = !{i32 0, i64 16, i32 4, !37}
!37 = !{i32 8, i32 8, i32 1}
!38 = !{!39, !39, i64 0}
!39 = !{!"float", !40, i64 0}
!40 = !{!"omnipotent char", !41, i64 0}
!41 = !{!"Simple C/C++ TBAA"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !40, i64 0}
