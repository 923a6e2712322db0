//! What the fields of runtime data's records refer to, and whether it is there.

use super::{
    AmplificationShader, ComputeShader, DomainShader, FORMAT, Function, Function2, GeometryShader, HullShader,
    MeshShader, NULL, NodeFunctionAttribute, NodeId, NodeIo, NodeIoAttribute, NodeShader, PdbLibrary, PdbRecord,
    PdbSource, PixelShader, Rdat, RecordsHeader, Resource, SignatureElement, SubobjectRecord, TableKind, VertexShader,
};
use crate::{
    error::{Error, Result},
    layout::{Layout, Record},
    part::program::ShaderKind,
};
use alloc::{vec, vec::Vec};
use core::mem::offset_of;
use zerocopy::{FromBytes, little_endian::U32};

/// What a field of 32 bits refers to; [`NULL`] refers to nothing, where an array or a record is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    /// A string: an offset in the string buffer.
    String,
    /// Strings: an index in the index arrays, of an array of offsets in the string buffer.
    Strings,
    /// Numbers: an index in the index arrays.
    Numbers,
    /// Raw bytes: an offset in them; the size stands in the next 32 bits.
    Bytes,
    /// A record: an index in the table of this kind.
    Record(TableKind),
    /// Records: an index in the index arrays, of an array of indices in the table of this kind.
    Records(TableKind),
}

use Reference::{Bytes, Numbers, Strings};

/// The offset of a field in its record, and what the field refers to.
type Place = (usize, Reference);

