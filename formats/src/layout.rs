//! The field table of a fixed-size record, made by `derive(Layout)`, and the readers of such records.
//!
//! A record is declared once, as a struct of little-endian fields without padding; its reader is a cast of the file's
//! bytes, its table of offsets, sizes, types, names and meanings is computed from the same declaration.

mod owned;

pub use owned::OwnedTable;
#[cfg(any(test, feature = "arbitrary"))]
pub use owned::{arbitrary_record, arbitrary_table};

use crate::error::{Error, Result};
use alloc::{string::String, vec::Vec};
use core::{fmt, marker::PhantomData};
pub use shaderbin_codegen::Layout;
use zerocopy::{FromBytes, Immutable, KnownLayout, Unaligned, little_endian::U32};

/// A fixed-size record that knows its own field table.
pub trait Layout {
    /// The record's table.
    const RECORD: &'static Record;
}

/// What the documents say of a fixed-size record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The struct's name.
    pub name: &'static str,
    /// What the record is.
    pub meaning: &'static str,
    /// Its size in bytes.
    pub size: usize,
    /// Its fields, by offset.
    pub fields: &'static [Field],
}

/// One field of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The offset from the record's start, in bytes.
    pub offset: usize,
    /// The size in bytes.
    pub size: usize,
    /// The type as the documents write it: `u32`, `u8[16]`, or a record's name.
    pub kind: &'static str,
    /// The field's name.
    pub name: &'static str,
    /// What it holds.
    pub meaning: &'static str,
    /// The table of a field that is a record itself.
    pub inner: Option<&'static Record>,
    /// Whether the fields of that record are the outer record's own: those of an earlier version.
    pub is_flat: bool,
    /// What its values are called.
    pub values: &'static [Value],
    /// What its bits are called.
    pub bits: &'static [Bits],
}

/// What the values from `first` to `last` of a field are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// The first value.
    pub first: u64,
    /// The last value.
    pub last: u64,
    /// What they are called.
    pub name: &'static str,
}

/// What `count` bits of a field from `first` on are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bits {
    /// The first bit: 0 is the lowest.
    pub first: u32,
    /// The number of bits.
    pub count: u32,
    /// What they are called.
    pub name: &'static str,
}

impl Bits {
    /// These bits of `value`.
    pub fn of(&self, value: u64) -> u64 {
        let mask = 1u64.checked_shl(self.count).map_or(u64::MAX, |bit| bit - 1);
        value.checked_shr(self.first).unwrap_or(0) & mask
    }
}

impl Field {
    /// What `value` is called; none for a value without a name.
    pub fn name_of(&self, value: u64) -> Option<&'static str> {
        let listed = self.values.iter().find(|found| (found.first..=found.last).contains(&value));
        match listed {
            Some(found) => Some(found.name),
            None if self.meaning.starts_with("Whether ") => match value {
                0 => Some("no"),
                1 => Some("yes"),
                _ => None,
            },
            None => None,
        }
    }
}

impl Record {
    /// All fields, those of records inside it among them, with the offset from this record's start and the names of the
    /// fields that they lie in, outermost first.
    pub fn leaves(&self) -> Vec<Leaf> {
        let mut leaves = Vec::new();
        self.add_leaves(0, "", &mut leaves);
        leaves
    }

    fn add_leaves(&self, base: usize, path: &str, leaves: &mut Vec<Leaf>) {
        for field in self.fields {
            match field.inner {
                Some(inner) if field.is_flat => inner.add_leaves(base + field.offset, path, leaves),
                Some(inner) => {
                    inner.add_leaves(base + field.offset, &alloc::format!("{path}{}.", field.name), leaves);
                }
                None => {
                    let path = alloc::format!("{path}{}", field.name);
                    leaves.push(Leaf { offset: base + field.offset, path, field });
                }
            }
        }
    }
}

/// A field that holds no record, as it lies in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The offset from the record's start.
    pub offset: usize,
    /// The field's name, with those of the fields that it lies in before it: `bitcode.size`.
    pub path: String,
    /// The field.
    pub field: &'static Field,
}

