//! The container inside a shader PDB.
//!
//! A PDB is an MSF file: blocks of one size, of which a directory makes streams. dxc writes a PDB of six streams and puts
//! a container with the program, its debug info and its sources into the last one (dxc's `DxilPDB.cpp`).

use crate::{
    dxbc::Container,
    error::{Error, Result},
    layout::{Cursor, Layout},
};
use alloc::{borrow::Cow, vec::Vec};
use core::ops::Range;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned, little_endian::U32};

const FORMAT: &str = "PDB";
const DIRECTORY: &str = "PDB directory";
/// The stream that holds the container.
pub const CONTAINER_STREAM: usize = 5;

/// The bytes that an MSF file begins with.
pub const MAGIC: [u8; 32] = *b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0";

/// The first block's beginning (MSF's superblock).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct SuperBlock {
    /// `Microsoft C/C++ MSF 7.00`, a line's end, `\x1aDS` and three zero bytes.
    pub magic: [u8; 32],
    /// The size of a block in bytes.
    pub block_size: U32,
    /// The block of the map of free blocks: 1 or 2.
    pub free_block_map: U32,
    /// The number of blocks.
    pub block_count: U32,
    /// The size of the directory in bytes.
    pub directory_size: U32,
    /// Unknown: 0.
    pub unknown: U32,
    /// The block with the numbers of the directory's blocks.
    pub directory_map: U32,
}

/// Whether a file is an MSF file.
pub fn is_pdb(file: &[u8]) -> bool {
    file.starts_with(&MAGIC)
}

/// A stream of an MSF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream<'a> {
    /// Its bytes: borrowed where its blocks follow each other, as they do in dxc's files.
    pub bytes: Cow<'a, [u8]>,
    /// The file's byte at which its first block begins.
    pub base: usize,
}

impl Stream<'_> {
    /// The container in the stream. Its bytes in the file are right where the stream's blocks follow each other.
    ///
    /// # Errors
    /// As [`Container::read`].
    pub fn container(&self) -> Result<Container<'_>> {
        Container::read_at(&self.bytes, self.base)
    }
}

/// The stream of the PDB in `file` that holds the container.
///
/// # Errors
/// A file that is no PDB, or whose directory or stream does not lie in it.
pub fn container_stream(file: &[u8]) -> Result<Stream<'_>> {
    stream(file, CONTAINER_STREAM)
}

/// The stream `index` of the MSF file `file`.
///
/// # Errors
/// As [`container_stream`].
pub fn stream(file: &[u8], index: usize) -> Result<Stream<'_>> {
    let directory = Directory::read(file)?;
    let (size, numbers) = directory.stream(index)?;
    directory.blocks.join(numbers, size, directory.bytes.base)
}

/// Where in an MSF file the directory and the streams lie: ranges of bytes, one for blocks that follow each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    /// The size of a block.
    pub block_size: usize,
    /// The numbers of the directory's blocks.
    pub directory_map: Range<usize>,
    /// The directory.
    pub directory: Vec<Range<usize>>,
    /// The streams; what does not lie in the file is left out.
    pub streams: Vec<Vec<Range<usize>>>,
}

impl Places {
    /// Those in `file`.
    ///
    /// # Errors
    /// As [`container_stream`].
    pub fn read(file: &[u8]) -> Result<Self> {
        let directory = Directory::read(file)?;
        let mut streams = Vec::new();
        let mut next = directory.first_numbers;
        for size in directory.sizes.iter().map(size_of_stream) {
            let end = next.saturating_add(size.div_ceil(directory.blocks.size));
            let numbers = directory.words.get(next..end).unwrap_or_default();
            streams.push(directory.blocks.ranges(numbers, size));
            next = end;
        }
        Ok(Self {
            block_size: directory.blocks.size,
            directory_map: directory.map..directory.map + size_of_val(directory.numbers),
            directory: directory.blocks.ranges(directory.numbers, directory.bytes.bytes.len()),
            streams,
        })
    }
}

/// The directory of an MSF file.
struct Directory<'a> {
    blocks: Blocks<'a>,
    /// The byte of the numbers of its blocks.
    map: usize,
    numbers: &'a [U32],
    bytes: Stream<'a>,
    /// The directory as words.
    words: Vec<U32>,
    /// The sizes of the streams.
    sizes: Vec<U32>,
    /// The first word of the streams' block numbers.
    first_numbers: usize,
}

