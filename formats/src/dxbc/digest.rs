//! The digest of a container: MD5 whose padding is arranged in another way.
//!
//! It covers the file from byte 20 (the version) to the stated end. MD5 appends a 1 bit, zeros, and the length in bits
//! as a 64-bit number. Here the last block *begins* with the length in bits as a 32-bit number, then come the bytes
//! that are left, a 1 bit and zeros, and it ends with twice the length in bytes plus one. Where the rest is longer than
//! 55 bytes it takes a block of its own first, with the 1 bit, and the last block is length, zeros and end. (dxc's
//! `DxilHash.cpp`.)
//!
//! Shaders that print (`printf`, `errorf`), which run under the debug layer alone, get another digest from fxc, always
//! the same for the same shader; how it is computed is not known.

use super::container::Header;
use crate::error::{Error, Result};
use md5::block_api::compress;
use zerocopy::FromBytes;

/// The digest of a container that is not signed yet.
pub const ZERO: [u8; 16] = [0; 16];
/// The digest that tells a runtime not to check it.
pub const BYPASS: [u8; 16] = [1; 16];
/// The digest that tells a runtime with preview features not to check it.
pub const PREVIEW_BYPASS: [u8; 16] = [2; 16];

/// The first byte that the digest covers: what follows the digest itself.
const COVERED_FROM: usize = 20;

/// What a container's digest says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DigestState {
    /// The digest is the one of these bytes.
    Matches,
    /// All zero: not signed.
    Zero,
    /// The placeholder `BYPASS`.
    Bypass,
    /// The placeholder `PREVIEW BYPASS`.
    PreviewBypass,
    /// The digest belongs to other bytes.
    Differs {
        /// What the digest of these bytes is.
        computed: [u8; 16],
    },
}

/// The digest of the container in `file`: what its bytes 4 to 19 should be.
///
/// A file too short for a container has the digest of nothing.
pub fn digest(file: &[u8]) -> [u8; 16] {
    let covered = file.get(COVERED_FROM..).unwrap_or_default();
    let (blocks, rest) = covered.as_chunks::<64>();
    // MD5's own initial state.
    let mut state = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
    compress(&mut state, blocks);

    let length = covered.len() as u32;
    let mut last = [0; 64];
    if rest.len() < 56 {
        put(&mut last, 4, rest);
        put(&mut last, 4 + rest.len(), &[0x80]);
    } else {
        let mut full = [0; 64];
        put(&mut full, 0, rest);
        put(&mut full, rest.len(), &[0x80]);
        compress(&mut state, &[full]);
    }
    put(&mut last, 0, &length.wrapping_mul(8).to_le_bytes());
    put(&mut last, 60, &(length.wrapping_mul(2) | 1).to_le_bytes());
    compress(&mut state, &[last]);

    let mut digest = [0; 16];
    for (bytes, word) in digest.as_chunks_mut::<4>().0.iter_mut().zip(state) {
        *bytes = word.to_le_bytes();
    }
    digest
}

/// Copies `bytes` into `block` at `at`.
fn put(block: &mut [u8; 64], at: usize, bytes: &[u8]) {
    if let Some(place) = block.get_mut(at..at + bytes.len()) {
        place.copy_from_slice(bytes);
    }
}

impl DigestState {
    /// What `stated`, found in the container `file`, says of it. `file` ends where the container's header says.
    pub fn of(stated: [u8; 16], file: &[u8]) -> Self {
        match stated {
            ZERO => Self::Zero,
            BYPASS => Self::Bypass,
            PREVIEW_BYPASS => Self::PreviewBypass,
            _ => match digest(file) {
                computed if computed == stated => Self::Matches,
                computed => Self::Differs { computed },
            },
        }
    }
}

/// Writes the digest of the container in `file` into its header.
///
/// # Errors
/// A file without a container's header, or one shorter than its header says.
pub fn repair_digest(file: &mut [u8]) -> Result<()> {
    let size = Header::read(file)?.size.get() as usize;
    let Some(container) = file.get(..size) else {
        return Err(Error::truncated("DXBC", 0, size, file.len()));
    };
    let computed = digest(container);
    if let Ok((header, _)) = Header::mut_from_prefix(file) {
        header.digest = computed;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    #[test]
    fn placeholders_are_not_computed() {
        assert_eq!(DigestState::of([0; 16], b"anything"), DigestState::Zero);
        assert_eq!(DigestState::of([1; 16], b"anything"), DigestState::Bypass);
        assert_eq!(DigestState::of([2; 16], b"anything"), DigestState::PreviewBypass);
    }

    /// One bit of length, rest or place changes it: the rest of 55 bytes still fits the last block, 56 does not.
    #[test]
    fn every_length_of_the_rest_has_its_own_digest() {
        let mut seen = vec![];
        for length in 0..200 {
            let digest = digest(&vec![7; COVERED_FROM + length]);
            assert!(!seen.contains(&digest), "{length}");
            seen.push(digest);
        }
    }

    #[test]
    fn nothing_is_covered_in_a_file_without_a_header() {
        assert_eq!(digest(&[]), digest(&[0; 20]));
    }
}