impl TableKind {
    /// The field table of this kind's records of `stride` bytes: of the newest version that they hold. None for the
    /// tables that have no records, and for records smaller than the first version.
    pub fn record(self, stride: usize) -> Option<&'static Record> {
        let versions: &[&Record] = match self {
            Self::Strings | Self::Indexes | Self::RawBytes | Self::MeshNodes => &[],
            Self::Resources => &[Resource::RECORD],
            Self::Functions => &[Function::RECORD, Function2::RECORD],
            Self::Subobjects => &[SubobjectRecord::RECORD],
            Self::NodeIds => &[NodeId::RECORD],
            Self::NodeIoAttributes => &[NodeIoAttribute::RECORD],
            Self::NodeFunctionAttributes => &[NodeFunctionAttribute::RECORD],
            Self::NodeIo => &[NodeIo::RECORD],
            Self::NodeShaders => &[NodeShader::RECORD],
            Self::SignatureElements => &[SignatureElement::RECORD],
            Self::VertexShaders => &[VertexShader::RECORD],
            Self::PixelShaders => &[PixelShader::RECORD],
            Self::HullShaders => &[HullShader::RECORD],
            Self::DomainShaders => &[DomainShader::RECORD],
            Self::GeometryShaders => &[GeometryShader::RECORD],
            Self::ComputeShaders => &[ComputeShader::RECORD],
            Self::MeshShaders => &[MeshShader::RECORD],
            Self::AmplificationShaders => &[AmplificationShader::RECORD],
            Self::PdbInfo => &[PdbRecord::RECORD],
            Self::PdbSources => &[PdbSource::RECORD],
            Self::PdbLibraries => &[PdbLibrary::RECORD],
        };
        versions.iter().rev().find(|record| record.size <= stride).copied()
    }

    /// What the fields of `record`, one of this kind's, refer to, by the field's offset.
    pub fn references(self, record: &[u8]) -> impl Iterator<Item = (usize, Reference)> + use<> {
        let (fixed, more) = self.reference_table(record);
        let fits = record.len();
        fixed.iter().copied().chain(more).filter(move |(offset, _)| offset + size_of::<U32>() <= fits)
    }

    /// The references that all records of this kind have, and one that this record has.
    fn reference_table(self, record: &[u8]) -> (&'static [Place], Option<Place>) {
        const NAME: Place = (0, Reference::String);
        const ELEMENTS: Reference = Reference::Records(TableKind::SignatureElements);
        let first = record.first_chunk().map_or(0, |bytes| u32::from_le_bytes(*bytes));
        let value = offset_of!(NodeIoAttribute, value);
        match self {
            Self::Strings | Self::Indexes | Self::RawBytes | Self::MeshNodes => (&[], None),
            Self::Resources => (&[(offset_of!(Resource, name), Reference::String)], None),
            Self::Functions => {
                const FUNCTION: &[Place] = &[
                    (offset_of!(Function, name), Reference::String),
                    (offset_of!(Function, unmangled_name), Reference::String),
                    (offset_of!(Function, resources), Reference::Records(TableKind::Resources)),
                    (offset_of!(Function, dependencies), Strings),
                ];
                let function = Function2::ref_from_prefix(record).ok();
                let stage = function.and_then(|(function, _)| {
                    let table = stage_table(ShaderKind::new(function.version1.shader_kind.get())?)?;
                    Some((offset_of!(Function2, stage_record), Reference::Record(table)))
                });
                (FUNCTION, stage)
            }
            Self::Subobjects => {
                const RECORD: &[Place] = &[(offset_of!(SubobjectRecord, name), Reference::String)];
                const ROOT_SIGNATURE: &[Place] = &[
                    (offset_of!(SubobjectRecord, name), Reference::String),
                    (offset_of!(SubobjectRecord, words), Bytes),
                ];
                const ASSOCIATION: &[Place] = &[
                    (offset_of!(SubobjectRecord, name), Reference::String),
                    (offset_of!(SubobjectRecord, words), Reference::String),
                    (offset_of!(SubobjectRecord, words) + 4, Strings),
                ];
                const HIT_GROUP: &[Place] = &[
                    (offset_of!(SubobjectRecord, name), Reference::String),
                    (offset_of!(SubobjectRecord, words) + 4, Reference::String),
                    (offset_of!(SubobjectRecord, words) + 8, Reference::String),
                    (offset_of!(SubobjectRecord, words) + 12, Reference::String),
                ];
                let found = match first {
                    1 | 2 => ROOT_SIGNATURE,
                    8 => ASSOCIATION,
                    11 => HIT_GROUP,
                    _ => RECORD,
                };
                (found, None)
            }
            Self::NodeIds => (&[NAME], None),
            Self::NodeIoAttributes => (&[], (first == 1).then_some((value, Reference::Record(Self::NodeIds)))),
            Self::NodeFunctionAttributes => {
                let reference = match first {
                    1 | 3 => Some(Reference::Record(Self::NodeIds)),
                    2 | 4 | 7 => Some(Numbers),
                    _ => None,
                };
                (&[], reference.map(|reference| (value, reference)))
            }
            Self::NodeIo => (&[(offset_of!(NodeIo, attributes), Reference::Records(Self::NodeIoAttributes))], None),
            Self::NodeShaders => {
                const NODE: &[Place] = &[
                    (offset_of!(NodeShader, attributes), Reference::Records(TableKind::NodeFunctionAttributes)),
                    (offset_of!(NodeShader, outputs), Reference::Records(TableKind::NodeIo)),
                    (offset_of!(NodeShader, inputs), Reference::Records(TableKind::NodeIo)),
                ];
                (NODE, None)
            }
            Self::SignatureElements => (&[NAME, (offset_of!(SignatureElement, indexes), Numbers)], None),
            Self::VertexShaders => {
                (&[(0, ELEMENTS), (4, ELEMENTS), (offset_of!(VertexShader, outputs_by_view_id), Bytes)], None)
            }
            Self::PixelShaders => (&[(0, ELEMENTS), (4, ELEMENTS)], None),
            Self::HullShaders => {
                const HULL: &[Place] = &[
                    (offset_of!(HullShader, inputs), ELEMENTS),
                    (offset_of!(HullShader, outputs), ELEMENTS),
                    (offset_of!(HullShader, patch_constants), ELEMENTS),
                    (offset_of!(HullShader, outputs_by_view_id), Bytes),
                    (offset_of!(HullShader, patch_constants_by_view_id), Bytes),
                    (offset_of!(HullShader, outputs_by_input), Bytes),
                    (offset_of!(HullShader, patch_constants_by_input), Bytes),
                ];
                (HULL, None)
            }
            Self::DomainShaders => {
                const DOMAIN: &[Place] = &[
                    (offset_of!(DomainShader, inputs), ELEMENTS),
                    (offset_of!(DomainShader, outputs), ELEMENTS),
                    (offset_of!(DomainShader, patch_constants), ELEMENTS),
                    (offset_of!(DomainShader, outputs_by_view_id), Bytes),
                    (offset_of!(DomainShader, outputs_by_input), Bytes),
                    (offset_of!(DomainShader, outputs_by_patch_constant), Bytes),
                ];
                (DOMAIN, None)
            }
            Self::GeometryShaders => {
                const GEOMETRY: &[Place] = &[
                    (offset_of!(GeometryShader, inputs), ELEMENTS),
                    (offset_of!(GeometryShader, outputs), ELEMENTS),
                    (offset_of!(GeometryShader, outputs_by_view_id), Bytes),
                    (offset_of!(GeometryShader, outputs_by_input), Bytes),
                ];
                (GEOMETRY, None)
            }
            Self::ComputeShaders => (&[(offset_of!(ComputeShader, threads), Numbers)], None),
            Self::MeshShaders => {
                const MESH: &[Place] = &[
                    (offset_of!(MeshShader, outputs), ELEMENTS),
                    (offset_of!(MeshShader, primitive_outputs), ELEMENTS),
                    (offset_of!(MeshShader, outputs_by_view_id), Bytes),
                    (offset_of!(MeshShader, primitive_outputs_by_view_id), Bytes),
                    (offset_of!(MeshShader, threads), Numbers),
                ];
                (MESH, None)
            }
            Self::AmplificationShaders => (&[(offset_of!(AmplificationShader, threads), Numbers)], None),
            Self::PdbInfo => {
                const INFO: &[Place] = &[
                    (offset_of!(PdbRecord, sources), Reference::Records(TableKind::PdbSources)),
                    (offset_of!(PdbRecord, libraries), Reference::Records(TableKind::PdbLibraries)),
                    (offset_of!(PdbRecord, arguments), Strings),
                    (offset_of!(PdbRecord, hash), Bytes),
                    (offset_of!(PdbRecord, pdb_name), Reference::String),
                    (offset_of!(PdbRecord, toolchain_data), Bytes),
                    (offset_of!(PdbRecord, container), Bytes),
                ];
                (INFO, None)
            }
            Self::PdbSources => (&[NAME, (offset_of!(PdbSource, content), Reference::String)], None),
            Self::PdbLibraries => (&[NAME, (offset_of!(PdbLibrary, data), Bytes)], None),
        }
    }
}

