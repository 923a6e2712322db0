//! Writing the stream: fields, numbers in chunks, records as their abbreviations say, definitions.

use super::{Encoding, abbreviation::UNABBREVIATED, bits::CHAR6};
use alloc::vec::Vec;

/// A stream of bits that grows.
#[derive(Clone, Debug, Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// Bits that are not among the bytes yet: fewer than 64 of them.
    word: u64,
    used: u32,
}

impl BitWriter {
    /// Continues `bytes`, in words from its end on.
    pub(super) fn continuing(bytes: Vec<u8>) -> Self {
        Self { bytes, word: 0, used: 0 }
    }

    /// Starts again with `phase` bits of zeros, fewer than 32.
    pub(super) fn restart(&mut self, phase: u32) {
        self.bytes.clear();
        (self.word, self.used) = (0, phase % 32);
    }

    /// The number of bits written.
    pub(super) fn bit(&self) -> u64 {
        self.bytes.len() as u64 * 8 + u64::from(self.used)
    }

    /// The whole words, the last one filled with zeros.
    pub(super) fn finish(&mut self) -> &mut Vec<u8> {
        self.align();
        &mut self.bytes
    }

    /// The bytes, the last word filled with zeros.
    pub(super) fn into_bytes(mut self) -> Vec<u8> {
        self.align();
        self.bytes
    }

    /// A field of `width` bits, at most 64. Bits above are not written.
    #[inline]
    pub(super) fn fixed(&mut self, value: u64, width: u32) {
        if let 1..=64 = width {
            self.put(value & (u64::MAX >> (64 - width)), width);
        }
    }

    /// A field of at most 64 bits, the bits above zero.
    #[inline]
    fn put(&mut self, value: u64, width: u32) {
        self.word |= value << self.used;
        self.used += width;
        if self.used >= 64 {
            self.bytes.extend_from_slice(&self.word.to_le_bytes());
            self.used -= 64;
            // What did not fit; a shift by 64 leaves nothing.
            self.word = value.checked_shr(width - self.used).unwrap_or(0);
        }
    }

    /// A number in as few chunks of `width` bits (2 to 32) as hold it.
    #[inline]
    pub(super) fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1u64 << (width - 1);
        // Chunks are put together as long as 64 bits hold them.
        let (mut chunks, mut filled) = (0, 0);
        while value >= more {
            chunks |= (value & (more - 1) | more) << filled;
            filled += width;
            value >>= width - 1;
            if filled + width > 64 {
                self.put(chunks, filled);
                (chunks, filled) = (0, 0);
            }
        }
        self.put(chunks | value << filled, filled + width);
    }

    /// Zeros up to the next word of 32 bits.
    pub(super) fn align(&mut self) {
        let words = self.word.to_le_bytes();
        let bytes = (self.used.div_ceil(32) * 4) as usize;
        self.bytes.extend_from_slice(words.get(..bytes).unwrap_or(&[]));
        (self.word, self.used) = (0, 0);
    }

    /// Replaces the word at `byte`.
    pub(super) fn replace_word(&mut self, byte: usize, word: u32) {
        if let Some(place) = self.bytes.get_mut(byte..).and_then(|bytes| bytes.first_chunk_mut::<4>()) {
            *place = word.to_le_bytes();
        }
    }

    /// One operand, as its encoding says.
    #[inline]
    fn scalar(&mut self, encoding: Encoding, value: u64) {
        match encoding {
            Encoding::Literal(_) | Encoding::Array | Encoding::Blob => {}
            Encoding::Fixed(width) | Encoding::Vbr(width @ 0..=1) => self.fixed(value, u32::from(width)),
            Encoding::Vbr(width) => self.vbr(value, u32::from(width.min(32))),
            Encoding::Char6 => self.put(char6(value).unwrap_or(0), 6),
        }
    }

    /// A record in which all numbers are VBR6.
    pub(super) fn unabbreviated(&mut self, id_width: u32, code: u32, operands: &[u64]) {
        let (code, count) = (u64::from(code), operands.len() as u64);
        if code < 1 << 5 && count < 1 << 5 && id_width <= 32 {
            self.put(u64::from(UNABBREVIATED) | code << id_width | count << (id_width + 6), id_width + 12);
        } else {
            self.fixed(UNABBREVIATED.into(), id_width);
            self.vbr(code, 6);
            self.vbr(count, 6);
        }
        self.vbr6s(operands);
    }

    /// Numbers in chunks of six bits. Most have one chunk or two: as many as 64 bits hold are put at once.
    fn vbr6s(&mut self, numbers: &[u64]) {
        let (mut chunks, mut filled) = (0, 0);
        for number in numbers {
            let more = u64::from(*number >= 1 << 5);
            if filled > 64 - 12 || *number >= 1 << 10 {
                self.put(chunks, filled);
                (chunks, filled) = (0, 0);
            }
            if *number >= 1 << 10 {
                self.vbr(*number, 6);
            } else {
                chunks |= (number & 0x1F | more << 5 | number >> 5 << 6) << filled;
                filled += 6 + 6 * more as u32;
            }
        }
        self.put(chunks, filled);
    }

    /// Fields of `width` bits (1 to 64), as many at once as 64 bits hold. Bits above are not written.
    #[inline(always)]
    fn fields(&mut self, width: u32, fields: impl Iterator<Item = u64>) {
        let mask = u64::MAX >> (64 - width);
        let (mut together, mut filled) = (0, 0);
        for field in fields {
            if filled + width > 64 {
                self.put(together, filled);
                (together, filled) = (0, 0);
            }
            together |= (field & mask) << filled;
            filled += width;
        }
        self.put(together, filled);
    }

    /// An array's elements, as their encoding says.
    fn array(&mut self, element: Encoding, elements: &[u64]) {
        match element {
            Encoding::Vbr(6) => self.vbr6s(elements),
            Encoding::Char6 => self.fields(6, elements.iter().map(|element| char6(*element).unwrap_or(0))),
            Encoding::Fixed(width @ 1..=64) => self.fields(u32::from(width), elements.iter().copied()),
            element => elements.iter().for_each(|value| self.scalar(element, *value)),
        }
    }

    /// A record as its abbreviation says, behind the abbreviation's id. It has to fit.
    pub(super) fn abbreviated(&mut self, encodings: &[Encoding], code: u32, operands: &[u64], blob: &[u8]) {
        let mut encodings = encodings.iter();
        if let Some(encoding) = encodings.next() {
            self.scalar(*encoding, u64::from(code));
        }
        let mut operands = operands.iter();
        while let Some(encoding) = encodings.next() {
            match encoding {
                Encoding::Array => {
                    self.vbr(operands.len() as u64, 6);
                    let element = encodings.next().copied().unwrap_or(Encoding::Fixed(0));
                    self.array(element, operands.as_slice());
                    operands = [].iter();
                }
                Encoding::Blob => {
                    self.vbr(blob.len() as u64, 6);
                    self.align();
                    self.bytes.extend_from_slice(blob);
                    self.bytes.resize(self.bytes.len().next_multiple_of(4), 0);
                }
                scalar => self.scalar(*scalar, operands.next().copied().unwrap_or(0)),
            }
        }
    }

    /// An abbreviation's definition, behind its id.
    pub(super) fn definition(&mut self, encodings: &[Encoding]) {
        self.vbr(encodings.len() as u64, 5);
        for encoding in encodings {
            match *encoding {
                Encoding::Literal(value) => {
                    self.put(1, 1);
                    self.vbr(value, 8);
                }
                Encoding::Fixed(width) => self.with_width(1, width),
                Encoding::Vbr(width) => self.with_width(2, width),
                Encoding::Array => self.put(3 << 1, 4),
                Encoding::Char6 => self.put(4 << 1, 4),
                Encoding::Blob => self.put(5 << 1, 4),
            }
        }
    }

    fn with_width(&mut self, encoding: u64, width: u8) {
        self.put(encoding << 1, 4);
        self.vbr(u64::from(width), 5);
    }
}

