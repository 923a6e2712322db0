//! Header, part directory and parts, as they lie in the file.

use super::{DigestState, FourCc};
use crate::{
    error::{Error, Result},
    layout::{Cursor, Layout},
};
use alloc::vec::Vec;
use core::fmt;
use zerocopy::{
    FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned,
    little_endian::{U16, U32},
};

const FORMAT: &str = "DXBC";
/// dxc refuses a larger container.
const MAX_SIZE: u32 = 0x8000_0000;

/// The header of a container. The part directory follows: an offset (u32) for each part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct Header {
    /// The characters `DXBC`.
    #[layout(type = "char[4]")]
    pub magic: FourCc,
    /// The digest of all bytes from 20 on: MD5 with another padding. All zero: not signed.
    pub digest: [u8; 16],
    /// The container format's major version: 1.
    pub major: U16,
    /// The container format's minor version: 0.
    pub minor: U16,
    /// The container's size in bytes, with this header.
    pub size: U32,
    /// The number of parts.
    pub part_count: U32,
}

impl Header {
    /// The header at the start of `file`.
    ///
    /// # Errors
    /// Fewer than 32 bytes, or another magic.
    pub fn read(file: &[u8]) -> Result<&Self> {
        let header = Cursor::new(FORMAT, file).record::<Self>()?;
        if header.magic != FourCc::DXBC {
            return Err(Error::new(FORMAT, 0, "the magic DXBC", header.magic));
        }
        Ok(header)
    }
}

/// What stands before a part's bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct PartHeader {
    /// The part's kind.
    #[layout(type = "char[4]")]
    pub kind: FourCc,
    /// The number of the part's bytes, without this header.
    pub size: U32,
}

/// One part of a container.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// What kind of part it is.
    pub kind: FourCc,
    /// The file's byte at which its data begins; its header is the eight bytes before.
    pub offset: usize,
    /// Its data.
    pub data: &'a [u8],
}

/// A container whose header and directory were checked: every part lies in the file.
///
/// Parts may come in any order, unaligned, with gaps, overlapping, and of repeated kinds: [`Container::oddities`] tells,
/// and [`Container::accepted_by_dxc`] refuses what dxc refuses.
#[derive(Clone, Copy, Debug)]
pub struct Container<'a> {
    header: &'a Header,
    directory: &'a [U32],
    /// The container's own bytes, as long as its header states.
    bytes: &'a [u8],
    /// The container's bytes and those after it.
    file: &'a [u8],
    /// The file's byte at which the container begins.
    base: usize,
}

impl<'a> Container<'a> {
    /// Reads the container that `file` begins with.
    ///
    /// # Errors
    /// A header that is missing or states more than the file has, or a part that does not lie in the file.
    pub fn read(file: &'a [u8]) -> Result<Self> {
        Self::read_at(file, 0)
    }

    /// Reads the container that `bytes` begins with, which lies at byte `base` of a file: errors and parts say bytes of
    /// the file.
    ///
    /// # Errors
    /// As [`Container::read`].
    pub fn read_at(bytes: &'a [u8], base: usize) -> Result<Self> {
        Self::lay_out(bytes, base).map_err(|error| error.rebased(base))
    }

    fn lay_out(file: &'a [u8], base: usize) -> Result<Self> {
        let header = Header::read(file)?;
        let size = header.size.get() as usize;
        let Some(bytes) = file.get(..size) else {
            let at = core::mem::offset_of!(Header, size);
            let found = format_args!("a file of {} bytes", file.len());
            return Err(Error::new(FORMAT, at, format_args!("the stated size of {size} bytes"), found));
        };
        let mut cursor = Cursor::new(FORMAT, bytes);
        cursor.record::<Header>()?;
        let directory = cursor.records::<U32>(header.part_count.get() as usize)?;
        let first = cursor.at();
        let container = Self { header, directory, bytes, file, base };
        for index in 0..directory.len() {
            container.lay_out_part(index, first)?;
        }
        Ok(container)
    }

