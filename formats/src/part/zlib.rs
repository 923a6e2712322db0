//! The zlib streams that source info and PDB info may be packed as.

use crate::error::{Error, Result};
use alloc::vec::Vec;
use miniz_oxide::{deflate::compress_to_vec_zlib, inflate::decompress_to_vec_zlib_with_limit};

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

/// Packs `bytes` as a zlib stream.
pub(super) fn pack(bytes: &[u8]) -> Vec<u8> {
    // The level that dxc's own packer calls the default.
    compress_to_vec_zlib(bytes, 6)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

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
