//! The runtime info of PSV0: each version is the one before and some fields more, told apart by size.

use crate::{layout::Layout, part::program::ShaderKind};
use zerocopy::{
    FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned,
    little_endian::{U16, U32},
};

macro_rules! records {
    ($($(#[$meta:meta])* $name:ident { $($(#[$field_meta:meta])* $field:ident: $ty:ty,)* })*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
            #[repr(C)]
            pub struct $name { $($(#[$field_meta])* pub $field: $ty,)* }
        )*
    };
}

records! {
    /// Runtime info of version 0, 24 bytes: written for validator 1.0.
    RuntimeInfo0 {
        /// What the stage says of itself: a record of its own for each stage.
        stage_info: [u8; 16],
        /// The least number of lanes in a wave that the program expects; 0 for none.
        min_wave_lanes: U32,
        /// The largest number of lanes in a wave that the program expects; 0xffffffff for none.
        max_wave_lanes: U32,
    }

    /// Runtime info of version 1, 36 bytes: written for validators 1.1 to 1.5.
    RuntimeInfo1 {
        /// The fields of version 0.
        #[layout(flatten)]
        version0: RuntimeInfo0,
        /// The stage: 0 pixel, 1 vertex, 2 geometry, 3 hull, 4 domain, 5 compute, 13 mesh, 14 amplification.
        stage: u8,
        /// Whether the program uses the view id.
        uses_view_id: u8,
        /// Geometry: the largest number of output vertices. Hull, domain: in byte 0 the patch-constant vectors. Mesh: in
        /// byte 0 the primitive output vectors, in byte 1 the output topology (0 undefined, 1 line, 2 triangle).
        stage_word: U16,
        /// The number of input signature elements.
        input_elements: u8,
        /// The number of output signature elements.
        output_elements: u8,
        /// The number of patch-constant (hull, domain) or primitive (mesh) signature elements.
        patch_constant_elements: u8,
        /// The number of vectors (rows) that the inputs are packed into.
        input_vectors: u8,
        /// The number of vectors (rows) that the outputs are packed into, for each stream.
        output_vectors: [u8; 4],
    }

    /// Runtime info of version 2, 48 bytes: written for validators 1.6 and 1.7.
    RuntimeInfo2 {
        /// The fields of version 1.
        #[layout(flatten)]
        version1: RuntimeInfo1,
        /// The thread group's size in x, y and z (compute, mesh, amplification).
        threads: [U32; 3],
    }

    /// Runtime info of version 3, 52 bytes: written for validators 1.8 and 1.9.
    RuntimeInfo3 {
        /// The fields of version 2.
        #[layout(flatten)]
        version2: RuntimeInfo2,
        /// The offset of the entry function's name in the string table, in bytes.
        entry_name: U32,
    }

    /// Runtime info of version 4, 56 bytes.
    RuntimeInfo4 {
        /// The fields of version 3.
        #[layout(flatten)]
        version3: RuntimeInfo3,
        /// The bytes of group-shared memory that a compute, mesh or amplification program uses.
        group_shared_bytes: U32,
    }

    /// Runtime info of version 5, 60 bytes: written for validator 1.10 by development builds after dxc 1.9.
    RuntimeInfo5 {
        /// The fields of version 4.
        #[layout(flatten)]
        version4: RuntimeInfo4,
        /// Whether runtime info of linear algebra is present.
        linear_algebra: U32,
    }

    /// The stage info of a vertex shader.
    VertexInfo {
        /// Whether an output has the semantic SV_Position.
        output_position: u8,
        /// Unused: 0.
        unused: [u8; 15],
    }

    /// The stage info of a hull shader.
    HullInfo {
        /// The number of input control points, at most 32.
        input_control_points: U32,
        /// The number of output control points, at most 32.
        output_control_points: U32,
        /// The tessellator's domain: 0 undefined, 1 isoline, 2 triangle, 3 quad.
        domain: U32,
        /// The tessellator's output primitive: 0 undefined, 1 point, 2 line, 3 clockwise triangle, 4 counterclockwise one.
        output_primitive: U32,
    }

    /// The stage info of a domain shader.
    DomainInfo {
        /// The number of input control points, at most 32.
        input_control_points: U32,
        /// Whether an output has the semantic SV_Position.
        output_position: u8,
        /// Unused: 0.
        unused: [u8; 3],
        /// The tessellator's domain: 0 undefined, 1 isoline, 2 triangle, 3 quad.
        domain: U32,
        /// Unused: 0.
        unused_end: [u8; 4],
    }

    /// The stage info of a geometry shader.
    GeometryInfo {
        /// The input primitive: 1 point, 2 line, 3 triangle, 6 and 7 line and triangle with adjacency, 8 to 39 a patch of
        /// 1 to 32 control points.
        input_primitive: U32,
        /// The output topology: 1 points, 3 line strip, 5 triangle strip.
        output_topology: U32,
        /// The streams that are written: a bit for each of four.
        stream_mask: U32,
        /// Whether an output has the semantic SV_Position.
        output_position: u8,
        /// Unused: 0.
        unused: [u8; 3],
    }

    /// The stage info of a pixel shader.
    PixelInfo {
        /// Whether the program writes depth.
        depth_output: u8,
        /// Whether the program runs for each sample.
        sample_frequency: u8,
        /// Unused: 0.
        unused: [u8; 14],
    }

    /// The stage info of a mesh shader.
    MeshInfo {
        /// The bytes of group-shared memory that the program uses.
        group_shared_bytes: U32,
        /// How many of them depend on the view id.
        group_shared_bytes_by_view_id: U32,
        /// The size of the payload in bytes.
        payload_size: U32,
        /// The largest number of output vertices.
        max_vertices: U16,
        /// The largest number of output primitives.
        max_primitives: U16,
    }

    /// The stage info of an amplification shader.
    AmplificationInfo {
        /// The size of the payload in bytes.
        payload_size: U32,
        /// Unused: 0.
        unused: [u8; 12],
    }
}

/// What a stage says of itself in the 16 bytes that all stages share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageInfo<'a> {
    /// A vertex shader.
    Vertex(&'a VertexInfo),
    /// A hull shader.
    Hull(&'a HullInfo),
    /// A domain shader.
    Domain(&'a DomainInfo),
    /// A geometry shader.
    Geometry(&'a GeometryInfo),
    /// A pixel shader.
    Pixel(&'a PixelInfo),
    /// A mesh shader.
    Mesh(&'a MeshInfo),
    /// An amplification shader.
    Amplification(&'a AmplificationInfo),
    /// A stage that says nothing there.
    None(&'a [u8; 16]),
}

impl RuntimeInfo0 {
    /// The stage info as `stage` writes it.
    pub fn of_stage(&self, stage: Option<ShaderKind>) -> StageInfo<'_> {
        use zerocopy::transmute_ref;
        let info = &self.stage_info;
        match stage {
            Some(ShaderKind::Vertex) => StageInfo::Vertex(transmute_ref!(info)),
            Some(ShaderKind::Hull) => StageInfo::Hull(transmute_ref!(info)),
            Some(ShaderKind::Domain) => StageInfo::Domain(transmute_ref!(info)),
            Some(ShaderKind::Geometry) => StageInfo::Geometry(transmute_ref!(info)),
            Some(ShaderKind::Pixel) => StageInfo::Pixel(transmute_ref!(info)),
            Some(ShaderKind::Mesh) => StageInfo::Mesh(transmute_ref!(info)),
            Some(ShaderKind::Amplification) => StageInfo::Amplification(transmute_ref!(info)),
            _ => StageInfo::None(info),
        }
    }
}

/// A runtime info of any version: its bytes, at least the 24 of version 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuntimeInfo<'a> {
    bytes: &'a [u8],
    version0: &'a RuntimeInfo0,
}

impl<'a> RuntimeInfo<'a> {
    /// The sizes of the known versions.
    pub const SIZES: [usize; 6] = [
        size_of::<RuntimeInfo0>(),
        size_of::<RuntimeInfo1>(),
        size_of::<RuntimeInfo2>(),
        size_of::<RuntimeInfo3>(),
        size_of::<RuntimeInfo4>(),
        size_of::<RuntimeInfo5>(),
    ];

    /// The runtime info in `bytes`; none in fewer than 24.
    pub fn new(bytes: &'a [u8]) -> Option<Self> {
        let (version0, _) = RuntimeInfo0::ref_from_prefix(bytes).ok()?;
        Some(Self { bytes, version0 })
    }

    /// All bytes of the runtime info.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The newest version whose fields the bytes hold.
    pub fn version(&self) -> usize {
        Self::SIZES.iter().rposition(|&size| size <= self.bytes.len()).unwrap_or(0)
    }

    /// What follows the fields of [`RuntimeInfo::version`]: a newer version's fields.
    pub fn tail(&self) -> &'a [u8] {
        Self::SIZES.get(self.version()).and_then(|&size| self.bytes.get(size..)).unwrap_or_default()
    }

    /// Whether a validator writes runtime info of this size, as far as is known, or may write it later.
    pub fn has_known_size(&self) -> bool {
        let size = self.bytes.len();
        Self::SIZES.contains(&size) || size > size_of::<RuntimeInfo5>()
    }

    fn prefix<T: crate::layout::Raw>(&self) -> Option<&'a T> {
        T::ref_from_prefix(self.bytes).ok().map(|(record, _)| record)
    }

    /// The fields of version 0, which every runtime info has.
    pub fn version0(&self) -> &'a RuntimeInfo0 {
        self.version0
    }

    /// The fields of version 1, if there are that many.
    pub fn version1(&self) -> Option<&'a RuntimeInfo1> {
        self.prefix()
    }

    /// The fields of version 2, if there are that many.
    pub fn version2(&self) -> Option<&'a RuntimeInfo2> {
        self.prefix()
    }

    /// The fields of version 3, if there are that many.
    pub fn version3(&self) -> Option<&'a RuntimeInfo3> {
        self.prefix()
    }

    /// The fields of version 4, if there are that many.
    pub fn version4(&self) -> Option<&'a RuntimeInfo4> {
        self.prefix()
    }

    /// The fields of version 5, if there are that many.
    pub fn version5(&self) -> Option<&'a RuntimeInfo5> {
        self.prefix()
    }

    /// The stage; none in version 0 and for a number without a stage.
    pub fn stage(&self) -> Option<ShaderKind> {
        self.version1().and_then(|info| ShaderKind::new(info.stage.into()))
    }

    /// What the stage says of itself, as the runtime info's own stage, or `program` in version 0, writes it.
    pub fn stage_info(&self, program: Option<ShaderKind>) -> StageInfo<'a> {
        let stage = if self.version1().is_some() { self.stage() } else { program };
        self.version0.of_stage(stage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_version_is_the_one_before_and_some_fields_more() {
        assert_eq!(RuntimeInfo::SIZES, [24, 36, 48, 52, 56, 60]);
        let bytes = [0; 70];
        for (size, version, tail, known) in [
            (24, 0, 0, true),
            (35, 0, 11, false),
            (36, 1, 0, true),
            (52, 3, 0, true),
            (59, 4, 3, false),
            (64, 5, 4, true),
        ] {
            let info = RuntimeInfo::new(&bytes[..size]).unwrap();
            assert_eq!((info.version(), info.tail().len(), info.has_known_size()), (version, tail, known), "{size}");
            assert_eq!(info.version1().is_some(), version >= 1);
            assert_eq!(info.version5().is_some(), version >= 5);
        }
        assert!(RuntimeInfo::new(&bytes[..23]).is_none());
    }

    #[test]
    fn fields_lie_where_dxc_puts_them() {
        let offset = |name| RuntimeInfo1::RECORD.fields.iter().find(|field| field.name == name).unwrap().offset;
        assert_eq!((offset("stage"), offset("stage_word"), offset("output_vectors")), (24, 26, 32));
        let stages = [
            VertexInfo::RECORD,
            HullInfo::RECORD,
            DomainInfo::RECORD,
            GeometryInfo::RECORD,
            PixelInfo::RECORD,
            MeshInfo::RECORD,
            AmplificationInfo::RECORD,
        ];
        assert!(stages.iter().all(|record| record.size == 16));
    }
}