impl fmt::Display for Record {
    /// The table as text, one field a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, {} bytes: {}", self.name, self.size, self.meaning)?;
        let leaves = self.leaves();
        let kinds = leaves.iter().map(|leaf| leaf.field.kind.len()).max().unwrap_or(0);
        let names = leaves.iter().map(|leaf| leaf.path.len()).max().unwrap_or(0);
        for Leaf { offset, path, field: Field { size, kind, meaning, .. } } in &leaves {
            writeln!(f, "{offset:#6x} {size:4}  {kind:kinds$}  {path:names$}  {meaning}")?;
        }
        Ok(())
    }
}

/// What a record must be to be read as a reference into a file: any bytes, any alignment, no padding.
pub trait Raw: FromBytes + Immutable + KnownLayout + Unaligned + 'static {}
impl<T: FromBytes + Immutable + KnownLayout + Unaligned + 'static> Raw for T {}

/// Records of one size, one after another, each beginning with a `T`: a larger size is a newer version of the record,
/// whose tail stays readable as bytes.
pub struct Table<'a, T> {
    bytes: &'a [u8],
    stride: usize,
    of: PhantomData<&'a [T]>,
}

impl<T> Clone for Table<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Table<'_, T> {}

impl<T> Default for Table<'_, T> {
    fn default() -> Self {
        Self { bytes: &[], stride: size_of::<T>(), of: PhantomData }
    }
}

impl<T> fmt::Debug for Table<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table of {} records of {} bytes", self.len(), self.stride)
    }
}

impl<'a, T> Table<'a, T> {
    /// The records' bytes.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The size of one record, as the file states it.
    pub fn stride(&self) -> usize {
        self.stride
    }

    /// The number of records.
    pub fn len(&self) -> usize {
        self.bytes.len().checked_div(self.stride).unwrap_or(0)
    }

    /// Whether there is no record.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes of the record `index`, with a newer version's tail.
    pub fn record(&self, index: usize) -> Option<&'a [u8]> {
        let start = index.checked_mul(self.stride)?;
        self.bytes.get(start..start.checked_add(self.stride)?)
    }
}

impl<'a, T: Raw> Table<'a, T> {
    /// The records in `bytes`, of `stride` bytes each; what is left at the end belongs to none.
    pub fn new(bytes: &'a [u8], stride: usize) -> Self {
        Self { bytes, stride, of: PhantomData }
    }

    /// The record `index`; none past the end, or where the records are smaller than a `T`.
    pub fn get(&self, index: usize) -> Option<&'a T> {
        T::ref_from_prefix(self.record(index)?).ok().map(|(record, _)| record)
    }

    /// All records, in order; none where the records are smaller than a `T`.
    pub fn iter(&self) -> impl Iterator<Item = &'a T> + use<'a, T> {
        self.bytes
            .chunks_exact(self.stride.max(1))
            .filter_map(|record| T::ref_from_prefix(record).ok().map(|(record, _)| record))
    }
}

/// Reads a structure from its first byte to its last; every error names the format and the byte.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    format: &'static str,
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    /// At the start of `bytes`.
    pub(crate) fn new(format: &'static str, bytes: &'a [u8]) -> Self {
        Self { format, bytes, at: 0 }
    }

    /// The byte to be read next.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// The bytes not yet read.
    pub(crate) fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// The next `size` bytes.
    pub(crate) fn bytes(&mut self, size: usize) -> Result<&'a [u8]> {
        match self.rest().get(..size) {
            Some(bytes) => {
                self.at += size;
                Ok(bytes)
            }
            None => Err(Error::truncated(self.format, self.at, size, self.bytes.len())),
        }
    }

    /// `count` records of `stride` bytes each.
    pub(crate) fn table<T: Raw>(&mut self, count: usize, stride: usize) -> Result<Table<'a, T>> {
        let size = count.saturating_mul(stride);
        Ok(Table::new(self.bytes(size)?, stride))
    }

    /// The next record.
    pub(crate) fn record<T: Raw>(&mut self) -> Result<&'a T> {
        match T::ref_from_prefix(self.rest()) {
            Ok((record, _)) => {
                self.at += size_of::<T>();
                Ok(record)
            }
            Err(_) => Err(Error::truncated(self.format, self.at, size_of::<T>(), self.bytes.len())),
        }
    }

    /// The next `count` records.
    pub(crate) fn records<T: Raw>(&mut self, count: usize) -> Result<&'a [T]> {
        match <[T]>::ref_from_prefix_with_elems(self.rest(), count) {
            Ok((records, rest)) => {
                self.at = self.bytes.len() - rest.len();
                Ok(records)
            }
            Err(_) => {
                let size = count.saturating_mul(size_of::<T>());
                Err(Error::truncated(self.format, self.at, size, self.bytes.len()))
            }
        }
    }

    /// The next 32-bit number.
    pub(crate) fn u32(&mut self) -> Result<u32> {
        self.record::<U32>().map(|value| value.get())
    }

    /// The next 32-bit number as a count or size.
    pub(crate) fn count(&mut self) -> Result<usize> {
        self.u32().map(|value| value as usize)
    }

    /// An error at the byte `at`.
    pub(crate) fn error(&self, at: usize, expected: impl fmt::Display, found: impl fmt::Display) -> Error {
        Error::new(self.format, at, expected, found)
    }
}

