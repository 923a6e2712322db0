//! VERS: which compiler made the program.

use crate::{
    dxbc::Part,
    error::Result,
    layout::{Cursor, Layout},
};
use zerocopy::{
    FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned,
    little_endian::{U16, U32},
};

/// The header of a version (dxc's `DxilCompilerVersion`); the strings follow, then zeros up to a multiple of four bytes.
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
        let mut cursor = Cursor::new("VERS", data);
        let header = cursor.record::<VersionHeader>()?;
        let strings = cursor.bytes(header.strings_size.get() as usize)?;
        Ok(Self { header, strings, padding: cursor.rest() })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_strings_follow_the_numbers() {
        let data = b"\x01\0\x08\0\0\0\0\0\x09\0\0\0\x08\0\0\0abc\x001.8\0";
        let version = Version::lay_out(data).unwrap();
        assert_eq!((version.commit(), version.custom(), version.padding), (&b"abc"[..], &b"1.8"[..], &b""[..]));
        assert!(Version::lay_out(&data[..23]).is_err());
    }
}
