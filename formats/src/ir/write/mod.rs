//! Writes a module as LLVM 3.7 does: the same numbers, the same abbreviations, the same bits.
//!
//! What LLVM has once however often the bitcode has it (types, constants and nodes that are their contents) is written
//! once. What LLVM folds while it reads, as an array of nothing but zeros, is not folded here.
//!
//! Source: LLVM 3.7's `BitcodeWriter.cpp`, with what dxc changed in it.

mod constants;
mod enumerate;
mod function;
mod globals;
mod metadata;
mod same;
mod types;

use super::{Instruction, Module, Opcode, ValueId};
use crate::{
    Result,
    bitcode::{
        Characters, OperandWriter, Record, TypeIndex, TypedValue, ValueIndex, block, block_info, module, symbols,
    },
    bitstream::{Encoding, StreamWriter},
};
use alloc::vec::Vec;
use enumerate::Enumerator;

/// The first abbreviation id that is a block's own.
const FIRST_OWN: u32 = 4;

/// Writes the module. Where `keeps_order`, constants stay in the order of their first use, as LLVM leaves them where it
/// is to keep the orders of uses.
///
/// # Errors
/// A node whose operands are not its record's; something that is named and not there.
pub fn write(module: &Module, keeps_order: bool) -> Result<Vec<u8>> {
    let mut all = Enumerator::new(module, keeps_order)?;
    let mut out = Output::default();
    out.stream.enter(block::MODULE, 3);
    out.record(&module::Version { version: 1 });
    block_info(&all, &mut out);
    types::attributes(&all, &mut out);
    types::table(&all, &mut out)?;
    globals::module_info(&all, &mut out)?;
    constants::module_block(&all, &mut out)?;
    metadata::module_block(&all, &mut out)?;
    metadata::kinds(module, &mut out);
    symbols(&all, &mut out, module_names(module), &[])?;
    for function in &module.functions {
        if let Some(body) = &function.body {
            function::body(&mut all, &mut out, body)?;
        }
    }
    Ok(out.stream.finish())
}

/// The stream, and a buffer for operands.
#[derive(Default)]
struct Output {
    stream: StreamWriter,
    operands: Vec<u64>,
}

impl Output {
    /// Appends a record without abbreviation.
    fn record<'a, R: Record<'a>>(&mut self, record: &R) {
        self.relative(record, 0, None);
    }

    /// Appends a record with an abbreviation: its id and what it says.
    fn abbreviated<'a, R: Record<'a>>(&mut self, record: &R, abbreviation: (u32, &[Encoding])) {
        self.relative(record, 0, Some(abbreviation));
    }

    /// Appends a record whose ids of values are relative to `next`.
    fn relative<'a, R: Record<'a>>(&mut self, record: &R, next: u32, abbreviation: Option<(u32, &[Encoding])>) {
        self.operands.clear();
        record.write(&mut OperandWriter::new(&mut self.operands, next));
        self.put(R::CODE, abbreviation);
    }

    /// Appends the record of the operands that were gathered.
    fn put(&mut self, code: u32, abbreviation: Option<(u32, &[Encoding])>) {
        match abbreviation {
            Some((id, encodings)) => self.stream.abbreviated(id, encodings, code, &self.operands),
            None => self.stream.record(code, &self.operands),
        }
    }
}

/// The characters of a text as operands.
fn characters(text: &[u8]) -> Vec<u64> {
    text.iter().copied().map(u64::from).collect()
}

/// The characters of a text as operands where LLVM takes them for signed.
fn signed_characters(text: &[u8]) -> Vec<u64> {
    text.iter().map(|character| u64::from(i32::from(*character as i8) as u32)).collect()
}

/// The flags of an operation as LLVM keeps them, where it has some: of a float's, the one for all means each of them.
fn flags(opcode: Opcode, flags: u8) -> Option<u64> {
    use Opcode::{AShr, Add, FAdd, FCmp, FDiv, FMul, FRem, FSub, LShr, Mul, SDiv, Shl, Sub, UDiv};
    const ALL: u8 = 0x1f;
    let kept = match opcode {
        Add | Sub | Mul | Shl => flags & (Instruction::NUW | Instruction::NSW),
        UDiv | SDiv | LShr | AShr => flags & Instruction::EXACT,
        FAdd | FSub | FMul | FDiv | FRem | FCmp if flags & Instruction::FAST != 0 => ALL,
        FAdd | FSub | FMul | FDiv | FRem | FCmp => flags & ALL,
        _ => 0,
    };
    Some(u64::from(kept)).filter(|flags| *flags != 0)
}

/// Whether a character has six bits.
fn is_char6(character: u8) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, b'.' | b'_')
}

/// Abbreviations of blocks that there are many of.
mod abbreviation {
    use crate::bitstream::Encoding::{self, Array, Char6, Fixed, Literal, Vbr};

    pub(super) const NAME_8: [Encoding; 4] = [Fixed(3), Vbr(8), Array, Fixed(8)];
    pub(super) const NAME_7: [Encoding; 4] = [Literal(1), Vbr(8), Array, Fixed(7)];
    pub(super) const NAME_6: [Encoding; 4] = [Literal(1), Vbr(8), Array, Char6];
    pub(super) const BLOCK_NAME_6: [Encoding; 4] = [Literal(2), Vbr(8), Array, Char6];
    pub(super) const INTEGER: [Encoding; 2] = [Literal(4), Vbr(8)];
    pub(super) const NULL: [Encoding; 1] = [Literal(2)];
    pub(super) const BINOP: [Encoding; 4] = [Literal(2), Vbr(6), Vbr(6), Fixed(4)];
    pub(super) const BINOP_FLAGS: [Encoding; 5] = [Literal(2), Vbr(6), Vbr(6), Fixed(4), Fixed(7)];
    pub(super) const RET_VOID: [Encoding; 1] = [Literal(10)];
    pub(super) const RET_VALUE: [Encoding; 2] = [Literal(10), Vbr(6)];
    pub(super) const UNREACHABLE: [Encoding; 1] = [Literal(15)];

