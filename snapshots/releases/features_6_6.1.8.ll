;
; Note: shader requires additional functionality:
;       Double-precision floating point
;       Raw and Structured buffers
;       UAVs at every shader stage
;       64 UAV slots
;       Double-precision extensions for 11.1
;       Shader extensions for 11.1
;       Comparison filtering for feature level 9
;       Tiled resources
;       PS Output Stencil Ref
;       PS Inner Coverage
;       Typed UAV Load Additional Formats
;       Raster Ordered UAVs
;       SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer
;       Wave level operations
;       64-Bit integer
;       View Instancing
;       Barycentrics
;       Use native low precision
;       Shading Rate
;       Raytracing tier 1.1 features
;       Sampler feedback
;       64-bit Atomics on Typed Resources
;       64-bit Atomics on Group Shared
;       Derivatives in mesh and amplification shaders
;       Resource descriptor heap indexing
;       Sampler descriptor heap indexing
;       64-bit Atomics on Heap Resources
;       Advanced Texture Ops
;       Writeable MSAA Textures
;       SampleCmp with gradient or bias
;       Extended command info
;
; Note: shader has optional feature flags set:
;       Function uses derivatives
;       Function requires visible group
;
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
; shader hash: ec8ae2d9fda9d6a2d26b7cabd8f2eb14
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

define void @main() {
  ret void
}

!dx.version = !{!0}
!dx.valver = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}

!0 = !{i32 1, i32 6}
!1 = !{!"cs", i32 6, i32 6}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 0, i64 -1, i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
