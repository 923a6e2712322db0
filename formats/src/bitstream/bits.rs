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

/// As many numbers are put at once, at most.
const GROUP: usize = 8;

/// The operands of a record, in room that stays for the next one: numbers are put in groups of which only the first
/// ones count.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    room: Vec<u64>,
    len: usize,
}

impl Numbers {
    #[inline]
    pub(super) fn as_slice(&self) -> &[u64] {
        self.room.get(..self.len).unwrap_or(&[])
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// Makes room for `count` numbers more and a group behind them.
    #[inline]
    fn reserve(&mut self, count: usize) {
        let needed = self.len + count + GROUP;
        if needed > self.room.len() {
            self.grow(needed);
        }
    }

    #[cold]
    fn grow(&mut self, needed: usize) {
        self.room.resize(needed.next_power_of_two(), 0);
    }

    /// The room for the next numbers, where some was made.
    #[inline(always)]
    fn group(&mut self) -> Option<&mut [u64; GROUP]> {
        self.room.get_mut(self.len..)?.first_chunk_mut()
    }

    /// Appends a number, for which there is room.
    #[inline(always)]
    fn push(&mut self, number: u64) {
        if let Some(slot) = self.room.get_mut(self.len) {
            *slot = number;
            self.len += 1;
        }
    }
}

/// The character that six bits stand for.
#[inline(always)]
fn char6(field: u64) -> u64 {
    CHAR6.get(field as usize & 63).copied().map_or(0, u64::from)
}

/// What is seen of a stream from a position on. Fields are taken from it, and the position moves with the next look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    word: u64,
    /// How many bits of it are seen.
    left: u32,
}

impl Window {
    /// Takes a field of `width` bits, all of which are seen.
    #[inline(always)]
    pub(super) fn take(&mut self, width: u32) -> u64 {
        let value = self.word & ((1 << width) - 1);
        self.drop(width);
        value
    }

    /// Passes over `width` bits, all of which are seen.
    #[inline(always)]
    fn drop(&mut self, width: u32) {
        self.word >>= width;
        self.left -= width;
    }
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

    /// What is seen from the position on.
    #[inline(always)]
    pub(super) fn window(&self) -> Window {
        Window { word: self.peek(), left: PEEKED }
    }

    /// Where a window is.
    #[inline(always)]
    pub(super) fn position(&self, window: &Window) -> u64 {
        self.bit + u64::from(PEEKED - window.left)
    }

    /// Moves the position to where a window is.
    #[inline(always)]
    pub(super) fn settle(&mut self, window: &Window) -> Result<()> {
        self.advance(PEEKED - window.left)
    }

    /// Makes sure that a window shows `bits` bits (at most 57).
    #[inline(always)]
    fn look(&mut self, window: &mut Window, bits: u32) -> Result<()> {
        if window.left < bits {
            self.settle(window)?;
            *window = self.window();
        }
        Ok(())
    }

    /// A field of `width` bits, at most 64.
    #[inline(always)]
    pub(super) fn fixed_in(&mut self, window: &mut Window, width: u32) -> Result<u64> {
        if width > PEEKED {
            self.settle(window)?;
            let value = self.wide(width)?;
            *window = self.window();
            return Ok(value);
        }
        self.look(window, width)?;
        Ok(window.take(width))
    }

    /// A number in chunks of `width` bits (2 to 32).
    #[inline(always)]
    pub(super) fn vbr_in(&mut self, window: &mut Window, width: u32) -> Result<u64> {
        self.look(window, (2 * width).min(PEEKED))?;
        let more = 1u64 << (width - 1);
        if window.word & more == 0 {
            return Ok(window.take(width));
        }
        let second = window.word >> width;
        if second & more == 0 && 2 * width <= PEEKED {
            let value = window.word & (more - 1) | (second & (more - 1)) << (width - 1);
            window.drop(2 * width);
            return Ok(value);
        }
        self.settle(window)?;
        let value = self.long_vbr(width, self.peek())?;
        *window = self.window();
        Ok(value)
    }

