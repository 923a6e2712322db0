//! Reading the stream: blocks and records.

use super::{
    Encoding, FORMAT,
    abbreviation::{self, DEFINE_ABBREVIATION, END_BLOCK, ENTER_BLOCK, UNABBREVIATED},
    bits::{Bits, Numbers, Window},
};
use crate::{Error, Result};
use alloc::vec::Vec;
use core::ops::Range;

/// Blocks nest no deeper than this in what LLVM writes (module, function, constants), with room to spare.
pub(super) const MAX_DEPTH: usize = 16;

/// The width of abbreviation ids outside of all blocks.
pub(super) const OUTER_WIDTH: u32 = 2;

/// The block whose records define abbreviations for other blocks.
pub(super) const BLOCKINFO: u32 = 0;

/// What stands next in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<'s, 'r> {
    /// A block within this one: [`Cursor::enter`] or [`Cursor::skip`] it.
    Block(u32),
    /// A record.
    Record(Record<'s, 'r>),
    /// The end of this block; the cursor stands behind it.
    End,
}

/// An entry, of a record only that its operands are in the cursor's memory now. One number, since that is given back in
/// a register: a record's code, or what is none.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Step(u64);

impl Step {
    const END: Self = Self(1 << 33);

    fn block(id: u32) -> Self {
        Self(1 << 32 | u64::from(id))
    }

    /// The code of a record.
    #[inline(always)]
    fn code(self) -> Option<u32> {
        u32::try_from(self.0).ok()
    }
}

#[cold]
fn undefined(bit: u64, id: u32) -> Error {
    Error::at_bit(FORMAT, bit, "an abbreviation that was defined", format_args!("id {id}"))
}

/// A record: its code, operands, and a blob if its abbreviation ends in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record<'s, 'r> {
    /// What kind of record it is, within its block.
    pub code: u32,
    /// The operands; of an array the elements.
    pub operands: &'r [u64],
    /// The bytes of a blob.
    pub blob: Option<&'s [u8]>,
    /// The bit where the record began.
    pub bit: u64,
}

#[derive(Debug)]
struct Scope {
    block: u32,
    id_width: u32,
    /// The index of the block's id among those that BLOCKINFO registered abbreviations for.
    registered: Option<u32>,
    /// Where in [`Memory::own`] the abbreviations begin that the block defines; their ids follow the registered ones'.
    own: u32,
    end: u64,
}

/// The memory of a cursor, for the next one. It remembers BLOCKINFO, which is the same in every file of a compiler.
#[derive(Debug, Default)]
pub struct Memory {
    scopes: Vec<Scope>,
    /// The encodings of all abbreviations that were defined.
    encodings: Vec<Encoding>,
    /// Where the abbreviations are in there that BLOCKINFO registered, by block id.
    registered: Vec<(u32, Vec<Range<u32>>)>,
    /// Where those are in there that the blocks around the cursor define.
    own: Vec<Range<u32>>,
    operands: Numbers,
    /// The bytes of the BLOCKINFO block that the abbreviations begin with; empty without one.
    info: Vec<u8>,
    /// The width of abbreviation ids in that block.
    info_width: u32,
    /// How many encodings it defines.
    info_len: usize,
}

/// A reader of one stream of bits, borrowed.
#[derive(Debug)]
pub struct Cursor<'s> {
    bits: Bits<'s>,
    /// The width of abbreviation ids in the block that the cursor is in.
    id_width: u32,
    memory: Memory,
    /// Whether what BLOCKINFO registered is of this stream, not of the one before.
    informed: bool,
    /// The bit where the last record began.
    record: u64,
    /// Its blob.
    blob: Option<&'s [u8]>,
    /// Which of the registered lists the abbreviations defined in BLOCKINFO belong to.
    registering: Option<usize>,
}

impl<'s> Cursor<'s> {
    /// A cursor behind the magic number of `bytes`.
    ///
    /// # Errors
    /// Bytes that do not begin with the magic number of LLVM IR.
    pub fn new(bytes: &'s [u8]) -> Result<Self> {
        Self::with_memory(bytes, Memory::default())
    }

