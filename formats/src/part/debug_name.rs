//! ILDN: the file name under which the shader's PDB is looked for.

use crate::{
    dxbc::Part,
    error::{Error, Result},
    layout::{Cursor, Layout},
};
use alloc::vec::Vec;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned, little_endian::U16};

const FORMAT: &str = "ILDN";

/// The header of a debug name (dxc's `DxilShaderDebugName`); the name, a zero byte and zeros up to a multiple of four
/// bytes follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct DebugNameHeader {
    /// Reserved: 0.
    pub flags: U16,
    /// The length of the name in bytes, without the zero byte.
    pub name_length: U16,
}

/// A debug name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DebugName<'a> {
    /// The header.
    pub header: &'a DebugNameHeader,
    /// What follows it: the name, a zero byte, and zeros.
    pub tail: &'a [u8],
}

impl<'a> DebugName<'a> {
    /// The debug name in a part ILDN.
    ///
    /// # Errors
    /// A part that is not exactly as long as the name's length makes it, counted in 16 bits as dxc does.
    pub fn read(part: &Part<'a>) -> Result<Self> {
        Self::lay_out(part.data).map_err(|error| error.rebased(part.offset))
    }

    fn lay_out(data: &'a [u8]) -> Result<Self> {
        let mut cursor = Cursor::new(FORMAT, data);
        let header = cursor.record::<DebugNameHeader>()?;
        let end = header.name_length.get().wrapping_add(size_of::<DebugNameHeader>() as u16 + 1);
        let expected = usize::from(end.wrapping_add(3) & !3);
        if data.len() < 8 || data.len() != expected {
            let expected = format_args!("a part of {} bytes for its name", expected.max(8));
            return Err(Error::new(FORMAT, core::mem::offset_of!(DebugNameHeader, name_length), expected, data.len()));
        }
        Ok(Self { header, tail: cursor.rest() })
    }

    /// Writes the part's bytes.
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.header.as_bytes());
        out.extend_from_slice(self.tail);
    }

    /// The name: the bytes before the first zero byte, which is what dxc prints.
    pub fn name(&self) -> &'a [u8] {
        self.tail.split(|&byte| byte == 0).next().unwrap_or_default()
    }
}

/// Writes a part ILDN for the file name `name` at the end of `out`.
///
/// # Errors
/// A name of more bytes than the part can state with the zero byte and the header counted in 16 bits.
pub fn write_debug_name(name: &[u8], out: &mut Vec<u8>) -> Result<()> {
    const MOST: usize = u16::MAX as usize - size_of::<DebugNameHeader>() - 4;
    if name.len() > MOST {
        return Err(Error::new(FORMAT, 0, format_args!("a name of at most {MOST} bytes"), name.len()));
    }
    let header = DebugNameHeader { flags: 0.into(), name_length: (name.len() as u16).into() };
    out.extend_from_slice(header.as_bytes());
    out.extend_from_slice(name);
    out.resize(out.len() + ((name.len() + 1).next_multiple_of(4) - name.len()), 0);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    #[test]
    fn a_name_is_written_with_a_zero_byte_and_a_whole_number_of_words() {
        for name in [&b""[..], b"a", b"abc.pdb", b"abcd.pdb", &[b'x'; 0xfff7]] {
            let mut data = vec![];
            write_debug_name(name, &mut data).unwrap();
            let read = DebugName::lay_out(&data).unwrap();
            let mut again = vec![];
            read.write(&mut again);
            assert_eq!((read.name(), &again), (name, &data));
        }
        assert!(write_debug_name(&[b'x'; 0xfff8], &mut vec![]).is_err());
    }

    #[test]
    fn the_part_is_exactly_as_long_as_its_name_makes_it() {
        assert_eq!(DebugName::lay_out(b"\0\0\x03\0abc\0").unwrap().name(), b"abc");
        assert_eq!(DebugName::lay_out(b"\0\0\x04\0abcd\0\0\0\0").unwrap().name(), b"abcd");
        for wrong in [&b"\0\0\x04\0abc\0"[..], b"\0\0\0\0", b"\0", b"\0\0\x03\0abc\0\0\0\0\0"] {
            assert!(DebugName::lay_out(wrong).is_err());
        }
    }
}
