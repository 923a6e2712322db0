//! RDAT: the runtime data of a library, from which a runtime learns of its functions, resources and subobjects.
//!
//! The part is a header (version and number of tables, both u32), an offset (u32) for each table, and the tables, each
//! with its kind and size before it (dxc's `DxilRuntimeReflection.h`). A table is the string buffer, the index arrays,
//! the raw bytes, or records of one kind with their number and size before them. Records refer to strings by byte
//! offset, to other records by index, and to arrays by index into the index arrays, where the array's length stands
//! before it.

mod build;
mod nodes;
mod records;
mod references;
mod stages;
mod subobject_words;
mod subobjects;

pub use build::RdatBuilder;
pub use nodes::{NodeFunctionAttribute, NodeId, NodeIo, NodeIoAttribute, NodeShader};
pub use records::{Function, Function2, NULL, Resource, SubobjectRecord};
pub use references::Reference;
pub use stages::{
    AmplificationShader, BytesReference, ComputeShader, DomainShader, GeometryShader, HullShader, MeshShader,
    PdbLibrary, PdbRecord, PdbSource, PixelShader, SignatureElement, VertexShader,
};
pub use subobject_words::{
    AssociationWords, HitGroupWords, PipelineConfigWords, RootSignatureWords, ShaderConfigWords,
    StateObjectConfigWords, subobject_words,
};
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

            /// Whether the table holds records, and not strings, arrays or bytes.
            pub fn has_records(self) -> bool {
                !matches!(self, Self::Strings | Self::Indexes | Self::RawBytes)
            }

            /// The kind's name in words.
            pub fn title(self) -> &'static str {
                match self {
                    $(Self::$name => $title,)*
                }
            }

            /// What the table holds.
            pub fn meaning(self) -> &'static str {
                match self {
                    $(Self::$name => $meaning,)*
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
    numbering: Numbering,
}

impl RawTable<'_> {
    /// The kind; none for a number without a kind.
    pub fn kind(&self) -> Option<TableKind> {
        self.numbering.kind(self.number)
    }

    /// Records of no bytes: they take no place, but are stated.
    fn stride_fault(&self) -> Option<Error> {
        let (records, _) = RecordsHeader::ref_from_prefix(self.data).ok()?;
        let fault = self.kind()?.has_records() && records.count != 0 && records.stride == 0;
        let at = self.offset.saturating_add(core::mem::offset_of!(RecordsHeader, stride));
        fault.then(|| Error::new(FORMAT, at, format_args!("{} records of some bytes", records.count), 0))
    }
}

/// Which numbers the tables of signature elements and stages have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbering {
    /// Those of [`TableKind`]: dxc 1.9 and later.
    #[default]
    Current,
    /// One less, as nothing was reserved for mesh nodes: dxc 1.8.
    Dxc1_8,
}

impl Numbering {
    /// The number of a kind's table.
    fn number(self, kind: TableKind) -> u32 {
        match (self, kind as u32) {
            (Self::Dxc1_8, number @ 13..=21) => number - 1,
            (_, number) => number,
        }
    }

    /// The kind of the table `number`.
    fn kind(self, number: u32) -> Option<TableKind> {
        match (self, number) {
            (Self::Dxc1_8, 12..=20) => TableKind::new(number + 1),
            (Self::Dxc1_8, 21) => None,
            _ => TableKind::new(number),
        }
    }

    /// Which numbering the tables in the runtime data `data` have: the record sizes of a stage tell, and signature
    /// elements of the number that is reserved now.
    fn of(data: &[u8], offsets: &[U32]) -> Self {
        const FIRST: u32 = TableKind::VertexShaders as u32;
        const LAST: u32 = TableKind::AmplificationShaders as u32;
        let mut signature_elements = false;
        for offset in offsets {
            let Some((table, rest)) =
                data.get(offset.get() as usize..).and_then(|rest| TableHeader::ref_from_prefix(rest).ok())
            else {
                return Self::Current;
            };
            let Ok((records, _)) = RecordsHeader::ref_from_prefix(rest) else { continue };
            let stride = records.stride.get() as usize;
            let holds = |kind: u32| {
                TableKind::new(kind).and_then(|kind| kind.record(stride)).is_some_and(|record| record.size == stride)
            };
            match table.kind.get() {
                12 if holds(13) => return Self::Dxc1_8,
                13 if holds(13) => signature_elements = true,
                number @ FIRST..=LAST if !holds(number) && holds(number + 1) => return Self::Dxc1_8,
                FIRST..=LAST => return Self::Current,
                _ => {}
            }
        }
        // Signature elements that no stage refers to do not occur; these are vertex shaders, which have the same size.
        if signature_elements { Self::Dxc1_8 } else { Self::Current }
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
    numbering: Numbering,
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
            Ok((rdat, None)) => match rdat.tables().find_map(|table| table.stride_fault()) {
                None => Ok(rdat),
                Some(fault) => Err(fault.rebased(base)),
            },
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
        let numbering = Numbering::of(data, offsets);
        let mut rdat = Self { header, offsets, data, strings: &[], indexes: &[], raw_bytes: &[], numbering, base };
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
        let offset = start + size_of::<TableHeader>();
        Some(RawTable { number: header.kind.get(), offset, data, numbering: self.numbering })
    }

    /// Checks that the records that the table states lie in it.
    fn check_records(&self, table: &RawTable<'a>) -> Result<()> {
        let mut cursor = Cursor::new(FORMAT, table.data);
        let at = table.offset;
        let header = cursor.record::<RecordsHeader>().map_err(|error| error.rebased(at))?;
        let records = cursor.table::<[u8; 0]>(header.count.get() as usize, header.stride.get() as usize);
        records.map(drop).map_err(|error| error.rebased(at))
    }

    /// Which numbers the tables of signature elements and stages have.
    pub fn numbering(&self) -> Numbering {
        self.numbering
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

    /// The records of the table of `kind`, each beginning with a `T`; empty without such a table. Of several tables of
    /// a kind the last counts.
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
mod tests;
