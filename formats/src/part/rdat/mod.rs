//! RDAT: the runtime data of a library, from which a runtime learns of its functions, resources and subobjects.
//!
//! The part is a header (version and number of tables, both u32), an offset (u32) for each table, and the tables, each
//! with its kind and size before it (dxc's `DxilRuntimeReflection.h`). A table is the string buffer, the index arrays,
//! the raw bytes, or records of one kind with their number and size before them. Records refer to strings by byte offset,
//! to other records by index, and to arrays by index into the index arrays, where the array's length stands before it.

mod records;
mod subobjects;

pub use records::{Function, Function2, NULL, Resource, SubobjectRecord};
pub use subobjects::{Subobject, SubobjectKind, Subobjects};

use crate::{
    dxbc::Part,
    error::{Error, Result},
    layout::{Cursor, Layout, Raw, Table, string_at},
};
use alloc::vec::Vec;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned, little_endian::U32};

const FORMAT: &str = "RDAT";

/// The header of runtime data; an offset (u32) from its start follows for each table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct RdatHeader {
    /// The version: 0x10. What is less is the number of tables in a form from before the first release.
    pub version: U32,
    /// The number of tables.
    pub table_count: U32,
}

/// What stands before each table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct TableHeader {
    /// The kind of table; those of PDB info have 1 in the upper 16 bits.
    pub kind: U32,
    /// The size of the table in bytes, without this header: a multiple of 4.
    pub size: U32,
}

/// What stands before the records of a table of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct RecordsHeader {
    /// The number of records.
    pub count: U32,
    /// The size of a record in bytes: a larger one is a newer version.
    pub stride: U32,
}

macro_rules! tables {
    ($($name:ident = $number:literal, $title:literal, $meaning:literal;)*) => {
        /// The kinds of tables, by number (dxc's `RuntimeDataPartType`).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u32)]
        pub enum TableKind {
            $(#[doc = $meaning] $name = $number,)*
        }

        impl TableKind {
            /// All kinds.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The kind of a number; none for a number without a kind.
            pub fn new(number: u32) -> Option<Self> {
                match number {
                    $($number => Some(Self::$name),)*
                    _ => None,
                }
            }

            /// The kind's name in words.
            pub fn title(self) -> &'static str {
                match self {
                    $(Self::$name => $title,)*
                }
            }
        }
    };
}

tables! {
    Strings = 1, "strings", "Strings, with a zero byte each.";
    Indexes = 2, "index arrays", "Arrays of 32-bit numbers, each with its length before it.";
    Resources = 3, "resources", "The resources.";
    Functions = 4, "functions", "The functions.";
    RawBytes = 5, "raw bytes", "Bytes that records refer to.";
    Subobjects = 6, "subobjects", "The state-object subobjects.";
    NodeIds = 7, "node ids", "Names and indices of nodes.";
    NodeIoAttributes = 8, "node input and output attributes", "Attributes of nodes' inputs and outputs.";
    NodeFunctionAttributes = 9, "node function attributes", "Attributes of nodes' functions.";
    NodeIo = 10, "node inputs and outputs", "Nodes' inputs and outputs.";
    NodeShaders = 11, "node shaders", "What functions that are nodes say.";
    MeshNodes = 12, "mesh nodes", "Reserved for the preview of mesh nodes.";
    SignatureElements = 13, "signature elements", "Signature elements.";
    VertexShaders = 14, "vertex shaders", "What vertex shaders say.";
    PixelShaders = 15, "pixel shaders", "What pixel shaders say.";
    HullShaders = 16, "hull shaders", "What hull shaders say.";
    DomainShaders = 17, "domain shaders", "What domain shaders say.";
    GeometryShaders = 18, "geometry shaders", "What geometry shaders say.";
    ComputeShaders = 19, "compute shaders", "What compute shaders say.";
    MeshShaders = 20, "mesh shaders", "What mesh shaders say.";
    AmplificationShaders = 21, "amplification shaders", "What amplification shaders say.";
    PdbInfo = 0x1_0001, "PDB info", "What a shader PDB says of its making.";
    PdbSources = 0x1_0002, "PDB sources", "Source files in a shader PDB.";
    PdbLibraries = 0x1_0003, "PDB libraries", "Libraries in a shader PDB.";
}

