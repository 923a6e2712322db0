; Nodes of debug info with every field, and the comments that dxc makes of some.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%reached.from.metadata = type { i32 }

@global = global float 1.0
@typed = external global %reached.from.metadata

define void @main() {
  ret void
}

define void @described(void ()* %indirect) {
  call void %indirect(), !dbg !30
  call void asm "nothing", ""(), !dbg !31
  call void @callee(), !dbg !32
  call void @llvm.dbg.declare(metadata i32* undef, metadata !40, metadata !60), !dbg !30
  call void @llvm.dbg.value(metadata i32 1, i64 0, metadata !41, metadata !61), !dbg !31
  call void @llvm.dbg.value(metadata i32 1, i64 0, metadata !42, metadata !62), !dbg !33
  call void @llvm.dbg.value(metadata !"text", i64 0, metadata !43, metadata !63)
  call void @llvm.dbg.value(metadata !70, i64 0, metadata !44, metadata !64)
  %1 = add i32 1, 2, !dbg !34
  %2 = load i32, i32* undef, !dbg !35, !range !71, !own.kind !72, !tbaa !72
  br i1 undef, label %3, label %4, !dbg !30, !prof !73

; <label>:3
  ret void, !dbg !36

; <label>:4
  ret void
}

declare void @callee()
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, i64, metadata, metadata)

!llvm.dbg.cu = !{!10, !11}
!llvm.module.flags = !{!5, !6}
!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!others = !{!70, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110}

!0 = !{i32 1, i32 0}
!1 = !{!"cs", i32 6, i32 0}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}

!5 = !{i32 2, !"Dwarf Version", i32 4}
!6 = !{i32 2, !"Debug Info Version", i32 3}

!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !12, producer: "a \22producer\22", isOptimized: true, flags: "-flags", runtimeVersion: 2, splitDebugFilename: "split.dwo", emissionKind: 1, enums: !72, retainedTypes: !72, subprograms: !72, globals: !72, imports: !72, dwoId: 1234)
!11 = distinct !DICompileUnit(language: 65534, file: !12, isOptimized: false, runtimeVersion: 0, emissionKind: 0)
!12 = !DIFile(filename: "file\01.hlsl", directory: "")
!20 = distinct !DISubprogram(name: "described", linkageName: "linkage", scope: !12, file: !12, line: 1, type: !21, isLocal: true, isDefinition: true, scopeLine: 2, containingType: !22, virtuality: DW_VIRTUALITY_pure_virtual, virtualIndex: 3, flags: DIFlagPrototyped | DIFlagExplicit, isOptimized: true, function: void (void ()*)* @described, templateParams: !72, declaration: !23, variables: !72)
!21 = !DISubroutineType(flags: DIFlagLValueReference, types: !72)
!22 = !DICompositeType(tag: DW_TAG_class_type, name: "class", scope: !12, file: !12, line: 4, baseType: !24, size: 32, align: 32, offset: 64, flags: DIFlagPublic, elements: !72, runtimeLang: DW_LANG_C99, vtableHolder: !24, templateParams: !72, identifier: "identifier")
!23 = !DISubprogram(scope: null, isLocal: false, isDefinition: false, isOptimized: false, virtuality: 1, flags: 2097152)
!24 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!30 = !DILocation(line: 5, column: 6, scope: !20)
!31 = !DILocation(line: 7, column: 300, scope: !50, inlinedAt: !30)
!32 = !DILocation(line: 0, column: 8, scope: !20)
!33 = !DILocation(line: 9, scope: !51)
!34 = !DILocation(line: 4294967295, column: 65535, scope: !20)
!35 = distinct !DILocation(line: 11, column: 12, scope: !20)
!36 = !DILocation(line: 13, scope: !20)
!40 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "argument", arg: 1, scope: !20, file: !12, line: 1, type: !24, flags: DIFlagArtificial)
!41 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "local \22name\22", scope: !50)
!42 = !DILocalVariable(tag: DW_TAG_auto_variable, scope: !51, arg: 2)
!43 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "nested", scope: !50)
!44 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "deeper", scope: !51)
!50 = distinct !DILexicalBlock(scope: !51, file: !12, line: 14, column: 15)
!51 = !DILexicalBlockFile(scope: !20, file: !12, discriminator: 16)
!60 = !DIExpression()
!61 = !DIExpression(DW_OP_deref, DW_OP_plus, 8, DW_OP_bit_piece, 32, 64)
!62 = distinct !DIExpression(DW_OP_bit_piece, 1, 2)
!63 = !DIExpression(DW_OP_plus, 1)
!64 = !DIExpression(DW_OP_plus, DW_OP_bit_piece, 8)
!70 = !{null, !"text \22\5C\01", i32 1, float 2.0, i32* undef, %reached.from.metadata* @typed, !72, !70}
!71 = !{i32 0, i32 2}
!72 = !{}
!73 = !{!"branch_weights", i32 1, i32 2}
!80 = !DINamespace(name: "namespace", scope: !12, file: !12, line: 17)
!81 = !DINamespace(scope: null)
!82 = !DIModule(scope: !12, name: "module", configMacros: "-D", includePath: "include", isysroot: "/")
!83 = !DITemplateTypeParameter(name: "T", type: !24)
!84 = !DITemplateTypeParameter(type: null)
!85 = !DITemplateValueParameter(name: "value", type: !24, value: i32 18)
!86 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "template", value: !"other")
!87 = !DIGlobalVariable(name: "global", linkageName: "linkage", scope: !12, file: !12, line: 19, type: !24, isLocal: false, isDefinition: true, variable: float* @global, declaration: !90)
!88 = !DIGlobalVariable(name: "short", scope: null, isLocal: true, isDefinition: false)
!89 = !DIObjCProperty(name: "property", file: !12, line: 20, setter: "set", getter: "get", attributes: 21, type: !24)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "member", scope: !22, file: !12, line: 22, baseType: !24, size: 32, align: 32, offset: 96, flags: DIFlagPrivate | DIFlagStaticMember, extraData: i32 23)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, flags: 65536)
!92 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "imported", scope: !12, entity: !80, line: 24)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: null)
!94 = !DIEnumerator(name: "enumerator", value: -25)
!95 = !DIEnumerator(name: "", value: 0)
!96 = !DISubrange(count: 26, lowerBound: -1)
!97 = !DISubrange(count: -1)
!98 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "unspecified")
!99 = !DIBasicType(encoding: 129)
!100 = !GenericDINode(tag: DW_TAG_entry_point, header: "some\00header", operands: {!72, null, !"text", i32 27})
!101 = !GenericDINode(tag: 65534)
!102 = distinct !{!102, i32 28}
!103 = !DICompositeType(tag: DW_TAG_array_type, runtimeLang: 65533, elements: !104)
!104 = !{!96, !97}
!105 = !DISubroutineType(types: null)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "protected", baseType: !24, flags: DIFlagProtected | DIFlagFwdDecl | DIFlagAppleBlock | DIFlagBlockByrefStruct | DIFlagVirtual | DIFlagObjcClassComplete | DIFlagObjectPointer | DIFlagVector | DIFlagRValueReference)
!107 = distinct !DILexicalBlock(scope: !20)
!108 = !DILexicalBlockFile(scope: !20, discriminator: 0)
!109 = !DILocation(line: 0, scope: !20)
!110 = !DIFile(filename: "", directory: "folder")
