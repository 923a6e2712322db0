//! Tables of records as values, for writers.

use super::{Raw, Table};
use crate::error::{Error, Result};
use alloc::vec::Vec;
use core::{fmt, marker::PhantomData};
use zerocopy::IntoBytes;

/// Records of one size, one after another: the writer's twin of [`Table`].
///
/// The size may be another than a `T`'s: of smaller records the end of each `T` is not written, and larger ones keep
/// the fields of a newer version as bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct OwnedTable<T> {
    stride: usize,
    bytes: Vec<u8>,
    of: PhantomData<T>,
}

impl<T> Default for OwnedTable<T> {
    fn default() -> Self {
        Self::new(size_of::<T>())
    }
}

impl<T> fmt::Debug for OwnedTable<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OwnedTable of {} records of {} bytes", self.len(), self.stride)
    }
}

impl<T> OwnedTable<T> {
    /// A table without records, which will be of `stride` bytes.
    pub fn new(stride: usize) -> Self {
        Self { stride, bytes: Vec::new(), of: PhantomData }
    }

    /// The records of a table that was read, whatever it takes their beginning for.
    pub fn of<U>(table: &Table<'_, U>) -> Self {
        let whole = table.len().saturating_mul(table.stride());
        let bytes = table.bytes().get(..whole).unwrap_or_default().to_vec();
        Self { stride: table.stride(), bytes, of: PhantomData }
    }

    /// The size of a record in bytes.
    pub fn stride(&self) -> usize {
        self.stride
    }

    /// The records' bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The number of records.
    pub fn len(&self) -> usize {
        self.bytes.len().checked_div(self.stride).unwrap_or(0)
    }

    /// Whether there is no record.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Adds the bytes of a record.
    ///
    /// # Errors
    /// Bytes of another size than the table's records.
    pub fn push_bytes(&mut self, record: &[u8]) -> Result<()> {
        if record.len() != self.stride || record.is_empty() {
            return Err(Error::new("table", 0, format_args!("a record of {} bytes", self.stride), record.len()));
        }
        self.bytes.extend_from_slice(record);
        Ok(())
    }
}

impl<T: Raw + IntoBytes> OwnedTable<T> {
    /// Adds a record: as much of it as a record has place for, and zeros for what a newer version has more.
    pub fn push(&mut self, record: &T) {
        let end = self.bytes.len() + self.stride;
        self.bytes.extend(record.as_bytes().iter().take(self.stride));
        self.bytes.resize(end, 0);
    }

    /// The record `index`; what smaller records do not have of it is zero.
    pub fn get(&self, index: usize) -> Option<T> {
        let start = index.checked_mul(self.stride)?;
        let bytes = self.bytes.get(start..start.checked_add(self.stride)?)?;
        let mut record = T::new_zeroed();
        record.as_mut_bytes().iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        Some(record)
    }

    /// All records, in order.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        (0..self.len()).filter_map(|index| self.get(index))
    }
}

impl<T: Raw + IntoBytes> Extend<T> for OwnedTable<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, records: I) {
        records.into_iter().for_each(|record| self.push(&record));
    }
}

/// A record for property tests and fuzzers: any bytes are one.
///
/// # Errors
/// What the source of bytes refuses.
#[cfg(any(test, feature = "arbitrary"))]
pub fn arbitrary_record<T: Raw + IntoBytes>(bytes: &mut arbitrary::Unstructured<'_>) -> arbitrary::Result<T> {
    let mut record = T::new_zeroed();
    bytes.fill_buffer(record.as_mut_bytes())?;
    Ok(record)
}

/// A table for property tests and fuzzers: at most `most` records of `stride` bytes, any bytes.
///
/// # Errors
/// What the source of bytes refuses.
#[cfg(any(test, feature = "arbitrary"))]
pub fn arbitrary_table<T>(
    bytes: &mut arbitrary::Unstructured<'_>,
    stride: usize,
    most: usize,
) -> arbitrary::Result<OwnedTable<T>> {
    let mut table = OwnedTable::new(stride);
    let count = bytes.int_in_range(0..=most)?;
    table.bytes.resize(count * stride, 0);
    bytes.fill_buffer(&mut table.bytes)?;
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use zerocopy::little_endian::U16;

    #[test]
    fn a_record_is_cut_or_filled_to_the_table_s_size() {
        for (stride, bytes) in [(4, &[1, 0, 2, 0][..]), (2, &[1, 0]), (6, &[1, 0, 2, 0, 0, 0])] {
            let mut table = OwnedTable::<[U16; 2]>::new(stride);
            table.extend([[1.into(), 2.into()]]);
            assert_eq!((table.bytes(), table.len()), (bytes, 1));
            assert_eq!(table.get(0), Some([1.into(), if stride == 2 { 0.into() } else { 2.into() }]));
            assert_eq!(OwnedTable::of(&Table::<[u8; 0]>::new(table.bytes(), stride)), table);
            assert!(table.push_bytes(&[0; 5]).is_err() && table.push_bytes(bytes).is_ok());
            assert_eq!((table.iter().count(), table.get(2)), (2, None));
        }
    }
}
