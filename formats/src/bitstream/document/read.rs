//! Reading a document.

use super::{AbbreviationId, Block, BlockId, Document, Item, NONE, Place, Raw, Record, RecordId, copy, head};
use crate::{
    Error, Result,
    bitstream::{
        FORMAT,
        abbreviation::{self, DEFINE_ABBREVIATION, END_BLOCK, ENTER_BLOCK, UNABBREVIATED},
        bits::{Bits, Numbers},
        cursor::{BLOCKINFO, MAX_DEPTH, OUTER_WIDTH},
        writer::BitWriter,
    },
};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// Reads the blocks of a stream behind its magic number; the bit behind them.
pub(super) fn stream(stream: &[u8]) -> Result<(Document, u64)> {
    let mut document = Document::default();
    // A record takes some five bytes in what dxc writes, an operand one or two.
    document.places.reserve(stream.len() / 5);
    document.records.reserve(stream.len() / 5);
    document.operands.reserve(stream.len() / 2);
    let mut reader = Reader {
        bits: Bits::new(stream, 32),
        document,
        scopes: Vec::new(),
        registered: Vec::new(),
        lists: HashMap::new(),
        registering: None,
        is_informed: false,
        numbers: Numbers::default(),
        scratch: BitWriter::default(),
    };
    let end = reader.outer()?;
    Ok((reader.document, end))
}

struct Scope {
    block: BlockId,
    id: u32,
    id_width: u32,
    /// The bit behind its head.
    body: u64,
    /// Which of the registered lists its first abbreviations are in, and how many it had when the block began.
    registered: (usize, usize),
    own: Vec<u32>,
}

struct Reader<'s> {
    bits: Bits<'s>,
    document: Document,
    scopes: Vec<Scope>,
    registered: Vec<Vec<u32>>,
    /// Which of these lists is a block's.
    lists: HashMap<u32, usize>,
    registering: Option<usize>,
    /// Whether a BLOCKINFO block named blocks before the one that is read: what this one says is of no use to LLVM
    /// (ReadBlockInfoBlock).
    is_informed: bool,
    /// The operands of the record that is read.
    numbers: Numbers,
    scratch: BitWriter,
}

