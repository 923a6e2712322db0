//! A stream of bits as a document: blocks, records and definitions in their order, written back to the same bits.
//!
//! What a plain encoding of an item would not give back (numbers in more chunks than they need, padding that is not
//! zero, a block's length that is not its own) is kept with the item as its bits, and only that.

use super::{
    Encoding, FORMAT, MAGIC,
    abbreviation::{DEFINE_ABBREVIATION, END_BLOCK, ENTER_BLOCK, UNABBREVIATED},
    bits::Bits,
    cursor::OUTER_WIDTH,
    unwrap,
    writer::{BitWriter, abbreviated_len, fits, unabbreviated_len},
};
use crate::{Error, Result};
use alloc::vec::Vec;
use core::ops::Range;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);
    )*};
}

ids! {
    /// A block of a [`Document`], by its number in the stream.
    BlockId
    /// A record of a [`Document`], by its number in the stream.
    RecordId
    /// A definition of an abbreviation in a [`Document`], by its number in the stream.
    AbbreviationId
}

/// What stands next in a [`Document`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A block begins.
    Block(BlockId),
    /// A record.
    Record(RecordId),
    /// An abbreviation is defined: for this block, or in BLOCKINFO for the one that the last record there names.
    Definition(AbbreviationId),
    /// The block ends that began last and did not end.
    End(BlockId),
    /// A record that was removed.
    Removed,
}

/// A block: what its head says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// What kind of block it is.
    pub id: u32,
    /// The width of the abbreviation ids in it.
    pub id_width: u32,
    /// How many words its head says that it has.
    pub stated_words: u32,
    /// How many it had when it was read.
    pub words: u32,
    /// The bit where it began when it was read.
    pub bit: u64,
    /// The bit behind it when it was read.
    pub end: u64,
}

/// A record of a [`Document`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DocumentRecord<'d> {
    /// What kind of record it is, within its block.
    pub code: u32,
    /// The operands; of an array the elements.
    pub operands: &'d [u64],
    /// The bytes of a blob.
    pub blob: Option<&'d [u8]>,
    /// The abbreviation id that it is written with; 3 without an abbreviation.
    pub abbreviation_id: u32,
    /// The definition of that abbreviation.
    pub abbreviation: Option<AbbreviationId>,
    /// The bit where it began, and its length in bits, when it was read; 0 and 0 of one that was inserted.
    pub bits: (u64, u64),
}

#[derive(Clone, Debug)]
struct Record {
    code: u32,
    abbreviation_id: u32,
    /// `NONE` without.
    abbreviation: u32,
    operands: Range<u32>,
    blob: Option<Range<u32>>,
    bit: u64,
    len: u64,
    /// Whether it is not what was read any more.
    edited: bool,
}

/// Bits that are kept as they were: a run of the pool, from its own word on at the place that it had in its word.
#[derive(Clone, Copy, Debug)]
struct Raw {
    start: u32,
    bits: u64,
    phase: u32,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    item: Item,
    /// The index of its [`Raw`], or `NONE`.
    raw: u32,
}

const NONE: u32 = u32::MAX;

/// A stream of bits with what lies before and after it, in flat pools: memory is at most in proportion to the stream.
#[derive(Clone, Debug, Default)]
pub struct Document {
    before: Vec<u8>,
    after: Vec<u8>,
    /// How much of `after` lies outside of what a wrapper calls the stream.
    outside: usize,
    /// How many bytes the stream had when it was read.
    size: usize,
    places: Vec<Place>,
    blocks: Vec<Block>,
    records: Vec<Record>,
    abbreviations: Vec<Range<u32>>,
    encodings: Vec<Encoding>,
    operands: Vec<u64>,
    blobs: Vec<u8>,
    raws: Vec<Raw>,
    raw_bits: Vec<u8>,
}

impl Document {
    /// Reads the bitcode in `bytes`, with or without a wrapper. What follows its blocks is kept as bytes.
    ///
    /// # Errors
    /// A first block that cannot be laid out; operands out of proportion to the stream.
    pub fn read(bytes: &[u8]) -> Result<Self> {
        let (stream, offset) = unwrap(bytes)?;
        if !stream.starts_with(&MAGIC) {
            let found = stream.get(..4).unwrap_or(stream);
            return Err(Error::new(FORMAT, offset, "the magic number BC C0 DE", format_args!("{found:02X?}")));
        }
        if u32::try_from(stream.len()).is_err() {
            return Err(Error::new(FORMAT, offset, "a stream of less than 4 GiB", stream.len()));
        }
        let (mut document, end) = read::stream(stream).map_err(|error| error.rebased(offset))?;
        let end = offset + (end / 8) as usize;
        document.before.extend_from_slice(bytes.get(..offset).unwrap_or(&[]));
        document.after.extend_from_slice(bytes.get(end..).unwrap_or(&[]));
        document.outside = bytes.len() - offset - stream.len();
        document.size = stream.len();
        Ok(document)
    }

