//! Global variables, functions, aliases, comdats.

use super::{Tables, optional_value, push_text};
use crate::{
    Error, Result,
    bitcode::{Operands, module as records},
    bitstream::FORMAT,
    ir::{
        Alias, Comdat, Function, GlobalVariable, Linkage, Linked, ListId, Module, Text, Type, Types, Value, ValueId,
        ValueKind, metadata::Entry as Metadata,
    },
};

/// LLVM's limit on alignments: 2^29.
const MAX_ALIGNMENT: u64 = 30;

/// The alignment behind one more than its binary logarithm.
pub(super) fn alignment(exponent: u64, at: &Operands<'_>) -> Result<u8> {
    if exponent > MAX_ALIGNMENT {
        return Err(
            at.error(format_args!("an alignment of at most 2^{}", MAX_ALIGNMENT - 1), format_args!("2^{exponent}"))
        );
    }
    Ok(exponent as u8)
}

fn linkage(number: u64) -> Linkage {
    match number {
        2 => Linkage::Appending,
        3 => Linkage::Internal,
        7 => Linkage::ExternWeak,
        8 => Linkage::Common,
        9 | 13 | 14 => Linkage::Private,
        12 => Linkage::AvailableExternally,
        1 | 16 => Linkage::Weak,
        10 | 17 => Linkage::WeakOdr,
        4 | 18 => Linkage::LinkOnce,
        11 | 19 => Linkage::LinkOnceOdr,
        _ => Linkage::External,
    }
}

/// What a record says of linking, in the numbers of bitcode.
struct RawLinked {
    linkage: u64,
    visibility: Option<u64>,
    dll_storage: Option<u64>,
    thread_local: Option<u64>,
    unnamed_addr: Option<u64>,
    alignment: u64,
    section: u32,
    comdat: Option<u32>,
}

fn linked(raw: &RawLinked, at: &Operands<'_>, module: &Module, tables: &Tables) -> Result<Linked> {
    let linkage = linkage(raw.linkage);
    let local = matches!(linkage, Linkage::Internal | Linkage::Private);
    let exponent = alignment(raw.alignment, at)?;
    Ok(Linked {
        linkage,
        visibility: match raw.visibility {
            Some(visibility @ 1..=2) if !local => visibility as u8,
            _ => 0,
        },
        dll_storage: match (raw.dll_storage, raw.linkage) {
            (Some(storage @ 1..=2), _) => storage as u8,
            // Before storage classes, linkages said so.
            (None, 5) => 1,
            (None, 6) => 2,
            _ => 0,
        },
        thread_local: match raw.thread_local.unwrap_or(0) {
            model @ 0..=4 => model as u8,
            _ => 1,
        },
        unnamed_addr: raw.unnamed_addr.is_some_and(|flag| flag != 0),
        alignment: if exponent == 0 { 0 } else { 1 << (exponent - 1) },
        section: numbered(&tables.sections, raw.section, "section", at)?,
        comdat: match raw.comdat {
            Some(number) if number as usize > module.comdats.len() => {
                return Err(at.error(format_args!("one of {} comdats", module.comdats.len()), number));
            }
            number => number.unwrap_or(0),
        },
    })
}

/// The name with a number from 1; none for 0.
fn numbered(names: &[Text], number: u32, what: &str, at: &Operands<'_>) -> Result<Text> {
    match number.checked_sub(1) {
        None => Ok(Text::default()),
        Some(index) => names
            .get(index as usize)
            .copied()
            .ok_or_else(|| at.error(format_args!("one of {} {what} names", names.len()), number)),
    }
}

fn push(module: &mut Module, ty: crate::ir::TypeId, kind: ValueKind) -> ValueId {
    module.values.push(Value { ty, kind });
    ValueId(module.values.len() as u32 - 1)
}

pub(super) fn comdat(record: &records::Comdat<'_>, at: &Operands<'_>, module: &mut Module) -> Result<()> {
    let Some(name) = usize::try_from(record.len).ok().and_then(|len| record.name.0.get(..len)) else {
        return Err(at.error(format_args!("a name of {} characters", record.len), record.name.0.len()));
    };
    let name = push_text(&mut module.text, name);
    let selection = if (1..=5).contains(&record.selection) { record.selection as u8 } else { 1 };
    module.comdats.push(Comdat { name, selection });
    Ok(())
}