    /// Checks that the part `index` lies between `first`, the end of the directory, and the end of the container.
    fn lay_out_part(&self, index: usize, first: usize) -> Result<()> {
        let entry = size_of::<Header>() + index * size_of::<U32>();
        let start = self.directory.get(index).map_or(0, |offset| offset.get() as usize);
        if start < first {
            let expected = format_args!("part {index} after the directory, at {first:#x} or later");
            return Err(Error::new(FORMAT, entry, expected, format_args!("offset {start:#x}")));
        }
        let Some((header, data)) = self.bytes.get(start..).and_then(|bytes| PartHeader::ref_from_prefix(bytes).ok())
        else {
            let expected = format_args!("part {index} inside the container of {:#x} bytes", self.bytes.len());
            return Err(Error::new(FORMAT, entry, expected, format_args!("offset {start:#x}")));
        };
        let size = header.size.get() as usize;
        if size > data.len() {
            let at = start + core::mem::offset_of!(PartHeader, size);
            let expected = format_args!("at most {} bytes of part {index} ({})", data.len(), header.kind);
            return Err(Error::new(FORMAT, at, expected, size));
        }
        Ok(())
    }

    /// The header.
    pub fn header(&self) -> &'a Header {
        self.header
    }

    /// The offsets of the part headers, as the directory states them.
    pub fn directory(&self) -> &'a [U32] {
        self.directory
    }

    /// The container's bytes, as many as its header states.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The file's byte at which the container begins: not 0 in a PDB.
    pub fn base(&self) -> usize {
        self.base
    }

    /// The bytes of the file after the container.
    pub fn rest(&self) -> &'a [u8] {
        self.file.get(self.bytes.len()..).unwrap_or_default()
    }

    /// The container's bytes and those after it.
    pub fn file(&self) -> &'a [u8] {
        self.file
    }

    /// The parts, in the directory's order.
    pub fn parts(&self) -> impl DoubleEndedIterator<Item = Part<'a>> + Clone + use<'a> {
        let Self { bytes, base, .. } = *self;
        // The reader has seen that every part lies in the container.
        self.directory.iter().filter_map(move |offset| {
            let (header, data) = PartHeader::ref_from_prefix(bytes.get(offset.get() as usize..)?).ok()?;
            let start = offset.get() as usize + size_of::<PartHeader>();
            Some(Part {
                kind: header.kind,
                offset: base.saturating_add(start),
                data: data.get(..header.size.get() as usize)?,
            })
        })
    }

    /// The size of the container whose parts follow each other: more than there is where parts overlap, less where bytes
    /// belong to none.
    pub fn size_without_gaps(&self) -> usize {
        let head = size_of::<Header>().saturating_add(size_of_val(self.directory));
        let sizes = self.parts().map(|part| part.data.len().saturating_add(size_of::<PartHeader>()));
        sizes.fold(head, usize::saturating_add)
    }

    /// The first part of `kind` in the directory's order, which is the one that dxc takes.
    pub fn find(&self, kind: FourCc) -> Option<Part<'a>> {
        self.parts().find(|part| part.kind == kind)
    }

    /// Whether the digest is the one of the container's bytes, or a placeholder.
    pub fn digest_state(&self) -> DigestState {
        DigestState::of(self.header.digest, self.bytes)
    }

    /// Refuses what dxc refuses of a container that can be laid out: another major version, and parts that do not follow
    /// each other without gaps from the directory to the end.
    ///
    /// # Errors
    /// The first thing that dxc's `IsValidDxilContainer` does not accept.
    pub fn accepted_by_dxc(&self) -> Result<()> {
        self.follows_the_rules().map_err(|error| error.rebased(self.base))
    }

    fn follows_the_rules(&self) -> Result<()> {
        let Header { major, size, .. } = self.header;
        if major.get() != 1 {
            return Err(Error::new(FORMAT, core::mem::offset_of!(Header, major), "major version 1", major));
        }
        if size.get() > MAX_SIZE {
            return Err(Error::new(FORMAT, core::mem::offset_of!(Header, size), "at most 2 GiB", size));
        }
        let mut next = size_of::<Header>() + size_of_val(self.directory);
        for (index, (offset, part)) in self.directory.iter().zip(self.parts()).enumerate() {
            if offset.get() as usize != next {
                let at = size_of::<Header>() + index * size_of::<U32>();
                let expected = format_args!("part {index} ({}) where the one before ends, at {next:#x}", part.kind);
                return Err(Error::new(FORMAT, at, expected, format_args!("offset {offset:#x}")));
            }
            next = next.saturating_add(size_of::<PartHeader>()).saturating_add(part.data.len());
        }
        if next != self.bytes.len() {
            let expected = format_args!("the container's end at {:#x}", self.bytes.len());
            return Err(Error::new(FORMAT, next, expected, format_args!("{} bytes more", self.bytes.len() - next)));
        }
        Ok(())
    }

    /// What is odd in the layout of a container that is readable all the same, in the order of the directory.
    pub fn oddities(&self) -> Vec<Oddity> {
        let mut found = Vec::new();
        let Header { major, minor, .. } = self.header;
        if (major.get(), minor.get()) != (1, 0) {
            found.push(Oddity::Version { major: major.get(), minor: minor.get() });
        }
        // Every part as (start, end, index), by start; ends within the container, so the sums cannot overflow.
        let mut places: Vec<(usize, usize, usize)> = Vec::with_capacity(self.directory.len());
        let mut kinds: Vec<(FourCc, usize)> = Vec::with_capacity(self.directory.len());
        let mut before = 0;
        for (index, (offset, part)) in self.directory.iter().zip(self.parts()).enumerate() {
            let start = offset.get() as usize;
            places.push((start, start + size_of::<PartHeader>() + part.data.len(), index));
            kinds.push((part.kind, index));
            if start < before {
                found.push(Oddity::OutOfOrder { index, kind: part.kind });
            }
            before = start;
            if !start.is_multiple_of(4) {
                found.push(Oddity::Unaligned { index, kind: part.kind, offset: start });
            }
            if part.kind == FourCc::PRIV && index + 1 != self.directory.len() {
                found.push(Oddity::PrivateNotLast { index });
            }
        }
        kinds.sort_unstable();
        found.extend(kinds.windows(2).filter_map(|pair| match *pair {
            [(first, _), (kind, index)] if first == kind => Some(Oddity::Repeated { index, kind }),
            _ => None,
        }));
        places.sort_unstable();
        let mut end = size_of::<Header>() + size_of_val(self.directory);
        for (start, stop, index) in places {
            if start > end {
                found.push(Oddity::Gap { offset: end, size: start - end });
            } else if start < end {
                found.push(Oddity::Overlap { index, offset: start, size: end.min(stop) - start });
            }
            end = end.max(stop);
        }
        if end < self.bytes.len() {
            found.push(Oddity::Gap { offset: end, size: self.bytes.len() - end });
        }
        if !self.rest().is_empty() {
            found.push(Oddity::Trailing { offset: self.bytes.len(), size: self.rest().len() });
        }
        found
    }
}

