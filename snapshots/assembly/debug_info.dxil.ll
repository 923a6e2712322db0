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
; shader debug name: 14a357e342096225a66b8c0fce085970.pdb
; shader hash: 14a357e342096225a66b8c0fce085970 (includes source)
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

%reached.from.metadata = type { i32 }

@global = global float 1.000000e+00
@typed = external global %reached.from.metadata

define void @main() {
  ret void
}

define void @described(void ()* %indirect) {
  call void %indirect(), !dbg !49 ; line:5 col:6
  call void asm "nothing", ""(), !dbg !50 ; line:7 col:300
  call void @callee(), !dbg !53
  call void @llvm.dbg.declare(metadata i32* undef, metadata !54, metadata !55), !dbg !49 ; var:"argument" !DIExpression() func:"described"
  call void @llvm.dbg.value(metadata i32 1, i64 0, metadata !56, metadata !57), !dbg !50 ; var:"local "name"" !DIExpression(DW_OP_deref, DW_OP_plus, 8, DW_OP_bit_piece, 32, 64) func:"described"
  call void @llvm.dbg.value(metadata i32 1, i64 0, metadata !58, metadata !59), !dbg !60 ; var:"" distinct !DIExpression(DW_OP_bit_piece, 1, 2) func:"described"
  call void @llvm.dbg.value(metadata !"text", i64 0, metadata !61, metadata !62) ; var:"nested" !DIExpression(DW_OP_plus, 1) func:"described"
  call void @llvm.dbg.value(metadata !11, i64 0, metadata !63, metadata !64) ; var:"deeper" !DIExpression(34, 157, 8) func:"described"
  %1 = add i32 1, 2, !dbg !65 ; line:4294967295 col:65535
  %2 = load i32, i32* undef, !dbg !66, !tbaa !67, !range !68, !own.kind !2 ; line:11 col:12
  br i1 undef, label %3, label %4, !dbg !49, !prof !69 ; line:5 col:6

; <label>:3                                       ; preds = %0
  ret void, !dbg !70 ; line:13 col:0

; <label>:4                                       ; preds = %0
  ret void
}

declare void @callee()

; Function Attrs: nounwind readnone
declare void @llvm.dbg.declare(metadata, metadata, metadata) #0

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

attributes #0 = { nounwind readnone }

