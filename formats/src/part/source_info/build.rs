//! Writes source info.

use super::{
    ArgumentsHeader, ContentHeader, ContentsHeader, FORMAT, NameHeader, NamesHeader, SectionBody, SectionHeader,
    SourceInfo, SourceInfoHeader,
};
use crate::{
    error::{Error, Result},
    part::zlib,
};
use alloc::vec::Vec;
use zerocopy::IntoBytes;

/// Source info as values, written as dxc writes it: names, contents, arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(any(test, feature = "arbitrary"), derive(arbitrary::Arbitrary))]
pub struct SourceInfoBuilder {
    /// The names and contents of the files, the main file first.
    pub sources: Vec<(Vec<u8>, Vec<u8>)>,
    /// The names and values of the compiler's arguments.
    pub arguments: Vec<(Vec<u8>, Vec<u8>)>,
    /// Whether the contents are packed.
    pub packed: bool,
}

impl SourceInfoBuilder {
    /// The values of source info that was read: names and contents pair by their order.
    ///
    /// # Errors
    /// What the readers refuse, and contents that cannot be unpacked.
    pub fn of(source_info: &SourceInfo<'_>) -> Result<Self> {
        let mut found = Self::default();
        let (mut names, mut contents) = (Vec::new(), Vec::new());
        for section in source_info.sections() {
            match section?.body {
                SectionBody::Names(section) => {
                    for name in section.iter() {
                        names.push(name?.1.to_vec());
                    }
                }
                SectionBody::Contents(section) => {
                    found.packed = section.header.packing.get() != 0;
                    for content in section.split(&section.unpack()?) {
                        contents.push(content?.to_vec());
                    }
                }
                SectionBody::Arguments(section) => {
                    let arguments = section.iter().map(|(name, value)| (name.to_vec(), value.to_vec()));
                    found.arguments.extend(arguments);
                }
                SectionBody::Unknown(_) => {}
            }
        }
        contents.resize(names.len().max(contents.len()), Vec::new());
        names.resize(contents.len(), Vec::new());
        found.sources = names.into_iter().zip(contents).collect();
        Ok(found)
    }

    /// The part's bytes.
    ///
    /// # Errors
    /// Arguments with a zero byte inside, and more than 32 bits can state.
    pub fn build(&self) -> Result<Vec<u8>> {
        let strings = self.arguments.iter().flat_map(|(name, value)| [name, value]);
        if strings.clone().any(|string| string.contains(&0)) {
            return Err(Error::new(FORMAT, 0, "arguments without a zero byte inside", "one"));
        }
        let sizes = self.sources.iter().flat_map(|(name, content)| [name, content]).chain(strings.clone());
        let size = sizes.fold(128, |sum: usize, bytes| sum.saturating_add(bytes.len()).saturating_add(24));
        // Packing never adds as much as an eighth.
        if size > u32::MAX as usize / 8 * 7 {
            return Err(Error::new(FORMAT, 0, "source info below 4 GiB", size));
        }
        // No number below is larger, so each fits 32 bits.
        let word = |number: usize| (number as u32).into();
        let mut data = Vec::with_capacity(size);
        data.resize(size_of::<SourceInfoHeader>(), 0);

        let mut entries = Vec::new();
        for (name, content) in &self.sources {
            let header = NameHeader {
                size: word((size_of::<NameHeader>() + name.len() + 1).next_multiple_of(4)),
                flags: 0.into(),
                name_size: word(name.len() + 1),
                content_size: word(content.len() + 1),
            };
            entry(&mut entries, header.as_bytes(), name);
        }
        let count = word(self.sources.len());
        let header = NamesHeader { flags: 0.into(), count, entries_size: (entries.len() as u16).into() };
        section(&mut data, 1, header.as_bytes(), &entries);

        entries.clear();
        for (_, content) in &self.sources {
            let header = ContentHeader {
                size: word((size_of::<ContentHeader>() + content.len() + 1).next_multiple_of(4)),
                flags: 0.into(),
                content_size: word(content.len() + 1),
            };
            entry(&mut entries, header.as_bytes(), content);
        }
        let unpacked_size = word(entries.len());
        if self.packed {
            entries = zlib::pack(&entries);
        }
        let header = ContentsHeader {
            size: 0.into(),
            flags: 0.into(),
            packing: u16::from(self.packed).into(),
            entries_size: word(entries.len()),
            unpacked_size,
            count,
        };
        section(&mut data, 0, header.as_bytes(), &entries);

        entries.clear();
        strings.for_each(|string| {
            entries.extend_from_slice(string);
            entries.push(0);
        });
        let count = word(self.arguments.len());
        let header = ArgumentsHeader { flags: 0.into(), size: word(entries.len()), count };
        section(&mut data, 2, header.as_bytes(), &entries);

        let header = SourceInfoHeader { size: word(data.len()), flags: 0.into(), section_count: 3.into() };
        if let Some(place) = data.first_chunk_mut::<{ size_of::<SourceInfoHeader>() }>() {
            place.copy_from_slice(header.as_bytes());
        }
        Ok(data)
    }
}

/// Appends an entry: its header, its text with a zero byte, and zeros up to a multiple of four bytes.
fn entry(entries: &mut Vec<u8>, header: &[u8], text: &[u8]) {
    let start = entries.len();
    entries.extend_from_slice(header);
    entries.extend_from_slice(text);
    entries.push(0);
    entries.resize(start + (entries.len() - start).next_multiple_of(4), 0);
}

/// Appends a section: its headers, its entries, and zeros up to a multiple of four bytes.
fn section(data: &mut Vec<u8>, kind: u16, header: &[u8], entries: &[u8]) {
    let size = (size_of::<SectionHeader>() + header.len() + entries.len()).next_multiple_of(4);
    let section = SectionHeader { size: (size as u32).into(), flags: 0.into(), kind: kind.into() };
    let end = data.len() + size;
    data.extend_from_slice(section.as_bytes());
    data.extend_from_slice(header);
    data.extend_from_slice(entries);
    data.resize(end, 0);
}
