//! The zlib streams that source info and PDB info may be packed as.

use crate::error::{Error, Result};
use alloc::vec::Vec;
use miniz_oxide::{
    deflate::core::{CompressorOxide, TDEFLFlush, TDEFLStatus, compress, create_comp_flags_from_zip_params},
    inflate::decompress_to_vec_zlib_with_limit,
};

/// What deflate makes of one byte at most.
const MOST_OF_A_BYTE: usize = 1032;

/// Unpacks the zlib stream `packed`, which lies at `at` and is stated to hold `size` bytes.
///
/// Memory is bounded by the stream: no more is allocated than it can hold, whatever is stated.
pub(super) fn unpack(format: &'static str, at: usize, packed: &[u8], size: usize) -> Result<Vec<u8>> {
    let most = packed.len().saturating_mul(MOST_OF_A_BYTE);
    if size > most {
        let expected = format_args!("at most the {most} bytes that {} packed ones can hold", packed.len());
        return Err(Error::new(format, at, expected, size));
    }
    let expected = format_args!("a zlib stream of {size} bytes");
    match decompress_to_vec_zlib_with_limit(packed, size) {
        Ok(bytes) if bytes.len() == size => Ok(bytes),
        Ok(bytes) => Err(Error::new(format, at, expected, format_args!("one of {} bytes", bytes.len()))),
        Err(error) => Err(Error::new(format, at, expected, format_args!("one with a fault: {:?}", error.status))),
    }
}

/// Packs `bytes` as a zlib stream, to the same bytes as dxc does.
///
/// dxc asks miniz for the default level, -1, for which miniz looks as far as for level 6 but takes matches greedily, as
/// it does for the levels up to 3. The stream's header says the fastest level.
pub(super) fn pack(bytes: &[u8]) -> Vec<u8> {
    let mut packer = CompressorOxide::new(create_comp_flags_from_zip_params(-1, 15, 0));
    let mut packed = alloc::vec![0; bytes.len() / 4 + 64];
    let (mut read, mut written) = (0, 0);
    loop {
        let (from, to) = (bytes.get(read..).unwrap_or_default(), packed.get_mut(written..).unwrap_or_default());
        let (status, taken, put) = compress(&mut packer, from, to, TDEFLFlush::Finish);
        read += taken;
        written += put;
        match status {
            TDEFLStatus::Okay => packed.resize(packed.len().saturating_mul(2), 0),
            TDEFLStatus::Done => break,
            // Not reached: the packer has its memory, and nothing else fails.
            TDEFLStatus::BadParam | TDEFLStatus::PutBufFailed => break,
        }
    }
    packed.truncate(written);
    if let Some(flags) = packed.get_mut(1) {
        *flags = 1;
    }
    packed
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    #[test]
    fn what_cannot_be_packed_is_kept() {
        let mut state = 1u32;
        let mut next = || {
            state = state.wrapping_mul(0x915f_77f5).wrapping_add(1);
            (state >> 24) as u8
        };
        for size in [0, 1, 63, 70_000] {
            let bytes = (0..size).map(|_| next()).collect::<Vec<_>>();
            let packed = pack(&bytes);
            assert_eq!((&packed[..2], unpack("TEST", 0, &packed, size).unwrap()), (&[0x78, 1][..], bytes));
        }
    }

    #[test]
    fn a_stream_holds_exactly_what_is_stated() {
        let bytes = vec![7; 100_000];
        let packed = pack(&bytes);
        assert_eq!(unpack("TEST", 0, &packed, bytes.len()).unwrap(), bytes);
        for wrong in [0, bytes.len() - 1, bytes.len() + 1, usize::MAX] {
            assert!(unpack("TEST", 9, &packed, wrong).is_err_and(|error| error.byte() == 9));
        }
        assert!(unpack("TEST", 0, &packed[..packed.len() - 5], bytes.len()).is_err());
        assert!(unpack("TEST", 0, b"", 0).is_err());
    }
}