    /// A cursor that uses the memory of another again.
    ///
    /// # Errors
    /// As for [`Cursor::new`].
    pub fn with_memory(bytes: &'s [u8], memory: Memory) -> Result<Self> {
        match bytes.first_chunk::<4>() {
            Some(magic) if *magic == super::MAGIC => {}
            Some(magic) => {
                return Err(Error::new(FORMAT, 0, "the magic number BC C0 DE", format_args!("{magic:02X?}")));
            }
            None => return Err(Error::truncated(FORMAT, 0, 4, bytes.len())),
        }
        let bits = Bits::new(bytes, 32);
        let mut memory = memory;
        memory.scopes.clear();
        memory.own.clear();
        let outermost = Scope { block: u32::MAX, id_width: OUTER_WIDTH, registered: None, own: 0, end: bits.end };
        memory.scopes.push(outermost);
        Ok(Self { bits, id_width: OUTER_WIDTH, memory, informed: false, record: 0, blob: None, registering: None })
    }

    /// The cursor's memory, for the next one.
    pub fn into_memory(self) -> Memory {
        self.memory
    }

    /// The position, in bits from the start of the stream.
    pub fn bit(&self) -> u64 {
        self.bits.bit
    }

    /// Whether less than a block's head is left outside of all blocks.
    pub fn at_end(&self) -> bool {
        self.memory.scopes.len() == 1 && self.bits.left() < 64
    }

    /// Whether nothing is left of the stream, as behind its outermost block.
    pub fn is_spent(&self) -> bool {
        self.bits.left() == 0
    }

    /// What comes next in the block. Abbreviations that are defined here are read on the way.
    ///
    /// # Errors
    /// A stream that ends within the block, an abbreviation that cannot be laid out or is not defined.
    #[inline(always)]
    pub fn next_entry(&mut self) -> Result<Entry<'s, '_>> {
        let step = self.step()?;
        Ok(match step.code() {
            Some(code) => Entry::Record(self.record(code)),
            None if step == Step::END => Entry::End,
            None => Entry::Block(step.0 as u32),
        })
    }

    /// The next record of a block; blocks within it are passed over. `None` at the end of the block.
    ///
    /// # Errors
    /// As for [`Cursor::next_entry`].
    #[inline(always)]
    pub fn next_record(&mut self) -> Result<Option<Record<'s, '_>>> {
        loop {
            let step = self.step()?;
            match step.code() {
                Some(code) => return Ok(Some(self.record(code))),
                None if step == Step::END => return Ok(None),
                None => self.skip()?,
            }
        }
    }

    /// The record that was read last.
    #[inline(always)]
    fn record(&self, code: u32) -> Record<'s, '_> {
        Record { code, operands: self.memory.operands.as_slice(), blob: self.blob, bit: self.record }
    }

    #[inline(never)]
    fn step(&mut self) -> Result<Step> {
        loop {
            let bit = self.bits.bit;
            let mut window = self.bits.window();
            let id = window.take(self.id_width) as u32;
            if id > DEFINE_ABBREVIATION {
                self.memory.operands.clear();
                self.blob = None;
                self.record = bit;
                let code = if id == UNABBREVIATED {
                    self.bits.unabbreviated(window, &mut self.memory.operands)?
                } else {
                    self.abbreviated(id, bit, window)?
                };
                return Ok(Step(code & u64::from(u32::MAX)));
            }
            self.bits.settle(&window)?;
            match id {
                END_BLOCK => {
                    if self.memory.scopes.len() < 2 {
                        return Err(Error::at_bit(FORMAT, bit, "a block", "the end of one that was not entered"));
                    }
                    self.bits.align()?;
                    self.pop();
                    return Ok(Step::END);
                }
                ENTER_BLOCK => return Ok(Step::block(self.bits.vbr(8)? as u32)),
                _ => self.define(bit)?,
            }
        }
    }

