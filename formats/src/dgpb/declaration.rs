//! The bundle's structures: fixed-size records, and what holds them, strings and lists, declared with `binrw`.
//!
//! A string is its length and its bytes; a list is its count and its items. Both stand where the one before ends, so
//! that a value knows its size in the file, and with it where the next one stands.

use super::read::{self, Item};
use crate::layout::Layout;
use alloc::{borrow::Cow, string::String, vec::Vec};
use binrw::{BinRead, BinWrite};
use core::fmt::{self, Write as _};
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned, little_endian::U32};

/// What a bundle begins with.
pub const MAGIC: [u8; 4] = *b"DGPB";
/// The version whose layout this is.
pub const VERSION: u32 = 0;
/// The size of a string's length and of a list's count.
pub(super) const COUNT: usize = 4;

/// What a bundle begins with, before the list of targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct Header {
    /// The characters DGPB.
    #[layout(type = "char[4]")]
    pub magic: [u8; 4],
    /// The version: 0.
    pub version: U32,
    /// The offset of the data section, which is the size of all before it.
    pub header_size: U32,
}

/// Where a blob lies in the data section, and its hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct BlobReference {
    /// The offset of the blob from the start of the data section.
    pub offset: U32,
    /// The size of the blob.
    pub size: U32,
    /// The SHA-256 of the blob.
    pub sha256: [u8; 32],
}

/// What an entry says between its names and its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct EntryRecord {
    /// The index of the layout of the entry's pipeline group among the target's, or 0 when there are none.
    pub layout: U32,
    /// The entry's code.
    pub code: BlobReference,
    /// The threads of a group in x, y and z; zeros for stages other than compute.
    pub thread_group_size: [U32; 3],
}

/// What a parameter says after its name.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout,
)]
#[repr(C)]
pub struct ParameterRecord {
    /// The number of the kind (Dream's `GpuArgKind`).
    pub kind: U32,
    /// Bit 0: read-only; bit 1: written by the shader.
    pub flags: U32,
    /// The descriptor set or register space; for value parameters that of the entry's uniform block.
    pub space: U32,
    /// The binding, register or index; for value parameters that of the entry's uniform block.
    pub binding: U32,
    /// The byte offset of a value parameter inside the uniform block, else 0.
    pub offset: U32,
    /// The size of a value parameter in bytes, else 0.
    pub size: U32,
    /// The WebGPU binding layout: 0 none, and on other targets than wgsl; 1 uniform buffer; 2 read-only storage buffer;
    /// 3 storage buffer; 4 filtering sampler; 5 sampled 2D texture; 6 r32float storage texture; 7 rg32float storage
    /// texture; 8 rgba32float storage texture; 9 r32uint storage texture.
    pub webgpu_layout: U32,
}

/// A string of the table, borrowed. It should be UTF-8; where it is not, its bytes are kept.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text<'f>(pub &'f [u8]);

/// A bundle: the table and the data section.
#[derive(Clone, Debug, PartialEq, Eq, BinRead, BinWrite)]
#[br(import_raw(file: &'f [u8]))]
#[brw(little)]
pub struct Bundle<'f> {
    /// Magic, version, and where the data section begins.
    #[br(parse_with = read::header, args(file))]
    #[bw(write_with = read::write_record)]
    pub header: Header,
    /// The targets, sorted by name.
    #[br(parse_with = read::list, args(read::table(file, &header)))]
    #[bw(write_with = read::write_list)]
    pub targets: Vec<Target<'f>>,
    /// What lies between the table and the data section: nothing in a bundle that keeps the rules.
    #[br(parse_with = read::rest, args(read::table(file, &header)))]
    #[bw(write_with = read::write_bytes)]
    pub gap: &'f [u8],
    /// The data section, up to the end of the file.
    #[br(parse_with = read::rest, args(file))]
    #[bw(write_with = read::write_bytes)]
    pub data: &'f [u8],
}

/// What was compiled for one target.
#[derive(Clone, Debug, PartialEq, Eq, BinRead, BinWrite)]
#[br(import_raw(table: &'f [u8]))]
#[brw(little)]
pub struct Target<'f> {
    /// The target's name: one of [`super::TargetName`].
    #[br(args_raw = table)]
    pub name: Text<'f>,
    /// The format of its code: one of [`super::CodeFormat`].
    #[br(args_raw = table)]
    pub code_format: Text<'f>,
    /// The recorded layouts, one for each pipeline group.
    #[br(parse_with = read::list, args(table))]
    #[bw(write_with = read::write_list)]
    pub layouts: Vec<BlobReference>,
    /// The entry points, in the order of their declarations.
    #[br(parse_with = read::list, args(table))]
    #[bw(write_with = read::write_list)]
    pub entries: Vec<Entry<'f>>,
}

/// An entry point.
#[derive(Clone, Debug, PartialEq, Eq, BinRead, BinWrite)]
#[br(import_raw(table: &'f [u8]))]
#[brw(little)]
pub struct Entry<'f> {
    /// The name of the Dream function.
    #[br(args_raw = table)]
    pub name: Text<'f>,
    /// The stage: one of [`super::Stage`].
    #[br(args_raw = table)]
    pub stage: Text<'f>,
    /// Layout, code and thread group size.
    #[br(parse_with = read::record, args(table))]
    #[bw(write_with = read::write_record)]
    pub record: EntryRecord,
    /// The parameters that are bound, in the order of the Dream function's.
    #[br(parse_with = read::list, args(table))]
    #[bw(write_with = read::write_list)]
    pub parameters: Vec<Parameter<'f>>,
    /// The features that the entry needs, sorted: each one of [`super::Capability`].
    #[br(parse_with = read::list, args(table))]
    #[bw(write_with = read::write_list)]
    pub capabilities: Vec<Text<'f>>,
}

