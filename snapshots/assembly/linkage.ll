; Linkage, visibility, storage, thread-local models, sections, comdats, aliases, and what a function's head can say.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%found.from.the.alias = type { i32 }
%found.from.a.prefix = type { i32 }

module asm "first \22line\22"
module asm "second line"

$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$single = comdat noduplicates
$"same size" = comdat samesize

@external = external global i32
@external_constant = external constant [4 x float]
@any = linkonce_odr global i32 1, comdat
@other = weak_odr global i32 2, comdat($exact)
@third = linkonce global i32 3, comdat($largest)
@"fourth one" = weak global i32 4, comdat($single)
@fifth = global i32 5, comdat($"same size")
@appending = appending global [1 x i32] [i32 1]
@internal = internal unnamed_addr constant i32 6
@private = private global i32 7
@common = common global i32 0, align 4
@available = available_externally global i32 8
@extern_weak = extern_weak global i32
@hidden = hidden global i32 9
@protected = protected global i32 10
@import = external dllimport global i32
@export = dllexport global i32 11
@general = thread_local global i32 12
@dynamic = thread_local(localdynamic) global i32 13
@initial = thread_local(initialexec) global i32 14
@local = thread_local(localexec) unnamed_addr global i32 15
@section = global i32 16, section "a \22section\22", align 16
@shared = addrspace(3) externally_initialized global [2 x float] undef, align 4
@0 = private constant i32 17
@1 = internal addrspace(3) global i32 18

@typed_alias = alias bitcast (i32* @internal to %found.from.the.alias*)
@alias = alias i32* @external_defined
@external_defined = global i32 19
@2 = internal unnamed_addr alias i32* @internal
@"alias of another" = hidden alias bitcast (i32* @internal to float*)
@thread_alias = weak thread_local alias i32* @general

define void @main() {
  ret void
}

define linkonce_odr hidden fastcc zeroext i8 @head(i32 zeroext %named, i8 signext, float* noalias nocapture byval align 8 %pointer, float* dereferenceable(16) dereferenceable_or_null(32) %bytes) unnamed_addr #0 section "code" comdat($any) align 32 gc "collector" prefix %found.from.a.prefix { i32 123 } prologue [2 x i8] c"\90\91" personality i32 (...)* @personality !attached !4 {
  ret i8 %0
}

define available_externally protected dllexport coldcc noalias i32* @conventions(...) #1 {
  %1 = call ghccc i32 @convention10(i32 1)
  %2 = call webkit_jscc i32 @convention12()
  %3 = call anyregcc i32 @convention13()
  %4 = call preserve_mostcc i32 @convention14()
  %5 = call preserve_allcc i32 @convention15()
  %6 = call x86_stdcallcc i32 @convention64()
  %7 = call x86_fastcallcc i32 @convention65()
  %8 = call arm_apcscc i32 @convention66()
  %9 = call arm_aapcscc i32 @convention67()
  %10 = call arm_aapcs_vfpcc i32 @convention68()
  %11 = call msp430_intrcc i32 @convention69()
  %12 = call x86_thiscallcc i32 @convention70()
  %13 = call ptx_kernel i32 @convention71()
  %14 = call ptx_device i32 @convention72()
  %15 = call spir_func i32 @convention75()
  %16 = call spir_kernel i32 @convention76()
  %17 = call intel_ocl_bicc i32 @convention77()
  %18 = call x86_64_sysvcc i32 @convention78()
  %19 = call x86_64_win64cc i32 @convention79()
  %20 = call x86_vectorcallcc i32 @convention80()
  %21 = call cc 11 i32 @convention11()
  %22 = call fastcc zeroext i8 @head(i32 zeroext %1, i8 signext 2, float* noalias byval align 8 null, float* dereferenceable(16) null) #2
  ret i32* null
}

declare ghccc i32 @convention10(i32)
declare webkit_jscc i32 @convention12()
declare anyregcc i32 @convention13()
declare preserve_mostcc i32 @convention14()
declare preserve_allcc i32 @convention15()
declare x86_stdcallcc i32 @convention64()
declare x86_fastcallcc i32 @convention65()
declare arm_apcscc i32 @convention66()
declare arm_aapcscc i32 @convention67()
declare arm_aapcs_vfpcc i32 @convention68()
declare msp430_intrcc i32 @convention69()
declare x86_thiscallcc i32 @convention70()
declare ptx_kernel i32 @convention71()
declare ptx_device i32 @convention72()
declare spir_func i32 @convention75()
declare spir_kernel i32 @convention76()
declare intel_ocl_bicc i32 @convention77()
declare x86_64_sysvcc i32 @convention78()
declare x86_64_win64cc i32 @convention79()
declare x86_vectorcallcc i32 @convention80()
declare cc 11 i32 @convention11()
declare cc 1023 void @convention1023(i32, ...)
declare i32 @personality(...)
declare noalias i8* @"a declared name"(i32* nocapture readonly, i8* align 4) #3

attributes #0 = { noinline nounwind optnone alignstack=16 "key" "key with value"="value" }
attributes #1 = { "only-strings"="yes" "second" }
attributes #2 = { nounwind readnone "of-a-call" }
attributes #3 = { alwaysinline argmemonly builtin cold convergent inlinehint jumptable minsize naked nobuiltin noduplicate noimplicitfloat nonlazybind noredzone noreturn optsize returns_twice ssp sspreq sspstrong sanitize_address sanitize_memory sanitize_thread uwtable }

!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!an\20odd\01$name = !{!3, !3}

!0 = !{i32 1, i32 0}
!1 = !{!"cs", i32 6, i32 0}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !5}
!4 = !{}
!5 = !{i32 1, i32 1, i32 1}
