//! Reads and writes a bundle: what the declaration's fields are parsed with, and the entrances.

use super::{
    FORMAT, MAGIC, VERSION,
    declaration::{Bundle, COUNT, Header, Text},
};
use crate::{
    error::{Error, Result},
    layout::{Cursor, Raw},
};
use alloc::{boxed::Box, format, string::ToString, vec::Vec};
use binrw::{
    BinRead, BinResult, BinWrite, Endian,
    io::{self, Read, Seek, SeekFrom, Write},
};
use core::fmt;
use zerocopy::{Immutable, IntoBytes};

/// What a list is made of.
pub(super) trait Item {
    /// The size of the smallest one in the file, in bytes.
    const LEAST: usize;

    /// The size of this one in the file, in bytes.
    fn size(&self) -> usize;
}

/// The size of a list in the file, with its count.
pub(super) fn size_of_list<T: Item>(items: &[T]) -> usize {
    COUNT + items.iter().map(Item::size).sum::<usize>()
}

/// An error on its way through `binrw`, which takes what can be shown.
struct Fault(Error);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

fn fault<T>(error: Error) -> BinResult<T> {
    Err(binrw::Error::Custom { pos: error.byte(), err: Box::new(Fault(error)) })
}

/// Reads from `bytes` at the reader's position, and moves it behind what was read: `bytes` may end before the reader's
/// do, and what is read is borrowed.
fn borrow<'f, R: Seek, T>(
    reader: &mut R,
    bytes: &'f [u8],
    read: impl FnOnce(&mut Cursor<'f>) -> Result<T>,
) -> BinResult<T> {
    let at = usize::try_from(reader.stream_position()?).unwrap_or(usize::MAX);
    let mut cursor = Cursor::new(FORMAT, bytes.get(at..).unwrap_or_default());
    match read(&mut cursor) {
        Ok(found) => {
            reader.seek(SeekFrom::Start((at + cursor.at()) as u64))?;
            Ok(found)
        }
        Err(error) => fault(error.rebased(at)),
    }
}

/// The header of a bundle whose layout is known.
pub(super) fn header<R: Read + Seek>(reader: &mut R, _: Endian, (file,): (&[u8],)) -> BinResult<Header> {
    borrow(reader, file, |cursor| {
        let header = *cursor.record::<Header>()?;
        if header.magic != MAGIC {
            let found = format_args!("\"{}\"", header.magic.escape_ascii()).to_string();
            return Err(cursor.error(0, "the characters \"DGPB\"", found));
        }
        if header.version != VERSION {
            let at = core::mem::offset_of!(Header, version);
            return Err(cursor.error(at, format_args!("version {VERSION}"), header.version));
        }
        let (size, most) = (header.header_size.get() as usize, file.len());
        if !(size_of::<Header>() + COUNT..=most).contains(&size) {
            let at = core::mem::offset_of!(Header, header_size);
            let expected = format!("a header of {} to {most} bytes, which the file has", size_of::<Header>() + COUNT);
            return Err(cursor.error(at, expected, size));
        }
        Ok(header)
    })
}

/// The bytes in which header and targets lie: those before the data section.
pub(super) fn table<'f>(file: &'f [u8], header: &Header) -> &'f [u8] {
    file.get(..header.header_size.get() as usize).unwrap_or(file)
}

/// A record of fixed size.
pub(super) fn record<R: Read + Seek, T: Raw + Copy>(reader: &mut R, _: Endian, (table,): (&[u8],)) -> BinResult<T> {
    borrow(reader, table, |cursor| cursor.record().copied())
}

/// A count and so many items. It is an error at the count if the bytes left cannot hold so many.
pub(super) fn list<'f, R, T>(reader: &mut R, endian: Endian, (table,): (&'f [u8],)) -> BinResult<Vec<T>>
where
    R: Read + Seek,
    T: BinRead<Args<'f> = &'f [u8]> + Item,
{
    let count = borrow(reader, table, |cursor| {
        let count = cursor.count()?;
        let left = cursor.rest().len();
        if count > left / T::LEAST {
            let expected = format!("a count of at most {}, of {} bytes or more each", left / T::LEAST, T::LEAST);
            return Err(cursor.error(0, expected, count));
        }
        Ok(count)
    })?;
    let mut items = Vec::with_capacity(count);
    for _ in 0..count {
        items.push(T::read_options(reader, endian, table)?);
    }
    Ok(items)
}

