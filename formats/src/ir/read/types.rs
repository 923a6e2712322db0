//! The type table.

use super::{Tables, push_text};
use crate::{
    Error, Result,
    bitcode::{Operands, Record, block, types as records},
    bitstream::{Cursor, FORMAT},
    ir::{FloatKind, Module, Span, Text, Type, TypeId},
};
use alloc::vec::Vec;

/// LLVM's limit on the width of an integer.
const MAX_INTEGER: u32 = (1 << 23) - 1;

/// Not defined yet, and not named by another type either.
const UNSEEN: TypeId = TypeId(u32::MAX);

/// The table of types that was read last. A module and its reflection mostly have the same one, so that the second is
/// compared instead of read.
#[derive(Debug, Default)]
pub(in crate::ir) struct TypeBlock {
    /// Its bytes; empty if there was none, or records in it depended on more.
    bytes: Vec<u8>,
    id_width: u32,
    /// The types by their index in the table.
    types: Vec<TypeId>,
    /// Where the names of structs are in the module's characters.
    names: Text,
    /// Whether a struct was named before its record.
    pub(in crate::ir) is_forward: bool,
}

impl TypeBlock {
    pub(in crate::ir) fn forget(&mut self) {
        self.bytes.clear();
    }

    /// Whether both are the same table.
    pub(in crate::ir) fn is_same(&self, other: &Self) -> bool {
        self.is(&other.bytes, other.id_width)
    }

    fn is(&self, bytes: &[u8], id_width: u32) -> bool {
        !bytes.is_empty() && self.id_width == id_width && self.bytes == bytes
    }
}

/// Reads the table; takes it from `like`, if that module has the same.
pub(super) fn table(
    cursor: &mut Cursor<'_>,
    module: &mut Module,
    tables: &mut Tables,
    like: Option<&Module>,
) -> Result<()> {
    cursor.enter(block::TYPE)?;
    if !tables.types.is_empty() {
        return Err(Error::at_bit(FORMAT, cursor.bit(), "one table of types", "another"));
    }
    let (bytes, id_width) = cursor.own_bytes();
    let start = module.text.len();
    let block = &mut module.type_block;
    block.bytes.clear();
    block.bytes.extend_from_slice(bytes);
    block.id_width = id_width;
    block.is_forward = false;
    if let Some(like) = like.filter(|like| like.type_block.is(bytes, id_width)) {
        take(like, module, tables);
        return cursor.leave();
    }
    let end = cursor.block_end();
    read(cursor, module, tables)?;
    let block = &mut module.type_block;
    if cursor.bit() != end {
        block.forget();
    }
    block.types.clear();
    block.types.extend_from_slice(&tables.types);
    block.names = Text::since(start, &module.text);
    Ok(())
}

/// Takes the types of another module that has the same table.
fn take(like: &Module, module: &mut Module, tables: &mut Tables) {
    let names = like.type_block.names;
    let to = module.text.len() as u32;
    module.text.extend_from_slice(names.of(&like.text));
    module.types.clone_from(&like.types);
    for structure in &mut module.types.structs {
        // No name's place is of no use.
        structure.name.start = (structure.name.start + to).wrapping_sub(names.start);
    }
    tables.types.extend_from_slice(&like.type_block.types);
    module.type_block.types.clone_from(&like.type_block.types);
    module.type_block.names = Text { start: to, len: names.len };
    module.type_block.is_forward = like.type_block.is_forward;
}

fn read(cursor: &mut Cursor<'_>, module: &mut Module, tables: &mut Tables) -> Result<()> {
    let mut next = 0;
    let mut name = Text::default();
    let end = cursor.block_end();
    while let Some(record) = cursor.next_record()? {
        let mut operands = Operands::new(record.operands, record.bit).longer();
        let operands = &mut operands;
        if record.code == records::NumEntry::CODE {
            let count = records::NumEntry::read(operands)?.count;
            // A type takes a record, and a record at least the three bits of an abbreviation's id.
            if count.saturating_mul(3) > end {
                return Err(operands.error("fewer types than the block has room for", count));
            }
            tables.types.resize(count as usize, UNSEEN);
            continue;
        }
        if record.code == records::StructName::CODE {
            let more = push_text(&mut module.text, records::StructName::read(operands)?.name.0);
            // A name before another one is its beginning; nothing but names is put into the pool here.
            name = if name.len == 0 { more } else { Text { len: name.len + more.len, ..name } };
            continue;
        }
        if next >= tables.types.len() {
            return Err(operands.error(format_args!("{} types", tables.types.len()), "one more"));
        }
        let ty = entry(record.code, operands, module, tables, next, &mut name)?;
        if let Some(slot) = tables.types.get_mut(next) {
            if *slot != UNSEEN && *slot != ty {
                return Err(operands.error("a struct where a type before named one", format_args!("type {next}")));
            }
            *slot = ty;
        }
        next += 1;
    }
    if next == tables.types.len() {
        return Ok(());
    }
    Err(Error::at_bit(FORMAT, cursor.bit(), format_args!("{} types", tables.types.len()), next))
}

