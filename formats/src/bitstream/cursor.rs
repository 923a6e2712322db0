//! Reading the stream: bits, blocks, records.

use super::{Abbreviation, Encoding, FORMAT};
use crate::{Error, Result};
use alloc::vec::Vec;

/// Blocks nest no deeper than this in what LLVM writes (module, function, constants), with room to spare.
const MAX_DEPTH: usize = 16;

/// The block whose records define abbreviations for other blocks.
const BLOCKINFO: u32 = 0;

const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

/// What stands next in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A block within this one: [`Cursor::enter`] or [`Cursor::skip`] it.
    Block(u32),
    /// A record with this abbreviation id: [`Cursor::record`] or [`Cursor::skip_record`].
    Record(u32),
    /// The end of this block; the cursor stands behind it.
    End,
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
    /// Indexes of the abbreviations with ids from 4.
    abbreviations: Vec<u32>,
    end: u64,
}

/// A reader of one stream of bits, borrowed.
#[derive(Debug)]
pub struct Cursor<'s> {
    bytes: &'s [u8],
    bit: u64,
    end: u64,
    scopes: Vec<Scope>,
    /// All abbreviations that were defined.
    abbreviations: Vec<Abbreviation>,
    /// Abbreviations that BLOCKINFO registered, by block id.
    registered: Vec<(u32, Vec<u32>)>,
    /// Which of these the abbreviations defined in BLOCKINFO belong to.
    registering: Option<usize>,
    operands: Vec<u64>,
}

impl<'s> Cursor<'s> {
    /// A cursor behind the magic number of `bytes`.
    ///
    /// # Errors
    /// Bytes that do not begin with the magic number of LLVM IR.
    pub fn new(bytes: &'s [u8]) -> Result<Self> {
        match bytes.first_chunk::<4>() {
            Some(magic) if *magic == super::MAGIC => {}
            Some(magic) => {
                return Err(Error::new(FORMAT, 0, "the magic number BC C0 DE", format_args!("{magic:02X?}")));
            }
            None => return Err(Error::truncated(FORMAT, 0, 4, bytes.len())),
        }
        let end = bytes.len() as u64 * 8;
        let outermost = Scope { block: u32::MAX, id_width: 2, abbreviations: Vec::new(), end };
        let scopes = alloc::vec![outermost];
        Ok(Self {
            bytes,
            bit: 32,
            end,
            scopes,
            abbreviations: Vec::new(),
            registered: Vec::new(),
            registering: None,
            operands: Vec::with_capacity(64),
        })
    }

    /// The position, in bits from the start of the stream.
    pub fn bit(&self) -> u64 {
        self.bit
    }

    pub(super) fn bits_left(&self) -> u64 {
        self.end - self.bit
    }

    /// Whether less than a block's head is left outside of all blocks.
    pub fn at_end(&self) -> bool {
        self.scopes.len() == 1 && self.bits_left() < 64
    }

    /// The 64 bits at the position, zeros behind the end.
    #[inline]
    fn peek(&self) -> u64 {
        let at = (self.bit / 8) as usize;
        let shift = self.bit % 8;
        if let Some(chunk) = self.bytes.get(at..).and_then(|b| b.first_chunk::<8>()) {
            let low = u64::from_le_bytes(*chunk) >> shift;
            if shift == 0 {
                return low;
            }
            let next = self.bytes.get(at + 8).copied().unwrap_or(0);
            return low | u64::from(next) << (64 - shift);
        }
        let mut tail = [0; 16];
        let left = self.bytes.get(at..).unwrap_or(&[]);
        for (to, from) in tail.iter_mut().zip(left) {
            *to = *from;
        }
        (u128::from_le_bytes(tail) >> shift) as u64
    }

    #[cold]
    fn past_end(&self, needed: u32) -> Error {
        Error::at_bit(
            FORMAT,
            self.bit,
            format_args!("{needed} bits"),
            format_args!("{} before the end", self.bits_left()),
        )
    }

