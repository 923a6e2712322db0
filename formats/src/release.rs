//! The releases of dxc, and what differs between them: the operations they know, how they print, what they write.

/// A release of dxc that is followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Release {
    /// dxc 1.6.2112
    V1_6,
    /// dxc 1.7.2308
    V1_7,
    /// dxc 1.8.2407
    V1_8,
    /// dxc 1.9.2602
    #[default]
    V1_9,
}

impl Release {
    /// The version of the validator that comes with it: major and minor.
    pub fn validator_version(self) -> (u32, u32) {
        self.dxil_version()
    }

    /// The newest version of DXIL that it writes: major and minor.
    pub fn dxil_version(self) -> (u32, u32) {
        // The minor number of a DXIL version is that of its shader model.
        (1, self.style().shader_model)
    }

    /// How it prints.
    pub(crate) fn style(self) -> &'static Style {
        match self {
            Self::V1_6 => &V1_6,
            Self::V1_7 => &V1_7,
            Self::V1_8 => &V1_8,
            Self::V1_9 => &V1_9,
        }
    }
}

/// How a release prints, where releases differ; what is not said here, all print alike.
#[derive(Debug)]
pub(crate) struct Style {
    /// The highest minor number of Shader Model 6 that is not refused.
    pub(crate) shader_model: u32,
    /// How many of the required features have a line.
    pub(crate) features: u32,
    /// The bit of a feature that has no name yet.
    pub(crate) unnamed_feature: Option<u32>,
    /// Whether the optional features are printed.
    pub(crate) optional_features: bool,
    /// The title of the signature of patch constants, in the part.
    pub(crate) patch_constants: &'static str,
    /// Whether the pipeline block has the fields of later PSV0 versions, and the stage by PSV0 instead of the program.
    pub(crate) all_runtime_info: bool,
    /// Whether the pipeline block of compute, mesh and amplification shaders says what the stage has.
    pub(crate) compute_runtime_info: bool,
    /// Whether arrays of structured buffers may have more than one dimension.
    pub(crate) arrays_of_arrays: bool,
    /// Whether the table of resources names the packed formats; else they are `u32`.
    pub(crate) packed_formats: bool,
    /// Whether an annotation says that a resource is reorder-coherent.
    pub(crate) reorder_coherent: bool,
    /// Whether a raytracing pipeline's flag for opacity micromaps has its name.
    pub(crate) opacity_micromaps: bool,
    /// How many operations have a name.
    pub(crate) operations: usize,
    /// Whether the opcodes of wave matrices have their names, and there is no table of experimental operations.
    pub(crate) wave_matrix_operations: bool,
}

const V1_6: Style = Style {
    shader_model: 6,
    features: 29,
    unnamed_feature: Some(27),
    optional_features: false,
    patch_constants: "Patch Constant signature",
    all_runtime_info: false,
    compute_runtime_info: false,
    arrays_of_arrays: false,
    packed_formats: false,
    reorder_coherent: false,
    opacity_micromaps: false,
    operations: 222,
    wave_matrix_operations: true,
};

const V1_7: Style = Style {
    shader_model: 7,
    features: 31,
    compute_runtime_info: true,
    arrays_of_arrays: true,
    operations: 226,
    ..V1_6
};

const V1_8: Style =
    Style { shader_model: 8, features: 33, unnamed_feature: None, optional_features: true, operations: 258, ..V1_7 };

const V1_9: Style = Style {
    shader_model: 9,
    patch_constants: "Patch Constant",
    all_runtime_info: true,
    packed_formats: true,
    reorder_coherent: true,
    opacity_micromaps: true,
    operations: usize::MAX,
    wave_matrix_operations: false,
    ..V1_8
};