/// How many bits a number takes in as few chunks of `width` bits (2 to 32) as hold it.
#[inline]
fn vbr_len(value: u64, width: u32) -> u64 {
    let bits = u64::BITS - (value | 1).leading_zeros();
    u64::from(bits.div_ceil(width - 1) * width)
}

/// How many bits [`BitWriter::unabbreviated`] writes.
///
/// No other encoding of the same record has this length: a number in more chunks than it needs is longer.
pub(super) fn unabbreviated_len(id_width: u32, code: u32, operands: &[u64]) -> u64 {
    let head = u64::from(id_width) + vbr_len(u64::from(code), 6) + vbr_len(operands.len() as u64, 6);
    operands.iter().fold(head, |len, operand| len + vbr_len(*operand, 6))
}

/// How many bits [`BitWriter::abbreviated`] writes of a record without a blob, as [`unabbreviated_len`].
pub(super) fn abbreviated_len(encodings: &[Encoding], code: u32, operands: &[u64]) -> u64 {
    let Some((first, mut encodings)) = encodings.split_first() else { return 0 };
    let (mut len, mut operands) = (scalar_len(*first, u64::from(code)), operands);
    while let [encoding, rest @ ..] = encodings {
        if let (Encoding::Array, [element, ..]) = (encoding, rest) {
            len += vbr_len(operands.len() as u64, 6);
            return len
                + match *element {
                    Encoding::Vbr(2..) => operands.iter().map(|operand| scalar_len(*element, *operand)).sum(),
                    fixed => scalar_len(fixed, 0) * operands.len() as u64,
                };
        }
        if let [operand, left @ ..] = operands {
            len += scalar_len(*encoding, *operand);
            operands = left;
        }
        encodings = rest;
    }
    len
}

#[inline]
fn scalar_len(encoding: Encoding, value: u64) -> u64 {
    match encoding {
        Encoding::Literal(_) | Encoding::Array | Encoding::Blob => 0,
        Encoding::Fixed(width) | Encoding::Vbr(width @ 0..=1) => u64::from(width),
        Encoding::Vbr(width) => vbr_len(value, u32::from(width.min(32))),
        Encoding::Char6 => 6,
    }
}