/// A parameter that is bound: a resource, or a value in the entry's uniform block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BinRead, BinWrite)]
#[br(import_raw(table: &'f [u8]))]
#[brw(little)]
pub struct Parameter<'f> {
    /// The name of the Dream parameter.
    #[br(args_raw = table)]
    pub name: Text<'f>,
    /// Kind, flags and place.
    #[br(parse_with = read::record, args(table))]
    #[bw(write_with = read::write_record)]
    pub record: ParameterRecord,
}

impl<'f> Text<'f> {
    /// The text; `None` where the bytes are not UTF-8.
    pub fn as_str(&self) -> Option<&'f str> {
        core::str::from_utf8(self.0).ok()
    }

    /// The text, with replacement characters where the bytes are not UTF-8.
    pub fn to_str_lossy(&self) -> Cow<'f, str> {
        String::from_utf8_lossy(self.0)
    }
}

impl<'f> From<&'f str> for Text<'f> {
    fn from(text: &'f str) -> Self {
        Self(text.as_bytes())
    }
}

impl PartialEq<str> for Text<'_> {
    fn eq(&self, other: &str) -> bool {
        self.0 == other.as_bytes()
    }
}

/// As a message quotes it: one line, and no more of a very long name than tells it apart.
impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: usize = 64;
        let start = self.0.get(..MOST).unwrap_or(self.0);
        for character in String::from_utf8_lossy(start).chars() {
            if character.is_control() { write!(f, "{}", character.escape_default())? } else { f.write_char(character)? }
        }
        if start.len() < self.0.len() { write!(f, "... ({} bytes)", self.0.len()) } else { Ok(()) }
    }
}

impl fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_str_lossy())
    }
}

impl BlobReference {
    /// The stated SHA-256, to be printed.
    pub fn digest(&self) -> Hex<'_> {
        Hex(&self.sha256)
    }

    /// The bytes of the data section that the reference says; `None` where they do not lie in it.
    pub fn of<'f>(&self, data: &'f [u8]) -> Option<&'f [u8]> {
        data.get(self.offset.get() as usize..)?.get(..self.size.get() as usize)
    }
}

/// A SHA-256 as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hex<'a>(pub &'a [u8; 32]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Hex<'_> {
    /// The digest that `text` says; `None` for what is not 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<[u8; 32]> {
        let mut digest = [0; 32];
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        if pairs.len() != digest.len() || !rest.is_empty() {
            return None;
        }
        for (byte, &[high, low]) in digest.iter_mut().zip(pairs) {
            let digit = |digit: u8| char::from(digit).to_digit(16);
            *byte = (digit(high)? << 4 | digit(low)?) as u8;
        }
        Some(digest)
    }
}

impl ParameterRecord {
    /// Bit 0 of the flags: read-only.
    pub const READ_ONLY: u32 = 1;
    /// Bit 1 of the flags: written by the shader.
    pub const WRITTEN: u32 = 1 << 1;
}

impl Parameter<'_> {
    /// What the bits of its flags that are set are called.
    pub fn flag_names(&self) -> impl Iterator<Item = &'static str> {
        let flags = u64::from(self.record.flags.get());
        let field = ParameterRecord::RECORD.fields.iter().find(|field| field.name == "flags");
        let bits = field.map_or(&[][..], |field| field.bits);
        bits.iter().filter(move |bits| bits.of(flags) != 0).map(|bits| bits.name)
    }

    /// Whether it is a value in the uniform block, which has a size there, and not a resource.
    pub fn is_value(&self) -> bool {
        self.record.size.get() != 0
    }
}

/// The size that a value has in the file.
impl Item for Text<'_> {
    const LEAST: usize = COUNT;
    fn size(&self) -> usize {
        COUNT + self.0.len()
    }
}

impl Item for BlobReference {
    const LEAST: usize = size_of::<Self>();
    fn size(&self) -> usize {
        Self::LEAST
    }
}

impl Item for Parameter<'_> {
    const LEAST: usize = Text::LEAST + size_of::<ParameterRecord>();
    fn size(&self) -> usize {
        self.name.size() + size_of::<ParameterRecord>()
    }
}

impl Item for Entry<'_> {
    const LEAST: usize = 2 * Text::LEAST + size_of::<EntryRecord>() + 2 * COUNT;
    fn size(&self) -> usize {
        let names = self.name.size() + self.stage.size();
        names + size_of::<EntryRecord>() + read::size_of_list(&self.parameters) + read::size_of_list(&self.capabilities)
    }
}

impl Item for Target<'_> {
    const LEAST: usize = 2 * Text::LEAST + 2 * COUNT;
    fn size(&self) -> usize {
        let names = self.name.size() + self.code_format.size();
        names + read::size_of_list(&self.layouts) + read::size_of_list(&self.entries)
    }
}

impl Bundle<'_> {
    /// The size of the header and the targets: where the data section should begin.
    pub fn table_size(&self) -> usize {
        size_of::<Header>() + read::size_of_list(&self.targets)
    }
}
