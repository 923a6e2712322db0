//! SRCI: the source files and the compiler's arguments, in a shader PDB.
//!
//! The part is a header and sections, each with its size (with the section's header, a multiple of 4) and kind before
//! it: the contents of the files, which are packed with zlib as one stream, the names of the files, and the arguments.
//! (dxc's `DxilContainer.h`, from `DxilSourceInfo` on.)

mod build;

pub use build::SourceInfoBuilder;

use super::zlib;
use crate::{
    dxbc::Part,
    error::Result,
    layout::{Cursor, Layout},
};
use alloc::{borrow::Cow, vec::Vec};
use zerocopy::{
    FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned,
    little_endian::{U16, U32},
};

const FORMAT: &str = "SRCI";

/// The header of source info (dxc's `DxilSourceInfo`); the sections follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct SourceInfoHeader {
    /// The size in bytes, with this header: a multiple of 4.
    pub size: U32,
    /// Reserved: 0.
    pub flags: U16,
    /// The number of sections.
    pub section_count: U16,
}

/// What stands before a section (dxc's `DxilSourceInfoSection`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct SectionHeader {
    /// The section's size in bytes, with this header and zeros at the end: a multiple of 4.
    pub size: U32,
    /// Reserved: 0.
    pub flags: U16,
    /// The kind: 0 contents, 1 names, 2 arguments.
    pub kind: U16,
}

/// The header of the files' contents (dxc's `DxilSourceInfo_SourceContents`); the entries follow, packed or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct ContentsHeader {
    /// The size in bytes with this header; dxc leaves it 0.
    pub size: U32,
    /// Reserved: 0.
    pub flags: U16,
    /// How the entries are packed: 0 not, 1 as a zlib stream.
    pub packing: U16,
    /// The size of the entries in bytes, as they lie here.
    pub entries_size: U32,
    /// The size of the entries in bytes, unpacked.
    pub unpacked_size: U32,
    /// The number of entries.
    pub count: U32,
}

/// What stands before a file's content (dxc's `DxilSourceInfo_SourceContentsEntry`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct ContentHeader {
    /// The entry's size in bytes, with this header and zeros at the end: a multiple of 4.
    pub size: U32,
    /// Reserved: 0.
    pub flags: U32,
    /// The size of the content in bytes, with its zero byte.
    pub content_size: U32,
}

/// The header of the files' names (dxc's `DxilSourceInfo_SourceNames`); the entries follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct NamesHeader {
    /// Reserved: 0.
    pub flags: U32,
    /// The number of entries.
    pub count: U32,
    /// The lower 16 bits of the entries' size in bytes.
    pub entries_size: U16,
}

/// What stands before a file's name (dxc's `DxilSourceInfo_SourceNamesEntry`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct NameHeader {
    /// The entry's size in bytes, with this header and zeros at the end: a multiple of 4.
    pub size: U32,
    /// Reserved: 0.
    pub flags: U32,
    /// The size of the name in bytes, with its zero byte.
    pub name_size: U32,
    /// The size of the file's content in bytes, with a zero byte.
    pub content_size: U32,
}

/// The header of the arguments (dxc's `DxilSourceInfo_Args`); a name and a value follow for each, with a zero byte
/// each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct ArgumentsHeader {
    /// Reserved: 0.
    pub flags: U32,
    /// The size of the names and values in bytes.
    pub size: U32,
    /// The number of arguments.
    pub count: U32,
}

/// Source info.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceInfo<'a> {
    /// The header.
    pub header: &'a SourceInfoHeader,
    sections: &'a [u8],
    /// What follows the sections.
    pub tail: &'a [u8],
    base: usize,
}

/// A section of source info.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section<'a> {
    /// The header.
    pub header: &'a SectionHeader,
    /// The file's byte at which the section's own header begins, after `header`.
    pub offset: usize,
    /// What the section holds.
    pub body: SectionBody<'a>,
}

/// What a section holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SectionBody<'a> {
    /// The files' contents.
    Contents(Contents<'a>),
    /// The files' names.
    Names(Names<'a>),
    /// The compiler's arguments.
    Arguments(Arguments<'a>),
    /// A kind that is not known.
    Unknown(&'a [u8]),
}

/// The contents of files, packed or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents<'a> {
    /// The header.
    pub header: &'a ContentsHeader,
    /// The entries as they lie here.
    pub entries: &'a [u8],
    /// What follows the entries: zeros up to a multiple of four bytes.
    pub padding: &'a [u8],
    base: usize,
}

/// The names of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names<'a> {
    /// The header.
    pub header: &'a NamesHeader,
    /// The entries and the zeros after them.
    pub entries: &'a [u8],
    base: usize,
}

/// The compiler's arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arguments<'a> {
    /// The header.
    pub header: &'a ArgumentsHeader,
    /// The names and values, with a zero byte each.
    pub strings: &'a [u8],
    /// What follows them: zeros up to a multiple of four bytes.
    pub padding: &'a [u8],
}

