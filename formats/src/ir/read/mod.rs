//! Makes a module of records: the module block, and what it holds before the functions' bodies.

mod attributes;
mod bodies;
mod constants;
mod function;
mod globals;
mod instruction;
mod metadata;
mod symbols;
mod types;

pub(crate) use bodies::Bodies;
pub(super) use {metadata::KindBlock, types::TypeBlock};

use super::{Module, Span, Text, Type, TypeId, Types, ValueId};
use crate::{
    Error, Result,
    bitcode::{Operands, OptionalValue, RELATIVE_IDS, Record, RecordKind, block, module as records},
    bitstream::{Cursor, Entry, FORMAT},
};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// How much of a module is read.
#[derive(Clone, Copy, Debug)]
pub(super) enum Extent<'m> {
    /// All of it.
    Whole,
    /// Types, values and metadata of the module itself: no names of values, attributes, attachments or bodies. The other
    /// module may have the same types.
    Model(Option<&'m Module>),
}

/// What is only known while reading.
#[derive(Debug, Default)]
pub(super) struct Tables {
    /// Whether only types, values and metadata are read.
    is_model: bool,
    /// Whether ids of operands are relative: no version, or 0, says that they are not.
    is_relative: bool,
    /// The types by their index in the type table.
    types: Vec<TypeId>,
    /// The names of sections, numbered from 1.
    sections: Vec<Text>,
    /// The names of garbage collectors, numbered from 1.
    collectors: Vec<Text>,
    /// The attribute groups, by their ids.
    groups: HashMap<u64, attributes::Group>,
    /// The metadata kinds, by the numbers that attachments use.
    kinds: Vec<Option<u32>>,
    /// Those with numbers that no compiler gives.
    far_kinds: HashMap<u32, u32>,
    /// The nodes of source locations that are their contents.
    locations: HashMap<[u32; 4], u32>,
    /// Of named metadata whose name was said before: which it is, and the nodes of the record.
    named_again: Vec<(usize, Span)>,
    /// Whether bodies are read once more: what they say of named metadata is known.
    is_again: bool,
    /// The functions that wait for a body, in order.
    definitions: Vec<u32>,
    /// Where their bodies are.
    bodies: Vec<u64>,
}

impl Tables {
    /// The type with an index of the type table, if there is one: LLVM takes another index for no type at all where a
    /// record need not state it.
    pub(super) fn stated(&self, index: u32) -> Option<TypeId> {
        self.types.get(index as usize).copied()
    }

    /// Where the bodies are, and whose they are; they are not asked for again.
    fn places(&mut self) -> impl Iterator<Item = (u64, u32)> + use<> {
        core::mem::take(&mut self.bodies).into_iter().zip(core::mem::take(&mut self.definitions))
    }

    /// The type with an index of the type table.
    #[inline]
    pub(super) fn ty(&self, index: u32, at: &Operands<'_>) -> Result<TypeId> {
        match self.types.get(index as usize) {
            Some(ty) => Ok(*ty),
            None => Err(at.error(format_args!("one of {} types", self.types.len()), format_args!("type {index}"))),
        }
    }
}

/// The type of a vector's elements; refuses what is no vector.
pub(super) fn vector_element(types: &Types, ty: TypeId, at: &Operands<'_>) -> Result<TypeId> {
    match types.get(ty) {
        Type::Vector { element, .. } => Ok(element),
        other => Err(at.error("a vector", format_args!("{other:?}"))),
    }
}

/// Appends the characters of a record to the pool of characters.
pub(super) fn push_text(text: &mut Vec<u8>, characters: &[u64]) -> Text {
    let start = text.len();
    text.extend(characters.iter().map(|c| *c as u8));
    Text::since(start, text)
}

