//! The records of a root signature.

use crate::layout::Layout;
use zerocopy::{
    FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned,
    little_endian::{F32, U32},
};

/// The header of a root signature (dxc's `DxilContainerRootSignatureDesc`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct RootSignatureHeader {
    /// The version: 1 for 1.0, 2 for 1.1, 3 for 1.2.
    pub version: U32,
    /// The number of root parameters.
    pub parameter_count: U32,
    /// The offset of the root parameters from the start of this header, in bytes.
    pub parameters: U32,
    /// The number of static samplers.
    pub sampler_count: U32,
    /// The offset of the static samplers from the start of this header, in bytes.
    pub samplers: U32,
    /// Bit 0: allows an input layout; 1: denies vertex shaders root access; 2: denies hull shaders root access; 3:
    /// denies domain shaders root access; 4: denies geometry shaders root access; 5: denies pixel shaders root access;
    /// 6: allows stream output; 7: is a local root signature; 8: denies amplification shaders root access; 9: denies
    /// mesh shaders root access; 10: indexes the heap of resources directly; 11: indexes the heap of samplers directly;
    /// 31: allows a low limit of constant buffers.
    pub flags: U32,
}

/// A root parameter (dxc's `DxilContainerRootParameter`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct ParameterHeader {
    /// The kind: 0 descriptor table, 1 constants, 2 constant buffer, 3 SRV, 4 UAV.
    pub kind: U32,
    /// The stages that see it: 0 all, 1 vertex, 2 hull, 3 domain, 4 geometry, 5 pixel, 6 amplification, 7 mesh.
    pub visibility: U32,
    /// The offset of what the parameter says from the start of the root signature, in bytes.
    pub payload: U32,
}

/// A descriptor table (dxc's `DxilContainerRootDescriptorTable`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct DescriptorTable {
    /// The number of ranges.
    pub range_count: U32,
    /// The offset of the ranges from the start of the root signature, in bytes.
    pub ranges: U32,
}

/// A range of descriptors of version 1.0 (dxc's `DxilContainerDescriptorRange`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct Range {
    /// The kind: 0 SRV, 1 UAV, 2 constant buffer, 3 sampler.
    pub kind: U32,
    /// The number of descriptors; 0xffffffff for no bound.
    pub count: U32,
    /// The first register.
    pub register: U32,
    /// The register space.
    pub space: U32,
    /// The offset from the table's start, in descriptors; 0xffffffff for where the range before ends.
    pub offset: U32,
}

/// A range of descriptors of version 1.1 and later (dxc's `DxilContainerDescriptorRange1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct Range1 {
    /// The kind: 0 SRV, 1 UAV, 2 constant buffer, 3 sampler.
    pub kind: U32,
    /// The number of descriptors; 0xffffffff for no bound.
    pub count: U32,
    /// The first register.
    pub register: U32,
    /// The register space.
    pub space: U32,
    /// Bit 0: descriptors are volatile; 1: data is volatile; 2: data is static while set at execution; 3: data is
    /// static; 16: descriptors are static, with bounds checks of buffers.
    pub flags: U32,
    /// The offset from the table's start, in descriptors; 0xffffffff for where the range before ends.
    pub offset: U32,
}

/// Root constants (dxc's `DxilRootConstants`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct RootConstants {
    /// The register.
    pub register: U32,
    /// The register space.
    pub space: U32,
    /// The number of 32-bit constants.
    pub count: U32,
}

/// A root descriptor of version 1.0 (dxc's `DxilRootDescriptor`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct RootDescriptor {
    /// The register.
    pub register: U32,
    /// The register space.
    pub space: U32,
}

/// A root descriptor of version 1.1 and later (dxc's `DxilContainerRootDescriptor1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct RootDescriptor1 {
    /// The register.
    pub register: U32,
    /// The register space.
    pub space: U32,
    /// Bit 1: data is volatile; 2: data is static while set at execution; 3: data is static.
    pub flags: U32,
}

/// A static sampler of versions 1.0 and 1.1 (dxc's `DxilStaticSamplerDesc`).
#[derive(Clone, Copy, Debug, PartialEq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct StaticSampler {
    /// Bits 0 and 1: linear between mip levels; bits 2 and 3: linear in magnification; bits 4 and 5: linear in
    /// minification; bit 6: anisotropic; bits 7 and 8: reduction, by comparison (1), minimum (2) or maximum (3).
    pub filter: U32,
    /// How texture coordinates in u are addressed: 1 wrap, 2 mirror, 3 clamp, 4 border, 5 mirror once.
    pub address_u: U32,
    /// How texture coordinates in v are addressed: 1 wrap, 2 mirror, 3 clamp, 4 border, 5 mirror once.
    pub address_v: U32,
    /// How texture coordinates in w are addressed: 1 wrap, 2 mirror, 3 clamp, 4 border, 5 mirror once.
    pub address_w: U32,
    /// What is added to the mip level.
    pub mip_lod_bias: F32,
    /// The largest anisotropy.
    pub max_anisotropy: U32,
    /// The comparison: 1 never, 2 less, 3 equal, 4 less or equal, 5 greater, 6 not equal, 7 greater or equal, 8 always.
    pub comparison: U32,
    /// The border's colour: 0 transparent black, 1 opaque black, 2 opaque white, 3 opaque black as integers, 4
    /// opaque white as integers.
    pub border_colour: U32,
    /// The least mip level.
    pub min_lod: F32,
    /// The largest mip level.
    pub max_lod: F32,
    /// The register.
    pub register: U32,
    /// The register space.
    pub space: U32,
    /// The stages that see it: 0 all, 1 vertex, 2 hull, 3 domain, 4 geometry, 5 pixel, 6 amplification, 7 mesh.
    pub visibility: U32,
}

/// A static sampler of version 1.2 (Direct3D 12's `D3D12_STATIC_SAMPLER_DESC1`).
#[derive(Clone, Copy, Debug, PartialEq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct StaticSampler1 {
    /// The fields of versions 1.0 and 1.1.
    #[layout(flatten)]
    pub version0: StaticSampler,
    /// Bit 0: the border's colour is an integer; 1: texture coordinates are not normalised.
    pub flags: U32,
}