impl<'a> SourceInfo<'a> {
    /// The source info in a part SRCI.
    ///
    /// # Errors
    /// Sections, entries or strings that do not lie in what holds them. Packed contents are not unpacked yet.
    pub fn read(part: &Part<'a>) -> Result<Self> {
        let source_info = Self::lay_out(part).map_err(|error| error.rebased(part.offset))?;
        for section in source_info.sections() {
            match section?.body {
                SectionBody::Names(names) => names.iter().try_for_each(|name| name.map(drop))?,
                SectionBody::Contents(contents) if contents.header.packing.get() == 0 => {
                    contents.split(contents.entries).try_for_each(|content| content.map(drop))?;
                }
                _ => {}
            }
        }
        Ok(source_info)
    }

    fn lay_out(part: &Part<'a>) -> Result<Self> {
        let mut cursor = Cursor::new(FORMAT, part.data);
        let header = cursor.record::<SourceInfoHeader>()?;
        let Some(size) = (header.size.get() as usize).checked_sub(size_of::<SourceInfoHeader>()) else {
            return Err(cursor.error(0, "a size of 8 bytes or more", header.size));
        };
        let sections = cursor.bytes(size)?;
        Ok(Self { header, sections, tail: cursor.rest(), base: part.offset })
    }

    /// Writes the part's bytes.
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.header.as_bytes());
        out.extend_from_slice(self.sections);
        out.extend_from_slice(self.tail);
    }

    /// The sections; after a fault there are no more.
    pub fn sections(&self) -> impl Iterator<Item = Result<Section<'a>>> + use<'a> {
        let base = self.base.saturating_add(size_of::<SourceInfoHeader>());
        let mut entries = Entries::new(self.sections, base, usize::from(self.header.section_count.get()));
        core::iter::from_fn(move || entries.next(|cursor| section(cursor, base)))
    }
}

/// The section that `cursor`, which began at the file's byte `base`, is at.
fn section<'a>(cursor: &mut Cursor<'a>, base: usize) -> Result<Section<'a>> {
    let at = cursor.at();
    let header = cursor.record::<SectionHeader>()?;
    let data = cursor.bytes(entry_size(cursor, at, header.size, size_of::<SectionHeader>())?)?;
    let offset = base.saturating_add(at).saturating_add(size_of::<SectionHeader>());
    let inside = at.saturating_add(size_of::<SectionHeader>());
    let mut cursor = Cursor::new(FORMAT, data);
    let body = match header.kind.get() {
        0 => contents(&mut cursor, offset).map(SectionBody::Contents),
        1 => names(&mut cursor, offset).map(SectionBody::Names),
        2 => arguments(&mut cursor).map(SectionBody::Arguments),
        _ => Ok(SectionBody::Unknown(data)),
    };
    Ok(Section { header, offset, body: body.map_err(|error| error.rebased(inside))? })
}

fn contents<'a>(cursor: &mut Cursor<'a>, offset: usize) -> Result<Contents<'a>> {
    let header = cursor.record::<ContentsHeader>()?;
    let at = core::mem::offset_of!(ContentsHeader, packing);
    if header.packing.get() > 1 {
        return Err(cursor.error(at, "packing 0 (none) or 1 (zlib)", header.packing));
    }
    if header.packing.get() == 0 && header.unpacked_size != header.entries_size {
        let at = core::mem::offset_of!(ContentsHeader, unpacked_size);
        return Err(cursor.error(
            at,
            format_args!("{} bytes, as they are not packed", header.entries_size),
            header.unpacked_size,
        ));
    }
    let base = offset.saturating_add(cursor.at());
    let entries = cursor.bytes(header.entries_size.get() as usize)?;
    Ok(Contents { header, entries, padding: cursor.rest(), base })
}

fn names<'a>(cursor: &mut Cursor<'a>, offset: usize) -> Result<Names<'a>> {
    let header = cursor.record::<NamesHeader>()?;
    Ok(Names { header, entries: cursor.rest(), base: offset.saturating_add(cursor.at()) })
}

fn arguments<'a>(cursor: &mut Cursor<'a>) -> Result<Arguments<'a>> {
    let header = cursor.record::<ArgumentsHeader>()?;
    let at = cursor.at();
    let strings = cursor.bytes(header.size.get() as usize)?;
    if strings.last().is_some_and(|&byte| byte != 0) {
        return Err(cursor.error(at + strings.len() - 1, "a zero byte after the last value", "another"));
    }
    Ok(Arguments { header, strings, padding: cursor.rest() })
}

