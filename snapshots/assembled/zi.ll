; A module with debug info, which goes into ILDB, and without it into DXIL and STAT.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }
%hostlayout.Constants = type { %hostlayout.struct.Derived, i32 }
%hostlayout.struct.Derived = type { %struct.Base, %"struct.Box<vector<float, 3> >", [4 x <4 x float>], [2 x [3 x i32]], i32, i32 }
%struct.Base = type { <3 x float> }
%"struct.Box<vector<float, 3> >" = type { <3 x float>, <3 x float> }

define void @main() {
  %Constants_cbuffer = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 2 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %1 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %Constants_cbuffer, %dx.types.ResourceProperties { i32 13, i32 208 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %2 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata i32 %2, i64 0, metadata !154, metadata !155), !dbg !156 ; var:"i" !DIExpression() func:"main"
  call void @llvm.dbg.value(metadata float 1.000000e+00, i64 0, metadata !157, metadata !158), !dbg !159 ; var:"small" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float 1.000000e+00, i64 0, metadata !160, metadata !158), !dbg !161 ; var:"this" !DIExpression(DW_OP_bit_piece, 0, 32) func:"middle"
  %3 = uitofp i32 %2 to float, !dbg !163 ; line:12 col:29
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !157, metadata !164), !dbg !159 ; var:"small" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !160, metadata !164), !dbg !161 ; var:"this" !DIExpression(DW_OP_bit_piece, 32, 32) func:"middle"
  %4 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 1), !dbg !165 ; line:6 col:69  ; CBufferLoadLegacy(handle,regIndex)
  %5 = extractvalue %dx.types.CBufRet.f32 %4, 0, !dbg !165 ; line:6 col:69
  %6 = extractvalue %dx.types.CBufRet.f32 %4, 1, !dbg !165 ; line:6 col:69
  %7 = extractvalue %dx.types.CBufRet.f32 %4, 2, !dbg !165 ; line:6 col:69
  %8 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 2), !dbg !167 ; line:6 col:75  ; CBufferLoadLegacy(handle,regIndex)
  %9 = extractvalue %dx.types.CBufRet.f32 %8, 0, !dbg !167 ; line:6 col:75
  %10 = extractvalue %dx.types.CBufRet.f32 %8, 1, !dbg !167 ; line:6 col:75
  %11 = extractvalue %dx.types.CBufRet.f32 %8, 2, !dbg !167 ; line:6 col:75
  %.i0 = fadd fast float %9, %5, !dbg !168 ; line:6 col:73
  %.i1 = fadd fast float %10, %6, !dbg !168 ; line:6 col:73
  %.i2 = fadd fast float %11, %7, !dbg !168 ; line:6 col:73
  %.i012 = fmul fast float %.i0, 5.000000e-01, !dbg !169 ; line:6 col:81
  %.i113 = fmul fast float %.i1, 5.000000e-01, !dbg !169 ; line:6 col:81
  %.i214 = fmul fast float %.i2, 5.000000e-01, !dbg !169 ; line:6 col:81
  %12 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 0), !dbg !170 ; line:13 col:35  ; CBufferLoadLegacy(handle,regIndex)
  %13 = extractvalue %dx.types.CBufRet.f32 %12, 0, !dbg !170 ; line:13 col:35
  %14 = extractvalue %dx.types.CBufRet.f32 %12, 1, !dbg !170 ; line:13 col:35
  %15 = extractvalue %dx.types.CBufRet.f32 %12, 2, !dbg !170 ; line:13 col:35
  %16 = fadd fast float %3, 1.000000e+00, !dbg !171 ; line:6 col:73
  %.i015 = fmul fast float %13, %16, !dbg !172 ; line:13 col:37
  %.i116 = fmul fast float %14, %16, !dbg !172 ; line:13 col:37
  %.i217 = fmul fast float %15, %16, !dbg !172 ; line:13 col:37
  %.i018 = fadd fast float %.i012, %.i015, !dbg !173 ; line:13 col:31
  %.i119 = fadd fast float %.i113, %.i116, !dbg !173 ; line:13 col:31
  %.i220 = fadd fast float %.i214, %.i217, !dbg !173 ; line:13 col:31
  call void @llvm.dbg.value(metadata float %.i018, i64 0, metadata !174, metadata !158), !dbg !175 ; var:"r" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i119, i64 0, metadata !174, metadata !164), !dbg !175 ; var:"r" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i220, i64 0, metadata !174, metadata !176), !dbg !175 ; var:"r" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %17 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %1, i32 12), !dbg !177 ; line:14 col:12  ; CBufferLoadLegacy(handle,regIndex)
  %18 = extractvalue %dx.types.CBufRet.i32 %17, 1, !dbg !177 ; line:14 col:12
  %19 = icmp eq i32 %18, 5, !dbg !178 ; line:14 col:17
  br i1 %19, label %20, label %25, !dbg !179 ; line:14 col:10

  %21 = urem i32 %2, 3, !dbg !180 ; line:14 col:40
  %22 = add nuw nsw i32 %21, 10, !dbg !181 ; line:14 col:28
  %23 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %1, i32 %22), !dbg !181 ; line:14 col:28  ; CBufferLoadLegacy(handle,regIndex)
  %24 = extractvalue %dx.types.CBufRet.i32 %23, 0, !dbg !181 ; line:14 col:28
  %phitmp = sitofp i32 %24 to float, !dbg !179 ; line:14 col:10
  br label %25, !dbg !179 ; line:14 col:10

  %26 = phi float [ %phitmp, %20 ], [ 0.000000e+00, %0 ]
  %.i021 = fadd fast float %.i018, %26, !dbg !182 ; line:14 col:7
  %.i122 = fadd fast float %.i119, %26, !dbg !182 ; line:14 col:7
  %.i223 = fadd fast float %.i220, %26, !dbg !182 ; line:14 col:7
  call void @llvm.dbg.value(metadata float %.i021, i64 0, metadata !174, metadata !158), !dbg !175 ; var:"r" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i122, i64 0, metadata !174, metadata !164), !dbg !175 ; var:"r" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i223, i64 0, metadata !174, metadata !176), !dbg !175 ; var:"r" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %27 = extractvalue %dx.types.CBufRet.i32 %17, 3, !dbg !183 ; line:15 col:12
  %28 = icmp ne i32 %27, 0, !dbg !184 ; line:15 col:19
  %29 = extractvalue %dx.types.CBufRet.i32 %17, 2
  %30 = icmp eq i32 %29, 0, !dbg !185 ; line:15 col:42
  %or.cond = or i1 %28, %30, !dbg !186 ; line:15 col:37
  br i1 %or.cond, label %60, label %31, !dbg !186 ; line:15 col:37

  %32 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 3), !dbg !187 ; line:15 col:55  ; CBufferLoadLegacy(handle,regIndex)
  %33 = extractvalue %dx.types.CBufRet.f32 %32, 0, !dbg !187 ; line:15 col:55
  %34 = extractvalue %dx.types.CBufRet.f32 %32, 1, !dbg !187 ; line:15 col:55
  %35 = extractvalue %dx.types.CBufRet.f32 %32, 2, !dbg !187 ; line:15 col:55
  %36 = extractvalue %dx.types.CBufRet.f32 %32, 3, !dbg !187 ; line:15 col:55
  %37 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 4), !dbg !187 ; line:15 col:55  ; CBufferLoadLegacy(handle,regIndex)
  %38 = extractvalue %dx.types.CBufRet.f32 %37, 0, !dbg !187 ; line:15 col:55
  %39 = extractvalue %dx.types.CBufRet.f32 %37, 1, !dbg !187 ; line:15 col:55
  %40 = extractvalue %dx.types.CBufRet.f32 %37, 2, !dbg !187 ; line:15 col:55
  %41 = extractvalue %dx.types.CBufRet.f32 %37, 3, !dbg !187 ; line:15 col:55
  %42 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 5), !dbg !187 ; line:15 col:55  ; CBufferLoadLegacy(handle,regIndex)
  %43 = extractvalue %dx.types.CBufRet.f32 %42, 0, !dbg !187 ; line:15 col:55
  %44 = extractvalue %dx.types.CBufRet.f32 %42, 1, !dbg !187 ; line:15 col:55
  %45 = extractvalue %dx.types.CBufRet.f32 %42, 2, !dbg !187 ; line:15 col:55
  %46 = extractvalue %dx.types.CBufRet.f32 %42, 3, !dbg !187 ; line:15 col:55
  %47 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 6), !dbg !187 ; line:15 col:55  ; CBufferLoadLegacy(handle,regIndex)
  %48 = extractvalue %dx.types.CBufRet.f32 %47, 0, !dbg !187 ; line:15 col:55
  %49 = extractvalue %dx.types.CBufRet.f32 %47, 1, !dbg !187 ; line:15 col:55
  %50 = extractvalue %dx.types.CBufRet.f32 %47, 2, !dbg !187 ; line:15 col:55
  %51 = extractvalue %dx.types.CBufRet.f32 %47, 3, !dbg !187 ; line:15 col:55
  %52 = fmul fast float %33, %.i021, !dbg !188 ; line:15 col:49
  %FMad11 = call float @dx.op.tertiary.f32(i32 46, float %38, float %.i122, float %52), !dbg !188 ; line:15 col:49  ; FMad(a,b,c)
  %FMad10 = call float @dx.op.tertiary.f32(i32 46, float %43, float %.i223, float %FMad11), !dbg !188 ; line:15 col:49  ; FMad(a,b,c)
  %53 = fadd fast float %FMad10, %48, !dbg !188 ; line:15 col:49
  %54 = fmul fast float %34, %.i021, !dbg !188 ; line:15 col:49
  %FMad8 = call float @dx.op.tertiary.f32(i32 46, float %39, float %.i122, float %54), !dbg !188 ; line:15 col:49  ; FMad(a,b,c)
  %FMad7 = call float @dx.op.tertiary.f32(i32 46, float %44, float %.i223, float %FMad8), !dbg !188 ; line:15 col:49  ; FMad(a,b,c)
  %55 = fadd fast float %FMad7, %49, !dbg !188 ; line:15 col:49
  %56 = fmul fast float %35, %.i021, !dbg !188 ; line:15 col:49
  %FMad5 = call float @dx.op.tertiary.f32(i32 46, float %40, float %.i122, float %56), !dbg !188 ; line:15 col:49  ; FMad(a,b,c)
  %FMad4 = call float @dx.op.tertiary.f32(i32 46, float %45, float %.i223, float %FMad5), !dbg !188 ; line:15 col:49  ; FMad(a,b,c)
  %57 = fadd fast float %FMad4, %50, !dbg !188 ; line:15 col:49
  %58 = fmul fast float %36, %.i021, !dbg !188 ; line:15 col:49
  %FMad2 = call float @dx.op.tertiary.f32(i32 46, float %41, float %.i122, float %58), !dbg !188 ; line:15 col:49  ; FMad(a,b,c)
  %FMad1 = call float @dx.op.tertiary.f32(i32 46, float %46, float %.i223, float %FMad2), !dbg !188 ; line:15 col:49  ; FMad(a,b,c)
  %59 = fadd fast float %FMad1, %51, !dbg !188 ; line:15 col:49
  br label %60, !dbg !183 ; line:15 col:12

  %.i024 = phi float [ %53, %31 ], [ %.i021, %25 ], !dbg !183 ; line:15 col:12
  %.i125 = phi float [ %55, %31 ], [ %.i122, %25 ], !dbg !183 ; line:15 col:12
  %.i226 = phi float [ %57, %31 ], [ %.i223, %25 ], !dbg !183 ; line:15 col:12
  %.i3 = phi float [ %59, %31 ], [ %.i021, %25 ], !dbg !183 ; line:15 col:12
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %.i024), !dbg !189 ; line:15 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %.i125), !dbg !189 ; line:15 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %.i226), !dbg !189 ; line:15 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %.i3), !dbg !189 ; line:15 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void, !dbg !189 ; line:15 col:5
}

declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #2

declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #2

declare float @dx.op.tertiary.f32(i32, float, float, float) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!108, !109}
!llvm.ident = !{!110}
!dx.source.contents = !{!111}
!dx.source.defines = !{!112}
!dx.source.mainFileName = !{!113}
!dx.source.args = !{!114}
!dx.version = !{!115}
!dx.valver = !{!116}
!dx.shaderModel = !{!117}
!dx.resources = !{!118}
!dx.typeAnnotations = !{!121, !141}
!dx.viewIdState = !{!144}
!dx.entryPoints = !{!145}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, retainedTypes: !15, subprograms: !34, globals: !69)
!1 = !DIFile(filename: "hlsl.hlsl", directory: "")
!2 = !{!3, !10}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Kind", file: !1, line: 3, baseType: !4, size: 32, align: 32, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !1, line: 9, baseType: !5)
!5 = !DIBasicType(name: "unsigned int", size: 32, align: 32, encoding: DW_ATE_unsigned)
!6 = !{!7, !8, !9}
!7 = !DIEnumerator(name: "Flat", value: 0)
!8 = !DIEnumerator(name: "Round", value: 5)
!9 = !DIEnumerator(name: "Sharp", value: 6)
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Scoped", file: !1, line: 4, baseType: !11, size: 32, align: 32, elements: !12)
!11 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!12 = !{!13, !14}
!13 = !DIEnumerator(name: "First", value: -1)
!14 = !DIEnumerator(name: "Second", value: 0)
!15 = !{!16, !27, !20}
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !1, line: 9, baseType: !17)
!17 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 4>", file: !1, line: 9, size: 128, align: 32, elements: !18, templateParams: !24)
!18 = !{!19, !21, !22, !23}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !17, file: !1, line: 9, baseType: !20, size: 32, align: 32, flags: DIFlagPublic)
!20 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !17, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !17, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !17, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!24 = !{!25, !26}
!25 = !DITemplateTypeParameter(name: "element", type: !20)
!26 = !DITemplateValueParameter(name: "element_count", type: !11, value: i32 4)
!27 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 3>", file: !1, line: 9, size: 96, align: 32, elements: !28, templateParams: !32)
!28 = !{!29, !30, !31}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !27, file: !1, line: 9, baseType: !20, size: 32, align: 32, flags: DIFlagPublic)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !27, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !27, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!32 = !{!25, !33}
!33 = !DITemplateValueParameter(name: "element_count", type: !11, value: i32 3)
!34 = !{!35, !38, !47, !58}
!35 = !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !36, isLocal: false, isDefinition: true, scopeLine: 10, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!36 = !DISubroutineType(types: !37)
!37 = !{!16, !4}
!38 = !DISubprogram(name: "scale", linkageName: "\01?scale@Base@@SAMM@Z", scope: !39, file: !1, line: 7, type: !45, isLocal: false, isDefinition: true, scopeLine: 7, flags: DIFlagPrototyped, isOptimized: false, declaration: !44)
!39 = !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !1, line: 7, size: 96, align: 32, elements: !40)
!40 = !{!41, !44}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !39, file: !1, line: 7, baseType: !42, size: 96, align: 32)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "Direction", file: !1, line: 5, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "float3", file: !1, line: 9, baseType: !27)
!44 = !DISubprogram(name: "scale", linkageName: "\01?scale@Base@@SAMM@Z", scope: !39, file: !1, line: 7, type: !45, isLocal: false, isDefinition: false, scopeLine: 7, flags: DIFlagPrototyped, isOptimized: false)
!45 = !DISubroutineType(types: !46)
!46 = !{!20, !20}
!47 = !DISubprogram(name: "middle", linkageName: "\01?middle@?$Box@V?$vector@M$02@@@@QAA?AV?$vector@M$02@@XZ", scope: !48, file: !1, line: 6, type: !53, isLocal: false, isDefinition: true, scopeLine: 6, flags: DIFlagPrototyped, isOptimized: false, declaration: !52)
!48 = !DICompositeType(tag: DW_TAG_structure_type, name: "Box<vector<float, 3> >", file: !1, line: 6, size: 192, align: 32, elements: !49, templateParams: !56)
!49 = !{!50, !51, !52}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !48, file: !1, line: 6, baseType: !27, size: 96, align: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !48, file: !1, line: 6, baseType: !27, size: 96, align: 32, offset: 96)
!52 = !DISubprogram(name: "middle", linkageName: "\01?middle@?$Box@V?$vector@M$02@@@@QAA?AV?$vector@M$02@@XZ", scope: !48, file: !1, line: 6, type: !53, isLocal: false, isDefinition: false, scopeLine: 6, flags: DIFlagPrototyped, isOptimized: false)
!53 = !DISubroutineType(types: !54)
!54 = !{!27, !55}
!55 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !48, flags: DIFlagArtificial | DIFlagObjectPointer)
!56 = !{!57}
!57 = !DITemplateTypeParameter(name: "T", type: !27)
!58 = !DISubprogram(name: "middle", linkageName: "\01?middle@?$Box@M@@QAAMXZ", scope: !59, file: !1, line: 6, type: !64, isLocal: false, isDefinition: true, scopeLine: 6, flags: DIFlagPrototyped, isOptimized: false, declaration: !63)
!59 = !DICompositeType(tag: DW_TAG_structure_type, name: "Box<float>", file: !1, line: 6, size: 64, align: 32, elements: !60, templateParams: !67)
!60 = !{!61, !62, !63}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !59, file: !1, line: 6, baseType: !20, size: 32, align: 32)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !59, file: !1, line: 6, baseType: !20, size: 32, align: 32, offset: 32)
!63 = !DISubprogram(name: "middle", linkageName: "\01?middle@?$Box@M@@QAAMXZ", scope: !59, file: !1, line: 6, type: !64, isLocal: false, isDefinition: false, scopeLine: 6, flags: DIFlagPrototyped, isOptimized: false)
!64 = !DISubroutineType(types: !65)
!65 = !{!20, !66}
!66 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !59, flags: DIFlagArtificial | DIFlagObjectPointer)
!67 = !{!68}
!68 = !DITemplateTypeParameter(name: "T", type: !20)
!69 = !{!70, !107}
!70 = !DIGlobalVariable(name: "derived", linkageName: "\01?derived@Constants@@3UDerived@@B", scope: !0, file: !1, line: 9, type: !71, isLocal: false, isDefinition: true)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !72)
!72 = !DICompositeType(tag: DW_TAG_structure_type, name: "Derived", file: !1, line: 8, size: 1056, align: 32, elements: !73)
!73 = !{!74, !75, !76, !99, !104, !105}
!74 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !72, baseType: !39)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "box", scope: !72, file: !1, line: 8, baseType: !48, size: 192, align: 32, offset: 96)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !72, file: !1, line: 8, baseType: !77, size: 512, align: 32, offset: 288)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4x4", file: !1, line: 9, baseType: !78)
!78 = !DICompositeType(tag: DW_TAG_class_type, name: "matrix<float, 4, 4>", file: !1, line: 9, size: 512, align: 32, elements: !79, templateParams: !96)
!79 = !{!80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_11", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, flags: DIFlagPublic)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_12", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_13", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_14", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_21", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 128, flags: DIFlagPublic)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_22", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 160, flags: DIFlagPublic)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_23", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 192, flags: DIFlagPublic)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_24", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 224, flags: DIFlagPublic)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_31", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 256, flags: DIFlagPublic)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_32", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 288, flags: DIFlagPublic)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "_33", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 320, flags: DIFlagPublic)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_34", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 352, flags: DIFlagPublic)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "_41", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 384, flags: DIFlagPublic)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_42", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 416, flags: DIFlagPublic)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_43", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 448, flags: DIFlagPublic)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_44", scope: !78, file: !1, line: 9, baseType: !20, size: 32, align: 32, offset: 480, flags: DIFlagPublic)
!96 = !{!25, !97, !98}
!97 = !DITemplateValueParameter(name: "row_count", type: !11, value: i32 4)
!98 = !DITemplateValueParameter(name: "col_count", type: !11, value: i32 4)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "list", scope: !72, file: !1, line: 8, baseType: !100, size: 192, align: 32, offset: 800)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 192, align: 32, elements: !101)
!101 = !{!102, !103}
!102 = !DISubrange(count: 2)
!103 = !DISubrange(count: 3)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !72, file: !1, line: 8, baseType: !3, size: 32, align: 32, offset: 992)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !72, file: !1, line: 8, baseType: !106, size: 32, align: 32, offset: 1024)
!106 = !DIBasicType(name: "bool", size: 32, align: 32, encoding: DW_ATE_boolean)
!107 = !DIGlobalVariable(name: "scoped", linkageName: "\01?scoped@Constants@@3W4Scoped@@A", scope: !0, file: !1, line: 9, type: !10, isLocal: false, isDefinition: true)
!108 = !{i32 2, !"Dwarf Version", i32 4}
!109 = !{i32 2, !"Debug Info Version", i32 3}
!110 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!111 = !{!"hlsl.hlsl", !"// dxc: -T ps_6_0 -E main -Zi -Qembed_debug\0A// Debug information of composite types: structs in structs, arrays, matrices, bases, typedefs, enumerations, templates.\0Aenum Kind : uint { Flat, Round = 5, Sharp };\0Aenum class Scoped { First = -1, Second };\0Atypedef float3 Direction;\0Atemplate<typename T> struct Box { T low, high; T middle() { return (low + high) * (T)0.5; } };\0Astruct Base { Direction n; static float scale(float f) { return f * 2; } };\0Astruct Derived : Base { Box<float3> box; float4x4 m; int list[2][3]; Kind kind; bool flag; };\0Acbuffer Constants { Derived derived; Scoped scoped; };\0Afloat4 main(nointerpolation uint i : I) : SV_Target {\0A    Derived d = derived;\0A    Box<float> small = { 1, i };\0A    float3 r = d.box.middle() + d.n * Base::scale(small.middle());\0A    r += d.kind == Round ? d.list[1][i % 3] : 0;\0A    return scoped == Scoped::Second && d.flag ? mul(d.m, float4(r, 1)) : r.xyzx;\0A}\0A"}
!112 = !{}
!113 = !{!"hlsl.hlsl"}
!114 = !{!"-T", !"ps_6_6", !"-E", !"main", !"-Qkeep_reflect_in_dxil", !"-Zi", !"-Qembed_debug"}
!115 = !{i32 1, i32 6}
!116 = !{i32 1, i32 9}
!117 = !{!"ps", i32 6, i32 6}
!118 = !{null, null, !119, null}
!119 = !{!120}
!120 = !{i32 0, %hostlayout.Constants* undef, !"Constants", i32 0, i32 0, i32 1, i32 208, null}
!121 = !{i32 0, %struct.Base undef, !122, %"struct.Box<vector<float, 3> >" undef, !124, %hostlayout.struct.Derived undef, !130, %hostlayout.Constants undef, !138}
!122 = !{i32 12, !123}
!123 = !{i32 6, !"n", i32 3, i32 0, i32 7, i32 9}
!124 = !{i32 28, !125, !126, !127}
!125 = !{i32 6, !"low", i32 3, i32 0, i32 7, i32 9}
!126 = !{i32 6, !"high", i32 3, i32 16, i32 7, i32 9}
!127 = !{i32 0, !128}
!128 = !{!129}
!129 = !{i32 0, <3 x float> undef}
!130 = !{i32 204, !131, !132, !133, !135, !136, !137}
!131 = !{i32 6, !"Base", i32 3, i32 0}
!132 = !{i32 6, !"box", i32 3, i32 16}
!133 = !{i32 6, !"m", i32 2, !134, i32 3, i32 48, i32 7, i32 9}
!134 = !{i32 4, i32 4, i32 2}
!135 = !{i32 6, !"list", i32 3, i32 112, i32 7, i32 4}
!136 = !{i32 6, !"kind", i32 3, i32 196, i32 7, i32 5}
!137 = !{i32 6, !"flag", i32 3, i32 200, i32 7, i32 1}
!138 = !{i32 208, !139, !140}
!139 = !{i32 6, !"derived", i32 3, i32 0, i32 9, i1 true}
!140 = !{i32 6, !"scoped", i32 3, i32 204, i32 7, i32 4, i32 9, i1 true}
!141 = !{i32 1, void ()* @main, !142}
!142 = !{!143}
!143 = !{i32 0, !112, !112}
!144 = !{[3 x i32] [i32 1, i32 4, i32 15]}
!145 = !{void ()* @main, !"main", !146, !118, null}
!146 = !{!147, !151, null}
!147 = !{!148}
!148 = !{i32 0, !"I", i8 5, i8 0, !149, i8 1, i32 1, i8 1, i32 0, i8 0, !150}
!149 = !{i32 0}
!150 = !{i32 3, i32 1}
!151 = !{!152}
!152 = !{i32 0, !"SV_Target", i8 9, i8 16, !149, i8 0, i32 1, i8 4, i32 0, i8 0, !153}
!153 = !{i32 3, i32 15}
!154 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "i", arg: 1, scope: !35, file: !1, line: 10, type: !4)
!155 = !DIExpression()
!156 = !DILocation(line: 10, column: 34, scope: !35)
!157 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "small", scope: !35, file: !1, line: 12, type: !59)
!158 = !DIExpression(DW_OP_bit_piece, 0, 32)
!159 = !DILocation(line: 12, column: 16, scope: !35)
!160 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "this", arg: 1, scope: !58, type: !59)
!161 = !DILocation(line: 0, scope: !58, inlinedAt: !162)
!162 = distinct !DILocation(line: 13, column: 51, scope: !35)
!163 = !DILocation(line: 12, column: 29, scope: !35)
!164 = !DIExpression(DW_OP_bit_piece, 32, 32)
!165 = !DILocation(line: 6, column: 69, scope: !47, inlinedAt: !166)
!166 = distinct !DILocation(line: 13, column: 16, scope: !35)
!167 = !DILocation(line: 6, column: 75, scope: !47, inlinedAt: !166)
!168 = !DILocation(line: 6, column: 73, scope: !47, inlinedAt: !166)
!169 = !DILocation(line: 6, column: 81, scope: !47, inlinedAt: !166)
!170 = !DILocation(line: 13, column: 35, scope: !35)
!171 = !DILocation(line: 6, column: 73, scope: !58, inlinedAt: !162)
!172 = !DILocation(line: 13, column: 37, scope: !35)
!173 = !DILocation(line: 13, column: 31, scope: !35)
!174 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "r", scope: !35, file: !1, line: 13, type: !43)
!175 = !DILocation(line: 13, column: 12, scope: !35)
!176 = !DIExpression(DW_OP_bit_piece, 64, 32)
!177 = !DILocation(line: 14, column: 12, scope: !35)
!178 = !DILocation(line: 14, column: 17, scope: !35)
!179 = !DILocation(line: 14, column: 10, scope: !35)
!180 = !DILocation(line: 14, column: 40, scope: !35)
!181 = !DILocation(line: 14, column: 28, scope: !35)
!182 = !DILocation(line: 14, column: 7, scope: !35)
!183 = !DILocation(line: 15, column: 12, scope: !35)
!184 = !DILocation(line: 15, column: 19, scope: !35)
!185 = !DILocation(line: 15, column: 42, scope: !35)
!186 = !DILocation(line: 15, column: 37, scope: !35)
!187 = !DILocation(line: 15, column: 55, scope: !35)
!188 = !DILocation(line: 15, column: 49, scope: !35)
!189 = !DILocation(line: 15, column: 5, scope: !35)