/// The table that holds what a function of this stage says.
fn stage_table(stage: ShaderKind) -> Option<TableKind> {
    Some(match stage {
        ShaderKind::Node => TableKind::NodeShaders,
        ShaderKind::Vertex => TableKind::VertexShaders,
        ShaderKind::Pixel => TableKind::PixelShaders,
        ShaderKind::Hull => TableKind::HullShaders,
        ShaderKind::Domain => TableKind::DomainShaders,
        ShaderKind::Geometry => TableKind::GeometryShaders,
        ShaderKind::Compute => TableKind::ComputeShaders,
        ShaderKind::Mesh => TableKind::MeshShaders,
        ShaderKind::Amplification => TableKind::AmplificationShaders,
        _ => return None,
    })
}

impl Rdat<'_> {
    /// Checks what reading leaves to those who follow a reference: that every string, array, record and run of bytes
    /// that a record refers to is there.
    ///
    /// # Errors
    /// The first reference to what is not there, at the byte where the reference stands.
    pub fn check_references(&self) -> Result<()> {
        Checker::new(self).check().map_err(|error| error.rebased(self.base))
    }
}

/// Checks references in time linear in the runtime data.
struct Checker<'a> {
    rdat: &'a Rdat<'a>,
    /// The end of the last string that has one.
    strings_end: usize,
    /// The number of records of each kind of table, by [`TableKind::ALL`].
    counts: Vec<usize>,
    /// For each index of an array, the last kind of reference that its elements were checked as.
    checked: Vec<Option<Reference>>,
    /// Where the index arrays begin in the runtime data.
    indexes_at: usize,
    /// How many elements may still be checked: arrays that overlap could make it quadratic.
    budget: usize,
}

impl<'a> Checker<'a> {
    fn new(rdat: &'a Rdat<'a>) -> Self {
        let mut counts = vec![0; TableKind::ALL.len()];
        let mut indexes_at = 0;
        for table in rdat.tables() {
            if table.kind() == Some(TableKind::Indexes) {
                indexes_at = table.offset;
            }
            if let Some(kind) = table.kind()
                && let Some(records) = Rdat::records_of::<[u8; 0]>(&table)
                && let Some(count) =
                    TableKind::ALL.iter().position(|found| *found == kind).and_then(|at| counts.get_mut(at))
            {
                *count = records.len();
            }
        }
        Self {
            rdat,
            strings_end: rdat.strings().iter().rposition(|&byte| byte == 0).map_or(0, |at| at + 1),
            counts,
            checked: vec![None; rdat.indexes().len()],
            indexes_at,
            budget: rdat.indexes().len().saturating_mul(8),
        }
    }