impl<'a> Directory<'a> {
    fn read(file: &'a [u8]) -> Result<Self> {
        let super_block = Cursor::new(FORMAT, file).record::<SuperBlock>()?;
        if super_block.magic != MAGIC {
            return Err(Error::new(FORMAT, 0, "the magic of an MSF file", "other bytes"));
        }
        let blocks = Blocks { file, size: super_block.block_size.get() as usize };
        if blocks.size == 0 {
            let at = core::mem::offset_of!(SuperBlock, block_size);
            return Err(Error::new(FORMAT, at, "blocks of some bytes", 0));
        }
        let size = super_block.directory_size.get() as usize;
        let at = core::mem::offset_of!(SuperBlock, directory_map);
        let map = blocks.start(super_block.directory_map, at)?;
        let numbers = blocks.numbers(map, size.div_ceil(blocks.size))?;
        let bytes = blocks.join(numbers, size, map)?;
        let mut cursor = Cursor::new(DIRECTORY, &bytes.bytes);
        let count = cursor.count()?;
        let sizes = cursor.records::<U32>(count)?.to_vec();
        let (words, _) =
            <[U32]>::ref_from_prefix_with_elems(&bytes.bytes, bytes.bytes.len() / size_of::<U32>()).unwrap_or_default();
        let words = words.to_vec();
        Ok(Self { blocks, map, numbers, bytes, words, sizes, first_numbers: count + 1 })
    }

    /// The size of the stream `index` and the numbers of its blocks.
    fn stream(&self, index: usize) -> Result<(usize, &[U32])> {
        let Some(size) = self.sizes.get(index).map(size_of_stream) else {
            let expected = format_args!("a stream {index}");
            return Err(Error::new(FORMAT, self.bytes.base, expected, format_args!("{} streams", self.sizes.len())));
        };
        let before = self.sizes.iter().take(index).map(|size| size_of_stream(size).div_ceil(self.blocks.size));
        let start = before.fold(self.first_numbers, usize::saturating_add);
        let end = start.saturating_add(size.div_ceil(self.blocks.size));
        match self.words.get(start..end) {
            Some(numbers) => Ok((size, numbers)),
            None => {
                let (at, needed) = (start.saturating_mul(4), (end - start).saturating_mul(4));
                Err(Error::truncated(DIRECTORY, at, needed, self.bytes.bytes.len()))
            }
        }
    }
}

/// The size that the directory states of a stream.
fn size_of_stream(size: &U32) -> usize {
    match size.get() {
        // A stream that was deleted.
        u32::MAX => 0,
        size => size as usize,
    }
}

/// A file of blocks.
struct Blocks<'a> {
    file: &'a [u8],
    size: usize,
}

impl<'a> Blocks<'a> {
    /// The byte at which the block `number` begins; `at` is where the file names it.
    fn start(&self, number: U32, at: usize) -> Result<usize> {
        let start = (number.get() as usize).checked_mul(self.size).filter(|&start| start < self.file.len());
        let expected = format_args!("a block inside the file of {} bytes", self.file.len());
        start.ok_or_else(|| Error::new(FORMAT, at, expected, format_args!("block {number} of {} bytes", self.size)))
    }