/// The six bits of each character, 64 of those that have none: the other way round than [`CHAR6`].
const SIX_BITS: [u8; 128] = {
    let mut bits = [64; 128];
    let mut place = 0;
    while place < CHAR6.len() {
        bits[CHAR6[place] as usize] = place as u8;
        place += 1;
    }
    bits
};

/// The six bits of a character; none for others than `a-zA-Z0-9._`.
#[inline]
fn char6(value: u64) -> Option<u64> {
    let bits = SIX_BITS.get(usize::try_from(value).ok()?)?;
    (*bits < 64).then_some(u64::from(*bits))
}

/// Whether an abbreviation can write a record: what is no literal of it, in the room that it has.
pub(super) fn fits(encodings: &[Encoding], code: u32, operands: &[u64], blob: bool) -> bool {
    let (head, element) = match encodings {
        [head @ .., Encoding::Array, element] => (head, Some(*element)),
        [head @ .., Encoding::Blob] if blob => (head, None),
        [.., Encoding::Blob] => return false,
        head => (head, None),
    };
    if blob && !matches!(encodings, [.., Encoding::Blob]) {
        return false;
    }
    let Some((first, scalars)) = head.split_first() else { return false };
    let Some((fixed, elements)) = operands.split_at_checked(scalars.len()) else { return false };
    holds(*first, u64::from(code))
        && scalars.iter().zip(fixed).all(|(encoding, operand)| holds(*encoding, *operand))
        && element.map_or(elements.is_empty(), |element| elements.iter().all(|operand| holds(element, *operand)))
}

fn holds(encoding: Encoding, value: u64) -> bool {
    match encoding {
        Encoding::Literal(literal) => literal == value,
        Encoding::Fixed(width) | Encoding::Vbr(width @ 0..=1) => width >= 64 || value >> width == 0,
        Encoding::Vbr(_) => true,
        Encoding::Char6 => char6(value).is_some(),
        Encoding::Array | Encoding::Blob => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{super::bits::Bits, *};

    #[test]
    fn what_is_written_is_read() {
        let values = [0, 1, 5, 31, 32, 63, 64, 0xffff, 0xffff_ffff, 1 << 40, u64::MAX];
        let mut writer = BitWriter::default();
        for value in values {
            for width in 2..=32 {
                writer.vbr(value, width);
            }
            for width in 0..=64 {
                writer.fixed(value, width);
            }
        }
        let end = writer.bit();
        let bytes = writer.into_bytes();
        let mut bits = Bits::new(&bytes, 0);
        for value in values {
            for width in 2..=32 {
                assert_eq!(bits.vbr(width).unwrap(), value, "vbr{width}");
            }
            for width in 0..=64u32 {
                let mask = if width == 0 { 0 } else { u64::MAX >> (64 - width) };
                assert_eq!(bits.fixed(width).unwrap(), value & mask, "fixed{width}");
            }
        }
        assert_eq!(bits.bit, end);
    }

    /// Numbers are put together as far as they go into a word: all places of all lengths in it.
    #[test]
    fn numbers_put_together_are_those_put_one_by_one() {
        let numbers: Vec<u64> = [1, 31, 32, 1023, 1024, 1 << 20, u64::MAX, 0].into_iter().cycle().take(100).collect();
        let text: Vec<u64> = CHAR6.iter().copied().map(u64::from).collect();
        for first in 0..numbers.len() {
            let numbers = &numbers[first..];
            for element in [Encoding::Vbr(6), Encoding::Fixed(1), Encoding::Fixed(7), Encoding::Fixed(64)] {
                let (mut together, mut one_by_one) = (BitWriter::default(), BitWriter::default());
                together.array(element, numbers);
                numbers.iter().for_each(|number| one_by_one.scalar(element, *number));
                assert_eq!(together.bit(), one_by_one.bit(), "{element:?}");
                assert_eq!(together.into_bytes(), one_by_one.into_bytes(), "{element:?}");
            }
        }
        let mut writer = BitWriter::default();
        writer.array(Encoding::Char6, &text);
        let bytes = writer.into_bytes();
        let mut bits = Bits::new(&bytes, 0);
        (0..64).for_each(|place| assert_eq!(bits.fixed(6).unwrap(), place));
    }

    #[test]
    fn an_abbreviation_fits_what_it_can_write() {
        use Encoding::{Array, Char6, Fixed, Literal, Vbr};
        let text = [Literal(4), Fixed(3), Array, Char6];
        assert!(fits(&text, 4, &[7, b'a'.into(), b'_'.into()], false));
        assert!(fits(&text, 4, &[7], false));
        assert!(!fits(&text, 5, &[7], false));
        assert!(!fits(&text, 4, &[8], false));
        assert!(!fits(&text, 4, &[7, b'-'.into()], false));
        assert!(!fits(&text, 4, &[], false));
        assert!(!fits(&[Literal(4), Vbr(6)], 4, &[1, 2], false));
        assert!(!fits(&[Literal(4), Vbr(6)], 4, &[1], true));
        assert!(fits(&[Literal(4), Vbr(6), Encoding::Blob], 4, &[1], true));
    }
}
