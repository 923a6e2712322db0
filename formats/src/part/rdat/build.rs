//! Writes runtime data.

use super::{FORMAT, Numbering, Rdat, RdatHeader, RecordsHeader, TableHeader, TableKind};
use crate::error::{Error, Result};
use alloc::vec::Vec;
use hashbrown::HashMap;
use zerocopy::{FromBytes, IntoBytes};

/// Runtime data as tables, written one after another in the order in which they were begun, as dxc does.
///
/// Strings, arrays and runs of bytes are added once, however often they are asked for.
#[derive(Clone, Debug)]
pub struct RdatBuilder {
    version: u32,
    tables: Vec<(u32, Vec<u8>)>,
    /// Where what was added to strings, arrays and raw bytes lies.
    pools: HashMap<(u32, Vec<u8>), u32>,
}

impl Default for RdatBuilder {
    fn default() -> Self {
        Self { version: 0x10, tables: Vec::new(), pools: HashMap::new() }
    }
}

impl PartialEq for RdatBuilder {
    fn eq(&self, other: &Self) -> bool {
        (self.version, &self.tables) == (other.version, &other.tables)
    }
}

impl RdatBuilder {
    /// The tables of runtime data that was read, without what lies between them.
    pub fn of(rdat: &Rdat<'_>) -> Self {
        let tables = rdat.tables().map(|table| (table.number, table.data.to_vec())).collect();
        Self { version: rdat.header.version.get(), tables, pools: HashMap::new() }
    }

    /// The tables: the number of the kind, and the bytes.
    pub fn tables(&self) -> &[(u32, Vec<u8>)] {
        &self.tables
    }

    /// Gives the table `number` these bytes; it is begun if it is not there yet.
    pub fn table(&mut self, number: u32, data: Vec<u8>) {
        *self.begun(number) = data;
    }

    /// Takes out the tables that nothing was added to.
    pub fn remove_empty(&mut self) {
        self.tables.retain(|(_, data)| !data.is_empty());
    }

    /// Gives the tables, numbered as [`TableKind`] does, the numbers of `numbering`.
    pub fn renumber(&mut self, numbering: Numbering) {
        for (number, _) in &mut self.tables {
            *number = TableKind::new(*number).map_or(*number, |kind| numbering.number(kind));
        }
    }

    /// The table `number`, begun if it is not there yet.
    fn begun(&mut self, number: u32) -> &mut Vec<u8> {
        let found = self.tables.iter().position(|(found, _)| *found == number);
        if found.is_none() {
            self.tables.push((number, Vec::new()));
        }
        let index = found.unwrap_or(self.tables.len() - 1);
        &mut self.tables[index].1
    }

    /// Adds a string to the string buffer; gives its offset.
    pub fn string(&mut self, text: &[u8]) -> u32 {
        let mut bytes = text.to_vec();
        bytes.push(0);
        self.pooled(TableKind::Strings, bytes, 1)
    }

    /// Adds an array to the index arrays; gives its index.
    pub fn array(&mut self, numbers: &[u32]) -> u32 {
        let words = [numbers.len() as u32].into_iter().chain(numbers.iter().copied());
        let bytes = words.flat_map(u32::to_le_bytes).collect();
        self.pooled(TableKind::Indexes, bytes, size_of::<u32>())
    }

    /// Adds bytes to the raw bytes; gives their offset.
    pub fn bytes(&mut self, bytes: &[u8]) -> u32 {
        self.pooled(TableKind::RawBytes, bytes.to_vec(), 1)
    }

    /// Adds `bytes` to the table `kind`, unless it has them; gives where they lie, in units of `unit` bytes.
    fn pooled(&mut self, kind: TableKind, bytes: Vec<u8>, unit: usize) -> u32 {
        let key = (kind as u32, bytes);
        if let Some(&at) = self.pools.get(&key) {
            return at;
        }
        let table = self.begun(kind as u32);
        // A table past 4 GiB is refused when it is built.
        let at = (table.len() / unit) as u32;
        table.extend_from_slice(&key.1);
        self.pools.insert(key, at);
        at
    }

    /// Adds a record to the table `kind`; gives its index.
    ///
    /// # Errors
    /// A record of another size than the table's others, and a kind of table that has no records.
    pub fn push(&mut self, kind: TableKind, record: &[u8]) -> Result<u32> {
        if !kind.has_records() {
            return Err(Error::new(FORMAT, 0, "a table of records", kind.title()));
        }
        let table = self.begun(kind as u32);
        if table.is_empty() {
            let stride = (record.len() as u32).into();
            table.extend_from_slice(RecordsHeader { count: 0.into(), stride }.as_bytes());
        }
        let size = table.len();
        match RecordsHeader::mut_from_prefix(table) {
            Ok((header, _)) if header.stride.get() as usize == record.len() && !record.is_empty() => {
                let index = header.count.get();
                header.count.set(index.wrapping_add(1));
                table.extend_from_slice(record);
                Ok(index)
            }
            Ok((header, _)) => {
                let expected = format_args!("records of {} bytes", header.stride);
                Err(Error::new(FORMAT, size, expected, record.len()))
            }
            Err(_) => Err(Error::new(FORMAT, size, "a table that begins with its count", size)),
        }
    }

