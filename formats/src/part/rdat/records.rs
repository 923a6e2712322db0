//! The records of runtime data's tables.

use crate::layout::Layout;
use zerocopy::{
    FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned,
    little_endian::{U16, U32},
};

/// A reference to nothing.
pub const NULL: u32 = 0xffff_ffff;

/// A resource (dxc's `RuntimeDataResourceInfo`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct Resource {
    /// The class: 0 SRV, 1 UAV, 2 constant buffer, 3 sampler.
    pub class: U32,
    /// The kind: 0 invalid, 1 Texture1D, 2 Texture2D, 3 Texture2DMS, 4 Texture3D, 5 TextureCube, 6 Texture1DArray,
    /// 7 Texture2DArray, 8 Texture2DMSArray, 9 TextureCubeArray, 10 TypedBuffer, 11 RawBuffer, 12 StructuredBuffer,
    /// 13 CBuffer, 14 Sampler, 15 TBuffer, 16 RTAccelerationStructure, 17 FeedbackTexture2D, 18 FeedbackTexture2DArray.
    pub kind: U32,
    /// The number of the resource within its class.
    pub id: U32,
    /// The register space.
    pub space: U32,
    /// The first register.
    pub lower_bound: U32,
    /// The last register; 0xffffffff for an unbounded range.
    pub upper_bound: U32,
    /// The name: an offset in the string buffer.
    pub name: U32,
    /// Bit 0: globally coherent; 1: has a counter; 2: rasterizer ordered; 3: dynamically indexed; 4: used by 64-bit
    /// atomic operations; 5: reorder coherent.
    pub flags: U32,
}

/// A function (dxc's `RuntimeDataFunctionInfo`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct Function {
    /// The mangled name: an offset in the string buffer.
    pub name: U32,
    /// The unmangled name: an offset in the string buffer.
    pub unmangled_name: U32,
    /// The resources that the function uses: an array of indices in the table of resources.
    pub resources: U32,
    /// The names of the external functions that the function calls: an array of offsets in the string buffer.
    pub dependencies: U32,
    /// The stage, library for a function that is no entry point: 0 pixel, 1 vertex, 2 geometry, 3 hull, 4 domain, 5
    /// compute, 6 library, 7 ray generation, 8 intersection, 9 any hit, 10 closest hit, 11 miss, 12 callable, 13 mesh,
    /// 14 amplification, 15 node.
    pub shader_kind: U32,
    /// The size of the ray payload, or of a callable shader's parameter, in bytes.
    pub payload_size: U32,
    /// The size of the hit attributes in bytes.
    pub attribute_size: U32,
    /// The features that the function requires: bits 0 to 31 of SFI0's mask.
    pub features: U32,
    /// The features that the function requires: bits 32 to 63 of SFI0's mask.
    pub features_upper: U32,
    /// The stages that may call the function: a bit for each, by the stage's number.
    pub stages: U32,
    /// The least shader model that may use the function: as a program header's version.
    pub min_target: U32,
}

/// A function of version 2 (dxc's `RuntimeDataFunctionInfo2`): written for validators from 1.8 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct Function2 {
    /// The fields of version 1.
    #[layout(flatten)]
    pub version1: Function,
    /// The least number of lanes in a wave that the function expects; 0 for none.
    pub min_wave_lanes: u8,
    /// The largest number of lanes in a wave that the function expects; 0 for none.
    pub max_wave_lanes: u8,
    /// Bit 0: a node that may begin a program; 1: an output has SV_Position; 2: writes depth; 3: runs for each sample;
    /// 4: uses the view id.
    pub flags: U16,
    /// What the function's stage says: an index in the table of that stage (nodes: of node shaders); 0xffffffff for
    /// none.
    pub stage_record: U32,
}

/// A subobject (dxc's `RuntimeDataSubobjectInfo`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct SubobjectRecord {
    /// The kind: 0 state object configuration, 1 global root signature, 2 local root signature, 8 association of a
    /// subobject with exports, 9 ray-tracing shader configuration, 10 ray-tracing pipeline configuration, 11 hit group,
    /// 12 ray-tracing pipeline configuration with flags.
    pub kind: U32,
    /// The name: an offset in the string buffer.
    pub name: U32,
    /// What the kind says: flags; the root signature's offset and size in the raw bytes; the subobject's name and the
    /// exports' array; payload and attribute size; recursion depth and flags; or the hit group's type and the names of
    /// its any-hit, closest-hit and intersection shaders.
    pub words: [U32; 4],
}