    fn check(mut self) -> Result<()> {
        for table in self.rdat.tables() {
            let (Some(kind), Some(records)) = (table.kind(), Rdat::records_of::<[u8; 0]>(&table)) else { continue };
            if kind.record(records.stride()).is_none() {
                continue;
            }
            let first = table.offset + size_of::<RecordsHeader>();
            for index in 0..records.len() {
                let record = records.record(index).unwrap_or_default();
                for (offset, reference) in kind.references(record) {
                    let at = first + index * records.stride() + offset;
                    let word = |from: usize| {
                        record
                            .get(from..)
                            .and_then(|rest| rest.first_chunk())
                            .map_or(0, |bytes| u32::from_le_bytes(*bytes))
                    };
                    self.check_reference(reference, word(offset), word(offset + 4), at)?;
                }
            }
        }
        Ok(())
    }

    /// Checks what the field at `at` refers to: its value is `value`, and `next` are the 32 bits after it.
    fn check_reference(&mut self, reference: Reference, value: u32, next: u32, at: usize) -> Result<()> {
        let found = |expected: &str, size: usize| {
            Err(Error::new(FORMAT, at, format_args!("{expected}, which has {size}"), value))
        };
        let value_at = value as usize;
        match reference {
            Reference::String if value_at < self.strings_end => Ok(()),
            Reference::String => found("a string inside the string buffer", self.rdat.strings().len()),
            Bytes => match value_at.checked_add(next as usize) {
                // Of no bytes the offset means nothing.
                Some(end) if next == 0 || end <= self.rdat.raw_bytes().len() => Ok(()),
                _ => found(&alloc::format!("{next} bytes inside the raw bytes"), self.rdat.raw_bytes().len()),
            },
            _ if value == NULL => Ok(()),
            Reference::Record(kind) if value_at < self.count(kind) => Ok(()),
            Reference::Record(kind) => found(&alloc::format!("a record of {}", kind.title()), self.count(kind)),
            Strings | Numbers | Reference::Records(_) => self.check_array(reference, value, at),
        }
    }

    fn count(&self, kind: TableKind) -> usize {
        TableKind::ALL.iter().position(|found| *found == kind).and_then(|at| self.counts.get(at)).copied().unwrap_or(0)
    }

