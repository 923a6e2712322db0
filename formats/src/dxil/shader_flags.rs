//! The shader flags: what an entry point's record says by tag 0, and a module's own record of a library.
//!
//! Source: dxc's `DxilShaderFlags.h`.

/// The flags' names by bit, as dxc's `ShaderFlags` has them; empty for a bit that means nothing.
pub const SHADER_FLAGS: [&str; 41] = [
    "DisableOptimizations",
    "DisableMathRefactoring",
    "EnableDoublePrecision",
    "ForceEarlyDepthStencil",
    "EnableRawAndStructuredBuffers",
    "LowPrecisionPresent",
    "EnableDoubleExtensions",
    "EnableMSAD",
    "AllResourcesBound",
    "ViewportAndRTArrayIndex",
    "InnerCoverage",
    "StencilRef",
    "TiledResources",
    "UAVLoadAdditionalFormats",
    "Level9ComparisonFiltering",
    "64UAVs",
    "UAVsAtEveryStage",
    "CSRawAndStructuredViaShader4X",
    "ROVs",
    "WaveOps",
    "Int64Ops",
    "ViewID",
    "Barycentrics",
    "UseNativeLowPrecision",
    "ShadingRate",
    "RaytracingTier1_1",
    "SamplerFeedback",
    "AtomicInt64OnTypedResource",
    "AtomicInt64OnGroupShared",
    "DerivativesInMeshAndAmpShaders",
    "ResourceDescriptorHeapIndexing",
    "SamplerDescriptorHeapIndexing",
    "AtomicInt64OnHeapResource",
    "ResMayNotAlias",
    "AdvancedTextureOps",
    "WriteableMSAATextures",
    "Reserved",
    "SampleCmpGradientOrBias",
    "ExtendedCommandInfo",
    "UsesDerivatives",
    "RequiresGroup",
];

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
