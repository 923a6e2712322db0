//! SFI0: which features beyond the base the shader requires of a device.

use crate::{
    dxbc::Part,
    error::Result,
    layout::{Cursor, Layout},
};
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned, little_endian::U64};

/// The mask of features (dxc's `DxilShaderFeatureInfo`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct Features {
    /// A bit for each required feature; from bit 40 on, for each optional one.
    pub mask: U64,
}

/// The first bit of the optional features.
pub const FIRST_OPTIONAL: u32 = 40;

/// The required features by bit, as dxc's listing names them. fxc sets bits 0 to 13, and is the only one to set 1 and
/// 7.
pub const REQUIRED: [&str; 33] = [
    "Double-precision floating point",
    "Raw and Structured buffers",
    "UAVs at every shader stage",
    "64 UAV slots",
    "Minimum-precision data types",
    "Double-precision extensions for 11.1",
    "Shader extensions for 11.1",
    "Comparison filtering for feature level 9",
    "Tiled resources",
    "PS Output Stencil Ref",
    "PS Inner Coverage",
    "Typed UAV Load Additional Formats",
    "Raster Ordered UAVs",
    "SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer",
    "Wave level operations",
    "64-Bit integer",
    "View Instancing",
    "Barycentrics",
    "Use native low precision",
    "Shading Rate",
    "Raytracing tier 1.1 features",
    "Sampler feedback",
    "64-bit Atomics on Typed Resources",
    "64-bit Atomics on Group Shared",
    "Derivatives in mesh and amplification shaders",
    "Resource descriptor heap indexing",
    "Sampler descriptor heap indexing",
    "Wave Matrix",
    "64-bit Atomics on Heap Resources",
    "Advanced Texture Ops",
    "Writeable MSAA Textures",
    "SampleCmp with gradient or bias",
    "Extended command info",
];

/// The optional features from bit [`FIRST_OPTIONAL`] on, as dxc's listing names them.
pub const OPTIONAL: [&str; 2] = ["Function uses derivatives", "Function requires visible group"];

impl Features {
    /// The features in a part SFI0.
    ///
    /// # Errors
    /// A part of fewer than 8 bytes.
    pub fn read<'a>(part: &Part<'a>) -> Result<&'a Self> {
        Cursor::new("SFI0", part.data).record().map_err(|error| error.rebased(part.offset))
    }

    /// The required features: bit and name.
    pub fn required(&self) -> impl Iterator<Item = (u32, &'static str)> {
        named(self.mask.get(), 0, &REQUIRED)
    }

    /// The bits that have no name.
    pub fn unnamed(&self) -> u64 {
        let required = (1u64 << REQUIRED.len()) - 1;
        let optional = (1u64 << OPTIONAL.len()) - 1;
        let named = required | (optional << FIRST_OPTIONAL);
        self.mask.get() & !named
    }

    /// The optional features: bit and name.
    pub fn optional(&self) -> impl Iterator<Item = (u32, &'static str)> {
        named(self.mask.get(), FIRST_OPTIONAL, &OPTIONAL)
    }
}

/// The bits from `first` on that `mask` has, with their names.
fn named(mask: u64, first: u32, names: &'static [&'static str]) -> impl Iterator<Item = (u32, &'static str)> {
    (first..).zip(names.iter().copied()).filter(move |(bit, _)| mask >> bit & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn each_bit_has_a_name_and_optional_ones_begin_at_40() {
        let features = Features { mask: (1 << 14 | 1 << 32 | 1 << 41).into() };
        assert_eq!(
            features.required().collect::<Vec<_>>(),
            [(14, "Wave level operations"), (32, "Extended command info")]
        );
        assert_eq!(features.optional().collect::<Vec<_>>(), [(41, "Function requires visible group")]);
        assert_eq!(features.unnamed(), 0);
        assert_eq!(Features { mask: (u64::MAX).into() }.unnamed().count_ones(), 64 - 33 - 2);
    }
}
