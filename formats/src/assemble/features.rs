//! SFI0: the shader flags as a device's features.

use crate::{
    dxil::{DxilModule, shader_flag as flag},
    part::features::Features,
};

/// The shader flags that are a feature each, with the feature's bit.
const FEATURES: [(u64, u32); 32] = [
    (flag::ENABLE_DOUBLE_PRECISION, 0),
    (flag::CS_RAW_AND_STRUCTURED_VIA_SHADER4X, 1),
    (flag::UAVS_AT_EVERY_STAGE, 2),
    (flag::UAVS_64, 3),
    (flag::ENABLE_DOUBLE_EXTENSIONS, 5),
    (flag::ENABLE_MSAD, 6),
    (flag::LEVEL9_COMPARISON_FILTERING, 7),
    (flag::TILED_RESOURCES, 8),
    (flag::STENCIL_REF, 9),
    (flag::INNER_COVERAGE, 10),
    (flag::UAV_LOAD_ADDITIONAL_FORMATS, 11),
    (flag::ROVS, 12),
    (flag::VIEWPORT_AND_RT_ARRAY_INDEX, 13),
    (flag::WAVE_OPS, 14),
    (flag::INT64_OPS, 15),
    (flag::VIEW_ID, 16),
    (flag::BARYCENTRICS, 17),
    (flag::SHADING_RATE, 19),
    (flag::RAYTRACING_TIER1_1, 20),
    (flag::SAMPLER_FEEDBACK, 21),
    (flag::ATOMIC_INT64_ON_TYPED_RESOURCE, 22),
    (flag::ATOMIC_INT64_ON_GROUP_SHARED, 23),
    (flag::DERIVATIVES_IN_MESH_AND_AMP_SHADERS, 24),
    (flag::RESOURCE_DESCRIPTOR_HEAP_INDEXING, 25),
    (flag::SAMPLER_DESCRIPTOR_HEAP_INDEXING, 26),
    (flag::ATOMIC_INT64_ON_HEAP_RESOURCE, 28),
    (flag::ADVANCED_TEXTURE_OPS, 29),
    (flag::WRITEABLE_MSAA_TEXTURES, 30),
    (flag::SAMPLE_CMP_GRADIENT_OR_BIAS, 31),
    (flag::EXTENDED_COMMAND_INFO, 32),
    (flag::USES_DERIVATIVES, 40),
    (flag::REQUIRES_GROUP, 41),
];
const MINIMUM_PRECISION: u32 = 4;
const NATIVE_LOW_PRECISION: u32 = 18;

/// The features that shader flags stand for (dxc's `ShaderFlags::GetFeatureInfo`).
pub fn feature_mask(flags: u64) -> u64 {
    let has = |flag: u64| flags & flag != 0;
    let mut mask = FEATURES.iter().filter(|(flag, _)| has(*flag)).fold(0, |mask, (_, bit)| mask | 1 << bit);
    if has(flag::LOW_PRECISION_PRESENT) {
        let native = has(flag::USE_NATIVE_LOW_PRECISION);
        mask |= 1 << if native { NATIVE_LOW_PRECISION } else { MINIMUM_PRECISION };
    }
    mask
}

/// The shader flags that the module states for all of it: those of its entry point, or a library's own.
pub fn module_flags(dxil: &DxilModule<'_>) -> u64 {
    dxil.entry.properties.shader_flags
}

/// The part SFI0: the features that the module's own shader flags stand for.
pub fn features(dxil: &DxilModule<'_>) -> Features {
    Features { mask: feature_mask(module_flags(dxil)).into() }
}
