//! Abbreviations: how the operands of a record are encoded.

use super::{
    FORMAT,
    bits::{Bits, Window},
};
use crate::{Error, Result};
use alloc::vec::Vec;

/// How one operand of an abbreviated record is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Not written: the abbreviation holds the value.
    Literal(u64),
    /// A field of so many bits (0 to 64).
    Fixed(u8),
    /// Chunks of so many bits (0 to 32), the top one of each saying whether another follows.
    Vbr(u8),
    /// The number of elements as VBR6, then the elements, encoded as the operand after this one says.
    Array,
    /// Six bits, one of `a-zA-Z0-9._`.
    Char6,
    /// The number of bytes as VBR6, then the bytes, aligned to 32 bits before and after.
    Blob,
}

/// The abbreviation ids that every block knows; its own follow. Source: LLVM's `bitc::FixedAbbrevIDs`.
pub(super) const END_BLOCK: u32 = 0;
pub(super) const ENTER_BLOCK: u32 = 1;
pub(super) const DEFINE_ABBREVIATION: u32 = 2;
pub(super) const UNABBREVIATED: u32 = 3;

/// LLVM's abbreviations have some ten operands.
const MAX_OPERANDS: u64 = 256;

/// Reads a definition, its `DEFINE_ABBREV` id already read, and appends its encodings: of the record's code first, then
/// of its operands. An array or blob can only stand last.
pub(super) fn read(bits: &mut Bits<'_>, encodings: &mut Vec<Encoding>) -> Result<()> {
    let start = bits.bit;
    let count = bits.vbr(5)?;
    // An operand takes at least four bits (an id of an encoding without a value).
    if count > bits.left() / 4 + 1 {
        return Err(Error::at_bit(FORMAT, start, "an abbreviation that ends in the stream", count));
    }
    // An operand may take no bits of a record: a long list of those would make much of little.
    if count > MAX_OPERANDS {
        return Err(Error::at_bit(
            FORMAT,
            start,
            format_args!("an abbreviation of at most {MAX_OPERANDS} operands"),
            count,
        ));
    }
    let first = encodings.len();
    let mut window = bits.window();
    let read = operands(bits, &mut window, count, encodings);
    // What is wrong behind the end of the stream is that it ends.
    bits.settle(&window)?;
    read?;
    match encodings.get(first..).unwrap_or(&[]) {
        [] | [Encoding::Array | Encoding::Blob, ..] => {
            return Err(Error::at_bit(FORMAT, start, "an abbreviation that begins with a code", "none"));
        }
        // Elements that take no bits would be as many as their count says, out of nothing.
        [.., Encoding::Array, element]
            if !matches!(element, Encoding::Fixed(1..) | Encoding::Vbr(2..) | Encoding::Char6) =>
        {
            return Err(Error::at_bit(
                FORMAT,
                start,
                "an array of scalars that take bits",
                format_args!("{element:?}"),
            ));
        }
        _ => {}
    }
    Ok(())
}

/// Reads the encodings of `count` operands.
fn operands(bits: &mut Bits<'_>, window: &mut Window, count: u64, encodings: &mut Vec<Encoding>) -> Result<()> {
    let mut left = count;
    while left > 0 {
        left -= 1;
        let at = bits.position(window);
        if bits.fixed_in(window, 1)? == 1 {
            encodings.push(Encoding::Literal(bits.vbr_in(window, 8)?));
            continue;
        }
        let id = bits.fixed_in(window, 3)?;
        encodings.push(match id {
            1 | 2 => {
                let width = bits.vbr_in(window, 5)?;
                let max = if id == 1 { 64 } else { 32 };
                if width > max {
                    return Err(Error::at_bit(FORMAT, at, format_args!("a width of at most {max} bits"), width));
                }
                if id == 1 { Encoding::Fixed(width as u8) } else { Encoding::Vbr(width as u8) }
            }
            3 if left == 1 => Encoding::Array,
            3 => return Err(Error::at_bit(FORMAT, at, "an array as the last operand but one", left)),
            4 => Encoding::Char6,
            5 if left == 0 => Encoding::Blob,
            5 => return Err(Error::at_bit(FORMAT, at, "a blob as the last operand", left)),
            _ => return Err(Error::at_bit(FORMAT, at, "an encoding from 1 to 5", id)),
        });
    }
    Ok(())
}
