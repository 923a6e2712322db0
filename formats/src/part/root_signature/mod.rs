//! RTS0: a root signature, which says where a program's resources come from.
//!
//! The part is a header with the offsets of the root parameters and the static samplers; a parameter holds the offset
//! of what it says: root constants, a root descriptor, or a descriptor table, which is a count and the offset of its
//! ranges. All offsets count from the header. Version 1.1 has flags in root descriptors and ranges, and 1.2 in static
//! samplers too. (dxc's `DxilRootSignature.h`; for 1.2 Direct3D 12's `D3D12_STATIC_SAMPLER_DESC1`.) A library's runtime
//! data holds root signatures of the same form.

mod build;
mod records;

pub use build::{DescriptorKind, ParameterValue, PayloadValue, RangeValue, RootSignatureBuilder};
pub use records::{
    DescriptorTable, ParameterHeader, Range, Range1, RootConstants, RootDescriptor, RootDescriptor1,
    RootSignatureHeader, StaticSampler, StaticSampler1,
};

use crate::{
    dxbc::Part,
    error::{Error, Result},
    layout::{Cursor, Raw, Table},
};
use alloc::vec::Vec;

const FORMAT: &str = "RTS0";

/// A version of root signatures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(any(test, feature = "arbitrary"), derive(arbitrary::Arbitrary))]
#[repr(u32)]
pub enum Version {
    /// Version 1.0.
    V1_0 = 1,
    /// Version 1.1: root descriptors and ranges have flags.
    #[default]
    V1_1 = 2,
    /// Version 1.2: static samplers have flags too.
    V1_2 = 3,
}

impl Version {
    /// The version of a number in a header.
    pub fn new(number: u32) -> Option<Self> {
        [Self::V1_0, Self::V1_1, Self::V1_2].into_iter().find(|version| *version as u32 == number)
    }

    /// The size of a static sampler.
    pub fn sampler_size(self) -> usize {
        if self < Self::V1_2 { size_of::<StaticSampler>() } else { size_of::<StaticSampler1>() }
    }

    /// The size of a descriptor range.
    pub fn range_size(self) -> usize {
        if self < Self::V1_1 { size_of::<Range>() } else { size_of::<Range1>() }
    }
}

/// A root signature.
#[derive(Clone, Copy, Debug)]
pub struct RootSignature<'a> {
    /// The header.
    pub header: &'a RootSignatureHeader,
    /// The version that the header states.
    pub version: Version,
    /// The root parameters' headers.
    pub parameters: Table<'a, ParameterHeader>,
    /// The static samplers, of 52 bytes, or in version 1.2 of 56.
    pub samplers: Table<'a, StaticSampler>,
    data: &'a [u8],
    base: usize,
}

