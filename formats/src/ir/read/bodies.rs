//! A large module's bodies, read one at a time: what all of them take together is many times the bitcode.

use super::{Extent, Tables, function, metadata, module_level, of_record};
use crate::{
    Result,
    bitcode::block,
    bitstream::Cursor,
    ir::{Constant, Module},
};
use alloc::vec::Vec;

/// The bodies of a module's functions, each read in place of the one before.
#[derive(Debug)]
pub(crate) struct Bodies<'b> {
    stream: &'b [u8],
    /// Where the stream begins in the bitcode.
    offset: usize,
    cursor: Cursor<'b>,
    tables: Tables,
    scratch: function::Scratch,
    /// Where each body is, by the index of its function, in that order.
    places: Vec<(u32, u64)>,
    floor: Floor,
    /// The function whose body is in the module.
    current: Option<u32>,
}

/// How long the pools are without bodies.
#[derive(Clone, Copy, Debug)]
struct Floor {
    values: usize,
    names: usize,
    constants: usize,
    expressions: usize,
    inline_asm: usize,
    instructions: usize,
    blocks: usize,
    operands: usize,
    attachments: usize,
    entries: usize,
    words: usize,
}

impl Floor {
    fn of(module: &Module) -> Self {
        Self {
            values: module.values.len(),
            names: module.names.len(),
            constants: module.constants.len(),
            expressions: module.expressions.len(),
            inline_asm: module.inline_asm.len(),
            instructions: module.instructions.len(),
            blocks: module.blocks.len(),
            operands: module.operands.len(),
            attachments: module.metadata.attachments.len(),
            entries: module.metadata.entries.len(),
            words: module.metadata.words.len(),
        }
    }
}

impl<'b> Bodies<'b> {
    /// Reads all of the module in `bitcode` but its bodies, in place of what was read before.
    ///
    /// # Errors
    /// As for [`Module::read`].
    pub(crate) fn open(bitcode: &'b [u8], module: &mut Module) -> Result<Self> {
        module.clear();
        let (stream, offset) = super::stream(bitcode)?;
        let mut open = || -> Result<Self> {
            let mut cursor = Cursor::new(stream)?;
            // Room for a body comes when one is read.
            let mut tables = module_level(&mut cursor, 0, module, Extent::Whole)?;
            let mut places: Vec<(u32, u64)> = tables.places().map(|(bit, function)| (function, bit)).collect();
            places.sort_unstable();
            let (scratch, floor) = (function::Scratch::new(module), Floor::of(module));
            Ok(Self { stream, offset, cursor, tables, scratch, places, floor, current: None })
        };
        open().map_err(|error| of_record(error, stream).rebased(offset))
    }

    /// The number of values that are the module's own.
    pub(crate) fn module_values(&self) -> u32 {
        self.floor.values as u32
    }

    /// Reads the body of the function of this index in place of the one before, if it has one.
    ///
    /// # Errors
    /// As for [`Module::read`].
    pub(crate) fn read(&mut self, function: u32, module: &mut Module) -> Result<()> {
        let Ok(place) = self.places.binary_search_by_key(&function, |(function, _)| *function) else { return Ok(()) };
        let Some((_, bit)) = self.places.get(place).copied() else { return Ok(()) };
        self.drop_body(module);
        self.current = Some(function);
        self.cursor.seek(bit);
        let done = self
            .cursor
            .enter(block::FUNCTION)
            .and_then(|()| function::body(&mut self.cursor, module, &mut self.tables, &mut self.scratch, function));
        done.map_err(|error| of_record(error, self.stream).rebased(self.offset))
    }

    /// Whether a constant in the module names a block of a function, which may not be there any more.
    pub(crate) fn names_blocks(&self, module: &Module) -> bool {
        let first = if self.current.is_some() { self.floor.constants } else { 0 };
        let own = module.constants.get(first..).unwrap_or(&[]);
        own.iter().any(|constant| matches!(constant, Constant::BlockAddress { .. }))
    }

    /// Forgets all that bodies said but of named metadata, to read them once more.
    pub(crate) fn start_over(&mut self, module: &mut Module) {
        self.drop_body(module);
        metadata::join_named(module, &mut self.tables);
        self.tables.is_again = true;
        let Floor { entries, words, .. } = self.floor;
        module.metadata.entries.truncate(entries);
        module.metadata.words.truncate(words);
        self.tables.locations.retain(|_, id| (*id as usize) < entries);
    }

    /// Forgets the body that is in the module. Metadata stays: it is printed behind all functions.
    fn drop_body(&mut self, module: &mut Module) {
        let function = self.current.take().and_then(|index| module.functions.get_mut(index as usize));
        if let Some(function) = function {
            function.body = None;
        }
        let Floor { values, names, constants, expressions, inline_asm, instructions, blocks, operands, .. } =
            self.floor;
        module.values.truncate(values);
        module.names.truncate(names);
        module.constants.truncate(constants);
        module.expressions.truncate(expressions);
        module.inline_asm.truncate(inline_asm);
        module.instructions.truncate(instructions);
        module.blocks.truncate(blocks);
        module.operands.truncate(operands);
        module.metadata.attachments.truncate(self.floor.attachments);
    }
}