/// The type that a record makes at `index` of the table.
fn entry(
    code: u32,
    operands: &mut Operands<'_>,
    module: &mut Module,
    tables: &mut Tables,
    index: usize,
    name: &mut Text,
) -> Result<TypeId> {
    let float = |kind| Type::Float(kind);
    let simple = match code {
        records::Void::CODE => return Ok(TypeId::VOID),
        records::Float::CODE => float(FloatKind::Float),
        records::Double::CODE => float(FloatKind::Double),
        records::Half::CODE => float(FloatKind::Half),
        records::X86Fp80::CODE => float(FloatKind::X86Fp80),
        records::Fp128::CODE => float(FloatKind::Fp128),
        records::PpcFp128::CODE => float(FloatKind::PpcFp128),
        records::Label::CODE => Type::Label,
        records::Metadata::CODE => Type::Metadata,
        records::X86Mmx::CODE => Type::X86Mmx,
        records::Integer::CODE => match records::Integer::read(operands)?.width {
            width @ 1..=MAX_INTEGER => Type::Integer(width),
            width => return Err(operands.error(format_args!("an integer of 1 to {MAX_INTEGER} bits"), width)),
        },
        records::Pointer::CODE => {
            let record = records::Pointer::read(operands)?;
            let pointee = named(record.pointee.0, operands, module, tables)?;
            if matches!(module.types.get(pointee), Type::Void | Type::Label | Type::Metadata) {
                return Err(refused("a pointer to what has an address", pointee, operands, module));
            }
            return Ok(module.types.pointer(pointee, record.address_space.unwrap_or(0)));
        }
        records::Vector::CODE => {
            let record = records::Vector::read(operands)?;
            if record.count == 0 {
                return Err(operands.error("a vector of at least one element", 0));
            }
            let element = named(record.element.0, operands, module, tables)?;
            // LLVM's reader asks for no more, though its vectors are of numbers or pointers (an assertion).
            if is_no_element(module.types.get(element)) {
                return Err(refused("a vector of values", element, operands, module));
            }
            Type::Vector { element, count: record.count }
        }
        records::Array::CODE => {
            let record = records::Array::read(operands)?;
            let element = named(record.element.0, operands, module, tables)?;
            if is_no_element(module.types.get(element)) {
                return Err(refused("an array of values", element, operands, module));
            }
            let count = module.types.counts.len() as u32;
            module.types.counts.push(record.count);
            return Ok(module.types.push(Type::Array { element, count }));
        }
        records::Function::CODE => {
            let record = records::Function::read(operands)?;
            let start = module.types.members.len();
            let result = named(record.result.0, operands, module, tables)?;
            module.types.members.push(result);
            members(record.parameters, operands, module, tables)?;
            let signature = Span::since(start, &module.types.members);
            let none = |ty: &&TypeId| matches!(module.types.get(**ty), Type::Void | Type::Function { .. });
            if let Some(ty) = signature.of(&module.types.members).iter().skip(1).find(none) {
                return Err(refused("parameters that are values", *ty, operands, module));
            }
            return Ok(module.types.push(Type::Function { signature, vararg: record.vararg != 0 }));
        }
        records::StructAnon::CODE => {
            let record = records::StructAnon::read(operands)?;
            let start = module.types.members.len();
            members(record.fields, operands, module, tables)?;
            let fields = Span::since(start, &module.types.members);
            return Ok(module.types.push(Type::Literal { fields, packed: record.packed != 0 }));
        }
        records::StructNamed::CODE => {
            let record = records::StructNamed::read(operands)?;
            // LLVM takes the record's own number for that of a struct to come.
            if record.fields.contains(&(index as u64)) {
                return Err(operands.error("fields of other types", format_args!("type {index}, the struct itself")));
            }
            let ty = identity(index, module, tables);
            let start = module.types.members.len();
            members(record.fields, operands, module, tables)?;
            let fields = Span::since(start, &module.types.members);
            define(ty, fields, record.packed != 0, false, core::mem::take(name), module);
            return Ok(ty);
        }
        records::Opaque::CODE => {
            let tail = records::Opaque::read(operands)?.tail;
            if tail.len() != 1 {
                return Err(operands.error("one operand", tail.len()));
            }
            let ty = identity(index, module, tables);
            define(ty, Span::default(), false, true, core::mem::take(name), module);
            return Ok(ty);
        }
        code => return Err(operands.error("a record of LLVM 3.7's type table", format_args!("code {code}"))),
    };
    Ok(module.types.intern(simple))
}