    #[inline]
    fn advance(&mut self, bits: u32) -> Result<()> {
        let bit = self.bit + u64::from(bits);
        if bit > self.end {
            return Err(self.past_end(bits));
        }
        self.bit = bit;
        Ok(())
    }

    /// A field of `width` bits, at most 64.
    #[inline]
    pub fn fixed(&mut self, width: u32) -> Result<u64> {
        if width == 0 {
            return Ok(0);
        }
        let value = self.peek() & (u64::MAX >> (64 - width.min(64)));
        self.advance(width)?;
        Ok(value)
    }

    /// A number in chunks of `width` bits (2 to 32), the top bit of each saying whether another follows.
    #[inline]
    pub fn vbr(&mut self, width: u32) -> Result<u64> {
        let word = self.peek();
        let more = 1u64 << (width - 1);
        if word & more == 0 {
            self.advance(width)?;
            return Ok(word & (more - 1));
        }
        self.long_vbr(width)
    }

    fn long_vbr(&mut self, width: u32) -> Result<u64> {
        let more = 1u64 << (width - 1);
        let (start, mut value, mut shift) = (self.bit, 0u64, 0);
        loop {
            let chunk = self.fixed(width)?;
            let part = chunk & (more - 1);
            if shift >= 64 || (part << shift) >> shift != part {
                // LLVM writes no number of more than 64 bits; zeros above are the only thing to read there.
                if part != 0 {
                    return Err(Error::at_bit(FORMAT, start, "a number of at most 64 bits", "a longer one"));
                }
            } else {
                value |= part << shift;
            }
            if chunk & more == 0 {
                return Ok(value);
            }
            shift += width - 1;
        }
    }

    fn align(&mut self) -> Result<()> {
        let bit = self.bit.next_multiple_of(32);
        if bit > self.end {
            return Err(self.past_end(32));
        }
        self.bit = bit;
        Ok(())
    }

    fn scope(&self) -> Result<&Scope> {
        self.scopes.last().ok_or_else(|| Error::at_bit(FORMAT, self.bit, "a block", "the end of all blocks"))
    }

    /// What comes next in the block. Abbreviations that are defined here are read on the way.
    ///
    /// # Errors
    /// A stream that ends within the block, an abbreviation that cannot be laid out.
    #[inline]
    pub fn next(&mut self) -> Result<Entry> {
        loop {
            let width = self.scope()?.id_width;
            let at = self.bit;
            let id = self.fixed(width)? as u32;
            match id {
                0 => {
                    if self.scopes.len() < 2 {
                        return Err(Error::at_bit(FORMAT, at, "a block", "the end of one that was not entered"));
                    }
                    self.align()?;
                    self.scopes.pop();
                    return Ok(Entry::End);
                }
                1 => return Ok(Entry::Block(self.vbr(8)? as u32)),
                2 => self.define(at)?,
                _ => return Ok(Entry::Record(id)),
            }
        }
    }

    /// Reads an abbreviation's definition: for the block that it stands in, or in BLOCKINFO for the block named there.
    #[cold]
    fn define(&mut self, at: u64) -> Result<()> {
        let abbreviation = Abbreviation::read(self)?;
        let index = self.abbreviations.len() as u32;
        self.abbreviations.push(abbreviation);
        match self.scopes.last_mut() {
            Some(scope) if scope.block != BLOCKINFO => scope.abbreviations.push(index),
            _ => match self.registering.and_then(|at| self.registered.get_mut(at)) {
                Some((_, list)) => list.push(index),
                None => return Err(Error::at_bit(FORMAT, at, "a SETBID record before abbreviations in BLOCKINFO", "none")),
            },
        }
        Ok(())
    }

    /// The head of a block whose id was read: width of abbreviation ids, and the bit behind the block.
    fn head(&mut self) -> Result<(u32, u64)> {
        let at = self.bit;
        let width = self.vbr(4)?;
        if !(2..=32).contains(&width) {
            return Err(Error::at_bit(FORMAT, at, "abbreviation ids of 2 to 32 bits", width));
        }
        self.align()?;
        let words = self.fixed(32)?;
        let end = self.bit + words * 32;
        if end > self.end {
            return Err(Error::at_bit(
                FORMAT,
                self.bit - 32,
                format_args!("a block within the {} words left", self.bits_left() / 32),
                format_args!("{words} words"),
            ));
        }
        Ok((width as u32, end))
    }