pub(super) fn variable(
    record: &records::GlobalVar<'_>,
    at: &Operands<'_>,
    module: &mut Module,
    tables: &Tables,
) -> Result<()> {
    let ty = tables.ty(record.ty.0, at)?;
    let (ty, stated) = if record.flags & 2 != 0 {
        (ty, (record.flags >> 2) as u32)
    } else {
        match module.types.get(ty) {
            Type::Pointer { pointee, address_space } => (pointee, address_space),
            other => return Err(at.error("a pointer as a global variable's type", format_args!("{other:?}"))),
        }
    };
    let raw = RawLinked {
        linkage: record.linkage,
        visibility: record.visibility,
        dll_storage: record.dll_storage,
        thread_local: record.thread_local,
        unnamed_addr: record.unnamed_addr,
        alignment: record.alignment,
        section: record.section,
        comdat: record.comdat,
    };
    let linked = linked(&raw, at, module, tables)?;
    let pointer = module.types.pointer(ty, stated);
    let value = push(module, pointer, ValueKind::Global(module.globals.len() as u32));
    module.globals.push(GlobalVariable {
        value,
        ty,
        address_space: stated & Types::ADDRESS_SPACE,
        constant: record.flags & 1 != 0,
        externally_initialized: record.externally_initialized.is_some_and(|flag| flag != 0),
        initializer: optional_value(Some(record.initializer)),
        linked,
    });
    Ok(())
}

pub(super) fn function(
    record: &records::Function<'_>,
    at: &Operands<'_>,
    module: &mut Module,
    tables: &mut Tables,
) -> Result<()> {
    let ty = tables.ty(record.ty.0, at)?;
    let ty = module.types.pointee(ty).unwrap_or(ty);
    if module.types.signature(ty).is_none() {
        return Err(at.error("a function's type", format_args!("{:?}", module.types.get(ty))));
    }
    let raw = RawLinked {
        linkage: record.linkage,
        visibility: Some(record.visibility),
        dll_storage: record.dll_storage,
        thread_local: None,
        unnamed_addr: record.unnamed_addr,
        alignment: record.alignment,
        section: record.section,
        comdat: record.comdat,
    };
    let linked = linked(&raw, at, module, tables)?;
    let attributes = list(record.attributes, module);
    let pointer = module.types.intern(Type::Pointer { pointee: ty, address_space: 0 });
    let index = module.functions.len() as u32;
    let value = push(module, pointer, ValueKind::Function(index));
    if record.declaration == 0 {
        tables.definitions.push(index);
    }
    module.functions.push(Function {
        value,
        ty,
        // LLVM keeps 13 bits of it.
        calling_convention: record.calling_convention & 0x1fff,
        attributes,
        gc: numbered(&tables.collectors, record.gc.unwrap_or(0), "garbage collector", at)?,
        prefix: optional_value(record.prefix),
        prologue: optional_value(record.prologue),
        personality: optional_value(record.personality),
        linked,
        body: None,
    });
    Ok(())
}

/// The attribute list with a number; LLVM takes an unknown one for the empty list.
pub(super) fn list(number: u32, module: &Module) -> ListId {
    ListId(if number <= module.attributes.stated { number } else { 0 })
}

pub(super) fn alias(
    record: &records::Alias<'_>,
    at: &Operands<'_>,
    module: &mut Module,
    tables: &Tables,
) -> Result<()> {
    let ty = tables.ty(record.ty.0, at)?;
    if module.types.pointee(ty).is_none() {
        return Err(at.error("a pointer as an alias's type", format_args!("{:?}", module.types.get(ty))));
    }
    let raw = RawLinked {
        linkage: record.linkage,
        visibility: record.visibility,
        dll_storage: record.dll_storage,
        thread_local: record.thread_local,
        unnamed_addr: record.unnamed_addr,
        alignment: 0,
        section: 0,
        comdat: None,
    };
    let linked = linked(&raw, at, module, tables)?;
    let value = push(module, ty, ValueKind::Alias(module.aliases.len() as u32));
    module.aliases.push(Alias { value, aliasee: ValueId(record.aliasee.0), linked });
    Ok(())
}

/// Checks that what globals name is there, once the whole module block was read.
pub(super) fn check(module: &Module) -> Result<()> {
    let globals = module.globals.iter().filter_map(|g| g.initializer);
    let functions = module.functions.iter().flat_map(|f| [f.prefix, f.prologue, f.personality]).flatten();
    let aliases = module.aliases.iter().map(|a| a.aliasee);
    let metadata = module.metadata.entries.iter().filter_map(|entry| match entry {
        Metadata::Value(value) => Some(*value),
        _ => None,
    });
    for ValueId(id) in globals.chain(functions).chain(aliases).chain(metadata) {
        if id as usize >= module.values.len() {
            return Err(Error::new(
                FORMAT,
                0,
                format_args!("one of {} values", module.values.len()),
                format_args!("value {id}"),
            ));
        }
    }
    Ok(())
}