    /// The runtime data's bytes.
    ///
    /// # Errors
    /// Runtime data whose offsets 32 bits cannot state.
    pub fn build(&self) -> Result<Vec<u8>> {
        let first = size_of::<RdatHeader>().saturating_add(self.tables.len().saturating_mul(size_of::<u32>()));
        let sizes = self.tables.iter().map(|(_, data)| data.len().saturating_add(3) & !3);
        let size =
            sizes.clone().fold(first, |sum, size| sum.saturating_add(size_of::<TableHeader>()).saturating_add(size));
        if u32::try_from(size).is_err() {
            return Err(Error::new(FORMAT, 0, "runtime data below 4 GiB", size));
        }
        // No number below is larger than the size, so each fits 32 bits.
        let mut out = Vec::with_capacity(size);
        let header = RdatHeader { version: self.version.into(), table_count: (self.tables.len() as u32).into() };
        out.extend_from_slice(header.as_bytes());
        let mut at = first;
        for size in sizes.clone() {
            out.extend_from_slice(&(at as u32).to_le_bytes());
            at += size_of::<TableHeader>() + size;
        }
        for ((number, data), size) in self.tables.iter().zip(sizes) {
            let header = TableHeader { kind: (*number).into(), size: (size as u32).into() };
            out.extend_from_slice(header.as_bytes());
            out.extend_from_slice(data);
            out.resize(out.len() + (size - data.len()), 0);
        }
        Ok(out)
    }
}

#[cfg(any(test, feature = "arbitrary"))]
impl<'a> arbitrary::Arbitrary<'a> for RdatBuilder {
    fn arbitrary(bytes: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        let mut builder = Self::default();
        for _ in 0..bytes.int_in_range(0..=5)? {
            let kind = *bytes.choose(TableKind::ALL)?;
            let mut data: Vec<u8> = bytes.arbitrary()?;
            if kind.has_records() {
                let stride = bytes.int_in_range(1..=60usize)?;
                let count = data.len() / stride;
                data.truncate(count * stride);
                let header = RecordsHeader { count: (count as u32).into(), stride: (stride as u32).into() };
                data.splice(0..0, header.as_bytes().iter().copied());
            }
            data.resize(data.len().next_multiple_of(4), 0);
            builder.table(kind as u32, data);
        }
        Ok(builder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any value, written and read, is itself.
    #[test]
    fn any_value_is_read_as_it_was_written() {
        crate::part::tests::for_any_value(300, 1500, |builder: RdatBuilder| {
            let data = builder.build().unwrap();
            let rdat = Rdat::read_at(&data, 0).unwrap();
            assert_eq!(RdatBuilder::of(&rdat), builder);
            let mut written = Vec::new();
            rdat.write(&mut written);
            assert_eq!(written, data);
        });
    }

    #[test]
    fn what_is_added_twice_is_there_once() {
        let mut builder = RdatBuilder::default();
        assert_eq!((builder.string(b"a"), builder.string(b"bc"), builder.string(b"a")), (0, 2, 0));
        assert_eq!((builder.array(&[7]), builder.array(&[]), builder.array(&[7])), (0, 2, 0));
        assert_eq!((builder.bytes(b"xyz"), builder.bytes(b"w"), builder.bytes(b"xyz")), (0, 3, 0));
        assert_eq!(builder.push(TableKind::NodeIds, &[1; 8]).unwrap(), 0);
        assert_eq!(builder.push(TableKind::NodeIds, &[1; 8]).unwrap(), 1);
        assert!(builder.push(TableKind::NodeIds, &[1; 4]).is_err());
        assert!(builder.push(TableKind::NodeIo, &[]).is_err());
        assert!(builder.push(TableKind::Strings, &[1; 4]).is_err());
        let data = builder.build().unwrap();
        let rdat = Rdat::read_at(&data, 0).unwrap();
        assert_eq!(rdat.string(2.into()).unwrap(), b"bc");
        assert_eq!(rdat.records::<[u8; 8]>(TableKind::NodeIds).len(), 2);
        assert_eq!(RdatBuilder::of(&rdat).build().unwrap(), data);
    }
}
