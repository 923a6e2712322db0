//! State-object subobjects: the module's own, or taken over from other runtime data.

use super::tables::Tables;
use crate::{
    Result, dxil,
    part::rdat::{Rdat, SubobjectKind, SubobjectRecord, TableKind},
};
use alloc::vec::Vec;
use zerocopy::IntoBytes;

/// A subobject, with the names that it refers to.
pub(super) struct Subobject<'a> {
    found: dxil::Subobject<'a>,
    /// What the record of an unknown kind holds.
    words: [u32; 4],
}

/// The subobjects of a module.
pub(super) fn of_module<'m>(dxil: &dxil::DxilModule<'m>) -> Vec<Subobject<'m>> {
    dxil.subobjects.iter().map(|found| Subobject { found: found.clone(), words: [0; 4] }).collect()
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
        let found = dxil::Subobject { name: subobject.name, kind: subobject.kind, exports };
        Ok(Subobject { found, words: record.words.map(|word| word.get()) })
    };
    rdat.subobjects().iter().zip(records.iter()).map(load).collect()
}

impl<'a> Subobject<'a> {
    /// What it is.
    pub(super) fn kind(&self) -> SubobjectKind<'a> {
        self.found.kind
    }

    /// Adds the subobject.
    pub(super) fn write(&self, tables: &mut Tables) -> Result<()> {
        let name = tables.string(self.found.name);
        let words = match self.found.kind {
            SubobjectKind::StateObjectConfig { flags } => [flags, 0, 0, 0],
            SubobjectKind::RootSignature { data, .. } => [tables.bytes(data), data.len() as u32, 0, 0],
            SubobjectKind::Association { subobject, .. } => {
                let subobject = tables.string(subobject);
                let exports = self.found.exports.iter().map(|export| tables.string(export)).collect::<Vec<_>>();
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
            SubobjectKind::Unknown { .. } => self.words,
        };
        let kind = self.found.kind.number().into();
        let record = SubobjectRecord { kind, name: name.into(), words: words.map(Into::into) };
        tables.push(TableKind::Subobjects, record.as_bytes()).map(drop)
    }
}