/// The stream in `bitcode` without its wrapper, and where it begins; ids and spans of 32 bits hold what it makes.
fn stream(bitcode: &[u8]) -> Result<(&[u8], usize)> {
    let (stream, offset) = crate::bitstream::unwrap(bitcode)?;
    if u32::try_from(stream.len()).is_err() {
        return Err(Error::new(FORMAT, 0, "at most 4 GiB", stream.len()));
    }
    // LLVM asks for it of the whole (BitcodeReader::initStreamFromBuffer).
    if !bitcode.len().is_multiple_of(4) {
        return Err(Error::new(
            FORMAT,
            bitcode.len(),
            "whole words of 4 bytes",
            format_args!("{} bytes more", bitcode.len() % 4),
        ));
    }
    Ok((stream, offset))
}

pub(super) fn module(bitcode: &[u8], module: &mut Module, extent: Extent<'_>) -> Result<()> {
    let (stream, offset) = stream(bitcode)?;
    read(stream, module, extent).map_err(|error| error.rebased(offset))
}

fn read(stream: &[u8], module: &mut Module, extent: Extent<'_>) -> Result<()> {
    let mut cursor = Cursor::with_memory(stream, core::mem::take(&mut module.memory))?;
    let done = read_stream(&mut cursor, stream.len(), module, extent);
    module.memory = cursor.into_memory();
    done.map_err(|error| of_record(error, stream))
}

/// The same error with the name of the record that it is of: the one that begins at its bit.
#[cold]
fn of_record(error: Error, stream: &[u8]) -> Error {
    match error.bit().and_then(|bit| kind_at(stream, bit).ok()?) {
        Some(kind) => kind.fault(error),
        None => error,
    }
}

/// The kind of the record that begins at `bit`.
fn kind_at(stream: &[u8], bit: u64) -> Result<Option<&'static RecordKind>> {
    let mut cursor = Cursor::new(stream)?;
    while cursor.bit() <= bit && !cursor.at_end() {
        let block = cursor.block();
        match cursor.next_entry()? {
            Entry::Block(id) => {
                if !cursor.block_info(id)? {
                    cursor.enter(id)?;
                }
            }
            Entry::End => {}
            Entry::Record(record) if record.bit == bit => return Ok(RecordKind::find(block, record.code)),
            Entry::Record(_) => {}
        }
    }
    Ok(None)
}

fn read_stream(cursor: &mut Cursor<'_>, size: usize, module: &mut Module, extent: Extent<'_>) -> Result<()> {
    let mut tables = module_level(cursor, size, module, extent)?;
    if tables.is_model {
        return Ok(());
    }
    let mut scratch = function::Scratch::new(module);
    for (bit, function) in tables.places() {
        cursor.seek(bit);
        cursor.enter(block::FUNCTION)?;
        function::body(cursor, module, &mut tables, &mut scratch, function)?;
    }
    metadata::join_named(module, &mut tables);
    Ok(())
}

/// Reads what is not in functions' bodies.
fn module_level(cursor: &mut Cursor<'_>, size: usize, module: &mut Module, extent: Extent<'_>) -> Result<Tables> {
    loop {
        if cursor.at_end() {
            return Err(Error::at_bit(FORMAT, cursor.bit(), "a module block", "the end of the bitcode"));
        }
        let at = cursor.bit();
        match cursor.next_entry()? {
            Entry::Block(block::MODULE) => break,
            Entry::Block(id) => {
                if !cursor.block_info(id)? {
                    cursor.skip()?;
                }
            }
            entry => return Err(Error::at_bit(FORMAT, at, "a block", format_args!("{entry:?}"))),
        }
    }
    let (is_model, like) = match extent {
        Extent::Whole => (false, None),
        Extent::Model(like) => (true, like),
    };
    let mut tables = Tables { is_model, ..Tables::default() };
    module.reserve(size);
    metadata::fixed_kinds(module);
    cursor.enter(block::MODULE)?;
    module_block(cursor, module, &mut tables, like)?;
    globals::check(module)?;
    metadata::join_named(module, &mut tables);
    let end = cursor.bit();
    if tables.bodies.len() != tables.definitions.len() {
        return Err(Error::at_bit(
            FORMAT,
            end,
            format_args!("{} functions' bodies", tables.definitions.len()),
            tables.bodies.len(),
        ));
    }
    if !tables.is_model {
        attributes::intrinsics(module);
        if let (false, Some(body)) = (tables.is_relative, tables.bodies.first()) {
            let found = "a function in one without a version, or of version 0";
            return Err(Error::at_bit(FORMAT, *body, RELATIVE_IDS, found));
        }
    }
    Ok(tables)
}

