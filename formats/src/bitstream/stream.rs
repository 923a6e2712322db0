//! Writing a stream from values: blocks and records, one after the other.

use super::{
    Encoding, MAGIC,
    abbreviation::{DEFINE_ABBREVIATION, END_BLOCK, ENTER_BLOCK},
    cursor::OUTER_WIDTH,
    writer::{BitWriter, fits},
};
use alloc::vec::Vec;

/// Writes a stream of bits.
///
/// ```
/// use shaderbin::bitstream::{Cursor, Entry, StreamWriter};
///
/// let mut writer = StreamWriter::new();
/// writer.enter(8, 3);
/// writer.record(1, &[1]);
/// let stream = writer.finish();
///
/// let mut cursor = Cursor::new(&stream)?;
/// assert_eq!(cursor.next_entry()?, Entry::Block(8));
/// cursor.enter(8)?;
/// assert_eq!(cursor.next_record()?.map(|record| (record.code, record.operands)), Some((1, &[1][..])));
/// # Ok::<(), shaderbin::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct StreamWriter {
    bits: BitWriter,
    /// The width of abbreviation ids around each block that is open, and where the block's length stands.
    open: Vec<(u32, usize)>,
    id_width: u32,
}

impl Default for StreamWriter {
    fn default() -> Self {
        Self::new()
    }
}

impl StreamWriter {
    /// A stream that holds the magic number alone.
    pub fn new() -> Self {
        Self { bits: BitWriter::continuing(MAGIC.to_vec()), open: Vec::new(), id_width: OUTER_WIDTH }
    }

    /// Begins a block in which abbreviation ids have `id_width` bits (2 to 32).
    pub fn enter(&mut self, block: u32, id_width: u32) {
        self.bits.fixed(ENTER_BLOCK.into(), self.id_width);
        self.bits.vbr(u64::from(block), 8);
        self.bits.vbr(u64::from(id_width), 4);
        let at = self.bits.finish().len();
        self.bits.fixed(0, 32);
        self.open.push((self.id_width, at));
        self.id_width = id_width;
    }

    /// Ends the block that began last and did not end.
    pub fn end(&mut self) {
        let Some((outer, at)) = self.open.pop() else { return };
        self.bits.fixed(END_BLOCK.into(), self.id_width);
        let words = self.bits.finish().len().saturating_sub(at + 4) / 4;
        self.bits.replace_word(at, u32::try_from(words).unwrap_or(u32::MAX));
        self.id_width = outer;
    }

    /// Appends a record without abbreviation.
    pub fn record(&mut self, code: u32, operands: &[u64]) {
        self.bits.unabbreviated(self.id_width, code, operands);
    }

    /// Appends a record as the abbreviation of this id says, whose definition had these encodings; without abbreviation
    /// where the record does not fit in it.
    pub fn abbreviated(&mut self, id: u32, encodings: &[Encoding], code: u32, operands: &[u64]) {
        if !fits(encodings, code, operands, false) {
            return self.record(code, operands);
        }
        self.bits.fixed(id.into(), self.id_width);
        self.bits.abbreviated(encodings, code, operands, &[]);
    }

    /// Defines an abbreviation: how the code is encoded, then each operand.
    pub fn define(&mut self, encodings: &[Encoding]) {
        self.bits.fixed(DEFINE_ABBREVIATION.into(), self.id_width);
        self.bits.definition(encodings);
    }

    /// Appends a field of `width` bits, at most 64: for what has no method here.
    pub fn fixed(&mut self, value: u64, width: u32) {
        self.bits.fixed(value, width);
    }

    /// Appends a number in chunks of `width` bits (2 to 32): for what has no method here.
    pub fn vbr(&mut self, value: u64, width: u32) {
        self.bits.vbr(value, width);
    }

    /// The bytes; blocks that are open end.
    pub fn finish(mut self) -> Vec<u8> {
        while !self.open.is_empty() {
            self.end();
        }
        self.bits.into_bytes()
    }
}