/// What is left of an entry of stated `size` at `at` after its header of `header` bytes.
fn entry_size(cursor: &Cursor<'_>, at: usize, size: U32, header: usize) -> Result<usize> {
    let size = size.get() as usize;
    size.checked_sub(header).ok_or_else(|| cursor.error(at, format_args!("a size of {header} bytes or more"), size))
}

/// Entries that follow each other: as many as stated, or up to the first fault.
#[derive(Clone, Debug)]
struct Entries<'a> {
    cursor: Cursor<'a>,
    base: usize,
    left: usize,
}

impl<'a> Entries<'a> {
    fn new(bytes: &'a [u8], base: usize, count: usize) -> Self {
        Self { cursor: Cursor::new(FORMAT, bytes), base, left: count }
    }

    fn next<T>(&mut self, read: impl FnOnce(&mut Cursor<'a>) -> Result<T>) -> Option<Result<T>> {
        self.left = self.left.checked_sub(1)?;
        let found = read(&mut self.cursor).map_err(|error| error.rebased(self.base));
        if found.is_err() {
            self.left = 0;
        }
        Some(found)
    }
}

/// The string of stated `size`, with its zero byte, that an entry at `at` holds in `data`; a string of size 0 is empty.
fn string<'a>(cursor: &Cursor<'_>, at: usize, data: &'a [u8], size: U32) -> Result<&'a [u8]> {
    let found = data.get(..size.get() as usize);
    match found.map(|bytes| bytes.split_last()) {
        Some(None) => Ok(&[]),
        Some(Some((0, text))) => Ok(text),
        Some(Some(_)) => Err(cursor.error(at, "a string that ends with a zero byte", "another last byte")),
        None => Err(cursor.error(at, format_args!("a string inside the entry's {} bytes", data.len()), size)),
    }
}

impl<'a> Names<'a> {
    /// The names of the files, with what stands before each; after a fault there are no more.
    pub fn iter(&self) -> impl Iterator<Item = Result<(&'a NameHeader, &'a [u8])>> + use<'a> {
        let mut entries = Entries::new(self.entries, self.base, self.header.count.get() as usize);
        core::iter::from_fn(move || {
            entries.next(|cursor| {
                let at = cursor.at();
                let header = cursor.record::<NameHeader>()?;
                let data = cursor.bytes(entry_size(cursor, at, header.size, size_of::<NameHeader>())?)?;
                let at = at + core::mem::offset_of!(NameHeader, name_size);
                Ok((header, string(cursor, at, data, header.name_size)?))
            })
        })
    }
}

impl<'a> Contents<'a> {
    /// The entries, unpacked.
    ///
    /// # Errors
    /// A stream that does not hold what is stated.
    pub fn unpack(&self) -> Result<Cow<'a, [u8]>> {
        if self.header.packing.get() == 0 {
            return Ok(Cow::Borrowed(self.entries));
        }
        let size = self.header.unpacked_size.get() as usize;
        zlib::unpack(FORMAT, self.base, self.entries, size).map(Cow::Owned)
    }

    /// The contents of the files in `unpacked`, which [`Contents::unpack`] gave; after a fault there are no more. Of
    /// packed contents an error's byte is the one of the stream.
    pub fn split<'b>(&self, unpacked: &'b [u8]) -> impl Iterator<Item = Result<&'b [u8]>> + use<'b> {
        let mut entries = Entries::new(unpacked, 0, self.header.count.get() as usize);
        let (base, packed) = (self.base, self.header.packing.get() != 0);
        core::iter::from_fn(move || {
            let next = entries.next(|cursor| {
                let at = cursor.at();
                let header = cursor.record::<ContentHeader>()?;
                let data = cursor.bytes(entry_size(cursor, at, header.size, size_of::<ContentHeader>())?)?;
                string(cursor, at + core::mem::offset_of!(ContentHeader, content_size), data, header.content_size)
            });
            next.map(|found| found.map_err(|error| if packed { error.moved(base) } else { error.rebased(base) }))
        })
    }
}

impl<'a> Arguments<'a> {
    /// The names and values of the arguments: `T` and `ps_6_0`; a source file has no name, a flag no value.
    pub fn iter(&self) -> impl Iterator<Item = (&'a [u8], &'a [u8])> + use<'a> {
        // The strings end with a zero byte, or there are none: what follows the last one is no string.
        let count = self.strings.iter().filter(|&&byte| byte == 0).count();
        let mut strings = self.strings.split(|&byte| byte == 0).take(count);
        core::iter::from_fn(move || Some((strings.next()?, strings.next().unwrap_or_default())))
    }
}

#[cfg(test)]
mod tests;
