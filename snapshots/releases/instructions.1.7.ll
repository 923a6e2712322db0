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
; shader hash: b7c7ecd3e8d0d56b529ef9a2560ae9d0
;
; Pipeline Runtime Information: 
;
; Compute Shader
; NumThreads=(1,1,1)
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

%pair = type { i32, { float, [2 x i32] } }
%only.here = type { i32 }
%in.an.insert = type { i32 }
%in.a.landing.pad = type { i32 }

@type_info = external constant i8*
@shared = addrspace(3) global i32 undef

define void @main() {
  ret void
}

define i32 @integers(i32 %a, i32 %b) {
  %1 = add nuw nsw i32 %a, %b
  %2 = sub nuw i32 %1, %b
  %3 = mul nsw i32 %2, %b
  %4 = shl nuw nsw i32 %3, 1
  %5 = udiv exact i32 %4, %b
  %6 = sdiv exact i32 %5, %b
  %7 = lshr exact i32 %6, 1
  %8 = ashr exact i32 %7, 1
  %9 = lshr i32 %8, 1
  %10 = urem i32 %9, %b
  %11 = srem i32 %10, %b
  %12 = and i32 %11, %b
  %13 = or i32 %12, %b
  %14 = xor i32 %13, -1
  %15 = icmp slt i32 %14, 0
  %16 = icmp sge i32 %14, 7
  %17 = xor i1 %15, %16
  %18 = select i1 %17, i32 %14, i32 0
  ret i32 %18
}

define float @floats(float %a, <2 x float> %v) {
  %1 = fadd fast float %a, 1.000000e+00
  %2 = fsub nnan float %1, 2.000000e+00
  %3 = fmul ninf nsz float %2, 3.000000e+00
  %4 = fdiv arcp float %3, 4.000000e+00
  %5 = frem nnan ninf nsz arcp float %4, 5.000000e+00
  %6 = fcmp fast olt float %5, 0.000000e+00
  %7 = fcmp nnan uno float %5, %a
  %8 = fcmp true float %5, %a
  %9 = fcmp false float %5, %a
  %10 = fcmp ord float %5, %a
  %11 = fcmp ueq float %5, %a
  %12 = fcmp ugt float %5, %a
  %13 = fcmp uge float %5, %a
  %14 = fcmp ult float %5, %a
  %15 = fcmp ule float %5, %a
  %16 = fcmp one float %5, %a
  %17 = fptrunc float %5 to half
  %18 = fpext half %17 to double
  %19 = fptosi double %18 to i64
  %20 = sitofp i64 %19 to float
  %21 = extractelement <2 x float> %v, i32 0
  %22 = insertelement <2 x float> %v, float %20, i32 1
  %23 = shufflevector <2 x float> %22, <2 x float> undef, <4 x i32> <i32 0, i32 undef, i32 1, i32 3>
  %24 = fcmp oeq <2 x float> %22, %v
  %25 = select <2 x i1> %24, <2 x float> %22, <2 x float> %v
  ret float %21
}

