//! What a module says of itself, its comdats, global variables, functions and aliases.

use super::{
    FIRST_OWN, Output, characters,
    enumerate::{Enumerator, log2_ceil},
    signed_characters,
};
use crate::{
    Result,
    bitcode::{Characters, OptionalValue, ValueIndex, module as records},
    bitstream::Encoding::{Fixed, Literal, Vbr},
    ir::{Linkage, Linked, Module, Text, ValueId},
};
use alloc::vec::Vec;
use hashbrown::HashMap;

fn linkage(linkage: Linkage) -> u64 {
    match linkage {
        Linkage::External => 0,
        Linkage::Appending => 2,
        Linkage::Internal => 3,
        Linkage::ExternWeak => 7,
        Linkage::Common => 8,
        Linkage::Private => 9,
        Linkage::AvailableExternally => 12,
        Linkage::Weak => 16,
        Linkage::WeakOdr => 17,
        Linkage::LinkOnce => 18,
        Linkage::LinkOnceOdr => 19,
    }
}

/// One more than the binary logarithm; 0 for none.
pub(super) fn alignment(alignment: u32) -> u64 {
    alignment.checked_ilog2().map_or(0, |exponent| u64::from(exponent) + 1)
}

/// Names with their numbers, from 1 in the order of their first use.
#[derive(Default)]
struct Names<'m>(HashMap<&'m [u8], u32>);

impl<'m> Names<'m> {
    /// Gives a name its number; `new` gets one that was not there.
    fn add(&mut self, name: &'m [u8], new: impl FnOnce(&[u64])) {
        let next = self.0.len() as u32 + 1;
        if !name.is_empty() && *self.0.entry(name).or_insert(next) == next {
            new(&signed_characters(name));
        }
    }

    /// The number of a name; 0 of none.
    fn find(&self, name: &[u8]) -> u32 {
        self.0.get(name).copied().unwrap_or(0)
    }
}

/// The value that a global names.
fn optional(all: &Enumerator<'_>, value: Option<ValueId>) -> Result<OptionalValue> {
    Ok(OptionalValue(value.map(|value| all.value_number(value)).transpose()?.map(ValueIndex)))
}

/// Writes what the module is for, its sections, and the records of all that is global.
pub(super) fn module_info(all: &Enumerator<'_>, out: &mut Output) -> Result<()> {
    let module = all.module;
    comdats(all, out);
    let text = |text: Text| signed_characters(module.str(text));
    if !module.triple.is_empty() {
        out.record(&records::Triple { text: Characters(&text(module.triple)) });
    }
    if !module.data_layout.is_empty() {
        out.record(&records::DataLayout { text: Characters(&text(module.data_layout)) });
    }
    if !module.asm.is_empty() {
        out.record(&records::Asm { text: Characters(&text(module.asm)) });
    }
    let (mut sections, mut collectors) = (Names::default(), Names::default());
    for global in &module.globals {
        sections.add(module.str(global.linked.section), |text| {
            out.record(&records::SectionName { text: Characters(text) });
        });
    }
    for function in &module.functions {
        sections.add(module.str(function.linked.section), |text| {
            out.record(&records::SectionName { text: Characters(text) });
        });
        collectors.add(module.str(function.gc), |text| out.record(&records::GcName { text: Characters(text) }));
    }
    variables(all, out, &sections)?;
    functions(all, out, &sections, &collectors)?;
    for alias in &module.aliases {
        let Linked { visibility, dll_storage, thread_local, unnamed_addr, .. } = alias.linked;
        out.record(&records::Alias {
            ty: all.type_index(module.type_of(alias.value))?,
            aliasee: all.value_index(alias.aliasee.0)?,
            linkage: linkage(alias.linked.linkage),
            visibility: Some(visibility.into()),
            dll_storage: Some(dll_storage.into()),
            thread_local: Some(thread_local.into()),
            unnamed_addr: Some(unnamed_addr.into()),
            tail: &[],
        });
    }
    Ok(())
}

