//! The bits themselves: fields, numbers in chunks, arrays, blobs.

use super::{Encoding, FORMAT};
use crate::{Error, Result};
use alloc::vec::Vec;

/// How many bits a look ahead sees at least.
const PEEKED: u32 = 57;

pub(super) const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

/// A position in a stream of bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bits<'s> {
    bytes: &'s [u8],
    /// The position, never behind `end`.
    pub(super) bit: u64,
    pub(super) end: u64,
}

impl<'s> Bits<'s> {
    pub(super) fn new(bytes: &'s [u8], bit: u64) -> Self {
        let end = bytes.len() as u64 * 8;
        Self { bytes, bit: bit.min(end), end }
    }

    /// The bytes between two positions that are whole bytes.
    pub(super) fn bytes(&self, start: u64, end: u64) -> &'s [u8] {
        self.bytes.get((start / 8) as usize..(end / 8) as usize).unwrap_or(&[])
    }

    /// The number of bits to the end.
    pub(super) fn left(&self) -> u64 {
        self.end - self.bit
    }

    /// At least 57 bits from the position on, zeros behind the end.
    #[inline]
    fn peek(&self) -> u64 {
        let at = (self.bit / 8) as usize;
        match self.bytes.get(at..).and_then(|left| left.first_chunk::<8>()) {
            Some(chunk) => u64::from_le_bytes(*chunk) >> (self.bit % 8),
            None => self.peek_tail(at),
        }
    }

    #[cold]
    fn peek_tail(&self, at: usize) -> u64 {
        let mut tail = [0; 8];
        for (to, from) in tail.iter_mut().zip(self.bytes.get(at..).unwrap_or(&[])) {
            *to = *from;
        }
        u64::from_le_bytes(tail) >> (self.bit % 8)
    }

    #[cold]
    pub(super) fn past_end(&self, needed: u32) -> Error {
        Error::at_bit(FORMAT, self.bit, format_args!("{needed} bits"), format_args!("{} before the end", self.left()))
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
    pub(super) fn fixed(&mut self, width: u32) -> Result<u64> {
        if width > PEEKED {
            return self.wide(width);
        }
        let value = self.peek() & ((1 << width) - 1);
        self.advance(width)?;
        Ok(value)
    }

    /// A field of more bits than a look ahead shows.
    #[cold]
    fn wide(&mut self, width: u32) -> Result<u64> {
        let mut half = |width: u32| {
            let value = self.peek() & ((1 << width) - 1);
            self.advance(width).map(|()| value)
        };
        let low = half(32)?;
        Ok(half(width.min(64) - 32)? << 32 | low)
    }

    /// A number in chunks of `width` bits (2 to 32), the top bit of each saying whether another follows.
    #[inline]
    pub(super) fn vbr(&mut self, width: u32) -> Result<u64> {
        let word = self.peek();
        let more = 1u64 << (width - 1);
        if word & more == 0 {
            self.advance(width)?;
            return Ok(word & (more - 1));
        }
        let second = word >> width;
        if second & more == 0 && width <= PEEKED / 2 {
            self.advance(2 * width)?;
            return Ok(word & (more - 1) | (second & (more - 1)) << (width - 1));
        }
        self.long_vbr(width, word)
    }

    /// A number of several chunks; `word` holds what was peeked of it.
    fn long_vbr(&mut self, width: u32, word: u64) -> Result<u64> {
        let more = 1u64 << (width - 1);
        let (start, mut value, mut shift) = (self.bit, 0u64, 0);
        let (mut word, mut peeked, mut used) = (word, PEEKED, 0);
        loop {
            if peeked < width {
                self.advance(used)?;
                (word, peeked, used) = (self.peek(), PEEKED, 0);
            }
            let part = word & (more - 1);
            if shift >= 64 || (part << shift) >> shift != part {
                // LLVM writes no number of more than 64 bits; zeros above are the only thing to read there.
                if part != 0 {
                    return Err(Error::at_bit(FORMAT, start, "a number of at most 64 bits", "a longer one"));
                }
            } else {
                value |= part << shift;
            }
            used += width;
            if word & more == 0 {
                self.advance(used)?;
                return Ok(value);
            }
            word >>= width;
            peeked -= width;
            // A long run of continued zeros must not overflow the count.
            shift = (shift + width - 1).min(64);
        }
    }

    pub(super) fn align(&mut self) -> Result<()> {
        let bit = self.bit.next_multiple_of(32);
        if bit > self.end {
            return Err(self.past_end(32));
        }
        self.bit = bit;
        Ok(())
    }

    #[inline(always)]
    pub(super) fn scalar(&mut self, encoding: Encoding) -> Result<u64> {
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
    pub(super) fn check_count(&self, count: u64, bits: u32) -> Result<()> {
        if count.saturating_mul(u64::from(bits)) > self.left() {
            let room = self.left() / u64::from(bits.max(1));
            return Err(Error::at_bit(FORMAT, self.bit, format_args!("at most {room} operands"), count));
        }
        Ok(())
    }

    pub(super) fn array(&mut self, element: Encoding, count: u64, operands: &mut Vec<u64>) -> Result<()> {
        // Elements that take no bits cost memory all the same: one for each bit left is more than LLVM ever writes.
        let bits = match element {
            Encoding::Fixed(width) | Encoding::Vbr(width) => u32::from(width).max(1),
            Encoding::Char6 => 6,
            _ => 1,
        };
        self.check_count(count, bits)?;
        operands.reserve(count as usize);
        match element {
            Encoding::Fixed(width @ 1..=32) => {
                let width = u32::from(width);
                let per_word = PEEKED / width;
                let mask = u64::MAX >> (64 - width);
                let mut left = count;
                while left > 0 {
                    let word = self.peek();
                    let now = left.min(u64::from(per_word)) as u32;
                    operands.extend((0..now).map(|place| word >> (place * width) & mask));
                    self.advance(now * width)?;
                    left -= u64::from(now);
                }
            }
            Encoding::Vbr(width @ 2..=32) => return self.vbr_array(u32::from(width), count, operands),
            _ => {
                for _ in 0..count {
                    let value = self.scalar(element)?;
                    operands.push(value);
                }
            }
        }
        Ok(())
    }

    /// Appends `count` numbers in chunks of `width` bits: most have one or two, which one look ahead shows several of.
    pub(super) fn vbr_array(&mut self, width: u32, count: u64, operands: &mut Vec<u64>) -> Result<()> {
        let more = 1u64 << (width - 1);
        let low = more - 1;
        let two_fit = 2 * width <= PEEKED;
        let start = operands.len();
        operands.resize(start + count as usize, 0);
        // What was peeked; how many bits of it are left. The position moves with each look ahead.
        let (mut word, mut left) = (self.peek(), PEEKED);
        for operand in operands.get_mut(start..).unwrap_or(&mut []) {
            if left < 2 * width {
                self.advance(PEEKED - left)?;
                (word, left) = (self.peek(), PEEKED);
            }
            let second = word >> width;
            let used = if word & more == 0 {
                *operand = word & low;
                width
            } else if second & more == 0 && two_fit {
                *operand = word & low | (second & low) << (width - 1);
                2 * width
            } else {
                self.advance(PEEKED - left)?;
                *operand = self.long_vbr(width, self.peek())?;
                (word, left) = (self.peek(), PEEKED);
                continue;
            };
            word >>= used;
            left -= used;
        }
        self.advance(PEEKED - left)
    }

    /// The head of a block whose id was read: the width of its abbreviation ids, and its length in words.
    pub(super) fn head(&mut self) -> Result<(u32, u64)> {
        let at = self.bit;
        let width = self.vbr(4)?;
        if !(2..=32).contains(&width) {
            return Err(Error::at_bit(FORMAT, at, "abbreviation ids of 2 to 32 bits", width));
        }
        self.align()?;
        Ok((width as u32, self.fixed(32)?))
    }

    /// A record in which all numbers are VBR6: appends its operands; the code.
    pub(super) fn unabbreviated(&mut self, operands: &mut Vec<u64>) -> Result<u64> {
        let code = self.vbr(6)?;
        let count = self.vbr(6)?;
        self.check_count(count, 6)?;
        self.vbr_array(6, count, operands)?;
        Ok(code)
    }

    /// A record with these encodings: appends its operands, and leaves a blob in `blob`; the code.
    #[inline]
    pub(super) fn abbreviated(
        &mut self,
        encodings: &[Encoding],
        operands: &mut Vec<u64>,
        blob: &mut Option<&'s [u8]>,
    ) -> Result<u64> {
        let mut encodings = encodings.iter();
        let code = match encodings.next() {
            Some(encoding) => self.scalar(*encoding)?,
            None => 0,
        };
        while let Some(encoding) = encodings.next() {
            match encoding {
                Encoding::Array => {
                    let count = self.vbr(6)?;
                    let element = encodings.next().copied().unwrap_or(Encoding::Fixed(0));
                    self.array(element, count, operands)?;
                }
                Encoding::Blob => *blob = Some(self.blob()?),
                scalar => operands.push(self.scalar(*scalar)?),
            }
        }
        Ok(code)
    }

    /// A blob: its length, then its bytes, aligned before and after.
    pub(super) fn blob(&mut self) -> Result<&'s [u8]> {
        let len = self.vbr(6)?;
        self.align()?;
        let start = (self.bit / 8) as usize;
        let bytes = usize::try_from(len).ok().and_then(|len| self.bytes.get(start..)?.get(..len));
        let Some(bytes) = bytes else {
            return Err(Error::at_bit(FORMAT, self.bit, format_args!("{len} bytes"), self.left() / 8));
        };
        self.bit += len * 8;
        self.align()?;
        Ok(bytes)
    }
}
