//! The records of PSV0's tables.

use crate::layout::Layout;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned, little_endian::U32};

/// A resource of version 0, 16 bytes: written for validators up to 1.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct Resource0 {
    /// The type: 1 sampler, 2 constant buffer, 3 typed SRV, 4 raw SRV, 5 structured SRV, 6 typed UAV, 7 raw UAV,
    /// 8 structured UAV, 9 structured UAV with a counter.
    pub resource_type: U32,
    /// The register space.
    pub space: U32,
    /// The first register.
    pub lower_bound: U32,
    /// The last register; 0xffffffff for an unbounded range.
    pub upper_bound: U32,
}

/// A resource of version 1, 24 bytes: written for validators from 1.6 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct Resource1 {
    /// The fields of version 0.
    pub version0: Resource0,
    /// The kind, in the numbers of DXIL's metadata: 1 to 9 textures, 10 typed buffer, 11 raw buffer, 12 structured buffer,
    /// 13 constant buffer, 14 sampler, 15 texture buffer, 16 acceleration structure, 17 and 18 feedback textures.
    pub kind: U32,
    /// Bit 0: 64-bit atomic operations use the resource.
    pub flags: U32,
}

/// A signature element, 16 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct SignatureElement {
    /// The offset of the semantic's name in the string table, in bytes; that of an empty string for a system value.
    pub name: U32,
    /// Where in the semantic-index table the element's indexes begin: as many as it has rows.
    pub indexes: U32,
    /// The number of rows.
    pub rows: u8,
    /// The first row, if the element is packed.
    pub start_row: u8,
    /// The number of columns in bits 0 to 3, the first column in bits 4 and 5, and in bit 6 whether the element is packed.
    pub columns: u8,
    /// The semantic, in the numbers of DXIL's metadata: 0 arbitrary, 3 position, 16 target, ...
    pub semantic_kind: u8,
    /// The type of the components, in the numbers of the signature parts: 1 u32, 2 i32, 3 f32, ...
    pub component_type: u8,
    /// The interpolation mode, in the numbers of DXIL's metadata.
    pub interpolation_mode: u8,
    /// The components that are indexed dynamically in bits 0 to 3, the output stream in bits 4 and 5.
    pub dynamic_mask_and_stream: u8,
    /// Reserved: 0.
    pub reserved: u8,
}

impl SignatureElement {
    /// The number of columns.
    pub fn column_count(&self) -> u8 {
        self.columns & 0xf
    }

    /// Whether the element is packed into a row and column.
    pub fn is_allocated(&self) -> bool {
        self.columns & 0x40 != 0
    }

    /// The first row and column, if the element is packed.
    pub fn place(&self) -> Option<(u8, u8)> {
        self.is_allocated().then_some((self.start_row, self.columns >> 4 & 3))
    }

    /// The components that are indexed dynamically: x in bit 0 to w in bit 3.
    pub fn dynamic_mask(&self) -> u8 {
        self.dynamic_mask_and_stream & 0xf
    }

    /// The output stream.
    pub fn stream(&self) -> u8 {
        self.dynamic_mask_and_stream >> 4 & 3
    }
}