/// One table as it lies in the part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawTable<'a> {
    /// The number of its kind.
    pub number: u32,
    /// Where its bytes begin, from the start of the runtime data.
    pub offset: usize,
    /// Its bytes.
    pub data: &'a [u8],
}

impl RawTable<'_> {
    /// The kind; none for a number without a kind.
    pub fn kind(&self) -> Option<TableKind> {
        TableKind::new(self.number)
    }
}

/// Runtime data.
#[derive(Clone, Copy, Debug)]
pub struct Rdat<'a> {
    /// The header.
    pub header: &'a RdatHeader,
    /// The offsets of the tables that were read.
    pub offsets: &'a [U32],
    data: &'a [u8],
    strings: &'a [u8],
    indexes: &'a [U32],
    raw_bytes: &'a [u8],
    base: usize,
}

impl<'a> Rdat<'a> {
    /// Reads a part RDAT.
    ///
    /// # Errors
    /// A header of an unknown version, and a table that does not lie in the part or before the next.
    pub fn read(part: &Part<'a>) -> Result<Self> {
        Self::read_at(part.data, part.offset)
    }

    /// Reads the runtime data in `bytes`, which lie at byte `base` of a file.
    ///
    /// # Errors
    /// As [`Rdat::read`].
    pub fn read_at(bytes: &'a [u8], base: usize) -> Result<Self> {
        match Self::lay_out(bytes, base) {
            Ok((rdat, None)) => Ok(rdat),
            Ok((_, Some(fault))) | Err(fault) => Err(fault.rebased(base)),
        }
    }

    /// Reads a part RDAT as far as it can be read, which is what dxc does: the tables from the fault on are not there.
    ///
    /// # Errors
    /// A part without a header of a known version and the tables' offsets.
    pub fn read_so_far(part: &Part<'a>) -> Result<(Self, Option<Error>)> {
        let base = part.offset;
        let (rdat, fault) = Self::lay_out(part.data, base).map_err(|error| error.rebased(base))?;
        Ok((rdat, fault.map(|error| error.rebased(base))))
    }

    fn lay_out(data: &'a [u8], base: usize) -> Result<(Self, Option<Error>)> {
        let mut cursor = Cursor::new(FORMAT, data);
        let header = cursor.record::<RdatHeader>()?;
        if header.version.get() < 0x10 {
            return Err(Error::new(FORMAT, 0, "version 0x10 or later", header.version));
        }
        let offsets = cursor.records(header.table_count.get() as usize)?;
        let mut rdat = Self { header, offsets, data, strings: &[], indexes: &[], raw_bytes: &[], base };
        let mut end = cursor.at();
        for (index, offset) in offsets.iter().enumerate() {
            match rdat.lay_out_table(index, offset.get() as usize, end) {
                Ok(after) => end = after,
                Err(fault) => {
                    rdat.offsets = offsets.get(..index).unwrap_or_default();
                    return Ok((rdat, Some(fault)));
                }
            }
        }
        Ok((rdat, None))
    }

    /// Reads the table `index`, which begins at `start`, `end` or later; gives its own end.
    fn lay_out_table(&mut self, index: usize, start: usize, end: usize) -> Result<usize> {
        let at = size_of::<RdatHeader>() + index * size_of::<U32>();
        let Some(table) = self.table_at(start) else {
            let expected = format_args!("table {index} inside the part's {} bytes", self.data.len());
            return Err(Error::new(FORMAT, at, expected, format_args!("offset {start:#x}")));
        };
        if start < end {
            let expected = format_args!("table {index} after what is before it, at {end:#x} or later");
            return Err(Error::new(FORMAT, at, expected, format_args!("offset {start:#x}")));
        }
        match table.kind() {
            Some(TableKind::Strings) => self.strings = table.data,
            Some(TableKind::Indexes) => {
                let words = <[U32]>::ref_from_prefix_with_elems(table.data, table.data.len() / size_of::<U32>());
                self.indexes = words.map(|(words, _)| words).unwrap_or_default();
            }
            Some(TableKind::RawBytes) => self.raw_bytes = table.data,
            Some(_) => self.check_records(&table)?,
            None => {}
        }
        Ok(table.offset.saturating_add(table.data.len()))
    }