/// What a root parameter says.
#[derive(Clone, Copy, Debug)]
pub enum Payload<'a> {
    /// Descriptors in a heap.
    Table(&'a DescriptorTable, Ranges<'a>),
    /// Constants in the root signature.
    Constants(&'a RootConstants),
    /// A descriptor of version 1.0 in the root signature: a constant buffer, SRV or UAV, as the parameter's kind says.
    Descriptor(&'a RootDescriptor),
    /// A descriptor of version 1.1 in the root signature.
    Descriptor1(&'a RootDescriptor1),
}

/// The ranges of a descriptor table.
#[derive(Clone, Copy, Debug)]
pub enum Ranges<'a> {
    /// Of version 1.0.
    Plain(Table<'a, Range>),
    /// Of version 1.1: with flags.
    Flags(Table<'a, Range1>),
}

impl<'a> RootSignature<'a> {
    /// The root signature in a part RTS0.
    ///
    /// # Errors
    /// An unknown version, a parameter of an unknown kind, and whatever does not lie in the part.
    pub fn read(part: &Part<'a>) -> Result<Self> {
        Self::read_at(part.data, part.offset)
    }

    /// The root signature in `data`, which lies at byte `base` of a file.
    ///
    /// # Errors
    /// As [`RootSignature::read`].
    pub fn read_at(data: &'a [u8], base: usize) -> Result<Self> {
        let root_signature = Self::lay_out(data, base).map_err(|error| error.rebased(base))?;
        root_signature.iter().try_for_each(|parameter| parameter.map(drop))?;
        Ok(root_signature)
    }

    fn lay_out(data: &'a [u8], base: usize) -> Result<Self> {
        let header = Cursor::new(FORMAT, data).record::<RootSignatureHeader>()?;
        let Some(version) = Version::new(header.version.get()) else {
            return Err(Error::new(FORMAT, 0, "version 1 (1.0), 2 (1.1) or 3 (1.2)", header.version));
        };
        let parameters = core::mem::offset_of!(RootSignatureHeader, parameters);
        let samplers = core::mem::offset_of!(RootSignatureHeader, samplers);
        let found = |count: usize, offset: usize, stride, at, what| match table(data, count, offset, stride) {
            Some(bytes) => Ok(bytes),
            None => Err(outside(data, at, what, count, offset)),
        };
        let parameters = found(
            header.parameter_count.get() as usize,
            header.parameters.get() as usize,
            size_of::<ParameterHeader>(),
            parameters,
            "root parameters",
        )?;
        let samplers = found(
            header.sampler_count.get() as usize,
            header.samplers.get() as usize,
            version.sampler_size(),
            samplers,
            "static samplers",
        )?;
        Ok(Self {
            header,
            version,
            parameters: Table::new(parameters, size_of::<ParameterHeader>()),
            samplers: Table::new(samplers, version.sampler_size()),
            data,
            base,
        })
    }

    /// All bytes of the root signature.
    pub fn bytes(&self) -> &'a [u8] {
        self.data
    }

    /// Writes the root signature's bytes: the offsets that hold it together are those of the file.
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.data);
    }

    /// The parameters with what they say.
    pub fn iter(&self) -> impl Iterator<Item = Result<(&'a ParameterHeader, Payload<'a>)>> + use<'a> {
        let root_signature = *self;
        self.parameters.iter().enumerate().map(move |(index, header)| {
            let payload = root_signature.payload(index, header).map_err(|error| error.rebased(root_signature.base))?;
            Ok((header, payload))
        })
    }

    /// The static sampler `index` with its flags; none before version 1.2.
    pub fn sampler1(&self, index: usize) -> Option<&'a StaticSampler1> {
        Table::<StaticSampler1>::new(self.samplers.bytes(), self.samplers.stride()).get(index)
    }

    fn payload(&self, index: usize, header: &'a ParameterHeader) -> Result<Payload<'a>> {
        let flags = self.version >= Version::V1_1;
        Ok(match header.kind.get() {
            0 => {
                let found: &DescriptorTable = self.payload_as(index, header)?;
                let (count, offset) = (found.range_count.get() as usize, found.ranges.get() as usize);
                let Some(bytes) = table(self.data, count, offset, self.version.range_size()) else {
                    let at =
                        (header.payload.get() as usize).saturating_add(core::mem::offset_of!(DescriptorTable, ranges));
                    return Err(outside(self.data, at, "descriptor ranges", count, offset));
                };
                let stride = self.version.range_size();
                let ranges = if flags {
                    Ranges::Flags(Table::new(bytes, stride))
                } else {
                    Ranges::Plain(Table::new(bytes, stride))
                };
                Payload::Table(found, ranges)
            }
            1 => Payload::Constants(self.payload_as(index, header)?),
            2..=4 if flags => Payload::Descriptor1(self.payload_as(index, header)?),
            2..=4 => Payload::Descriptor(self.payload_as(index, header)?),
            other => {
                let at = self.parameter_at(index) + core::mem::offset_of!(ParameterHeader, kind);
                return Err(Error::new(FORMAT, at, "a root parameter of kind 0 to 4", other));
            }
        })
    }

    fn payload_as<T: Raw>(&self, index: usize, header: &'a ParameterHeader) -> Result<&'a T> {
        let offset = header.payload.get() as usize;
        let found = self.data.get(offset..).and_then(|rest| T::ref_from_prefix(rest).ok());
        match found {
            Some((record, _)) => Ok(record),
            None => {
                let at = self.parameter_at(index) + core::mem::offset_of!(ParameterHeader, payload);
                let expected = format_args!("{} bytes inside the {} of the part", size_of::<T>(), self.data.len());
                Err(Error::new(FORMAT, at, expected, format_args!("offset {offset:#x}")))
            }
        }
    }

    /// Where the header of the parameter `index` lies: inside the part, as the reader has seen.
    fn parameter_at(&self, index: usize) -> usize {
        (self.header.parameters.get() as usize).saturating_add(index.saturating_mul(size_of::<ParameterHeader>()))
    }
}

/// `count` records of `stride` bytes at `offset`; where there are none, the offset means nothing.
fn table(data: &[u8], count: usize, offset: usize, stride: usize) -> Option<&[u8]> {
    if count == 0 {
        return Some(&[]);
    }
    data.get(offset..)?.get(..count.checked_mul(stride)?)
}

#[cold]
fn outside(data: &[u8], at: usize, what: &str, count: usize, offset: usize) -> Error {
    let expected = format_args!("{what} inside the part's {} bytes", data.len());
    Error::new(FORMAT, at, expected, format_args!("{count} at offset {offset:#x}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::{string::ToString, vec::Vec};

    fn words(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    /// Version 1.1: a table of one range, constants, an SRV; no static sampler.
    fn sample() -> Vec<u8> {
        words(&[
            2,
            3,
            24,
            0,
            116,
            1, // header
            0,
            0,
            60,
            1,
            5,
            92,
            3,
            0,
            104, // parameters
            1,
            68,
            2,
            7,
            0,
            1,
            0,
            0xffff_ffff, // table and its range
            4,
            1,
            16, // constants
            9,
            2,
            8, // SRV
        ])
    }

    #[test]
    fn offsets_hold_parameters_tables_and_ranges_together() {
        let data = sample();
        let root_signature = RootSignature::read_at(&data, 0).unwrap();
        assert_eq!((root_signature.version, root_signature.parameters.len()), (Version::V1_1, 3));
        let found = root_signature.iter().map(|parameter| parameter.unwrap().1).collect::<Vec<_>>();
        let [Payload::Table(table, Ranges::Flags(ranges)), Payload::Constants(constants), Payload::Descriptor1(srv)] =
            found[..]
        else {
            panic!("{found:?}");
        };
        assert_eq!((table.range_count.get(), ranges.get(0).unwrap().count.get()), (1, 7));
        assert_eq!((constants.count.get(), srv.register.get(), srv.flags.get()), (16, 9, 8));
        assert!(root_signature.samplers.is_empty());
    }

    #[test]
    fn what_does_not_lie_in_the_part_is_an_error_where_its_offset_stands() {
        let data = sample();
        for end in 0..data.len() {
            assert!(RootSignature::read_at(&data[..end], 0).is_err(), "{end}");
        }
        // A parameter's payload, a table's ranges, the parameters, the samplers, a kind, the version.
        for (at, value, expected) in [
            (32, 0xffff_fff0u32, "32: expected 8 bytes inside the 116 of the part, found offset 0xfffffff0"),
            (64, 112, "64: expected descriptor ranges inside the part's 116 bytes, found 1 at offset 0x70"),
            (8, 96, "8: expected root parameters inside the part's 116 bytes, found 3 at offset 0x60"),
            (12, 1, "16: expected static samplers inside the part's 116 bytes, found 1 at offset 0x74"),
            (36, 5, "36: expected a root parameter of kind 0 to 4, found 5"),
            (0, 4, "0: expected version 1 (1.0), 2 (1.1) or 3 (1.2), found 4"),
        ] {
            let mut data = data.clone();
            data[at..at + 4].copy_from_slice(&value.to_le_bytes());
            let error = RootSignature::read_at(&data, 0).unwrap_err().to_string();
            let (at, text) = expected.split_once(": ").unwrap();
            assert_eq!(error, alloc::format!("RTS0 at byte {:#x}: {text}", at.parse::<u32>().unwrap()));
        }
    }

    #[test]
    fn samplers_have_flags_from_1_2_on() {
        let mut data = words(&[3, 0, 24, 1, 24, 0]);
        data.extend([0; 52]);
        assert!(RootSignature::read_at(&data, 0).is_err());
        data.extend(words(&[2]));
        let root_signature = RootSignature::read_at(&data, 0).unwrap();
        assert_eq!(root_signature.sampler1(0).unwrap().flags.get(), 2);
        data[0] = 2;
        assert!(RootSignature::read_at(&data, 0).unwrap().sampler1(0).is_none());
    }
}