    #[inline(always)]
    fn scalar(&mut self, window: &mut Window, encoding: Encoding) -> Result<u64> {
        match encoding {
            Encoding::Literal(value) => Ok(value),
            Encoding::Fixed(width) => self.fixed_in(window, u32::from(width)),
            // A VBR without room for the bit that continues it holds nothing.
            Encoding::Vbr(width @ 0..=1) => self.fixed_in(window, u32::from(width)),
            Encoding::Vbr(width) => self.vbr_in(window, u32::from(width)),
            Encoding::Char6 => Ok(char6(self.fixed_in(window, 6)?)),
            Encoding::Array | Encoding::Blob => Ok(0),
        }
    }

    /// Whether `count` operands of at least `bits` each can still come: memory is bounded by the stream.
    #[inline]
    pub(super) fn check_count(&self, count: u64, bits: u32) -> Result<()> {
        if count.saturating_mul(u64::from(bits)) > self.left() {
            let room = self.left() / u64::from(bits.max(1));
            return Err(Error::at_bit(FORMAT, self.bit, format_args!("at most {room} operands"), count));
        }
        Ok(())
    }

    /// Appends an array's elements.
    fn array(&mut self, element: Encoding, count: u64, numbers: &mut Numbers) -> Result<()> {
        // Elements that take no bits cost memory all the same: one for each bit left is more than LLVM ever writes.
        let bits = match element {
            Encoding::Fixed(width) | Encoding::Vbr(width) => u32::from(width).max(1),
            Encoding::Char6 => 6,
            _ => 1,
        };
        self.check_count(count, bits)?;
        numbers.reserve(count as usize);
        match element {
            Encoding::Vbr(6) => self.vbr6s(count as usize, numbers),
            Encoding::Fixed(8) => self.fields(8, count as usize, numbers, |field| field),
            Encoding::Fixed(7) => self.fields(7, count as usize, numbers, |field| field),
            Encoding::Char6 => self.fields(6, count as usize, numbers, char6),
            Encoding::Fixed(width @ 1..=32) => self.fields(u32::from(width), count as usize, numbers, |field| field),
            _ => {
                let mut window = self.window();
                for _ in 0..count {
                    numbers.push(self.scalar(&mut window, element)?);
                }
                self.settle(&window)
            }
        }
    }

    /// Appends `count` fields of `width` bits (1 to 32), for which there is room.
    #[inline(always)]
    fn fields(&mut self, width: u32, count: usize, numbers: &mut Numbers, meaning: impl Fn(u64) -> u64) -> Result<()> {
        // A copy, which stays in registers.
        let mut bits = *self;
        let mask = u64::MAX >> (64 - width);
        let per_look = ((PEEKED / width) as usize).min(GROUP);
        let mut left = count;
        while left > 0 {
            let word = bits.peek();
            let now = left.min(per_look);
            bits.advance(now as u32 * width)?;
            let Some(group) = numbers.group() else { break };
            let field = |place: u32| meaning(word.unbounded_shr(place * width) & mask);
            *group = [field(0), field(1), field(2), field(3), field(4), field(5), field(6), field(7)];
            numbers.len += now;
            left -= now;
        }
        self.bit = bits.bit;
        Ok(())
    }