    /// Reads an abbreviation's definition: for the block that it stands in, or in BLOCKINFO for the block named there.
    #[cold]
    fn define(&mut self, at: u64) -> Result<()> {
        self.forget_info();
        let Memory { scopes, encodings, registered, own, .. } = &mut self.memory;
        let start = encodings.len();
        abbreviation::read(&mut self.bits, encodings)?;
        let range = start as u32..encodings.len() as u32;
        match scopes.last_mut() {
            Some(scope) if scope.block != BLOCKINFO => own.push(range),
            _ => match self.registering.and_then(|at| registered.get_mut(at)) {
                Some((_, list)) => list.push(range),
                None => {
                    return Err(Error::at_bit(FORMAT, at, "a SETBID record before abbreviations in BLOCKINFO", "none"));
                }
            },
        }
        Ok(())
    }

    /// Forgets the abbreviations of the stream before, unless they were found to be this one's too.
    fn forget_info(&mut self) {
        if !self.informed {
            self.informed = true;
            self.memory.encodings.clear();
            self.memory.registered.clear();
            self.memory.info.clear();
        }
    }

    /// The head of a block whose id was read: width of abbreviation ids, and the bit behind the block.
    fn head(&mut self) -> Result<(u32, u64)> {
        let (width, words) = self.bits.head()?;
        Ok((width, self.end(words)?))
    }

    /// The bit behind the block of so many words that begins here.
    fn end(&self, words: u64) -> Result<u64> {
        let end = self.bits.bit + words * 32;
        if end > self.bits.end {
            return Err(Error::at_bit(
                FORMAT,
                self.bits.bit - 32,
                format_args!("a block within the {} words left", self.bits.left() / 32),
                format_args!("{words} words"),
            ));
        }
        Ok(end)
    }

    /// Enters the block that [`Cursor::next_entry`] announced.
    ///
    /// # Errors
    /// A block that ends outside of the stream, or blocks nested without measure.
    pub fn enter(&mut self, block: u32) -> Result<()> {
        if self.memory.scopes.len() >= MAX_DEPTH {
            return Err(Error::at_bit(
                FORMAT,
                self.bits.bit,
                format_args!("at most {MAX_DEPTH} nested blocks"),
                "one more",
            ));
        }
        let (id_width, end) = self.head()?;
        let known = |registered: &[(u32, Vec<Range<u32>>)]| registered.iter().position(|(id, _)| *id == block);
        let registered = if self.informed { known(&self.memory.registered).map(|at| at as u32) } else { None };
        let own = self.memory.own.len() as u32;
        self.memory.scopes.push(Scope { block, id_width, registered, own, end });
        self.id_width = id_width;
        Ok(())
    }

    /// Passes over the block that [`Cursor::next_entry`] announced.
    ///
    /// # Errors
    /// A block that ends outside of the stream.
    pub fn skip(&mut self) -> Result<()> {
        let (_, words) = self.bits.any_head()?;
        self.bits.bit = self.end(words)?;
        Ok(())
    }

    /// Goes to a block's head that was passed over before, at `bit` (a position between [`Cursor::next_entry`] and
    /// [`Cursor::skip`] inside the block that the cursor is in).
    pub fn seek(&mut self, bit: u64) {
        self.bits.bit = bit.min(self.bits.end);
    }

    /// The bytes of the block that was entered, from its first record to where it says that it ends, and the width of
    /// its abbreviation ids: all that its records depend on, unless BLOCKINFO defined abbreviations for it. Then, and
    /// where the cursor is not at its start, the bytes are none.
    pub fn own_bytes(&self) -> (&'s [u8], u32) {
        let bytes = match self.memory.scopes.last() {
            Some(Scope { registered: None, end, .. }) if self.bits.bit.is_multiple_of(32) => {
                self.bits.bytes(self.bits.bit, *end)
            }
            _ => &[],
        };
        (bytes, self.id_width)
    }