    /// Enters the block that [`Cursor::next`] announced.
    ///
    /// # Errors
    /// A block that ends outside of the stream, or blocks nested without measure.
    pub fn enter(&mut self, block: u32) -> Result<()> {
        if self.scopes.len() >= MAX_DEPTH {
            return Err(Error::at_bit(FORMAT, self.bit, format_args!("at most {MAX_DEPTH} nested blocks"), "one more"));
        }
        let (id_width, end) = self.head()?;
        let registered = self.registered.iter().find(|(id, _)| *id == block);
        let abbreviations = registered.map(|(_, list)| list.clone()).unwrap_or_default();
        self.scopes.push(Scope { block, id_width, abbreviations, end });
        Ok(())
    }

    /// Passes over the block that [`Cursor::next`] announced.
    ///
    /// # Errors
    /// A block that ends outside of the stream.
    pub fn skip(&mut self) -> Result<()> {
        self.bit = self.head()?.1;
        Ok(())
    }

    /// Goes to a block's head that was passed over before, at `bit` (a position between [`Cursor::next`] and
    /// [`Cursor::skip`] inside the block that the cursor is in).
    pub fn seek(&mut self, bit: u64) {
        self.bit = bit.min(self.end);
    }

    /// Where the block that the cursor is in says that it ends, in bits.
    pub fn block_end(&self) -> u64 {
        self.scopes.last().map_or(self.end, |scope| scope.end)
    }

    /// Reads the BLOCKINFO block that [`Cursor::next`] announced, if `block` is its id.
    ///
    /// # Errors
    /// As for any block, and abbreviations before the record that says whose they are.
    pub fn block_info(&mut self, block: u32) -> Result<bool> {
        if block != BLOCKINFO {
            return Ok(false);
        }
        self.enter(block)?;
        self.registering = None;
        loop {
            match self.next()? {
                Entry::End => return Ok(true),
                Entry::Block(_) => self.skip()?,
                Entry::Record(id) => {
                    let record = self.record(id)?;
                    if let (1, [block, ..]) = (record.code, record.operands) {
                        let block = *block as u32;
                        let known = self.registered.iter().position(|(id, _)| *id == block);
                        self.registering = Some(known.unwrap_or(self.registered.len()));
                        if known.is_none() {
                            self.registered.push((block, Vec::new()));
                        }
                    }
                }
            }
        }
    }

    /// Reads the record that [`Cursor::next`] announced, into the cursor's buffer.
    ///
    /// # Errors
    /// An abbreviation id that is not defined, a record longer than the stream.
    #[inline]
    pub fn record(&mut self, id: u32) -> Result<Record<'s, '_>> {
        let scope = self.scopes.last();
        let bit = self.bit - u64::from(scope.map_or(0, |s| s.id_width));
        self.operands.clear();
        if id == 3 {
            let code = self.vbr(6)? as u32;
            let count = self.vbr(6)?;
            self.check_count(count, 6)?;
            for _ in 0..count {
                let value = self.vbr(6)?;
                self.operands.push(value);
            }
            return Ok(Record { code, operands: &self.operands, blob: None, bit });
        }
        let index = scope.and_then(|s| s.abbreviations.get((id as usize).wrapping_sub(4))).copied();
        let Some(index) = index.filter(|index| (*index as usize) < self.abbreviations.len()) else {
            return Err(Error::at_bit(FORMAT, bit, "an abbreviation that was defined", format_args!("id {id}")));
        };
        // Taken out while its operands are read, which needs the cursor.
        let abbreviation = core::mem::take(&mut self.abbreviations[index as usize]);
        let read = self.abbreviated(&abbreviation);
        self.abbreviations[index as usize] = abbreviation;
        let (code, blob) = read?;
        Ok(Record { code, operands: &self.operands, blob, bit })
    }