!llvm.dbg.cu = !{!0, !3}
!llvm.module.flags = !{!4, !5}
!dx.version = !{!6}
!dx.shaderModel = !{!7}
!dx.entryPoints = !{!8}
!others = !{!11, !12, !13, !14, !15, !17, !18, !19, !20, !23, !24, !21, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !45, !46, !47}
!dx.valver = !{!48}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "a \22producer\22", isOptimized: true, flags: "-flags", runtimeVersion: 2, splitDebugFilename: "split.dwo", emissionKind: 1, enums: !2, retainedTypes: !2, subprograms: !2, globals: !2, imports: !2, dwoId: 1234)
!1 = !DIFile(filename: "file\01.hlsl", directory: "")
!2 = !{}
!3 = distinct !DICompileUnit(language: 65534, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: 0)
!4 = !{i32 2, !"Dwarf Version", i32 4}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, i32 0}
!7 = !{!"cs", i32 6, i32 0}
!8 = !{void ()* @main, !"main", null, null, !9}
!9 = !{i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
!11 = distinct !{null, !"text \22\5C\01", i32 1, float 2.000000e+00, i32* undef, %reached.from.metadata* @typed, !2, !11}
!12 = !DINamespace(name: "namespace", scope: !1, file: !1, line: 17)
!13 = !DINamespace(scope: null)
!14 = !DIModule(scope: !1, name: "module", configMacros: "-D", includePath: "include", isysroot: "/")
!15 = !DITemplateTypeParameter(name: "T", type: !16)
!16 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!17 = !DITemplateTypeParameter(type: null)
!18 = !DITemplateValueParameter(name: "value", type: !16, value: i32 18)
!19 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "template", value: !"other")
!20 = !DIGlobalVariable(name: "global", linkageName: "linkage", scope: !1, file: !1, line: 19, type: !16, isLocal: false, isDefinition: true, variable: float* @global, declaration: !21)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "member", scope: !22, file: !1, line: 22, baseType: !16, size: 32, align: 32, offset: 96, flags: DIFlagPrivate | DIFlagStaticMember, extraData: i32 23)
!22 = !DICompositeType(tag: DW_TAG_class_type, name: "class", scope: !1, file: !1, line: 4, baseType: !16, size: 32, align: 32, offset: 64, flags: DIFlagPublic, elements: !2, runtimeLang: DW_LANG_C99, vtableHolder: !16, templateParams: !2, identifier: "identifier")
!23 = !DIGlobalVariable(name: "short", scope: null, isLocal: true, isDefinition: false)
!24 = !DIObjCProperty(name: "property", file: !1, line: 20, setter: "set", getter: "get", attributes: 21, type: !16)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, flags: 65536)
!26 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "imported", scope: !1, entity: !12, line: 24)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: null)
!28 = !DIEnumerator(name: "enumerator", value: -25)
!29 = !DIEnumerator(name: "", value: 0)
!30 = !DISubrange(count: 26, lowerBound: -1)
!31 = !DISubrange(count: -1)
!32 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "unspecified")
!33 = !DIBasicType(encoding: 129)
!34 = !GenericDINode(tag: DW_TAG_entry_point, header: "some\00header", operands: {!2, null, !"text", i32 27})
!35 = !GenericDINode(tag: 65534)
!36 = distinct !{!36, i32 28}
!37 = !DICompositeType(tag: DW_TAG_array_type, elements: !38, runtimeLang: 65533)
!38 = !{!30, !31}
!39 = !DISubroutineType(types: null)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "protected", baseType: !16, flags: DIFlagProtected | DIFlagFwdDecl | DIFlagAppleBlock | DIFlagBlockByrefStruct | DIFlagVirtual | DIFlagObjcClassComplete | DIFlagObjectPointer | DIFlagVector | DIFlagRValueReference)
!41 = distinct !DILexicalBlock(scope: !42)
!42 = distinct !DISubprogram(name: "described", linkageName: "linkage", scope: !1, file: !1, line: 1, type: !43, isLocal: true, isDefinition: true, scopeLine: 2, containingType: !22, virtuality: DW_VIRTUALITY_pure_virtual, virtualIndex: 3, flags: DIFlagExplicit | DIFlagPrototyped, isOptimized: true, function: void (void ()*)* @described, templateParams: !2, declaration: !44, variables: !2)
!43 = !DISubroutineType(flags: DIFlagLValueReference, types: !2)
!44 = !DISubprogram(scope: null, isLocal: false, isDefinition: false, virtuality: DW_VIRTUALITY_virtual, flags: 2097152, isOptimized: false)
!45 = !DILexicalBlockFile(scope: !42, discriminator: 0)
!46 = !DILocation(line: 0, scope: !42)
!47 = !DIFile(filename: "", directory: "folder")
!48 = !{i32 1, i32 9}
!49 = !DILocation(line: 5, column: 6, scope: !42)
!50 = !DILocation(line: 7, column: 300, scope: !51, inlinedAt: !49)
!51 = distinct !DILexicalBlock(scope: !52, file: !1, line: 14, column: 15)
!52 = !DILexicalBlockFile(scope: !42, file: !1, discriminator: 16)
!53 = !DILocation(line: 0, column: 8, scope: !42)
!54 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "argument", arg: 1, scope: !42, file: !1, line: 1, type: !16, flags: DIFlagArtificial)
!55 = !DIExpression()
!56 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "local \22name\22", scope: !51)
!57 = !DIExpression(DW_OP_deref, DW_OP_plus, 8, DW_OP_bit_piece, 32, 64)
!58 = !DILocalVariable(tag: DW_TAG_auto_variable, arg: 2, scope: !52)
!59 = distinct !DIExpression(DW_OP_bit_piece, 1, 2)
!60 = !DILocation(line: 9, scope: !52)
!61 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "nested", arg: 0, scope: !51)
!62 = !DIExpression(DW_OP_plus, 1)
!63 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "deeper", arg: 0, scope: !52)
!64 = !DIExpression(34, 157, 8)
!65 = !DILocation(line: 4294967295, column: 65535, scope: !42)
!66 = !DILocation(line: 11, column: 12, scope: !42)
!67 = !{!2, !2, i64 0}
!68 = !{i32 0, i32 2}
!69 = !{!"branch_weights", i32 1, i32 2}
!70 = !DILocation(line: 13, scope: !42)