    /// Those that hold the number of a type, in so many bits.
    pub(super) fn set_type(bits: u8) -> [Encoding; 2] {
        [Literal(1), Fixed(bits)]
    }

    pub(super) fn constant_cast(bits: u8) -> [Encoding; 4] {
        [Literal(11), Fixed(4), Fixed(bits), Vbr(8)]
    }

    pub(super) fn load(bits: u8) -> [Encoding; 5] {
        [Literal(20), Vbr(6), Fixed(bits), Vbr(4), Fixed(1)]
    }

    pub(super) fn cast(bits: u8) -> [Encoding; 4] {
        [Literal(3), Vbr(6), Fixed(bits), Fixed(4)]
    }

    pub(super) fn address(bits: u8) -> [Encoding; 5] {
        [Literal(43), Fixed(1), Fixed(bits), Array, Vbr(6)]
    }
}

/// Writes the abbreviations of blocks that there are many of.
fn block_info(all: &Enumerator<'_>, out: &mut Output) {
    use abbreviation as a;
    let bits = all.type_bits();
    let names: [&[Encoding]; 4] = [&a::NAME_8, &a::NAME_7, &a::NAME_6, &a::BLOCK_NAME_6];
    let constants: [&[Encoding]; 4] = [&a::set_type(bits), &a::INTEGER, &a::constant_cast(bits), &a::NULL];
    let instructions: [&[Encoding]; 8] = [
        &a::load(bits),
        &a::BINOP,
        &a::BINOP_FLAGS,
        &a::cast(bits),
        &a::RET_VOID,
        &a::RET_VALUE,
        &a::UNREACHABLE,
        &a::address(bits),
    ];
    out.stream.enter(block::BLOCKINFO, 2);
    for (block, abbreviations) in
        [(block::VALUE_SYMTAB, &names[..]), (block::CONSTANTS, &constants[..]), (block::FUNCTION, &instructions[..])]
    {
        out.record(&block_info::SetBlock { block });
        abbreviations.iter().for_each(|encodings| out.stream.define(encodings));
    }
    out.stream.end();
}

/// The named values of the module.
fn module_names(module: &Module) -> impl Iterator<Item = ValueId> + '_ {
    let globals = module.globals.iter().map(|global| global.value);
    let functions = module.functions.iter().map(|function| function.value);
    globals.chain(functions).chain(module.aliases.iter().map(|alias| alias.value))
}

/// Writes the names of values, and of a function's blocks, in the order of the names.
fn symbols(
    all: &Enumerator<'_>,
    out: &mut Output,
    values: impl Iterator<Item = ValueId>,
    blocks: &[super::Block],
) -> Result<()> {
    let module = all.module;
    let mut names: Vec<(&[u8], Option<ValueId>, u32)> = Vec::new();
    names.extend(values.map(|value| (module.name(value), Some(value), 0)));
    names.extend((0..).zip(blocks).map(|(number, block)| (module.str(block.name), None, number)));
    names.retain(|(name, ..)| !name.is_empty());
    if names.is_empty() {
        return Ok(());
    }
    names.sort_by_key(|(name, ..)| *name);
    out.stream.enter(block::VALUE_SYMTAB, 4);
    for (name, value, number) in names {
        let text = characters(name);
        let is_short = name.iter().all(|character| is_char6(*character));
        let name_8 = (FIRST_OWN, &abbreviation::NAME_8[..]);
        match value {
            Some(value) => {
                let record = symbols::Entry { value: ValueIndex(all.value_number(value)?), name: Characters(&text) };
                let abbreviation = match is_short {
                    true => (FIRST_OWN + 2, &abbreviation::NAME_6[..]),
                    false if name.is_ascii() => (FIRST_OWN + 1, &abbreviation::NAME_7[..]),
                    false => name_8,
                };
                out.abbreviated(&record, abbreviation);
            }
            None => {
                let record = symbols::BlockEntry { block: crate::bitcode::BlockIndex(number), name: Characters(&text) };
                let short = (FIRST_OWN + 3, &abbreviation::BLOCK_NAME_6[..]);
                out.abbreviated(&record, if is_short { short } else { name_8 });
            }
        }
    }
    out.stream.end();
    Ok(())
}

impl Enumerator<'_> {
    fn type_index(&self, ty: super::TypeId) -> Result<TypeIndex> {
        self.type_number(ty).map(TypeIndex)
    }

    fn value_index(&self, value: u32) -> Result<ValueIndex> {
        self.value_number(ValueId(value)).map(ValueIndex)
    }

    /// A value, with its type where its number is not below `next`.
    fn typed(&self, value: u32, next: u32) -> Result<TypedValue> {
        let number = self.value_number(ValueId(value))?;
        let forward = if number < next { None } else { Some(TypeIndex(self.type_number_of(ValueId(value))?)) };
        Ok(TypedValue { value: number, forward })
    }
}