/// All bytes that were not read yet.
pub(super) fn rest<'f, R: Read + Seek>(reader: &mut R, _: Endian, (bytes,): (&'f [u8],)) -> BinResult<&'f [u8]> {
    borrow(reader, bytes, |cursor| cursor.bytes(cursor.rest().len()))
}

impl<'f> BinRead for Text<'f> {
    type Args<'a> = &'f [u8];

    fn read_options<R: Read + Seek>(reader: &mut R, _: Endian, table: &'f [u8]) -> BinResult<Self> {
        borrow(reader, table, |cursor| {
            let size = cursor.count()?;
            cursor.bytes(size).map(Text)
        })
    }
}

impl BinWrite for Text<'_> {
    type Args<'a> = ();

    fn write_options<W: Write + Seek>(&self, writer: &mut W, endian: Endian, (): ()) -> BinResult<()> {
        count_of(self.0)?.write_options(writer, endian, ())?;
        Ok(writer.write_all(self.0)?)
    }
}

impl BinRead for super::BlobReference {
    type Args<'a> = &'a [u8];

    fn read_options<R: Read + Seek>(reader: &mut R, endian: Endian, table: &[u8]) -> BinResult<Self> {
        record(reader, endian, (table,))
    }
}

impl BinWrite for super::BlobReference {
    type Args<'a> = ();

    fn write_options<W: Write + Seek>(&self, writer: &mut W, endian: Endian, (): ()) -> BinResult<()> {
        write_record(self, writer, endian, ())
    }
}

/// A length as the file has it.
fn count_of<T>(items: &[T]) -> BinResult<u32> {
    match u32::try_from(items.len()) {
        Ok(count) => Ok(count),
        Err(_) => fault(Error::new(FORMAT, 0, "a length of 32 bits", items.len())),
    }
}

/// Bytes at once: `binrw` itself would write a slice one by one.
pub(super) fn write_bytes<W: Write + Seek>(bytes: &&[u8], writer: &mut W, _: Endian, (): ()) -> BinResult<()> {
    Ok(writer.write_all(bytes)?)
}

pub(super) fn write_record<W: Write + Seek, T: IntoBytes + Immutable>(
    record: &T,
    writer: &mut W,
    _: Endian,
    (): (),
) -> BinResult<()> {
    Ok(writer.write_all(record.as_bytes())?)
}

#[allow(clippy::ptr_arg, reason = "`binrw` hands a field over as its own type")]
pub(super) fn write_list<W: Write + Seek, T: for<'a> BinWrite<Args<'a> = ()>>(
    items: &Vec<T>,
    writer: &mut W,
    endian: Endian,
    (): (),
) -> BinResult<()> {
    count_of(items)?.write_options(writer, endian, ())?;
    items.iter().try_for_each(|item| item.write_options(writer, endian, ()))
}

impl<'f> Bundle<'f> {
    /// Reads a bundle; strings, blobs and the data section are borrowed from `file`.
    ///
    /// Memory is in proportion to the file, whatever counts it states.
    ///
    /// # Errors
    /// What cannot be laid out: another magic or version, a table that does not fit before the data section, a data
    /// section that begins after the file. All other rules are for [`Bundle::verify`].
    pub fn read(file: &'f [u8]) -> Result<Self> {
        Self::read_le_args(&mut io::Cursor::new(file), file).map_err(into_error)
    }

    /// Writes the bundle at the end of `out`: of a bundle that was read, the bytes that it was read from.
    ///
    /// # Errors
    /// A string or list too long for 32 bits.
    pub fn write(&self, out: &mut Vec<u8>) -> Result<()> {
        let start = out.len() as u64;
        let mut writer = io::Cursor::new(out);
        writer.set_position(start);
        self.write_le(&mut writer).map_err(into_error)
    }
}

/// The error that `binrw` carried.
#[cold]
fn into_error(error: binrw::Error) -> Error {
    let error = error.root_cause();
    match error.custom_err::<Fault>() {
        Some(Fault(error)) => error.clone(),
        None => Error::new(FORMAT, 0, "bytes that can be read and written", error),
    }
}
