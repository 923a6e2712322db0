//! The crate's one error: in which format, at which byte, what was expected, what was found.

use alloc::{boxed::Box, format, string::String};
use core::fmt;

/// A reader's or writer's answer.
pub type Result<T, E = Error> = core::result::Result<T, E>;

/// Why bytes could not be read, or a value not be written.
///
/// It names the format or part, the byte in the file (for bitcode the bit in the stream too), what was expected there
/// and what was found: `PSV0 at byte 0x1c4: expected a runtime info of 24, 36, 48, 52, 56 or 60 bytes, found 40`.
///
/// One word wide, so that results stay small.
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    format: &'static str,
    byte: u64,
    bit: Option<u64>,
    /// The record of a fault inside bitcode: the names of its kind and of its block.
    record: Option<(&'static str, &'static str)>,
    expected: String,
    found: String,
}

impl Error {
    /// An error of `format` at `byte`, counted from the start of the slice that the reader was given.
    #[cold]
    pub fn new(format: &'static str, byte: usize, expected: impl fmt::Display, found: impl fmt::Display) -> Self {
        Self(Box::new(Inner {
            format,
            byte: byte as u64,
            bit: None,
            record: None,
            expected: format!("{expected}"),
            found: format!("{found}"),
        }))
    }

    /// An error of `format` at `bit` of a stream of bits that starts at byte 0 of the reader's slice.
    #[cold]
    pub fn at_bit(format: &'static str, bit: u64, expected: impl fmt::Display, found: impl fmt::Display) -> Self {
        let mut error = Self::new(format, (bit / 8) as usize, expected, found);
        error.0.bit = Some(bit);
        error
    }

    /// The error of a slice that ends before `needed` bytes at `byte`; `len` is the slice's length.
    #[cold]
    pub fn truncated(format: &'static str, byte: usize, needed: usize, len: usize) -> Self {
        let left = len.saturating_sub(byte);
        Self::new(format, byte, format_args!("{needed} bytes"), format_args!("{left} before the end"))
    }

    /// The same error where the reader's slice begins at byte `base` of a larger one.
    #[must_use]
    pub fn rebased(mut self, base: usize) -> Self {
        self.0.byte = self.0.byte.saturating_add(base as u64);
        self
    }

    /// The same error at `byte` of the file: what holds it there is packed, so its own bytes have no place in the file.
    #[must_use]
    pub(crate) fn moved(mut self, byte: usize) -> Self {
        self.0.byte = byte as u64;
        self
    }

    /// The same error said of `format` (a part's name instead of the general structure inside it).
    #[must_use]
    pub fn within(mut self, format: &'static str) -> Self {
        self.0.format = format;
        self
    }

    /// The same error said of a record of bitcode: the names of its kind and of its block's.
    #[must_use]
    pub(crate) fn in_record(mut self, record: &'static str, block: &'static str) -> Self {
        self.0.record = Some((record, block));
        self
    }

    /// The kind of the record whose reading failed, and that of its block, for faults inside a record of bitcode.
    pub fn record(&self) -> Option<(&'static str, &'static str)> {
        self.0.record
    }

    /// The format or part that was being read.
    pub fn format(&self) -> &'static str {
        self.0.format
    }

    /// The byte offset of the fault, in the file once the reader of the whole file has passed the error on.
    pub fn byte(&self) -> u64 {
        self.0.byte
    }

    /// The bit offset in the bitcode stream, for faults inside bitcode.
    pub fn bit(&self) -> Option<u64> {
        self.0.bit
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { format, byte, bit, record, expected, found } = &*self.0;
        write!(f, "{format} at byte {byte:#x}")?;
        if let Some(bit) = bit {
            write!(f, " (bit {bit} of the bitcode)")?;
        }
        if let Some((record, block)) = record {
            write!(f, ", record {record} of {block}")?;
        }
        write!(f, ": expected {expected}, found {found}")
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn an_error_is_one_word_and_says_where_what_and_why() {
        assert_eq!(size_of::<Result<()>>(), size_of::<usize>());
        let error = Error::new("PSV0", 4, "a runtime info of 24 bytes", 40).rebased(0x1c0);
        assert_eq!(error.to_string(), "PSV0 at byte 0x1c4: expected a runtime info of 24 bytes, found 40");
        let error = Error::at_bit("bitcode", 64, "an operand", "the end").in_record("Call", "FUNCTION_BLOCK");
        assert_eq!(
            error.to_string(),
            "bitcode at byte 0x8 (bit 64 of the bitcode), record Call of FUNCTION_BLOCK: expected an operand, found the end"
        );
        let error = Error::at_bit("bitcode", 70, "an abbreviation id", "the end").rebased(0x100);
        assert_eq!(
            error.to_string(),
            "bitcode at byte 0x108 (bit 70 of the bitcode): expected an abbreviation id, found the end"
        );
    }
}
