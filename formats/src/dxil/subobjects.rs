//! A library's subobjects as its module holds them until they are taken out into runtime data: `dx.subobjects`.
//!
//! Source: dxc's `DxilMDHelper::LoadSubobject`.

use super::metadata::{Item, Source, error};
use crate::{Result, part::rdat::SubobjectKind};
use alloc::vec::Vec;

/// The bits that a state object configuration may have.
const STATE_OBJECT_FLAGS: u32 = 7;
/// The bits that the configuration of a ray-tracing pipeline may have.
const PIPELINE_FLAGS: u32 = 0x700;

/// A subobject of a state object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subobject<'m> {
    /// The name, which no other subobject of the library has.
    pub name: &'m [u8],
    /// What it is; of an association the exports are in `exports` alone.
    pub kind: SubobjectKind<'m>,
    /// The exports that an association names.
    pub exports: Vec<&'m [u8]>,
}

/// Loads all, in the order of the metadata.
pub(super) fn load<'m>(source: &Source<'m>) -> Result<Vec<Subobject<'m>>> {
    const NAME: &str = "dx.subobjects";
    let mut all: Vec<Subobject<'m>> = Vec::new();
    let mut names = hashbrown::HashSet::new();
    for node in source.named(NAME).unwrap_or_default() {
        let subobject = Subobject::load(source.node(*node, NAME))?;
        if subobject.name.is_empty() || !names.insert(subobject.name) {
            return Err(error("a name of its own for each of dx.subobjects", "none, or the same name twice"));
        }
        all.push(subobject);
    }
    Ok(all)
}

impl<'m> Subobject<'m> {
    fn load(item: Item<'_, 'm>) -> Result<Self> {
        let tuple = item.tuple()?;
        let at = |index: usize| tuple.get(index);
        let mut exports = Vec::new();
        let flags = |index: usize, known: u32| match at(index).u32()? {
            flags if flags & !known == 0 => Ok(flags),
            flags => Err(error(format_args!("no flags but {known:#x} in dx.subobjects"), format_args!("{flags:#x}"))),
        };
        let kind = match at(1).u32()? {
            0 => SubobjectKind::StateObjectConfig { flags: flags(2, STATE_OBJECT_FLAGS)? },
            number @ (1 | 2) => {
                let [data] = at(2).record()?;
                let data = data.byte_string()?;
                if data.len() % 4 != 0 {
                    return Err(error("a root signature of whole words in dx.subobjects", data.len()));
                }
                SubobjectKind::RootSignature { local: number == 2, data, text: at(3).string()? }
            }
            8 => {
                exports = at(3).tuple()?.iter().map(Item::string).collect::<Result<_>>()?;
                SubobjectKind::Association { subobject: at(2).string()?, exports: &[] }
            }
            9 => SubobjectKind::ShaderConfig { max_payload_size: at(2).u32()?, max_attribute_size: at(3).u32()? },
            10 => SubobjectKind::PipelineConfig { max_recursion_depth: at(2).u32()? },
            11 => SubobjectKind::HitGroup {
                group_type: at(2).u32()?,
                intersection: at(3).string()?,
                any_hit: at(4).string()?,
                closest_hit: at(5).string()?,
            },
            12 => {
                SubobjectKind::PipelineConfig1 { max_recursion_depth: at(2).u32()?, flags: flags(3, PIPELINE_FLAGS)? }
            }
            number => return Err(error("a kind of dx.subobjects (0, 1, 2, 8 to 12)", number)),
        };
        Ok(Self { name: at(0).string()?, kind, exports })
    }
}