    fn table_at(&self, start: usize) -> Option<RawTable<'a>> {
        let (header, rest) = TableHeader::ref_from_prefix(self.data.get(start..)?).ok()?;
        let data = rest.get(..header.size.get() as usize)?;
        Some(RawTable { number: header.kind.get(), offset: start + size_of::<TableHeader>(), data })
    }

    /// Checks that the records that the table states lie in it.
    fn check_records(&self, table: &RawTable<'a>) -> Result<()> {
        let mut cursor = Cursor::new(FORMAT, table.data);
        let at = table.offset;
        let header = cursor.record::<RecordsHeader>().map_err(|error| error.rebased(at))?;
        let records = cursor.table::<[u8; 0]>(header.count.get() as usize, header.stride.get() as usize);
        records.map(drop).map_err(|error| error.rebased(at))
    }

    /// All bytes of the runtime data.
    pub fn bytes(&self) -> &'a [u8] {
        self.data
    }

    /// Writes the runtime data's bytes: header, offsets, the tables, and what lies between and after them.
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.header.as_bytes());
        out.extend_from_slice(self.offsets.as_bytes());
        let mut end = size_of::<RdatHeader>() + size_of_val(self.offsets);
        for table in self.tables() {
            let start = table.offset - size_of::<TableHeader>();
            out.extend_from_slice(self.data.get(end..start).unwrap_or_default());
            // The size came from 32 bits.
            let header = TableHeader { kind: table.number.into(), size: (table.data.len() as u32).into() };
            out.extend_from_slice(header.as_bytes());
            out.extend_from_slice(table.data);
            end = table.offset + table.data.len();
        }
        out.extend_from_slice(self.data.get(end..).unwrap_or_default());
    }

    /// The tables in the order of the offsets.
    pub fn tables(&self) -> impl Iterator<Item = RawTable<'a>> + use<'a> {
        let rdat = *self;
        self.offsets.iter().filter_map(move |offset| rdat.table_at(offset.get() as usize))
    }

    /// The records of the table of `kind`, each beginning with a `T`; empty without such a table. Of several tables of a
    /// kind the last counts.
    pub fn records<T: Raw>(&self, kind: TableKind) -> Table<'a, T> {
        let table = self.tables().filter(|table| table.kind() == Some(kind)).last();
        table.and_then(|table| Self::records_of(&table)).unwrap_or_default()
    }

    /// The records of `table`, each beginning with a `T`.
    pub fn records_of<T: Raw>(table: &RawTable<'a>) -> Option<Table<'a, T>> {
        let mut cursor = Cursor::new(FORMAT, table.data);
        let header = cursor.record::<RecordsHeader>().ok()?;
        cursor.table(header.count.get() as usize, header.stride.get() as usize).ok()
    }

    /// The string buffer.
    pub fn strings(&self) -> &'a [u8] {
        self.strings
    }

    /// The index arrays, with the lengths that stand before each.
    pub fn indexes(&self) -> &'a [U32] {
        self.indexes
    }

    /// The raw bytes.
    pub fn raw_bytes(&self) -> &'a [u8] {
        self.raw_bytes
    }

    /// The string at `offset` of the string buffer, without its zero byte.
    ///
    /// # Errors
    /// An offset outside the buffer, or a string without an end.
    pub fn string(&self, offset: U32) -> Result<&'a [u8]> {
        string_at(self.strings, offset.get() as usize)
            .ok_or_else(|| self.reference_error("a string inside the string buffer", self.strings.len(), offset))
    }

    /// The array at `index` of the index arrays; empty for [`NULL`].
    ///
    /// # Errors
    /// An array outside the index arrays.
    pub fn array(&self, index: U32) -> Result<&'a [U32]> {
        if index.get() == NULL {
            return Ok(&[]);
        }
        let start = index.get() as usize;
        let array = self.indexes.get(start..).and_then(|from| {
            let (length, rest) = from.split_first()?;
            rest.get(..length.get() as usize)
        });
        array.ok_or_else(|| self.reference_error("an array inside the index arrays", self.indexes.len(), index))
    }

    /// `size` raw bytes at `offset`.
    ///
    /// # Errors
    /// Bytes outside the raw bytes.
    pub fn bytes_at(&self, offset: U32, size: U32) -> Result<&'a [u8]> {
        let rest = self.raw_bytes.get(offset.get() as usize..);
        rest.and_then(|rest| rest.get(..size.get() as usize))
            .ok_or_else(|| self.reference_error("bytes inside the raw bytes", self.raw_bytes.len(), offset))
    }

    #[cold]
    fn reference_error(&self, expected: &str, size: usize, found: U32) -> Error {
        Error::new(FORMAT, 0, format_args!("{expected}, of size {size}"), found).rebased(self.base)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dxbc::FourCc;
    use alloc::vec::Vec;

    pub(super) fn rdat(tables: &[(TableKind, Vec<u8>)]) -> Vec<u8> {
        let mut offset = 8 + tables.len() as u32 * 4;
        let mut data = [0x10, tables.len() as u32].map(u32::to_le_bytes).concat();
        for (_, bytes) in tables {
            data.extend(offset.to_le_bytes());
            offset += 8 + bytes.len() as u32;
        }
        for (kind, bytes) in tables {
            data.extend((*kind as u32).to_le_bytes());
            data.extend((bytes.len() as u32).to_le_bytes());
            data.extend(bytes);
        }
        data
    }

    fn words(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    #[test]
    fn strings_arrays_and_bytes_are_found_by_reference() {
        let data = rdat(&[
            (TableKind::Strings, b"\0ab\0".to_vec()),
            (TableKind::Indexes, words(&[2, 7, 8, 9])),
            (TableKind::RawBytes, b"xyz\0".to_vec()),
        ]);
        let rdat = Rdat::read(&Part { kind: FourCc::RDAT, offset: 0, data: &data }).unwrap();
        assert_eq!(rdat.string(1.into()).unwrap(), b"ab");
        assert!(rdat.string(4.into()).is_err());
        assert_eq!(rdat.array(0.into()).unwrap(), [7, 8].map(U32::from));
        assert!(rdat.array(NULL.into()).unwrap().is_empty());
        assert!(rdat.array(3.into()).is_err());
        assert_eq!(rdat.bytes_at(1.into(), 2.into()).unwrap(), b"yz");
        assert!(rdat.bytes_at(1.into(), 4.into()).is_err());
        for end in 0..data.len() {
            assert!(Rdat::read_at(&data[..end], 0).is_err());
        }
    }

    #[test]
    fn records_that_do_not_lie_in_their_table_are_an_error() {
        let whole = words(&[1, 8, 5, 6]);
        let data = rdat(&[(TableKind::NodeIds, whole.clone())]);
        let records = Rdat::read_at(&data, 0).unwrap().records::<[U32; 2]>(TableKind::NodeIds);
        assert_eq!(records.get(0).unwrap()[1], 6);
        for header in [[2, 8], [1, 12], [u32::MAX, u32::MAX]] {
            let mut table = words(&header);
            table.extend(&whole[8..]);
            let data = rdat(&[(TableKind::NodeIds, whole.clone()), (TableKind::NodeIo, table)]);
            assert!(Rdat::read_at(&data, 0).is_err());
            // What lies before the fault is read.
            let (rdat, fault) = Rdat::read_so_far(&Part { kind: FourCc::RDAT, offset: 0, data: &data }).unwrap();
            assert!(fault.is_some() && rdat.records::<[U32; 2]>(TableKind::NodeIds).len() == 1);
        }
    }
}
