//! VERS: which compiler made the program.

use crate::{
    dxbc::Part,
    error::{Error, Result},
    layout::{Cursor, Layout},
};
use alloc::vec::Vec;
use zerocopy::{
    FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned,
    little_endian::{U16, U32},
};

const FORMAT: &str = "VERS";

/// The header of a version (dxc's `DxilCompilerVersion`); the strings follow, then zeros up to a multiple of four
/// bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct VersionHeader {
    /// The compiler's major version.
    pub major: U16,
    /// The compiler's minor version.
    pub minor: U16,
    /// Bit 0: a debug build.
    pub flags: U32,
    /// The number of commits that the compiler was built from.
    pub commit_count: U32,
    /// The size of the strings in bytes: the commit's hash and a custom version, each with a zero byte.
    pub strings_size: U32,
}

/// A compiler's version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version<'a> {
    /// The header.
    pub header: &'a VersionHeader,
    /// The strings' bytes.
    pub strings: &'a [u8],
    /// What follows the strings: zeros.
    pub padding: &'a [u8],
}

impl<'a> Version<'a> {
    /// The version in a part VERS.
    ///
    /// # Errors
    /// A part shorter than its header and strings.
    pub fn read(part: &Part<'a>) -> Result<Self> {
        Self::lay_out(part.data).map_err(|error| error.rebased(part.offset))
    }

    fn lay_out(data: &'a [u8]) -> Result<Self> {
        let mut cursor = Cursor::new(FORMAT, data);
        let header = cursor.record::<VersionHeader>()?;
        let strings = cursor.bytes(header.strings_size.get() as usize)?;
        Ok(Self { header, strings, padding: cursor.rest() })
    }

    /// Writes the part's bytes.
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.header.as_bytes());
        out.extend_from_slice(self.strings);
        out.extend_from_slice(self.padding);
    }

    /// The hash of the commit that the compiler was built from.
    pub fn commit(&self) -> &'a [u8] {
        self.string(0)
    }

    /// The version as the compiler's builder calls it.
    pub fn custom(&self) -> &'a [u8] {
        self.string(1)
    }

    fn string(&self, index: usize) -> &'a [u8] {
        self.strings.split(|&byte| byte == 0).nth(index).unwrap_or_default()
    }
}

/// Writes a part VERS at the end of `out`: the numbers of `header`, and the two strings, whose size it gets.
///
/// # Errors
/// Strings with a zero byte inside, or of a size that 32 bits cannot state.
pub fn write_version(header: VersionHeader, commit: &[u8], custom: &[u8], out: &mut Vec<u8>) -> Result<()> {
    if let Some(at) = [commit, custom].concat().iter().position(|&byte| byte == 0) {
        return Err(Error::new(FORMAT, at, "strings without a zero byte inside", "one"));
    }
    let size = commit.len().saturating_add(custom.len()).saturating_add(2);
    let Ok(strings_size) = u32::try_from(size) else {
        return Err(Error::new(FORMAT, 0, "strings below 4 GiB", size));
    };
    let header = VersionHeader { strings_size: strings_size.into(), ..header };
    out.extend_from_slice(header.as_bytes());
    for string in [commit, custom] {
        out.extend_from_slice(string);
        out.push(0);
    }
    out.resize(out.len() + (size.next_multiple_of(4) - size), 0);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    #[test]
    fn strings_are_written_with_their_size_and_padding() {
        let header = VersionHeader {
            major: 1.into(),
            minor: 8.into(),
            flags: 1.into(),
            commit_count: 9.into(),
            strings_size: 0.into(),
        };
        let mut data = vec![];
        write_version(header, b"abcdef", b"", &mut data).unwrap();
        assert_eq!(data.len(), 24);
        let version = Version::lay_out(&data).unwrap();
        assert_eq!((version.commit(), version.custom(), version.header.minor.get()), (&b"abcdef"[..], &b""[..], 8));
        let mut again = vec![];
        version.write(&mut again);
        assert_eq!(again, data);
        assert!(write_version(header, b"a\0b", b"", &mut data).is_err());
    }

    #[test]
    fn two_strings_follow_the_numbers() {
        let data = b"\x01\0\x08\0\0\0\0\0\x09\0\0\0\x08\0\0\0abc\x001.8\0";
        let version = Version::lay_out(data).unwrap();
        assert_eq!((version.commit(), version.custom(), version.padding), (&b"abc"[..], &b"1.8"[..], &b""[..]));
        assert!(Version::lay_out(&data[..23]).is_err());
    }
}
