//! What the last four words of a subobject's record hold, by its kind.

use crate::layout::{Layout, Record};
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned, little_endian::U32};

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
    /// The words of a state object configuration.
    StateObjectConfigWords {
        /// Bit 0: may depend on external definitions; 1: others may depend on local ones; 2: may be added to.
        flags: U32,
        /// Unused: 0.
        unused: [U32; 3],
    }

    /// The words of a global or local root signature.
    RootSignatureWords {
        /// The root signature: an offset in the raw bytes.
        offset: U32,
        /// Its size in bytes.
        size: U32,
        /// Unused: 0.
        unused: [U32; 2],
    }

    /// The words of an association of a subobject with exports.
    AssociationWords {
        /// The subobject's name: an offset in the string buffer.
        subobject: U32,
        /// The exports' names: an array of offsets in the string buffer.
        exports: U32,
        /// Unused: 0.
        unused: [U32; 2],
    }

    /// The words of a ray-tracing shader configuration.
    ShaderConfigWords {
        /// The largest payload in bytes.
        max_payload_size: U32,
        /// The largest hit attributes in bytes.
        max_attribute_size: U32,
        /// Unused: 0.
        unused: [U32; 2],
    }

    /// The words of a ray-tracing pipeline configuration, with flags or without.
    PipelineConfigWords {
        /// How deep rays may be traced from hits of rays.
        max_recursion_depth: U32,
        /// Bit 8: skips triangles; 9: skips procedural primitives; 10: allows opacity micromaps. Of kind 12 alone.
        flags: U32,
        /// Unused: 0.
        unused: [U32; 2],
    }

    /// The words of a hit group.
    HitGroupWords {
        /// The type: 0 triangles, 1 procedural primitives.
        group_type: U32,
        /// The any-hit shader's name: an offset in the string buffer.
        any_hit: U32,
        /// The closest-hit shader's name: an offset in the string buffer.
        closest_hit: U32,
        /// The intersection shader's name: an offset in the string buffer.
        intersection: U32,
    }
}

/// The field table of the words of a subobject of this kind; none for an unknown kind.
pub fn subobject_words(kind: u32) -> Option<&'static Record> {
    Some(match kind {
        0 => StateObjectConfigWords::RECORD,
        1 | 2 => RootSignatureWords::RECORD,
        8 => AssociationWords::RECORD,
        9 => ShaderConfigWords::RECORD,
        10 | 12 => PipelineConfigWords::RECORD,
        11 => HitGroupWords::RECORD,
        _ => return None,
    })
}
