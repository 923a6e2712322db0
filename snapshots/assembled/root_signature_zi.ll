; A root signature in a module with debug info: it goes out of ILDB, too.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }
%n = type { %struct.Numbers }
%struct.Numbers = type { i32, i32 }

define void @main() {
  %u_UAV_rawbuf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false), !dbg !50 ; line:9 col:28  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %v_texture_rawbuf = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false), !dbg !50 ; line:9 col:28  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %n_cbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false), !dbg !50 ; line:9 col:28  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %1 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %n_cbuffer, i32 0), !dbg !51 ; line:9 col:37  ; CBufferLoadLegacy(handle,regIndex)
  %2 = extractvalue %dx.types.CBufRet.i32 %1, 1, !dbg !51 ; line:9 col:37
  %3 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %v_texture_rawbuf, i32 %2, i32 undef), !dbg !50 ; line:9 col:28  ; BufferLoad(srv,index,wot)
  %4 = extractvalue %dx.types.ResRet.i32 %3, 0, !dbg !50 ; line:9 col:28
  %5 = extractvalue %dx.types.CBufRet.i32 %1, 0, !dbg !52 ; line:9 col:25
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %u_UAV_rawbuf, i32 %5, i32 undef, i32 %4, i32 undef, i32 undef, i32 undef, i8 1), !dbg !53 ; line:9 col:15  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  ret void, !dbg !54 ; line:9 col:42
}

declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #0

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #0

declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1

declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #0

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind }

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
!dx.typeAnnotations = !{!38, !44}
!dx.entryPoints = !{!47}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3, globals: !7)
!1 = !DIFile(filename: "hlsl.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
!4 = !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !5, isLocal: false, isDefinition: true, scopeLine: 9, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !{!8, !18, !20}
!8 = !DIGlobalVariable(name: "n", linkageName: "\01?n@@3U?$ConstantBuffer@UNumbers@@@@A", scope: !0, file: !1, line: 5, type: !9, isLocal: false, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "ConstantBuffer<Numbers>", file: !1, line: 5, size: 32, align: 32, elements: !2, templateParams: !10)
!10 = !{!11}
!11 = !DITemplateTypeParameter(name: "T", type: !12)
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "Numbers", file: !1, line: 4, size: 64, align: 32, elements: !13)
!13 = !{!14, !17}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !12, file: !1, line: 4, baseType: !15, size: 32, align: 32)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !1, line: 5, baseType: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, align: 32, encoding: DW_ATE_unsigned)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !12, file: !1, line: 4, baseType: !15, size: 32, align: 32, offset: 32)
!18 = !DIGlobalVariable(name: "u", linkageName: "\01?u@@3URWByteAddressBuffer@@A", scope: !0, file: !1, line: 6, type: !19, isLocal: false, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_structure_type, name: "RWByteAddressBuffer", file: !1, line: 6, size: 32, align: 32, elements: !2)
!20 = !DIGlobalVariable(name: "v", linkageName: "\01?v@@3UByteAddressBuffer@@A", scope: !0, file: !1, line: 7, type: !21, isLocal: false, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "ByteAddressBuffer", file: !1, line: 7, size: 32, align: 32, elements: !2)
!22 = !{i32 2, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!25 = !{!"hlsl.hlsl", !"// dxc: -T cs_6_0 -E main -force-rootsig-ver rootsig_1_0\0A// A root signature of version 1.0 with constants, and root descriptors.\0A#define SIGNATURE \22RootConstants(num32BitConstants=2, b0), UAV(u0), SRV(t0)\22\0Astruct Numbers { uint a, b; };\0AConstantBuffer<Numbers> n : register(b0);\0ARWByteAddressBuffer u : register(u0);\0AByteAddressBuffer v : register(t0);\0A[RootSignature(SIGNATURE)] [numthreads(1, 1, 1)]\0Avoid main() { u.Store(n.a, v.Load(n.b)); }\0A"}
!26 = !{!"hlsl.hlsl"}
!27 = !{!"-T", !"cs_6_0", !"-E", !"main", !"-Qkeep_reflect_in_dxil", !"-Zi", !"-Qembed_debug"}
!28 = !{i32 1, i32 0}
!29 = !{i32 1, i32 9}
!30 = !{!"cs", i32 6, i32 0}
!31 = !{!32, !34, !36, null}
!32 = !{!33}
!33 = !{i32 0, %struct.ByteAddressBuffer* undef, !"v", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!34 = !{!35}
!35 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"u", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!36 = !{!37}
!37 = !{i32 0, %n* undef, !"n", i32 0, i32 0, i32 1, i32 8, null}
!38 = !{i32 0, %struct.Numbers undef, !39, %n undef, !42}
!39 = !{i32 8, !40, !41}
!40 = !{i32 6, !"a", i32 3, i32 0, i32 7, i32 5}
!41 = !{i32 6, !"b", i32 3, i32 4, i32 7, i32 5}
!42 = !{i32 8, !43}
!43 = !{i32 6, !"n", i32 3, i32 0}
!44 = !{i32 1, void ()* @main, !45}
!45 = !{!46}
!46 = !{i32 1, !2, !2}
!47 = !{void ()* @main, !"main", null, !31, !48}
!48 = !{i32 0, i64 16, i32 4, !49}
!49 = !{i32 1, i32 1, i32 1}
!50 = !DILocation(line: 9, column: 28, scope: !4)
!51 = !DILocation(line: 9, column: 37, scope: !4)
!52 = !DILocation(line: 9, column: 25, scope: !4)
!53 = !DILocation(line: 9, column: 15, scope: !4)
!54 = !DILocation(line: 9, column: 42, scope: !4)

!dx.rootSignature = !{!9000}
!9000 = !{[96 x i8] c"\02\00\00\00\03\00\00\00\18\00\00\00\00\00\00\00\60\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\3C\00\00\00\04\00\00\00\00\00\00\00\48\00\00\00\03\00\00\00\00\00\00\00\54\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"}