    /// Checks that the array at `index` lies in the index arrays, and what its elements refer to.
    fn check_array(&mut self, reference: Reference, index: u32, at: usize) -> Result<()> {
        let rdat = self.rdat;
        let Ok(array) = rdat.array(index.into()) else {
            let expected = format_args!("an array inside the index arrays, which have {}", rdat.indexes().len());
            return Err(Error::new(FORMAT, at, expected, index));
        };
        let element = match reference {
            Strings => Reference::String,
            Reference::Records(kind) => Reference::Record(kind),
            _ => return Ok(()),
        };
        match self.checked.get_mut(index as usize) {
            Some(checked) if *checked == Some(reference) => return Ok(()),
            Some(checked) => *checked = Some(reference),
            None => {}
        }
        let Some(budget) = self.budget.checked_sub(array.len()) else {
            return Err(Error::new(FORMAT, at, "index arrays that do not overlap", "overlapping ones"));
        };
        self.budget = budget;
        for (position, value) in array.iter().enumerate() {
            let value_at = self.indexes_at + (index as usize + 1 + position) * size_of::<U32>();
            self.check_reference(element, value.get(), 0, value_at)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{super::RdatBuilder, *};
    use alloc::string::ToString;
    use zerocopy::{FromZeros, IntoBytes};

    /// A function that uses a resource and calls two others, a node with an id, and a signature element.
    fn builder() -> RdatBuilder {
        let mut builder = RdatBuilder::default();
        let mut resource = Resource::new_zeroed();
        resource.name = builder.string(b"texture").into();
        let mut function = Function2::new_zeroed();
        function.version1.name = builder.string(b"\x01?f@@YAXXZ").into();
        function.version1.unmangled_name = builder.string(b"f").into();
        let calls = [builder.string(b"g"), builder.string(b"h")];
        function.version1.dependencies = builder.array(&calls).into();
        function.version1.resources = builder.array(&[0]).into();
        function.version1.shader_kind = (ShaderKind::Node as u32).into();
        let mut node = NodeShader::new_zeroed();
        node.attributes = builder.array(&[0, 1]).into();
        (node.outputs, node.inputs) = (NULL.into(), NULL.into());
        let id = NodeId { name: builder.string(b"f").into(), index: 0.into() };
        let threads = builder.array(&[8, 1, 1]);
        builder.push(TableKind::Resources, resource.as_bytes()).unwrap();
        builder.push(TableKind::Functions, function.as_bytes()).unwrap();
        builder.push(TableKind::NodeIds, id.as_bytes()).unwrap();
        for (kind, value) in [(1, 0), (2, threads)] {
            let attribute = NodeFunctionAttribute { kind: kind.into(), value: value.into() };
            builder.push(TableKind::NodeFunctionAttributes, attribute.as_bytes()).unwrap();
        }
        builder.push(TableKind::NodeShaders, node.as_bytes()).unwrap();
        builder
    }

    #[test]
    fn every_reference_of_a_library_is_followed() {
        let data = builder().build().unwrap();
        let rdat = Rdat::read_at(&data, 0).unwrap();
        rdat.check_references().unwrap();
        let function = rdat.records::<Function2>(TableKind::Functions).get(0).unwrap();
        assert_eq!(rdat.array(function.version1.dependencies).unwrap().len(), 2);
        assert_eq!(TableKind::Functions.record(44).unwrap().name, "Function");
        assert_eq!(TableKind::Functions.record(56).unwrap().name, "Function2");
        assert!(TableKind::Functions.record(40).is_none());
    }

    #[test]
    fn a_reference_to_what_is_not_there_is_an_error_where_it_stands() {
        let data = builder().build().unwrap();
        let rdat = Rdat::read_at(&data, 0).unwrap();
        for (kind, field, expected) in [
            (TableKind::Resources, offset_of!(Resource, name), "a string inside the string buffer"),
            (TableKind::Functions, offset_of!(Function2, stage_record), "a record of node shaders, which has 1"),
            (TableKind::NodeFunctionAttributes, 4, "a record of node ids, which has 1"),
            (TableKind::NodeShaders, 8, "an array inside the index arrays"),
        ] {
            let table = rdat.tables().find(|table| table.kind() == Some(kind)).unwrap();
            let at = table.offset + size_of::<RecordsHeader>() + field;
            let mut data = data.clone();
            data[at..at + 4].copy_from_slice(&0x7777u32.to_le_bytes());
            let error = Rdat::read_at(&data, 0x40).unwrap().check_references().unwrap_err();
            assert_eq!(error.byte(), 0x40 + at as u64, "{error}");
            assert!(error.to_string().contains(expected), "{error}");
        }
        // An element of an array.
        let table = rdat.tables().find(|table| table.kind() == Some(TableKind::Indexes)).unwrap();
        let mut data = data.clone();
        data[table.offset + 8..table.offset + 12].copy_from_slice(&0x7777u32.to_le_bytes());
        let error = Rdat::read_at(&data, 0).unwrap().check_references().unwrap_err();
        assert_eq!(error.byte(), table.offset as u64 + 8);
    }

    #[test]
    fn arrays_that_overlap_cost_no_more_than_the_budget() {
        let mut builder = RdatBuilder::default();
        let name = builder.string(b"f");
        // Every word is the length of an array that reaches the end.
        let words = (0..4000u32).rev().collect::<Vec<_>>();
        builder.table(TableKind::Indexes as u32, words.as_bytes().to_vec());
        for index in 0..4000u32 {
            let mut function = Function::new_zeroed();
            (function.name, function.unmangled_name) = (name.into(), name.into());
            (function.resources, function.dependencies) = (NULL.into(), index.into());
            builder.push(TableKind::Functions, function.as_bytes()).unwrap();
        }
        builder.table(TableKind::Strings as u32, [0; 4096].to_vec());
        let data = builder.build().unwrap();
        let error = Rdat::read_at(&data, 0).unwrap().check_references().unwrap_err();
        assert!(error.to_string().contains("overlap"), "{error}");
    }
}