    /// `count` block numbers at the byte `start`.
    fn numbers(&self, start: usize, count: usize) -> Result<&'a [U32]> {
        let rest = self.file.get(start..).unwrap_or_default();
        Cursor::new(FORMAT, rest).records(count).map_err(|error| error.rebased(start))
    }

    /// Where the first `size` bytes of the blocks `numbers` lie; without what does not lie in the file.
    fn ranges(&self, numbers: &[U32], size: usize) -> Vec<Range<usize>> {
        let mut ranges: Vec<Range<usize>> = Vec::new();
        let mut left = size;
        for &number in numbers {
            let Ok(start) = self.start(number, 0) else { continue };
            let end = start.saturating_add(left.min(self.size)).min(self.file.len());
            left = left.saturating_sub(self.size);
            match ranges.last_mut() {
                Some(last) if last.end == start => last.end = end,
                _ => ranges.push(start..end),
            }
        }
        ranges
    }

    /// The first `size` bytes of the blocks `numbers`, which are named at `at`.
    fn join(&self, numbers: &[U32], size: usize, at: usize) -> Result<Stream<'a>> {
        if size > self.file.len() {
            let expected = format_args!("a stream of at most the file's {} bytes", self.file.len());
            return Err(Error::new(FORMAT, at, expected, size));
        }
        let Some(&first) = numbers.first() else {
            return Ok(Stream { bytes: Cow::Borrowed(&[]), base: 0 });
        };
        let base = self.start(first, at)?;
        let follow = numbers.windows(2).all(|pair| matches!(pair, [a, b] if a.get().checked_add(1) == Some(b.get())));
        if follow {
            let rest = self.file.get(base..).unwrap_or_default();
            let bytes = Cursor::new(FORMAT, rest).bytes(size).map_err(|error| error.rebased(base))?;
            return Ok(Stream { bytes: Cow::Borrowed(bytes), base });
        }
        let mut bytes = Vec::with_capacity(size);
        for &number in numbers {
            let start = self.start(number, at)?;
            let rest = self.file.get(start..).unwrap_or_default();
            let wanted = (size - bytes.len()).min(self.size);
            bytes.extend_from_slice(Cursor::new(FORMAT, rest).bytes(wanted).map_err(|error| error.rebased(start))?);
        }
        Ok(Stream { bytes: Cow::Owned(bytes), base })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dxbc::{Builder, FourCc};
    use alloc::vec;

    /// A PDB of blocks of 64 bytes whose stream 5 holds `data` in the blocks `numbers`.
    fn pdb(data: &[u8], numbers: &[u32]) -> Vec<u8> {
        let mut directory = vec![6, 0, 0, 0, 0, 0, data.len() as u32];
        directory.extend(numbers);
        let head = SuperBlock {
            magic: MAGIC,
            block_size: 64.into(),
            free_block_map: 1.into(),
            block_count: 10.into(),
            directory_size: (directory.len() as u32 * 4).into(),
            unknown: 0.into(),
            directory_map: 3.into(),
        };
        let mut file = vec![0; 64 * 10];
        let mut put = |at: usize, bytes: &[u8]| file[at..at + bytes.len()].copy_from_slice(bytes);
        put(0, head.as_bytes());
        put(3 * 64, &4u32.to_le_bytes());
        put(4 * 64, &directory.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<_>>());
        for (&number, chunk) in numbers.iter().zip(data.chunks(64)) {
            put(number as usize * 64, chunk);
        }
        file
    }

    #[test]
    fn the_container_is_borrowed_where_its_blocks_follow_each_other() {
        let data = Builder::new().part(FourCc::SFI0, &[7; 80]).build().unwrap();
        let file = pdb(&data, &[5, 6]);
        assert!(is_pdb(&file));
        let stream = container_stream(&file).unwrap();
        assert!(matches!(stream.bytes, Cow::Borrowed(_)));
        assert_eq!((&*stream.bytes, stream.base), (&data[..], 320));
        let part = stream.container().unwrap().find(FourCc::SFI0).unwrap();
        assert_eq!(&file[part.offset..][..80], part.data);

        let file = pdb(&data, &[8, 5]);
        let stream = container_stream(&file).unwrap();
        assert!(matches!(stream.bytes, Cow::Owned(_)));
        assert_eq!(&*stream.bytes, &data[..]);
    }

    #[test]
    fn truncations_and_wild_blocks_are_errors() {
        let data = Builder::new().part(FourCc::SFI0, &[7; 80]).build().unwrap();
        let file = pdb(&data, &[8, 9]);
        for end in 0..64 * 9 + data.len() - 64 {
            assert!(container_stream(&file[..end]).is_err(), "{end}");
        }
        for wild in [&[5, 0xffff_ffff][..], &[10, 11], &[5, 10]] {
            let mut file = file.clone();
            for (index, number) in wild.iter().enumerate() {
                let at = 4 * 64 + 28 + index * 4;
                file[at..at + 4].copy_from_slice(&u32::to_le_bytes(*number));
            }
            assert!(container_stream(&file).is_err());
        }
        assert!(container_stream(b"MZ").is_err());
    }
}
