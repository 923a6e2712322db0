//! LLVM's stream of bits: nested blocks of records, and the abbreviations that say how a record is encoded.
//!
//! Source: LLVM 3.7's "Bitcode File Format". The stream is read in 32-bit little-endian words; every block says its
//! length in words, so that it can be passed over.

mod abbreviation;
mod bits;
mod cursor;
mod document;
mod stream;
mod writer;

pub use abbreviation::Encoding;
pub use cursor::{Cursor, Entry, Memory, Record};
pub use document::{AbbreviationId, Block, BlockId, Document, DocumentRecord, Item, RecordId};
pub use stream::StreamWriter;

use crate::{Error, Result};

/// `BC` and the four nibbles of LLVM IR that follow it.
pub const MAGIC: [u8; 4] = [b'B', b'C', 0xC0, 0xDE];

/// The magic number of a wrapper header around bitcode.
const WRAPPER_MAGIC: u32 = 0x0B17_C0DE;

/// The name that errors give this format.
pub(crate) const FORMAT: &str = "bitcode";

/// Whether bytes begin as bitcode does, in a wrapper or without one.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC) || bytes.starts_with(&WRAPPER_MAGIC.to_le_bytes())
}

/// The stream of bits in `bytes` with the offset where it begins: behind a wrapper header, if there is one.
///
/// A wrapper is five little-endian words: magic number, version, offset and size of the stream, kind of processor.
///
/// # Errors
/// A wrapper that points outside of `bytes`.
pub fn unwrap(bytes: &[u8]) -> Result<(&[u8], usize)> {
    let word = |at: usize| Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    if word(0) != Some(WRAPPER_MAGIC) {
        return Ok((bytes, 0));
    }
    let (Some(offset), Some(size)) = (word(8), word(12)) else {
        return Err(Error::truncated("bitcode wrapper", 0, 20, bytes.len()));
    };
    let (offset, size) = (offset as usize, size as usize);
    let end = offset.checked_add(size).filter(|end| *end <= bytes.len());
    match end.and_then(|end| bytes.get(offset..end)) {
        Some(stream) => Ok((stream, offset)),
        None => Err(Error::new(
            "bitcode wrapper",
            8,
            format_args!("a stream within {} bytes", bytes.len()),
            format_args!("{size} bytes at {offset:#x}"),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrapper_names_the_stream_inside() {
        let mut file = alloc::vec::Vec::new();
        for word in [WRAPPER_MAGIC, 0, 20, 4, 7] {
            file.extend_from_slice(&word.to_le_bytes());
        }
        file.extend_from_slice(&MAGIC);
        assert_eq!(unwrap(&file).unwrap(), (&MAGIC[..], 20));
        assert_eq!(unwrap(&MAGIC).unwrap(), (&MAGIC[..], 0));
        file.pop();
        assert!(unwrap(&file).is_err());
    }
}
