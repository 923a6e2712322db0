//! State-object subobjects, as a library's runtime data holds them.

use super::{Rdat, SubobjectRecord, TableKind};
use crate::{error::Result, layout::Table};
use zerocopy::little_endian::U32;

/// A subobject of a state object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subobject<'a> {
    /// The name, which no other subobject of the library has.
    pub name: &'a [u8],
    /// What it is.
    pub kind: SubobjectKind<'a>,
}

/// What a subobject is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubobjectKind<'a> {
    /// The configuration of the state object.
    StateObjectConfig {
        /// Bit 0: may depend on external definitions; 1: others may depend on local ones; 2: may be added to.
        flags: u32,
    },
    /// A root signature.
    RootSignature {
        /// Whether it is a local one.
        local: bool,
        /// The root signature, as in a part RTS0.
        data: &'a [u8],
        /// Its text; runtime data has none.
        text: &'a [u8],
    },
    /// Another subobject's association with exports.
    Association {
        /// The other subobject's name.
        subobject: &'a [u8],
        /// The exports: an array of offsets in the string buffer.
        exports: &'a [U32],
    },
    /// The configuration of ray-tracing shaders.
    ShaderConfig {
        /// The largest payload in bytes.
        max_payload_size: u32,
        /// The largest hit attributes in bytes.
        max_attribute_size: u32,
    },
    /// The configuration of a ray-tracing pipeline.
    PipelineConfig {
        /// How deep rays may be traced from hits of rays.
        max_recursion_depth: u32,
    },
    /// A hit group.
    HitGroup {
        /// 0: triangles; 1: procedural primitives.
        group_type: u32,
        /// The any-hit shader's name.
        any_hit: &'a [u8],
        /// The closest-hit shader's name.
        closest_hit: &'a [u8],
        /// The intersection shader's name.
        intersection: &'a [u8],
    },
    /// The configuration of a ray-tracing pipeline, with flags.
    PipelineConfig1 {
        /// How deep rays may be traced from hits of rays.
        max_recursion_depth: u32,
        /// 0x100: skip triangles; 0x200: skip procedural primitives; 0x400: allow opacity micromaps.
        flags: u32,
    },
    /// A kind that is not known.
    Unknown {
        /// Its number.
        number: u32,
    },
}

/// The subobjects of runtime data.
#[derive(Clone, Copy, Debug)]
pub struct Subobjects<'a> {
    rdat: Rdat<'a>,
    records: Table<'a, SubobjectRecord>,
}

impl<'a> Rdat<'a> {
    /// The subobjects.
    pub fn subobjects(&self) -> Subobjects<'a> {
        Subobjects { rdat: *self, records: self.records(TableKind::Subobjects) }
    }
}

impl SubobjectKind<'_> {
    /// Its number in records and metadata.
    pub fn number(&self) -> u32 {
        match *self {
            Self::StateObjectConfig { .. } => 0,
            Self::RootSignature { local, .. } => 1 + u32::from(local),
            Self::Association { .. } => 8,
            Self::ShaderConfig { .. } => 9,
            Self::PipelineConfig { .. } => 10,
            Self::HitGroup { .. } => 11,
            Self::PipelineConfig1 { .. } => 12,
            Self::Unknown { number } => number,
        }
    }

    /// The name of HLSL's type of such subobjects; none of an unknown one.
    pub fn name(&self) -> Option<&'static str> {
        Some(match self {
            Self::StateObjectConfig { .. } => "StateObjectConfig",
            Self::RootSignature { local: false, .. } => "GlobalRootSignature",
            Self::RootSignature { local: true, .. } => "LocalRootSignature",
            Self::Association { .. } => "SubobjectToExportsAssociation",
            Self::ShaderConfig { .. } => "RaytracingShaderConfig",
            Self::PipelineConfig { .. } => "RaytracingPipelineConfig",
            Self::HitGroup { .. } => "HitGroup",
            Self::PipelineConfig1 { .. } => "RaytracingPipelineConfig1",
            Self::Unknown { .. } => return None,
        })
    }
}

impl<'a> Subobjects<'a> {
    /// The number of subobjects.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The subobjects in the table's order.
    pub fn iter(&self) -> impl Iterator<Item = Result<Subobject<'a>>> + use<'a> {
        let rdat = self.rdat;
        self.records.iter().map(move |record| read(&rdat, record))
    }
}

/// The subobject of a record.
fn read<'a>(rdat: &Rdat<'a>, record: &SubobjectRecord) -> Result<Subobject<'a>> {
    let [first, second, third, fourth] = record.words;
    let kind = match record.kind.get() {
        0 => SubobjectKind::StateObjectConfig { flags: first.get() },
        number @ (1 | 2) => {
            SubobjectKind::RootSignature { local: number == 2, data: rdat.bytes_at(first, second)?, text: &[] }
        }
        // dxc takes an array that is not there for an empty one.
        8 => SubobjectKind::Association {
            subobject: rdat.string(first)?,
            exports: rdat.array(second).unwrap_or_default(),
        },
        9 => SubobjectKind::ShaderConfig { max_payload_size: first.get(), max_attribute_size: second.get() },
        10 => SubobjectKind::PipelineConfig { max_recursion_depth: first.get() },
        11 => SubobjectKind::HitGroup {
            group_type: first.get(),
            any_hit: rdat.string(second)?,
            closest_hit: rdat.string(third)?,
            intersection: rdat.string(fourth)?,
        },
        12 => SubobjectKind::PipelineConfig1 { max_recursion_depth: first.get(), flags: second.get() },
        number => SubobjectKind::Unknown { number },
    };
    Ok(Subobject { name: rdat.string(record.name)?, kind })
}

#[cfg(test)]
mod tests {
    use super::{super::tests::rdat, *};
    use alloc::vec::Vec;

    #[test]
    fn a_subobject_s_words_mean_what_its_kind_says() {
        let mut table = [4u32, 24].map(u32::to_le_bytes).concat();
        let records: [[u32; 6]; 4] =
            [[11, 1, 1, 0, 4, 0], [1, 4, 1, 2, 0, 0], [12, 1, 3, 0x100, 0, 0], [5, 1, 0, 0, 0, 0]];
        table.extend(records.iter().flatten().flat_map(|word| word.to_le_bytes()));
        let data = rdat(&[
            (TableKind::Strings, b"\0hg\0ch\0\0".to_vec()),
            (TableKind::RawBytes, b"_rs_".to_vec()),
            (TableKind::Subobjects, table),
        ]);
        let subobjects = Rdat::read_at(&data, 0).unwrap().subobjects();
        let kinds = subobjects.iter().map(|found| found.map(|found| found.kind)).collect::<Result<Vec<_>>>().unwrap();
        assert_eq!(
            kinds,
            [
                SubobjectKind::HitGroup { group_type: 1, any_hit: b"", closest_hit: b"ch", intersection: b"" },
                SubobjectKind::RootSignature { local: false, data: b"rs", text: b"" },
                SubobjectKind::PipelineConfig1 { max_recursion_depth: 3, flags: 0x100 },
                SubobjectKind::Unknown { number: 5 },
            ]
        );
        assert_eq!(subobjects.iter().next().unwrap().unwrap().name, b"hg");
    }
}
