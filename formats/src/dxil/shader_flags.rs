//! The shader flags: what an entry point's record says by tag 0, and a module's own record of a library.
//!
//! Source: dxc's `DxilShaderFlags.h`.

macro_rules! flags {
    ($($constant:ident = $bit:literal $name:literal,)*) => {
        /// The flags' names by bit, as dxc's `ShaderFlags` has them.
        pub const SHADER_FLAGS: [&str; 41] = [$($name),*];

        /// The flags, a bit each.
        #[allow(missing_docs, reason = "the official names")]
        pub mod shader_flag {
            $(pub const $constant: u64 = 1 << $bit;)*
        }
    };
}

flags! {
    DISABLE_OPTIMIZATIONS = 0 "DisableOptimizations",
    DISABLE_MATH_REFACTORING = 1 "DisableMathRefactoring",
    ENABLE_DOUBLE_PRECISION = 2 "EnableDoublePrecision",
    FORCE_EARLY_DEPTH_STENCIL = 3 "ForceEarlyDepthStencil",
    ENABLE_RAW_AND_STRUCTURED_BUFFERS = 4 "EnableRawAndStructuredBuffers",
    LOW_PRECISION_PRESENT = 5 "LowPrecisionPresent",
    ENABLE_DOUBLE_EXTENSIONS = 6 "EnableDoubleExtensions",
    ENABLE_MSAD = 7 "EnableMSAD",
    ALL_RESOURCES_BOUND = 8 "AllResourcesBound",
    VIEWPORT_AND_RT_ARRAY_INDEX = 9 "ViewportAndRTArrayIndex",
    INNER_COVERAGE = 10 "InnerCoverage",
    STENCIL_REF = 11 "StencilRef",
    TILED_RESOURCES = 12 "TiledResources",
    UAV_LOAD_ADDITIONAL_FORMATS = 13 "UAVLoadAdditionalFormats",
    LEVEL9_COMPARISON_FILTERING = 14 "Level9ComparisonFiltering",
    UAVS_64 = 15 "64UAVs",
    UAVS_AT_EVERY_STAGE = 16 "UAVsAtEveryStage",
    CS_RAW_AND_STRUCTURED_VIA_SHADER4X = 17 "CSRawAndStructuredViaShader4X",
    ROVS = 18 "ROVs",
    WAVE_OPS = 19 "WaveOps",
    INT64_OPS = 20 "Int64Ops",
    VIEW_ID = 21 "ViewID",
    BARYCENTRICS = 22 "Barycentrics",
    USE_NATIVE_LOW_PRECISION = 23 "UseNativeLowPrecision",
    SHADING_RATE = 24 "ShadingRate",
    RAYTRACING_TIER1_1 = 25 "RaytracingTier1_1",
    SAMPLER_FEEDBACK = 26 "SamplerFeedback",
    ATOMIC_INT64_ON_TYPED_RESOURCE = 27 "AtomicInt64OnTypedResource",
    ATOMIC_INT64_ON_GROUP_SHARED = 28 "AtomicInt64OnGroupShared",
    DERIVATIVES_IN_MESH_AND_AMP_SHADERS = 29 "DerivativesInMeshAndAmpShaders",
    RESOURCE_DESCRIPTOR_HEAP_INDEXING = 30 "ResourceDescriptorHeapIndexing",
    SAMPLER_DESCRIPTOR_HEAP_INDEXING = 31 "SamplerDescriptorHeapIndexing",
    ATOMIC_INT64_ON_HEAP_RESOURCE = 32 "AtomicInt64OnHeapResource",
    RES_MAY_NOT_ALIAS = 33 "ResMayNotAlias",
    ADVANCED_TEXTURE_OPS = 34 "AdvancedTextureOps",
    WRITEABLE_MSAA_TEXTURES = 35 "WriteableMSAATextures",
    RESERVED = 36 "Reserved",
    SAMPLE_CMP_GRADIENT_OR_BIAS = 37 "SampleCmpGradientOrBias",
    EXTENDED_COMMAND_INFO = 38 "ExtendedCommandInfo",
    USES_DERIVATIVES = 39 "UsesDerivatives",
    REQUIRES_GROUP = 40 "RequiresGroup",
}

/// The names of the flags that are set.
pub fn shader_flag_names(flags: u64) -> impl Iterator<Item = &'static str> {
    SHADER_FLAGS.iter().enumerate().filter(move |(bit, _)| flags >> bit & 1 == 1).map(|(_, name)| *name)
}

/// The bits of the flags that are set and have no name.
pub fn unnamed_shader_flags(flags: u64) -> u64 {
    flags >> SHADER_FLAGS.len() << SHADER_FLAGS.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn a_bit_has_the_name_of_its_place() {
        let flags = 1 << 4 | 1 << 21 | 1 << 23 | 1 << 40 | 1 << 41;
        let names = shader_flag_names(flags).collect::<Vec<_>>();
        assert_eq!(names, ["EnableRawAndStructuredBuffers", "ViewID", "UseNativeLowPrecision", "RequiresGroup"]);
        assert_eq!(unnamed_shader_flags(flags), 1 << 41);
    }
}