/// Whether there are no arrays and vectors of it (StructType::isValidElementType, ArrayType::isValidElementType).
fn is_no_element(ty: Type) -> bool {
    matches!(ty, Type::Void | Type::Label | Type::Metadata | Type::Function { .. })
}

#[cold]
fn refused(expected: &str, found: TypeId, operands: &Operands<'_>, module: &Module) -> Error {
    operands.error(expected, format_args!("{:?}", module.types.get(found)))
}

/// Appends the types with these indexes to the pool of members.
fn members(indexes: &[u64], operands: &Operands<'_>, module: &mut Module, tables: &mut Tables) -> Result<()> {
    for index in indexes {
        let index = u32::try_from(*index).unwrap_or(u32::MAX);
        let ty = named(index, operands, module, tables)?;
        module.types.members.push(ty);
    }
    Ok(())
}

/// The type that another names: a struct with an identity may be named before its record.
fn named(index: u32, operands: &Operands<'_>, module: &mut Module, tables: &mut Tables) -> Result<TypeId> {
    match tables.types.get(index as usize) {
        Some(ty) if *ty != UNSEEN => Ok(*ty),
        Some(_) => {
            module.type_block.is_forward = true;
            Ok(identity(index as usize, module, tables))
        }
        None => Err(operands.error(format_args!("one of {} types", tables.types.len()), format_args!("type {index}"))),
    }
}

/// The struct at an index of the table, made where it was not named before.
fn identity(index: usize, module: &mut Module, tables: &mut Tables) -> TypeId {
    let Some(slot) = tables.types.get_mut(index) else {
        return TypeId::VOID;
    };
    if *slot == UNSEEN {
        let structure =
            crate::ir::types::Struct { name: Text::default(), fields: Span::default(), packed: false, opaque: true };
        let number = module.types.structs.len() as u32;
        module.types.structs.push(structure);
        *slot = module.types.push(Type::Struct { index: number });
    }
    *slot
}

fn define(ty: TypeId, fields: Span, packed: bool, opaque: bool, name: Text, module: &mut Module) {
    if let Type::Struct { index } = module.types.get(ty)
        && let Some(structure) = module.types.structs.get_mut(index as usize)
    {
        *structure = crate::ir::types::Struct { name, fields, packed, opaque };
    }
}

#[cfg(test)]
mod tests {
    use crate::{bitcode::build::ModuleBuilder, ir::Module};
    use alloc::{string::String, vec::Vec};

    /// A module with structs of these names, each of an integer of so many bits, behind metadata that moves what follows.
    fn module(text: &str, structs: &[(&str, u32)]) -> Vec<u8> {
        let mut module = ModuleBuilder::new(text, "");
        for (name, width) in structs {
            let width = module.integer(*width);
            module.structure(name, &[width]);
        }
        module.build().unwrap()
    }

    fn structs(module: &Module) -> Vec<(String, Vec<String>)> {
        let text = |ty| alloc::format!("{:?}", module.types.get(ty));
        let fields = |structure: &crate::ir::Struct| structure.fields.of(&module.types.members).to_vec();
        let structs = module.types.structs.iter();
        structs
            .map(|structure| {
                let name = String::from_utf8(module.str(structure.name).to_vec()).unwrap();
                (name, fields(structure).into_iter().map(text).collect())
            })
            .collect()
    }

    /// The table that is compared and taken is the one that would have been read.
    #[test]
    fn the_types_of_a_module_read_after_another_are_its_own() {
        let program = module("a triple", &[("first", 32), ("second", 16)]);
        let same = module("another triple, longer", &[("first", 32), ("second", 16)]);
        let renamed = module("a triple", &[("first", 32), ("third", 16)]);
        let resized = module("a triple", &[("first", 32), ("second", 64)]);
        let (mut first, mut after) = (Module::read(&program).unwrap(), Module::default());
        for (bitcode, is_same) in [(&same, true), (&renamed, false), (&resized, false), (&program, true)] {
            after.read_model_after(&mut first, bitcode).unwrap();
            assert_eq!(structs(&after), structs(&Module::read(bitcode).unwrap()));
            assert_eq!(after.has_types_of(&first), is_same);
        }
        // What was read before is not taken for what is read.
        after.read_model_again(&renamed).unwrap();
        assert!(!after.has_types_of(&first));
        assert_eq!(structs(&after), structs(&Module::read(&renamed).unwrap()));
    }
}