    /// Appends `count` numbers in chunks of six bits, for which there is room. Most have one chunk or two: four such are
    /// taken in one look, at once where all have two (the characters of a text).
    fn vbr6s(&mut self, count: usize, numbers: &mut Numbers) -> Result<()> {
        // The bit that says whether another chunk follows, of eight chunks; of every other one.
        const MORE: u64 = 0x8208_2082_0820;
        const PAIRS: u64 = 0x0200_2002_0020;
        let mut left = count;
        while left > 0 {
            let mut word = self.peek();
            let Some(group) = numbers.group() else { break };
            if word & MORE == PAIRS && left >= 4 {
                let pairs = word & 0x01F0_1F01_F01F | word >> 1 & 0x3E03_E03E_03E0;
                let [first, second, third, fourth, ..] = group;
                (*first, *second) = (pairs & 0x3FF, pairs >> 12 & 0x3FF);
                (*third, *fourth) = (pairs >> 24 & 0x3FF, pairs >> 36 & 0x3FF);
                self.advance(48)?;
                numbers.len += 4;
                left -= 4;
                continue;
            }
            let (mut taken, mut bits) = (0, 0);
            for number in group.iter_mut().take(left.min(4)) {
                let second = word >> 6;
                let more = word >> 5 & 1;
                if second >> 5 & more != 0 {
                    break;
                }
                *number = word & 0x1F | (second & 0x1F & more.wrapping_neg()) << 5;
                let width = 6 + 6 * more as u32;
                word >>= width;
                bits += width;
                taken += 1;
            }
            self.advance(bits)?;
            numbers.len += taken;
            left -= taken;
            if taken == 0 {
                let number = self.long_vbr(6, self.peek())?;
                numbers.push(number);
                left -= 1;
            }
        }
        Ok(())
    }

    /// The head of a block whose id was read: the width of its abbreviation ids, and its length in words.
    pub(super) fn head(&mut self) -> Result<(u32, u64)> {
        let at = self.bit;
        let (width, words) = self.any_head()?;
        if !(2..=32).contains(&width) {
            return Err(Error::at_bit(FORMAT, at, "abbreviation ids of 2 to 32 bits", width));
        }
        Ok((width as u32, words))
    }

    /// The same of a block that is not entered: its abbreviation ids may have any width.
    pub(super) fn any_head(&mut self) -> Result<(u64, u64)> {
        let width = self.vbr(4)?;
        self.align()?;
        Ok((width, self.fixed(32)?))
    }

    /// A record in which all numbers are VBR6: appends its operands; the code. `window` is where it begins.
    #[inline]
    pub(super) fn unabbreviated(&mut self, mut window: Window, numbers: &mut Numbers) -> Result<u64> {
        let code = self.vbr_in(&mut window, 6)?;
        let count = self.vbr_in(&mut window, 6)?;
        self.settle(&window)?;
        self.check_count(count, 6)?;
        numbers.reserve(count as usize);
        self.vbr6s(count as usize, numbers)?;
        Ok(code)
    }

    /// A record with these encodings: appends its operands, and leaves a blob in `blob`; the code. `window` is where it
    /// begins.
    #[inline]
    pub(super) fn abbreviated(
        &mut self,
        mut window: Window,
        encodings: &[Encoding],
        numbers: &mut Numbers,
        blob: &mut Option<&'s [u8]>,
    ) -> Result<u64> {
        let (code, operands) = match encodings {
            // What LLVM writes.
            [Encoding::Literal(code), operands @ ..] => (*code, operands),
            [code, operands @ ..] => (self.scalar(&mut window, *code)?, operands),
            [] => (0, encodings),
        };
        numbers.reserve(operands.len());
        let mut operands = operands.iter();
        while let Some(encoding) = operands.next() {
            match encoding {
                Encoding::Array => {
                    let count = self.vbr_in(&mut window, 6)?;
                    self.settle(&window)?;
                    // An array stands last.
                    let element = operands.next().copied().unwrap_or(Encoding::Fixed(0));
                    self.array(element, count, numbers)?;
                    return Ok(code);
                }
                Encoding::Blob => {
                    self.settle(&window)?;
                    *blob = Some(self.blob()?);
                    return Ok(code);
                }
                scalar => {
                    let number = self.scalar(&mut window, *scalar)?;
                    numbers.push(number);
                }
            }
        }
        self.settle(&window)?;
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