fn module_block(
    cursor: &mut Cursor<'_>,
    module: &mut Module,
    tables: &mut Tables,
    like: Option<&Module>,
) -> Result<()> {
    loop {
        // LLVM reads a zero at the end of the stream (BitstreamCursor::Read), which ends the block.
        if cursor.is_spent() {
            return Ok(());
        }
        match cursor.next_entry()? {
            Entry::End => return Ok(()),
            Entry::Block(id) => match id {
                // Not by its length: LLVM reads it, and never looks at that.
                block::PARAMATTR_GROUP | block::PARAMATTR | block::VALUE_SYMTAB if tables.is_model => {
                    cursor.enter(id)?;
                    while cursor.next_record()?.is_some() {}
                }
                block::PARAMATTR_GROUP => attributes::groups(cursor, module, tables)?,
                block::PARAMATTR => attributes::lists(cursor, module, tables)?,
                block::TYPE => types::table(cursor, module, tables, like)?,
                block::CONSTANTS => {
                    cursor.enter(id)?;
                    constants::block(cursor, module, tables, &constants::Ids::of_module())?;
                }
                block::METADATA => metadata::module_block(cursor, module, tables)?,
                block::VALUE_SYMTAB => symbols::module_block(cursor, module)?,
                block::FUNCTION => {
                    tables.bodies.push(cursor.bit());
                    cursor.skip()?;
                }
                id => {
                    if !cursor.block_info(id)? {
                        cursor.skip()?;
                    }
                }
            },
            Entry::Record(record) => {
                let mut operands = Operands::new(record.operands, record.bit).longer();
                module_record(record.code, &mut operands, module, tables)?;
            }
        }
    }
}

fn module_record(code: u32, operands: &mut Operands<'_>, module: &mut Module, tables: &mut Tables) -> Result<()> {
    match code {
        records::Version::CODE => {
            let record = records::Version::read(operands)?;
            if record.version > 1 {
                return Err(operands.error(RELATIVE_IDS, record.version));
            }
            tables.is_relative = record.version == 1;
        }
        records::Triple::CODE => module.triple = push_text(&mut module.text, records::Triple::read(operands)?.text.0),
        records::DataLayout::CODE => {
            module.data_layout = push_text(&mut module.text, records::DataLayout::read(operands)?.text.0);
        }
        records::Asm::CODE => module.asm = push_text(&mut module.text, records::Asm::read(operands)?.text.0),
        records::SectionName::CODE => {
            tables.sections.push(push_text(&mut module.text, records::SectionName::read(operands)?.text.0));
        }
        records::GcName::CODE => {
            tables.collectors.push(push_text(&mut module.text, records::GcName::read(operands)?.text.0));
        }
        records::Comdat::CODE => globals::comdat(&records::Comdat::read(operands)?, operands, module)?,
        records::GlobalVar::CODE => globals::variable(&records::GlobalVar::read(operands)?, operands, module, tables)?,
        records::Function::CODE => globals::function(&records::Function::read(operands)?, operands, module, tables)?,
        records::Alias::CODE => globals::alias(&records::Alias::read(operands)?, operands, module, tables)?,
        records::PurgeVals::CODE => {
            return Err(operands.error("a module without PURGEVALS", "one"));
        }
        // Unknown records of a module are passed over, as LLVM does.
        _ => {}
    }
    Ok(())
}

/// The value that a record names, if it does.
fn optional_value(id: Option<OptionalValue>) -> Option<ValueId> {
    id?.0.map(|id| ValueId(id.0))
}