fn comdats(all: &Enumerator<'_>, out: &mut Output) {
    let known = all.comdat_order.iter().filter_map(|number| all.module.comdats.get(*number as usize - 1));
    for comdat in known {
        let name = characters(all.module.str(comdat.name));
        let (selection, len) = (comdat.selection.into(), name.len() as u64);
        out.record(&records::Comdat { selection, len, name: Characters(&name) });
    }
}

fn variables(all: &Enumerator<'_>, out: &mut Output, sections: &Names<'_>) -> Result<()> {
    let module: &Module = all.module;
    if module.globals.is_empty() {
        return Ok(());
    }
    let types = module.globals.iter().map(|global| all.type_number(global.ty)).collect::<Result<Vec<_>>>()?;
    let highest = types.iter().max().copied().unwrap_or(0);
    let alignments = module.globals.iter().map(|global| global.linked.alignment);
    let alignments = alignments.chain(module.functions.iter().map(|function| function.linked.alignment));
    let largest = alignment(alignments.max().unwrap_or(0)) as u32;
    let abbreviation = [
        Literal(7),
        Fixed(log2_ceil(highest + 1)),
        Vbr(6),
        Vbr(6),
        Fixed(5),
        if largest == 0 { Literal(0) } else { Fixed(log2_ceil(largest + 1)) },
        if sections.0.is_empty() { Literal(0) } else { Fixed(log2_ceil(sections.0.len() as u32 + 1)) },
    ];
    out.stream.define(&abbreviation);
    for global in &module.globals {
        let linked = &global.linked;
        let record = records::GlobalVar {
            ty: all.type_index(global.ty)?,
            flags: u64::from(global.address_space) << 2 | 2 | u64::from(global.constant),
            initializer: optional(all, global.initializer)?,
            linkage: linkage(linked.linkage),
            alignment: alignment(linked.alignment),
            section: sections.find(module.str(linked.section)),
            visibility: None,
            thread_local: None,
            unnamed_addr: None,
            externally_initialized: None,
            dll_storage: None,
            comdat: None,
            tail: &[],
        };
        let is_special = linked.thread_local != 0
            || linked.visibility != 0
            || linked.unnamed_addr
            || global.externally_initialized
            || linked.dll_storage != 0
            || linked.comdat != 0;
        if is_special {
            out.record(&records::GlobalVar {
                visibility: Some(linked.visibility.into()),
                thread_local: Some(linked.thread_local.into()),
                unnamed_addr: Some(linked.unnamed_addr.into()),
                externally_initialized: Some(global.externally_initialized.into()),
                dll_storage: Some(linked.dll_storage.into()),
                comdat: Some(all.comdat_number(linked.comdat)),
                ..record
            });
        } else {
            out.abbreviated(&record, (FIRST_OWN, &abbreviation));
        }
    }
    Ok(())
}

fn functions(all: &Enumerator<'_>, out: &mut Output, sections: &Names<'_>, collectors: &Names<'_>) -> Result<()> {
    let module = all.module;
    for function in &module.functions {
        let linked = &function.linked;
        out.record(&records::Function {
            ty: all.type_index(function.ty)?,
            calling_convention: function.calling_convention,
            declaration: function.body.is_none().into(),
            linkage: linkage(linked.linkage),
            attributes: all.list_number(function.attributes),
            alignment: alignment(linked.alignment),
            section: sections.find(module.str(linked.section)),
            visibility: linked.visibility.into(),
            gc: Some(collectors.find(module.str(function.gc))),
            unnamed_addr: Some(linked.unnamed_addr.into()),
            prologue: Some(optional(all, function.prologue)?),
            dll_storage: Some(linked.dll_storage.into()),
            comdat: Some(all.comdat_number(linked.comdat)),
            prefix: Some(optional(all, function.prefix)?),
            personality: Some(optional(all, function.personality)?),
            tail: &[],
        });
    }
    Ok(())
}