/// The string of `bytes` that begins at `start` and ends before a zero byte; none without one.
pub(crate) fn string_at(bytes: &[u8], start: usize) -> Option<&[u8]> {
    let bytes = bytes.get(start..)?;
    let end = bytes.iter().position(|&byte| byte == 0)?;
    bytes.get(..end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use zerocopy::{IntoBytes, little_endian::U16};

    /// A point.
    #[derive(FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
    #[repr(C)]
    struct Point {
        /// Across.
        x: U16,
        /// Down;
        /// the second line.
        y: U32,
    }

    /// A line.
    #[derive(FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
    #[repr(C)]
    struct Line {
        /// A kind.
        kind: u8,
        /// Where it ends.
        end: Point,
        /// Colours.
        colours: [U16; 2],
    }

    #[test]
    fn the_struct_is_the_only_declaration_of_offsets_sizes_and_meanings() {
        let line = Line::RECORD;
        assert_eq!((line.name, line.meaning, line.size), ("Line", "A line.", 11));
        let rows: Vec<_> = line.fields.iter().map(|f| (f.offset, f.size, f.kind, f.name, f.meaning)).collect();
        assert_eq!(
            rows,
            [
                (0, 1, "u8", "kind", "A kind."),
                (1, 6, "Point", "end", "Where it ends."),
                (7, 4, "u16[2]", "colours", "Colours."),
            ]
        );
        let point = line.fields[1].inner.unwrap();
        assert_eq!(point.fields[1].meaning, "Down; the second line.");
        assert!(point.to_string().starts_with("Point, 6 bytes: A point.\n   0x0    2  u16  x  Across.\n"));
    }

    #[test]
    fn a_longer_record_is_a_newer_version_and_a_shorter_one_is_not_readable() {
        let bytes = [1, 0, 2, 0, 0, 0, 9, 3, 0, 4, 0, 0, 0, 9, 5];
        let table = Table::<Point>::new(&bytes, 7);
        assert_eq!(table.len(), 2);
        assert_eq!(table.iter().map(|p| (p.x.get(), p.y.get())).collect::<Vec<_>>(), [(1, 2), (3, 4)]);
        assert_eq!(table.record(1).unwrap()[6], 9);
        assert!(table.get(2).is_none());
        let short = Table::<Point>::new(&bytes, 5);
        assert!(short.get(0).is_none() && short.iter().next().is_none());
        assert_eq!(Table::<Point>::new(&bytes, 0).len(), 0);
        assert!(Table::<Point>::new(&bytes, 0).iter().next().is_none());
    }

    #[test]
    fn a_cursor_says_at_which_byte_what_was_missing() {
        let mut cursor = Cursor::new("TEST", &[1, 0, 0, 0, 5]);
        assert_eq!(cursor.u32().unwrap(), 1);
        assert_eq!(cursor.u32().unwrap_err().to_string(), "TEST at byte 0x4: expected 4 bytes, found 1 before the end");
        assert!(cursor.table::<Point>(usize::MAX, 7).is_err());
        assert!(cursor.records::<Point>(usize::MAX).is_err());
    }
}
