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
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader debug name: 4b28bedb35a8240d2490522a5a8a6c00.pdb
; shader hash: 4b28bedb35a8240d2490522a5a8a6c00 (includes source)
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
; SigInputElements: 0
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 0
; SigOutputVectors[0]: 1
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
;
; Buffer Definitions:
;
; cbuffer Ratio
; {
;
;   struct Ratio
;   {
;
;       float4 scale;                                 ; Offset:    0
;   
;   } Ratio;                                          ; Offset:    0 Size:    16
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Ratio                             cbuffer      NA          NA     CB0     cb7,space2     1
;
;
; ViewId state:
;
; Number of inputs: 0, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%Ratio = type { <4 x float> }

define void @main() {
  %Ratio_cbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 7, i1 false), !dbg !47 ; line:11 col:36  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %1 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %Ratio_cbuffer, i32 0), !dbg !47 ; line:11 col:36  ; CBufferLoadLegacy(handle,regIndex)
  %2 = extractvalue %dx.types.CBufRet.f32 %1, 0, !dbg !47 ; line:11 col:36
  %3 = extractvalue %dx.types.CBufRet.f32 %1, 1, !dbg !47 ; line:11 col:36
  %4 = extractvalue %dx.types.CBufRet.f32 %1, 2, !dbg !47 ; line:11 col:36
  %5 = extractvalue %dx.types.CBufRet.f32 %1, 3, !dbg !47 ; line:11 col:36
  %.i0 = fmul fast float %2, 2.000000e+00, !dbg !48 ; line:11 col:42
  %.i1 = fmul fast float %3, 2.000000e+00, !dbg !48 ; line:11 col:42
  %.i2 = fmul fast float %4, 2.000000e+00, !dbg !48 ; line:11 col:42
  %.i3 = fmul fast float %5, 2.000000e+00, !dbg !48 ; line:11 col:42
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %.i0), !dbg !49 ; line:11 col:29  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %.i1), !dbg !49 ; line:11 col:29  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %.i2), !dbg !49 ; line:11 col:29  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %.i3), !dbg !49 ; line:11 col:29  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void, !dbg !49 ; line:11 col:29
}

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind readonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!22, !23}
!llvm.ident = !{!24}
!dx.source.contents = !{!25}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!26}
!dx.source.args = !{!27}
!dx.version = !{!28}
!dx.valver = !{!29}
!dx.shaderModel = !{!30}
!dx.resources = !{!31}
!dx.typeAnnotations = !{!34, !37}
!dx.viewIdState = !{!40}
!dx.entryPoints = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3, globals: !19)
!1 = !DIFile(filename: "hlsl.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
!4 = !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !5, isLocal: false, isDefinition: true, scopeLine: 11, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!5 = !DISubroutineType(types: !6)
!6 = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !1, line: 10, baseType: !8)
!8 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 4>", file: !1, line: 10, size: 128, align: 32, elements: !9, templateParams: !15)
!9 = !{!10, !12, !13, !14}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !1, line: 10, baseType: !11, size: 32, align: 32, flags: DIFlagPublic)
!11 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !1, line: 10, baseType: !11, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !1, line: 10, baseType: !11, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !8, file: !1, line: 10, baseType: !11, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!15 = !{!16, !17}
!16 = !DITemplateTypeParameter(name: "element", type: !11)
!17 = !DITemplateValueParameter(name: "element_count", type: !18, value: i32 4)
!18 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!19 = !{!20}
!20 = !DIGlobalVariable(name: "scale", linkageName: "\01?scale@Ratio@@3V?$vector@M$03@@B", scope: !0, file: !1, line: 10, type: !21, isLocal: false, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!22 = !{i32 2, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!25 = !{!"hlsl.hlsl", !"// dxc: -T ps_6_0 -E main -Zi -Zss -Qembed_debug\0A// after: -T ps_6_0 -E main -Zi -Zss -Qembed_debug\0A// edit: --rename-resource Scale=Ratio --rebind b0=b7,space2\0A// The hash covers the source: it is that of the module with debug info.\0A#ifndef AFTER\0A#define R(before, after) after\0A#else\0A#define R(before, after) before\0A#endif\0Acbuffer R(Scale, Ratio) : register(R(b0, b7), R(space0, space2)) { float4 scale; };\0Afloat4 main() : SV_Target { return scale * 2; }\0A"}
!26 = !{!"hlsl.hlsl"}
!27 = !{!"-T", !"ps_6_0", !"-E", !"main", !"-Zi", !"-Zss", !"-Qembed_debug"}
!28 = !{i32 1, i32 0}
!29 = !{i32 1, i32 9}
!30 = !{!"ps", i32 6, i32 0}
!31 = !{null, null, !32, null}
!32 = !{!33}
!33 = !{i32 0, %Ratio* undef, !"Ratio", i32 2, i32 7, i32 1, i32 16, null}
!34 = !{i32 0, %Ratio undef, !35}
!35 = !{i32 16, !36}
!36 = !{i32 6, !"scale", i32 3, i32 0, i32 7, i32 9}
!37 = !{i32 1, void ()* @main, !38}
!38 = !{!39}
!39 = !{i32 0, !2, !2}
!40 = !{[2 x i32] [i32 0, i32 4]}
!41 = !{void ()* @main, !"main", !42, !31, null}
!42 = !{null, !43, null}
!43 = !{!44}
!44 = !{i32 0, !"SV_Target", i8 9, i8 16, !45, i8 0, i32 1, i8 4, i32 0, i8 0, !46}
!45 = !{i32 0}
!46 = !{i32 3, i32 15}
!47 = !DILocation(line: 11, column: 36, scope: !4)
!48 = !DILocation(line: 11, column: 42, scope: !4)
!49 = !DILocation(line: 11, column: 29, scope: !4)
