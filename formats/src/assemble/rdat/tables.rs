//! The tables of runtime data, in dxc's order.

use crate::{
    Result,
    assemble::ValidatorVersion,
    part::rdat::{NULL, Numbering, RdatBuilder, TableKind},
};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// The first tables, in order; one without records is left out.
const FIRST: [TableKind; 6] = [
    TableKind::Strings,
    TableKind::Resources,
    TableKind::Functions,
    TableKind::Indexes,
    TableKind::RawBytes,
    TableKind::Subobjects,
];

/// The tables of what nodes and stages say, which follow.
pub(crate) const NODES_AND_STAGES: [TableKind; 14] = [
    TableKind::NodeIds,
    TableKind::NodeFunctionAttributes,
    TableKind::NodeIoAttributes,
    TableKind::NodeIo,
    TableKind::NodeShaders,
    TableKind::SignatureElements,
    TableKind::VertexShaders,
    TableKind::PixelShaders,
    TableKind::HullShaders,
    TableKind::DomainShaders,
    TableKind::GeometryShaders,
    TableKind::ComputeShaders,
    TableKind::MeshShaders,
    TableKind::AmplificationShaders,
];

pub(super) struct Tables {
    builder: RdatBuilder,
    /// Records that are there, where equal ones are there once.
    known: Option<HashMap<(TableKind, Vec<u8>), u32>>,
}

impl Tables {
    pub(super) fn new(validator: ValidatorVersion) -> Self {
        let mut builder = RdatBuilder::default();
        FIRST.iter().chain(&NODES_AND_STAGES).for_each(|kind| builder.table(*kind as u32, Vec::new()));
        // The empty string is the first.
        builder.string(b"");
        Self { builder, known: validator.is_at_least(1, 7).then(HashMap::new) }
    }

    /// The offset of a string.
    pub(super) fn string(&mut self, text: &[u8]) -> u32 {
        self.builder.string(text)
    }

    /// The index of an array.
    pub(super) fn array(&mut self, numbers: &[u32]) -> u32 {
        self.builder.array(numbers)
    }

    /// The index of an array; a reference to nothing for an empty one.
    pub(super) fn some_array(&mut self, numbers: &[u32]) -> u32 {
        if numbers.is_empty() { NULL } else { self.array(numbers) }
    }

    /// The offset of raw bytes.
    pub(super) fn bytes(&mut self, bytes: &[u8]) -> u32 {
        self.builder.bytes(bytes)
    }

    /// The index of a record.
    pub(super) fn push(&mut self, kind: TableKind, record: &[u8]) -> Result<u32> {
        let Some(known) = &mut self.known else { return self.builder.push(kind, record) };
        let key = (kind, record.to_vec());
        if let Some(index) = known.get(&key) {
            return Ok(*index);
        }
        let index = self.builder.push(kind, record)?;
        known.insert(key, index);
        Ok(index)
    }

    /// The part's bytes.
    pub(super) fn build(mut self, numbering: Numbering) -> Result<Vec<u8>> {
        self.builder.remove_empty();
        self.builder.renumber(numbering);
        self.builder.build()
    }
}
