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
    #[layout(flatten)]
    pub version0: Resource0,
    /// The kind: 0 invalid, 1 Texture1D, 2 Texture2D, 3 Texture2DMS, 4 Texture3D, 5 TextureCube, 6 Texture1DArray,
    /// 7 Texture2DArray, 8 Texture2DMSArray, 9 TextureCubeArray, 10 TypedBuffer, 11 RawBuffer, 12 StructuredBuffer,
    /// 13 CBuffer, 14 Sampler, 15 TBuffer, 16 RTAccelerationStructure, 17 FeedbackTexture2D, 18 FeedbackTexture2DArray.
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
    /// The number of columns in bits 0 to 3, the first column in bits 4 and 5, and in bit 6 whether the element is
    /// packed.
    pub columns: u8,
    /// The semantic: 0 Arbitrary, 1 VertexID, 2 InstanceID, 3 Position, 4 RenderTargetArrayIndex, 5 ViewPortArrayIndex,
    /// 6 ClipDistance, 7 CullDistance, 8 OutputControlPointID, 9 DomainLocation, 10 PrimitiveID, 11 GSInstanceID, 12
    /// SampleIndex, 13 IsFrontFace, 14 Coverage, 15 InnerCoverage, 16 Target, 17 Depth, 18 DepthLessEqual, 19
    /// DepthGreaterEqual, 20 StencilRef, 21 DispatchThreadID, 22 GroupID, 23 GroupIndex, 24 GroupThreadID, 25
    /// TessFactor, 26 InsideTessFactor, 27 ViewID, 28 Barycentrics, 29 ShadingRate, 30 CullPrimitive.
    pub semantic_kind: u8,
    /// The type of the components: 0 unknown, 1 u32, 2 i32, 3 f32, 4 u16, 5 i16, 6 f16, 7 u64, 8 i64, 9 f64.
    pub component_type: u8,
    /// The interpolation mode: 0 undefined, 1 constant, 2 linear, 3 linear centroid, 4 linear noperspective, 5 linear
    /// noperspective centroid, 6 linear sample, 7 linear noperspective sample.
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