    /// Writes the bytes: those that were read, but for what was changed. Lengths of blocks, and of the stream in a
    /// wrapper, follow.
    pub fn write(&self) -> Vec<u8> {
        let mut stream = Vec::with_capacity(self.size);
        stream.extend_from_slice(&MAGIC);
        let mut writer = BitWriter::continuing(stream);
        let mut scopes: Vec<(u32, usize)> = Vec::new();
        let mut id_width = OUTER_WIDTH;
        for place in &self.places {
            let raw = self.raws.get(place.raw as usize);
            match place.item {
                Item::Removed => {}
                Item::Block(id) => {
                    let Some(block) = self.block(id) else { continue };
                    if !self.copy_aligned(raw, &mut writer) {
                        head(&mut writer, id_width, block);
                    }
                    let at = writer.finish().len();
                    writer.fixed(u64::from(block.words), 32);
                    scopes.push((id_width, at));
                    id_width = block.id_width;
                }
                Item::End(id) => {
                    if !self.copy_aligned(raw, &mut writer) {
                        writer.fixed(END_BLOCK.into(), id_width);
                        writer.align();
                    }
                    let Some((width, at)) = scopes.pop() else { continue };
                    id_width = width;
                    let words = (writer.finish().len() - at - 4) / 4;
                    let words = u32::try_from(words).unwrap_or(u32::MAX);
                    let block = self.block(id).filter(|block| block.words == words);
                    writer.replace_word(at, block.map_or(words, |block| block.stated_words));
                }
                Item::Definition(id) => {
                    if !self.copy(raw, &mut writer) {
                        writer.fixed(DEFINE_ABBREVIATION.into(), id_width);
                        writer.definition(self.abbreviation(id));
                    }
                }
                Item::Record(id) => {
                    let Some(record) = self.record(id) else { continue };
                    let edited = self.records.get(id.0 as usize).is_some_and(|record| record.edited);
                    let raw = raw.filter(|_| !edited);
                    let copied = match record.blob {
                        Some(_) => self.copy_aligned(raw, &mut writer),
                        None => self.copy(raw, &mut writer),
                    };
                    if !copied {
                        self.encode(record, id_width, &mut writer);
                    }
                }
            }
        }
        let mut bytes = self.before.clone();
        bytes.append(writer.finish());
        bytes.extend_from_slice(&self.after);
        if !self.before.is_empty() {
            let size = bytes.len() - self.before.len() - self.outside;
            if let Some(place) = bytes.get_mut(12..).and_then(|bytes| bytes.first_chunk_mut::<4>()) {
                *place = u32::try_from(size).unwrap_or(u32::MAX).to_le_bytes();
            }
        }
        bytes
    }

    /// What stands in the stream, in order.
    pub fn items(&self) -> impl ExactSizeIterator<Item = Item> {
        self.places.iter().map(|place| place.item)
    }

    /// The bytes before the stream (a wrapper's header) and after its last block.
    pub fn around(&self) -> (&[u8], &[u8]) {
        (&self.before, &self.after)
    }

    /// A block's head.
    pub fn block(&self, id: BlockId) -> Option<&Block> {
        self.blocks.get(id.0 as usize)
    }

