//! HASH: the hash of the program, or of its source.

use crate::{
    dxbc::Part,
    error::Result,
    layout::{Cursor, Layout},
};
use md5::{Digest, Md5};
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned, little_endian::U32};

/// The hash (dxc's `DxilShaderHash`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct ShaderHash {
    /// Bit 0: the hash covers the source (compiled with `-Zss`), not the bitcode alone.
    pub flags: U32,
    /// The MD5 hash.
    pub digest: [u8; 16],
}

impl ShaderHash {
    /// The hash in a part HASH.
    ///
    /// # Errors
    /// A part of fewer than 20 bytes.
    pub fn read<'a>(part: &Part<'a>) -> Result<&'a Self> {
        Cursor::new("HASH", part.data).record().map_err(|error| error.rebased(part.offset))
    }

    /// The MD5 hash of a program's bitcode, without the zeros that fill its part: what dxc writes.
    pub fn digest_of(bitcode: &[u8]) -> [u8; 16] {
        Md5::digest(bitcode).into()
    }

    /// Whether the hash covers the source.
    pub fn includes_source(&self) -> bool {
        self.flags.get() & 1 == 1
    }
}