    /// The code and blob of a record with an abbreviation; its operands go to the buffer.
    #[inline]
    fn abbreviated(&mut self, abbreviation: &Abbreviation) -> Result<(u32, Option<&'s [u8]>)> {
        let mut encodings = abbreviation.operands.iter();
        let code = match encodings.next() {
            Some(encoding) => self.scalar(*encoding)? as u32,
            None => 0,
        };
        let mut blob = None;
        while let Some(encoding) = encodings.next() {
            match encoding {
                Encoding::Array => {
                    let count = self.vbr(6)?;
                    let element = encodings.next().copied().unwrap_or(Encoding::Fixed(0));
                    self.array(element, count)?;
                }
                Encoding::Blob => {
                    let len = self.vbr(6)?;
                    self.align()?;
                    let start = (self.bit / 8) as usize;
                    let bytes = usize::try_from(len).ok().and_then(|len| self.bytes.get(start..)?.get(..len));
                    let bytes = bytes.ok_or_else(|| self.past_end(u32::MAX))?;
                    self.bit += len * 8;
                    self.align()?;
                    blob = Some(bytes);
                }
                scalar => {
                    let value = self.scalar(*scalar)?;
                    self.operands.push(value);
                }
            }
        }
        Ok((code, blob))
    }

    /// Passes over the record that [`Cursor::next`] announced.
    ///
    /// # Errors
    /// As for [`Cursor::record`].
    pub fn skip_record(&mut self, id: u32) -> Result<()> {
        self.record(id).map(|_| ())
    }

    #[inline]
    fn scalar(&mut self, encoding: Encoding) -> Result<u64> {
        match encoding {
            Encoding::Literal(value) => Ok(value),
            Encoding::Fixed(width) => self.fixed(u32::from(width)),
            // A VBR without room for the bit that continues it holds nothing.
            Encoding::Vbr(width @ 0..=1) => self.fixed(u32::from(width)),
            Encoding::Vbr(width) => self.vbr(u32::from(width)),
            Encoding::Char6 => Ok(CHAR6.get(self.fixed(6)? as usize).copied().map_or(0, u64::from)),
            Encoding::Array | Encoding::Blob => Ok(0),
        }
    }

    /// Whether `count` operands of at least `bits` each can still come: memory is bounded by the stream.
    fn check_count(&self, count: u64, bits: u32) -> Result<()> {
        if count.saturating_mul(u64::from(bits)) > self.bits_left() {
            let room = self.bits_left() / u64::from(bits.max(1));
            return Err(Error::at_bit(FORMAT, self.bit, format_args!("at most {room} operands"), count));
        }
        Ok(())
    }

    fn array(&mut self, element: Encoding, count: u64) -> Result<()> {
        // Elements that take no bits cost memory all the same: one for each bit left is more than LLVM ever writes.
        let bits = match element {
            Encoding::Fixed(width) | Encoding::Vbr(width) => u32::from(width).max(1),
            Encoding::Char6 => 6,
            _ => 1,
        };
        self.check_count(count, bits)?;
        self.operands.reserve(count as usize);
        match element {
            Encoding::Fixed(width @ 1..=32) => {
                let width = u32::from(width);
                let per_word = 64 / width;
                let mask = u64::MAX >> (64 - width);
                let mut left = count;
                while left > 0 {
                    let mut word = self.peek();
                    let now = left.min(u64::from(per_word)) as u32;
                    for _ in 0..now {
                        self.operands.push(word & mask);
                        // A shift by 32 or more at once is possible only with one or two elements a word.
                        word = word.checked_shr(width).unwrap_or(0);
                    }
                    self.advance(now * width)?;
                    left -= u64::from(now);
                }
            }
            _ => {
                for _ in 0..count {
                    let value = self.scalar(element)?;
                    self.operands.push(value);
                }
            }
        }
        Ok(())
    }

    /// The id of the block that the cursor is in; `u32::MAX` outside of all.
    pub fn block(&self) -> u32 {
        self.scopes.last().map_or(u32::MAX, |scope| scope.block)
    }
}