    /// A record.
    pub fn record(&self, id: RecordId) -> Option<DocumentRecord<'_>> {
        let record = self.records.get(id.0 as usize)?;
        let slice = |range: &Range<u32>| range.start as usize..range.end as usize;
        Some(DocumentRecord {
            code: record.code,
            operands: self.operands.get(slice(&record.operands)).unwrap_or(&[]),
            blob: record.blob.as_ref().map(|range| self.blobs.get(slice(range)).unwrap_or(&[])),
            abbreviation_id: record.abbreviation_id,
            abbreviation: Some(AbbreviationId(record.abbreviation)).filter(|id| id.0 != NONE),
            bits: (record.bit, record.len),
        })
    }

    /// The encodings of an abbreviation: of the code first, then of the operands.
    pub fn abbreviation(&self, id: AbbreviationId) -> &[Encoding] {
        let range = self.abbreviations.get(id.0 as usize);
        range.and_then(|range| self.encodings.get(range.start as usize..range.end as usize)).unwrap_or(&[])
    }

    /// How many items are kept as bits, since no plain encoding gives these back, and how many bits these are.
    pub fn irregular(&self) -> (usize, u64) {
        (self.raws.len(), self.raws.iter().map(|raw| raw.bits).sum())
    }

    /// Changes a record. It keeps its abbreviation if that can write it, else it is written without one.
    ///
    /// # Errors
    /// A record with a blob that its abbreviation cannot write any more: without one, it cannot be written.
    pub fn set_record(&mut self, id: RecordId, code: u32, operands: &[u64]) -> Result<()> {
        let Some(old) = self.record(id) else {
            return Err(Error::new(FORMAT, 0, format_args!("a record below {}", self.records.len()), id.0));
        };
        if (old.code, old.operands) == (code, operands) {
            return Ok(());
        }
        let keeps = old.abbreviation.is_some_and(|id| fits(self.abbreviation(id), code, operands, old.blob.is_some()));
        if old.blob.is_some() && !keeps {
            let expected = "operands that the abbreviation of a record with a blob can write";
            return Err(Error::at_bit(FORMAT, old.bits.0, expected, format_args!("code {code}")));
        }
        let range = self.push_operands(operands)?;
        if let Some(record) = self.records.get_mut(id.0 as usize) {
            (record.code, record.operands, record.edited) = (code, range, true);
            if !keeps {
                (record.abbreviation_id, record.abbreviation) = (UNABBREVIATED, NONE);
            }
        }
        Ok(())
    }

    /// Removes the records for which `remove` says so, given the block's id and the record.
    pub fn remove_records(&mut self, mut remove: impl FnMut(u32, DocumentRecord<'_>) -> bool) {
        let mut places = core::mem::take(&mut self.places);
        let mut scopes = Vec::new();
        for place in &mut places {
            match place.item {
                Item::Block(id) => scopes.push(self.block(id).map_or(NONE, |block| block.id)),
                Item::End(_) => drop(scopes.pop()),
                Item::Record(id) => {
                    let block = scopes.last().copied().unwrap_or(NONE);
                    if self.record(id).is_some_and(|record| remove(block, record)) {
                        *place = Place { item: Item::Removed, raw: NONE };
                    }
                }
                Item::Definition(_) | Item::Removed => {}
            }
        }
        self.places = places;
    }

    /// Inserts a record without abbreviation before the item of this index (of [`Document::items`]), inside a block.
    ///
    /// # Errors
    /// An index outside of all blocks.
    pub fn insert_record(&mut self, index: usize, code: u32, operands: &[u64]) -> Result<RecordId> {
        let before = self.places.get(..index).unwrap_or(&[]);
        let depth = before.iter().fold(0usize, |depth, place| match place.item {
            Item::Block(_) => depth + 1,
            Item::End(_) => depth.saturating_sub(1),
            _ => depth,
        });
        if depth == 0 {
            return Err(Error::new(FORMAT, 0, "the index of an item inside a block", index));
        }
        let id = self.add_record(code, operands)?;
        self.places.insert(index, Place { item: Item::Record(id), raw: NONE });
        Ok(id)
    }

    fn push_operands(&mut self, operands: &[u64]) -> Result<Range<u32>> {
        let start = self.operands.len();
        let (Ok(from), Ok(to)) = (u32::try_from(start), u32::try_from(start + operands.len())) else {
            return Err(Error::new(FORMAT, 0, "at most 2^32 operands", start));
        };
        self.operands.extend_from_slice(operands);
        Ok(from..to)
    }

    fn encode(&self, record: DocumentRecord<'_>, id_width: u32, writer: &mut BitWriter) {
        match record.abbreviation {
            None => writer.unabbreviated(id_width, record.code, record.operands),
            Some(id) => {
                writer.fixed(u64::from(record.abbreviation_id), id_width);
                let blob = record.blob.unwrap_or(&[]);
                writer.abbreviated(self.abbreviation(id), record.code, record.operands, blob);
            }
        }
    }

    /// How many bits [`Document::encode`] writes of a record without a blob.
    fn encoded_len(&self, record: DocumentRecord<'_>, id_width: u32) -> u64 {
        match record.abbreviation {
            None => unabbreviated_len(id_width, record.code, record.operands),
            Some(id) => u64::from(id_width) + abbreviated_len(self.abbreviation(id), record.code, record.operands),
        }
    }

    /// Writes bits that were kept; whether there were any.
    fn copy(&self, raw: Option<&Raw>, writer: &mut BitWriter) -> bool {
        let Some(raw) = raw else { return false };
        let bytes = self.raw_bits.get(raw.start as usize..).unwrap_or(&[]);
        copy(&mut Bits::new(bytes, u64::from(raw.phase)), raw.bits, writer);
        true
    }

    /// Writes bits that were kept and hold padding, if they come to the place in a word that they had.
    fn copy_aligned(&self, raw: Option<&Raw>, writer: &mut BitWriter) -> bool {
        let raw = raw.filter(|raw| u64::from(raw.phase) == writer.bit() % 32);
        self.copy(raw, writer)
    }
}

fn copy(from: &mut Bits<'_>, mut bits: u64, writer: &mut BitWriter) {
    while bits > 0 {
        let width = bits.min(32) as u32;
        // Behind the end there is nothing to keep.
        let Ok(value) = from.fixed(width) else { return };
        writer.fixed(value, width);
        bits -= u64::from(width);
    }
}

/// A block's head up to its length.
fn head(writer: &mut BitWriter, id_width: u32, block: &Block) {
    writer.fixed(ENTER_BLOCK.into(), id_width);
    writer.vbr(u64::from(block.id), 8);
    writer.vbr(u64::from(block.id_width), 4);
    writer.align();
}

mod change;
mod read;
#[cfg(test)]
mod tests;