impl Reader<'_> {
    /// Reads all blocks outside of others; the bit behind the last that could be read.
    fn outer(&mut self) -> Result<u64> {
        let mut end = self.bits.bit;
        // Less than a block's head is no block.
        while self.bits.left() >= 64 || end == 32 {
            let document = &self.document;
            let mark = (document.places.len(), document.raws.len());
            match self.outermost() {
                Ok(()) => end = self.bits.bit,
                Err(error) if end == 32 => return Err(error),
                Err(_) => {
                    // What cannot be read behind a block are bytes that were put there.
                    self.document.places.truncate(mark.0);
                    self.document.raws.truncate(mark.1);
                    break;
                }
            }
        }
        Ok(end)
    }

    /// Reads one block outside of others, to its end.
    fn outermost(&mut self) -> Result<()> {
        self.scopes.clear();
        loop {
            let at = self.bits.bit;
            let id_width = self.scopes.last().map_or(OUTER_WIDTH, |scope| scope.id_width);
            let id = self.bits.fixed(id_width)? as u32;
            match id {
                ENTER_BLOCK => self.block(at, id_width)?,
                _ if self.scopes.is_empty() => {
                    return Err(Error::at_bit(FORMAT, at, "a block", format_args!("abbreviation id {id}")));
                }
                END_BLOCK => self.end(at, id_width)?,
                DEFINE_ABBREVIATION => self.definition(at, id_width)?,
                _ => self.record(id, at, id_width)?,
            }
            if self.scopes.is_empty() {
                return Ok(());
            }
        }
    }

    fn block(&mut self, at: u64, outer: u32) -> Result<()> {
        if self.scopes.len() >= MAX_DEPTH {
            return Err(Error::at_bit(FORMAT, at, format_args!("at most {MAX_DEPTH} nested blocks"), "one more"));
        }
        let id = self.bits.vbr(8)?;
        let Ok(id) = u32::try_from(id) else {
            return Err(Error::at_bit(FORMAT, at, "a block's id of 32 bits", id));
        };
        let (id_width, stated_words) = self.bits.head()?;
        let (behind, stated_words) = (self.bits.bit - 32, stated_words as u32);
        let block = Block { id, id_width, stated_words, words: 0, bit: at, end: at };
        self.scratch.restart((at % 32) as u32);
        head(&mut self.scratch, outer, &block);
        let number = BlockId(self.document.blocks.len() as u32);
        self.place(Item::Block(number), at, behind);
        self.document.blocks.push(block);
        let list = self.lists.get(&id).copied().unwrap_or(usize::MAX);
        let len = self.registered.get(list).map_or(0, Vec::len);
        let (registered, body) = ((list, len), self.bits.bit);
        self.scopes.push(Scope { block: number, id, id_width, body, registered, own: Vec::new() });
        if id == BLOCKINFO {
            self.registering = None;
            self.is_informed = !self.lists.is_empty();
        }
        Ok(())
    }

    fn end(&mut self, at: u64, id_width: u32) -> Result<()> {
        self.bits.align()?;
        self.scratch.restart((at % 32) as u32);
        self.scratch.fixed(END_BLOCK.into(), id_width);
        self.scratch.align();
        let end = self.bits.bit;
        let Some(scope) = self.scopes.pop() else { return Ok(()) };
        if let Some(block) = self.document.blocks.get_mut(scope.block.0 as usize) {
            block.end = end;
            block.words = (end.saturating_sub(scope.body) / 32) as u32;
        }
        self.place(Item::End(scope.block), at, end);
        Ok(())
    }

    fn definition(&mut self, at: u64, id_width: u32) -> Result<()> {
        let document = &mut self.document;
        let start = document.encodings.len();
        abbreviation::read(&mut self.bits, &mut document.encodings)?;
        let index = document.abbreviations.len() as u32;
        document.abbreviations.push(start as u32..document.encodings.len() as u32);
        match self.scopes.last_mut() {
            Some(scope) if scope.id != BLOCKINFO => scope.own.push(index),
            _ => match self.registering.and_then(|at| self.registered.get_mut(at)) {
                Some(list) => list.push(index),
                None => {
                    return Err(Error::at_bit(FORMAT, at, "a SETBID record before abbreviations in BLOCKINFO", "none"));
                }
            },
        }
        self.scratch.restart((at % 32) as u32);
        self.scratch.fixed(DEFINE_ABBREVIATION.into(), id_width);
        self.scratch.definition(self.document.abbreviation(AbbreviationId(index)));
        self.place(Item::Definition(AbbreviationId(index)), at, self.bits.bit);
        Ok(())
    }

    fn record(&mut self, id: u32, at: u64, id_width: u32) -> Result<()> {
        let abbreviation = if id == UNABBREVIATED { NONE } else { self.find(id, at)? };
        let document = &mut self.document;
        let first = document.operands.len();
        let mut blob = None;
        self.numbers.clear();
        let code = if abbreviation == NONE {
            self.bits.unabbreviated(self.bits.window(), &mut self.numbers)?
        } else {
            let range = document.abbreviations.get(abbreviation as usize).cloned().unwrap_or_default();
            let encodings = document.encodings.get(range.start as usize..range.end as usize).unwrap_or(&[]);
            self.bits.abbreviated(self.bits.window(), encodings, &mut self.numbers, &mut blob)?
        };
        document.operands.extend_from_slice(self.numbers.as_slice());
        let blob = blob.map(|bytes| {
            let start = document.blobs.len() as u32;
            document.blobs.extend_from_slice(bytes);
            start..document.blobs.len() as u32
        });
        // Literals take no bits: many of them must not make much of little.
        if document.operands.len() as u64 > self.bits.end {
            return Err(Error::at_bit(FORMAT, at, "at most an operand for each bit of the stream", "more"));
        }
        let (Ok(code), Ok(from), Ok(to)) =
            (u32::try_from(code), u32::try_from(first), u32::try_from(document.operands.len()))
        else {
            return Err(Error::at_bit(FORMAT, at, "a code, and a number of operands, of 32 bits", code));
        };
        let (bit, len) = (at, self.bits.bit - at);
        let operands = from..to;
        let number = RecordId(document.records.len() as u32);
        document.records.push(Record {
            code,
            abbreviation_id: id,
            abbreviation,
            operands,
            blob,
            bit,
            len,
            edited: false,
        });
        // The padding around a blob may hold anything; other bits are the same if they are as many.
        let mut same = None;
        if let Some(record) = self.document.record(number) {
            if record.blob.is_some() {
                self.scratch.restart((at % 32) as u32);
                self.document.encode(record, id_width, &mut self.scratch);
            } else {
                same = Some(self.document.encoded_len(record, id_width) == len);
            }
            if let (Some(BLOCKINFO), 1, [block, ..]) =
                (self.scopes.last().map(|scope| scope.id), record.code, record.operands)
            {
                let next = self.registered.len();
                let list = if self.is_informed { next } else { *self.lists.entry(*block as u32).or_insert(next) };
                if list == next {
                    self.registered.push(Vec::new());
                }
                self.registering = Some(list);
            }
        }
        match same {
            None => self.place(Item::Record(number), at, self.bits.bit),
            Some(same) => self.keep(Item::Record(number), at, self.bits.bit, same),
        }
        Ok(())
    }

    /// The definition of the abbreviation `id` in this block.
    fn find(&self, id: u32, at: u64) -> Result<u32> {
        let index = (id as usize).wrapping_sub(4);
        let found = self.scopes.last().and_then(|scope| {
            let (list, len) = scope.registered;
            if index < len {
                self.registered.get(list).and_then(|list| list.get(index))
            } else {
                scope.own.get(index - len)
            }
        });
        found
            .copied()
            .ok_or_else(|| Error::at_bit(FORMAT, at, "an abbreviation that was defined", format_args!("id {id}")))
    }

    /// Adds an item that was read from `at` to `end`, and these bits where the scratch writer has others.
    fn place(&mut self, item: Item, at: u64, end: u64) {
        let phase = at % 32;
        let mut same = self.scratch.bit() - phase == end - at;
        if same {
            let written = self.scratch.finish();
            let mut written = Bits::new(written, phase);
            let mut read = self.bits;
            read.bit = at;
            while same && read.bit < end {
                let width = (end - read.bit).min(56) as u32;
                same = matches!((read.fixed(width), written.fixed(width)), (Ok(read), Ok(written)) if read == written);
            }
        }
        self.keep(item, at, end, same);
    }

    /// Adds an item that was read from `at` to `end`, and these bits unless they are the `same` as written.
    fn keep(&mut self, item: Item, at: u64, end: u64, same: bool) {
        let phase = at % 32;
        let document = &mut self.document;
        let mut raw = NONE;
        if !same {
            raw = document.raws.len() as u32;
            let start = document.raw_bits.len() as u32;
            let mut writer = BitWriter::continuing(core::mem::take(&mut document.raw_bits));
            writer.fixed(0, phase as u32);
            let mut read = self.bits;
            read.bit = at;
            copy(&mut read, end - at, &mut writer);
            document.raw_bits = writer.into_bytes();
            document.raws.push(Raw { start, bits: end - at, phase: phase as u32 });
        }
        document.places.push(Place { item, raw });
    }
}
