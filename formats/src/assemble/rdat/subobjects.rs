//! State-object subobjects, taken over from other runtime data.

use super::tables::Tables;
use crate::{
    Result,
    part::rdat::{Rdat, SubobjectKind, SubobjectRecord, TableKind},
};
use alloc::vec::Vec;
use zerocopy::IntoBytes;

/// A subobject, with the names that it refers to.
pub(super) struct Subobject<'a> {
    name: &'a [u8],
    pub(super) kind: SubobjectKind<'a>,
    record: &'a SubobjectRecord,
    exports: Vec<&'a [u8]>,
}

/// The subobjects of runtime data.
pub(super) fn load<'a>(rdat: &Rdat<'a>) -> Result<Vec<Subobject<'a>>> {
    let records = rdat.records::<SubobjectRecord>(TableKind::Subobjects);
    let load = |(subobject, record): (Result<crate::part::rdat::Subobject<'a>>, &'a SubobjectRecord)| {
        let subobject = subobject?;
        let exports = match subobject.kind {
            SubobjectKind::Association { exports, .. } => exports,
            _ => &[],
        };
        let exports = exports.iter().map(|export| rdat.string(*export)).collect::<Result<_>>()?;
        Ok(Subobject { name: subobject.name, kind: subobject.kind, record, exports })
    };
    rdat.subobjects().iter().zip(records.iter()).map(load).collect()
}

impl Subobject<'_> {
    /// Adds the subobject.
    pub(super) fn write(&self, tables: &mut Tables) -> Result<()> {
        let name = tables.string(self.name);
        let words = match self.kind {
            SubobjectKind::StateObjectConfig { flags } => [flags, 0, 0, 0],
            SubobjectKind::RootSignature { data, .. } => [tables.bytes(data), data.len() as u32, 0, 0],
            SubobjectKind::Association { subobject, .. } => {
                let subobject = tables.string(subobject);
                let exports = self.exports.iter().map(|export| tables.string(export)).collect::<Vec<_>>();
                [subobject, tables.array(&exports), 0, 0]
            }
            SubobjectKind::ShaderConfig { max_payload_size, max_attribute_size } => {
                [max_payload_size, max_attribute_size, 0, 0]
            }
            SubobjectKind::PipelineConfig { max_recursion_depth } => [max_recursion_depth, 0, 0, 0],
            SubobjectKind::HitGroup { group_type, any_hit, closest_hit, intersection } => {
                let mut string = |text| tables.string(text);
                [group_type, string(any_hit), string(closest_hit), string(intersection)]
            }
            SubobjectKind::PipelineConfig1 { max_recursion_depth, flags } => [max_recursion_depth, flags, 0, 0],
            SubobjectKind::Unknown { .. } => self.record.words.map(|word| word.get()),
        };
        let record = SubobjectRecord { kind: self.record.kind, name: name.into(), words: words.map(Into::into) };
        tables.push(TableKind::Subobjects, record.as_bytes()).map(drop)
    }
}
