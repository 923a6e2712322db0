//! The one buffer that a listing is printed into.

use alloc::vec::Vec;

/// A growing text: bytes, not `str`, since names in a shader are any bytes.
#[derive(Debug, Default)]
pub struct Text {
    bytes: Vec<u8>,
}

impl Text {
    /// Continues `bytes`.
    pub fn over(bytes: Vec<u8>) -> Self {
        Self { bytes }
    }

    /// The text printed so far.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// What was printed so far.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Forgets what was printed; the memory stays.
    pub fn clear(&mut self) {
        self.bytes.clear();
    }

    /// The number of bytes printed so far.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether nothing was printed yet.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The bytes in a range of what was printed; none where it does not lie in it.
    #[inline]
    pub fn slice(&self, range: core::ops::Range<usize>) -> &[u8] {
        self.bytes.get(range).unwrap_or(&[])
    }

    /// Appends a string.
    #[inline]
    pub fn str(&mut self, text: &str) -> &mut Self {
        self.bytes.extend_from_slice(text.as_bytes());
        self
    }

    /// Appends bytes as they are.
    #[inline]
    pub fn bytes(&mut self, text: &[u8]) -> &mut Self {
        self.bytes.extend_from_slice(text);
        self
    }

    /// Appends one byte.
    #[inline]
    pub fn byte(&mut self, byte: u8) -> &mut Self {
        self.bytes.push(byte);
        self
    }

    /// Appends an integer in decimal.
    #[inline]
    pub fn int(&mut self, value: impl itoa::Integer) -> &mut Self {
        self.bytes.extend_from_slice(itoa::Buffer::new().format(value).as_bytes());
        self
    }

    /// Appends a number in decimal; short ones, which most are, without a call.
    #[inline]
    pub fn number(&mut self, value: u32) -> &mut Self {
        let digit = |power: u32| b'0' + (value / power % 10) as u8;
        match value {
            0..10 => self.bytes.push(digit(1)),
            10..100 => self.bytes.extend_from_slice(&[digit(10), digit(1)]),
            100..1000 => self.bytes.extend_from_slice(&[digit(100), digit(10), digit(1)]),
            1000..10_000 => self.bytes.extend_from_slice(&[digit(1000), digit(100), digit(10), digit(1)]),
            _ => return self.int(value),
        }
        self
    }

    /// Appends the first `len` bytes of `text`: all are copied, which is quicker than to copy so many.
    #[inline]
    pub(crate) fn short(&mut self, text: &[u8; 16], len: usize) {
        let end = self.bytes.len() + len;
        self.bytes.extend_from_slice(text);
        self.bytes.truncate(end);
    }

    /// Appends `text`, then spaces up to `width` (LLVM's `left_justify`: a longer text is not cut).
    pub fn left(&mut self, text: &[u8], width: usize) -> &mut Self {
        self.bytes(text).spaces(width.saturating_sub(text.len()))
    }

    /// Appends spaces up to `width`, then `text` (LLVM's `right_justify`).
    pub fn right(&mut self, text: &[u8], width: usize) -> &mut Self {
        self.spaces(width.saturating_sub(text.len())).bytes(text)
    }

    /// Appends an integer in decimal, padded on the left with spaces to `width`.
    pub fn right_int(&mut self, value: impl itoa::Integer, width: usize) -> &mut Self {
        self.right(itoa::Buffer::new().format(value).as_bytes(), width)
    }

    /// Puts spaces before what was printed since the text's length was `start`, so that it fills `width`.
    pub(crate) fn right_since(&mut self, start: usize, width: usize) -> &mut Self {
        let len = self.bytes.len().saturating_sub(start);
        let spaces = width.saturating_sub(len);
        self.spaces(spaces);
        if let Some(printed) = self.bytes.get_mut(start..) {
            printed.rotate_right(spaces);
        }
        self
    }

    /// Appends spaces so that what was printed since the text's length was `start` fills `width`.
    pub(crate) fn left_since(&mut self, start: usize, width: usize) -> &mut Self {
        let len = self.bytes.len().saturating_sub(start);
        self.spaces(width.saturating_sub(len))
    }

    /// Appends `count` spaces.
    pub fn spaces(&mut self, count: usize) -> &mut Self {
        self.bytes.resize(self.bytes.len() + count, b' ');
        self
    }

    /// Appends bytes as lower-case hexadecimal digits.
    pub fn hex(&mut self, bytes: &[u8]) -> &mut Self {
        const DIGITS: [u8; 16] = *b"0123456789abcdef";
        for byte in bytes {
            self.byte(DIGITS[usize::from(byte >> 4)]).byte(DIGITS[usize::from(byte & 0xf)]);
        }
        self
    }
}