    /// Leaves the block that the cursor is in for where it says that it ends.
    ///
    /// # Errors
    /// Outside of all blocks.
    pub fn leave(&mut self) -> Result<()> {
        match self.memory.scopes.last() {
            Some(scope) if self.memory.scopes.len() > 1 => self.bits.bit = scope.end,
            _ => return Err(Error::at_bit(FORMAT, self.bits.bit, "a block to leave", "none")),
        }
        self.pop();
        Ok(())
    }

    fn pop(&mut self) {
        if let Some(scope) = self.memory.scopes.pop() {
            self.memory.own.truncate(scope.own as usize);
        }
        self.id_width = self.memory.scopes.last().map_or(OUTER_WIDTH, |scope| scope.id_width);
    }

    /// Where the block that the cursor is in says that it ends, in bits.
    pub fn block_end(&self) -> u64 {
        self.memory.scopes.last().map_or(self.bits.end, |scope| scope.end)
    }

    /// Reads the BLOCKINFO block that [`Cursor::next_entry`] announced, if `block` is its id.
    ///
    /// # Errors
    /// As for any block, and abbreviations before the record that says whose they are.
    pub fn block_info(&mut self, block: u32) -> Result<bool> {
        if block != BLOCKINFO {
            return Ok(false);
        }
        let first = !self.informed;
        // LLVM passes over another block of this kind, once the first one named a block (ReadBlockInfoBlock).
        if !first && !self.memory.registered.is_empty() {
            self.skip()?;
            return Ok(true);
        }
        let (id_width, end) = self.head()?;
        let bytes = self.bits.bytes(self.bits.bit, end);
        if first && !bytes.is_empty() && bytes == self.memory.info && id_width == self.memory.info_width {
            self.informed = true;
            self.memory.encodings.truncate(self.memory.info_len);
            self.bits.bit = end;
            return Ok(true);
        }
        self.forget_info();
        self.memory.info.clear();
        let own = self.memory.own.len() as u32;
        self.memory.scopes.push(Scope { block, id_width, registered: None, own, end });
        self.id_width = id_width;
        self.registering = None;
        loop {
            let Some(record) = self.next_record()? else {
                if first && self.bits.bit == end {
                    self.memory.info.extend_from_slice(bytes);
                    self.memory.info_width = id_width;
                    self.memory.info_len = self.memory.encodings.len();
                }
                return Ok(true);
            };
            if let (1, [block, ..]) = (record.code, record.operands) {
                let block = *block as u32;
                let known = self.memory.registered.iter().position(|(id, _)| *id == block);
                self.registering = Some(known.unwrap_or(self.memory.registered.len()));
                if known.is_none() {
                    self.memory.registered.push((block, Vec::new()));
                }
            }
        }
    }

    /// Reads a record as an abbreviation says; the code. `window` is behind the abbreviation's id.
    #[inline]
    fn abbreviated(&mut self, id: u32, bit: u64, window: Window) -> Result<u64> {
        let Memory { scopes, encodings, registered, own, operands, .. } = &mut self.memory;
        let range = scopes.last().and_then(|scope| {
            let index = (id as usize).wrapping_sub(4);
            let registered = scope.registered.and_then(|at| registered.get(at as usize));
            let registered = registered.map_or(&[][..], |(_, list)| list);
            match registered.get(index) {
                Some(range) => Some(range),
                None => own.get((scope.own as usize).wrapping_add(index.wrapping_sub(registered.len()))),
            }
        });
        let Some(range) = range else { return Err(undefined(bit, id)) };
        let range = range.start as usize..range.end as usize;
        let encodings = encodings.get(range).unwrap_or(&[]);
        self.bits.abbreviated(window, encodings, operands, &mut self.blob)
    }

    /// The id of the block that the cursor is in; `u32::MAX` outside of all.
    pub fn block(&self) -> u32 {
        self.memory.scopes.last().map_or(u32::MAX, |scope| scope.block)
    }
}