/// What is unusual in a container's layout. Offsets are the container's, indices the directory's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Oddity {
    /// Another version than 1.0.
    Version {
        /// The major version.
        major: u16,
        /// The minor version.
        minor: u16,
    },
    /// A part that lies before the one before it in the directory.
    OutOfOrder {
        /// Which part.
        index: usize,
        /// Its kind.
        kind: FourCc,
    },
    /// A part whose header does not lie at a multiple of four bytes.
    Unaligned {
        /// Which part.
        index: usize,
        /// Its kind.
        kind: FourCc,
        /// Where its header lies.
        offset: usize,
    },
    /// A private part that others follow: its size may be no multiple of four, so it belongs last.
    PrivateNotLast {
        /// Which part.
        index: usize,
    },
    /// A part of a kind that an earlier one has.
    Repeated {
        /// Which part.
        index: usize,
        /// Its kind.
        kind: FourCc,
    },
    /// Bytes that belong to no part.
    Gap {
        /// Where they begin.
        offset: usize,
        /// How many there are.
        size: usize,
    },
    /// A part that begins inside another.
    Overlap {
        /// Which part.
        index: usize,
        /// Where it begins.
        offset: usize,
        /// How many of its bytes belong to another part too.
        size: usize,
    },
    /// Bytes after the container's stated end.
    Trailing {
        /// Where they begin.
        offset: usize,
        /// How many there are.
        size: usize,
    },
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version { major, minor } => write!(f, "container version {major}.{minor}, not 1.0"),
            Self::OutOfOrder { index, kind } => write!(f, "part {index} ({kind}) lies before part {}", index - 1),
            Self::Unaligned { index, kind, offset } => {
                write!(f, "part {index} ({kind}) at byte {offset:#x}, not a multiple of 4")
            }
            Self::PrivateNotLast { index } => write!(f, "part {index} (PRIV) is not the last"),
            Self::Repeated { index, kind } => write!(f, "part {index} repeats the kind {kind}"),
            Self::Gap { offset, size } => write!(f, "{size} bytes at byte {offset:#x} belong to no part"),
            Self::Overlap { index, offset, size } => {
                write!(f, "part {index} at byte {offset:#x} shares {size} bytes with another")
            }
            Self::Trailing { offset, size } => write!(f, "{size} bytes after the container's end at byte {offset:#x}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Builder, *};
    use alloc::{string::ToString, vec, vec::Vec};

    fn sample() -> Vec<u8> {
        Builder::new().part(FourCc::SFI0, &[1, 0, 0, 0, 0, 0, 0, 0]).part(FourCc::PRIV, b"abc").build().unwrap()
    }

    #[test]
    fn a_container_gives_its_parts_with_their_place_in_the_file() {
        let file = sample();
        let container = Container::read(&file).unwrap();
        let parts: Vec<_> = container.parts().map(|part| (part.kind, part.offset, part.data.len())).collect();
        assert_eq!(parts, [(FourCc::SFI0, 48, 8), (FourCc::PRIV, 64, 3)]);
        assert_eq!(container.oddities(), []);
        container.accepted_by_dxc().unwrap();
        assert_eq!(container.digest_state(), DigestState::Matches);
        assert!(container.find(FourCc::DXIL).is_none());
    }

    #[test]
    fn each_truncation_is_an_error_and_no_panic() {
        let file = sample();
        for end in 0..file.len() {
            let error = Container::read(&file[..end]).unwrap_err().to_string();
            assert!(error.starts_with("DXBC at byte 0x"), "{error}");
        }
    }

    #[test]
    fn a_directory_that_points_past_the_end_or_into_the_header_is_an_error() {
        for offset in [0u32, 36, 39, 68, 0xffff_ffff] {
            let mut file = sample();
            file[32..36].copy_from_slice(&offset.to_le_bytes());
            let error = Container::read(&file).unwrap_err();
            assert_eq!(error.byte(), 32, "{error}");
        }
        let mut file = sample();
        file[44..48].copy_from_slice(&20u32.to_le_bytes());
        assert_eq!(
            Container::read(&file).unwrap_err().to_string(),
            "DXBC at byte 0x2c: expected at most 19 bytes of part 0 (SFI0), found 20"
        );
        let mut file = sample();
        file[28..32].copy_from_slice(&0x4000_0000u32.to_le_bytes());
        assert!(Container::read(&file).is_err());
    }

    #[test]
    fn any_order_gaps_overlaps_and_repeats_are_read_and_told() {
        let mut file = sample();
        // The directory's two entries change places, and a third part repeats the first inside it.
        file[32..36].copy_from_slice(&56u32.to_le_bytes());
        file[36..40].copy_from_slice(&40u32.to_le_bytes());
        file.push(9);
        let container = Container::read(&file).unwrap();
        assert_eq!(container.parts().map(|part| part.kind).collect::<Vec<_>>(), [FourCc::PRIV, FourCc::SFI0]);
        assert_eq!(
            container.oddities(),
            [
                Oddity::PrivateNotLast { index: 0 },
                Oddity::OutOfOrder { index: 1, kind: FourCc::SFI0 },
                Oddity::Trailing { offset: 67, size: 1 },
            ]
        );
        assert_eq!(container.accepted_by_dxc().unwrap_err().byte(), 32);

        let mut file = sample();
        file[36..40].copy_from_slice(&40u32.to_le_bytes());
        let oddities = Container::read(&file).unwrap().oddities();
        assert_eq!(
            oddities,
            [
                Oddity::Repeated { index: 1, kind: FourCc::SFI0 },
                Oddity::Overlap { index: 1, offset: 40, size: 16 },
                Oddity::Gap { offset: 56, size: 11 },
            ]
        );
    }

    #[test]
    fn bytes_that_no_part_has_are_refused_by_dxc_and_read_here() {
        let mut file = sample();
        file.extend([0; 4]);
        let size = file.len() as u32;
        file[24..28].copy_from_slice(&size.to_le_bytes());
        let container = Container::read(&file).unwrap();
        assert_eq!(container.oddities(), vec![Oddity::Gap { offset: 67, size: 4 }]);
        assert_eq!(container.accepted_by_dxc().unwrap_err().byte(), 67);
        assert!(matches!(container.digest_state(), DigestState::Differs { .. }));
    }
}