define i32 @memory(i32* %p, i32 addrspace(3)* %q, i8* inalloca %r) {
  %1 = alloca i32
  %2 = alloca i32, align 8
  %3 = alloca i32, i32 4
  %4 = alloca i32, i64 1, align 16
  %5 = alloca inalloca %pair
  %6 = load atomic i32, i32* %p unordered, align 4
  %7 = load atomic i32, i32* %p singlethread monotonic, align 4
  %8 = load atomic volatile i32, i32* %p acquire, align 4
  %9 = load volatile i32, i32* %p
  store atomic i32 %6, i32* %p release, align 4
  store atomic volatile i32 %7, i32* %p singlethread seq_cst, align 4
  store volatile i32 %8, i32* %p, align 4
  fence acquire
  fence release
  fence acq_rel
  fence singlethread seq_cst
  %10 = cmpxchg i32* %p, i32 1, i32 2 acq_rel monotonic
  %11 = cmpxchg weak volatile i32* %p, i32 1, i32 2 singlethread seq_cst acquire
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = atomicrmw xchg i32* %p, i32 1 monotonic
  %14 = atomicrmw add i32* %p, i32 1 acquire
  %15 = atomicrmw sub i32* %p, i32 1 release
  %16 = atomicrmw and i32* %p, i32 1 acq_rel
  %17 = atomicrmw nand i32* %p, i32 1 seq_cst
  %18 = atomicrmw or i32* %p, i32 1 seq_cst
  %19 = atomicrmw xor i32* %p, i32 1 seq_cst
  %20 = atomicrmw max i32* %p, i32 1 seq_cst
  %21 = atomicrmw min i32* %p, i32 1 seq_cst
  %22 = atomicrmw umax i32* %p, i32 1 seq_cst
  %23 = atomicrmw volatile umin i32* %p, i32 1 singlethread seq_cst
  %24 = addrspacecast i32 addrspace(3)* %q to i32*
  %25 = getelementptr i32, i32* %p, i32 1
  %26 = getelementptr inbounds %pair, %pair* %5, i32 0, i32 1, i32 1, i32 %12
  %27 = getelementptr i32, <2 x i32*> undef, <2 x i32> <i32 1, i32 2>
  %28 = ptrtoint i32* %26 to i64
  %29 = inttoptr i64 %28 to float*
  %30 = bitcast float* %29 to %only.here*
  %31 = insertvalue %pair undef, i32 1, 0
  %32 = insertvalue %pair %31, i32 %12, 1, 1, 0
  %33 = insertvalue { %in.an.insert*, i32 } { %in.an.insert* null, i32 1 }, i32 2, 1
  %34 = extractvalue %pair %32, 1, 1, 1
  ret i32 %34
}

define i32 @"flow of control"(i32 %a, i8* %where, ...) personality i32 (...)* @personality {
entry:
  switch i32 %a, label %otherwise [
    i32 1, label %one
    i32 -2, label %"two words"
    i32 3, label %one
  ]

one:                                              ; preds = %entry, %entry
  %0 = va_arg i8* %where, float
  br i1 undef, label %"two words", label %otherwise

"two words":                                      ; preds = %one, %entry
  %joined = phi i32 [ 1, %entry ], [ %a, %one ]
  indirectbr i8* %where, [label %one.more, label %otherwise]

one.more:                                         ; preds = %"two words"
  %made = invoke fastcc zeroext i8 @callee(i32 zeroext 1, i32* inalloca null) #0
          to label %normal unwind label %pad

normal:                                           ; preds = %one.more
  invoke void (i32, ...) @varying(i32 1, float 2.000000e+00, i32 6)
          to label %otherwise unwind label %second.pad

pad:                                              ; preds = %one.more
  %caught = landingpad { i8*, i32 }
          cleanup
          catch i8** @type_info
          filter [1 x i8**] [i8** @type_info]
  resume { i8*, i32 } %caught

second.pad:                                       ; preds = %normal
  %again = landingpad { i8*, i32 }
          catch %in.a.landing.pad* null
  br label %otherwise

otherwise:                                        ; preds = %second.pad, %normal, %"two words", %one, %entry
  %1 = musttail call i32 (i32, i8*, ...) @"flow of control"(i32 %a, i8* %where, ...)
  ret i32 %1

nobody.comes.here:                                ; No predecessors!
  unreachable
}

define { i32, float } @calls(i32 ()* %indirect) {
  %1 = call i32 %indirect()
  %2 = tail call i32 %indirect() #1
  ret { i32, float } { i32 1, float 2.000000e+00 }

; <label>:3                                       ; preds = %4
  br label %4

; <label>:4                                       ; preds = %3
  br label %3
}

declare fastcc zeroext i8 @callee(i32 zeroext, i32* inalloca)

declare void @varying(i32, ...)

declare i32 @personality(...)

attributes #0 = { nounwind }
attributes #1 = { noinline }

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!dx.valver = !{!5}

!0 = !{i32 1, i32 0}
!1 = !{!"cs", i32 6, i32 0}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
!5 = !{i32 1, i32 9}
