//! Writes root signatures.

use super::{
    DescriptorTable, ParameterHeader, Payload, Range, Range1, Ranges, RootConstants, RootDescriptor, RootDescriptor1,
    RootSignature, RootSignatureHeader, StaticSampler1, Version,
};
use crate::error::{Error, Result};
use alloc::vec::Vec;
use zerocopy::{FromZeros, IntoBytes};

/// A root signature as values, written in the order in which dxc lays it out: header, parameters, what each parameter
/// says, a table's ranges after the table, and the static samplers.
///
/// Flags of a version that does not have them are not written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RootSignatureBuilder {
    /// The version.
    pub version: Version,
    /// The flags, as in the header.
    pub flags: u32,
    /// The parameters.
    pub parameters: Vec<ParameterValue>,
    /// The static samplers.
    pub samplers: Vec<StaticSampler1>,
}

/// A root parameter as a value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(any(test, feature = "arbitrary"), derive(arbitrary::Arbitrary))]
pub struct ParameterValue {
    /// The stages that see it, as in [`ParameterHeader`].
    pub visibility: u32,
    /// What it says.
    pub payload: PayloadValue,
}

/// What a root parameter says, as a value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(any(test, feature = "arbitrary"), derive(arbitrary::Arbitrary))]
pub enum PayloadValue {
    /// A descriptor table.
    Table(Vec<RangeValue>),
    /// Root constants.
    Constants {
        /// The register.
        register: u32,
        /// The register space.
        space: u32,
        /// The number of 32-bit constants.
        count: u32,
    },
    /// A root descriptor.
    Descriptor {
        /// What it describes.
        kind: DescriptorKind,
        /// The register.
        register: u32,
        /// The register space.
        space: u32,
        /// The flags, from version 1.1 on.
        flags: u32,
    },
}

/// What a root descriptor describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(any(test, feature = "arbitrary"), derive(arbitrary::Arbitrary))]
#[repr(u32)]
pub enum DescriptorKind {
    /// A constant buffer.
    ConstantBuffer = 2,
    /// A shader resource view.
    Srv = 3,
    /// An unordered access view.
    Uav = 4,
}

/// A range of descriptors as a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(any(test, feature = "arbitrary"), derive(arbitrary::Arbitrary))]
pub struct RangeValue {
    /// The kind, as in [`Range`].
    pub kind: u32,
    /// The number of descriptors; 0xffffffff for no bound.
    pub count: u32,
    /// The first register.
    pub register: u32,
    /// The register space.
    pub space: u32,
    /// The flags, from version 1.1 on.
    pub flags: u32,
    /// The offset from the table's start, in descriptors; 0xffffffff for where the range before ends.
    pub offset: u32,
}

impl RootSignatureBuilder {
    /// The values of a root signature that was read.
    ///
    /// # Errors
    /// What the root signature's own reader refuses, and one whose tables share ranges so often that their values would
    /// take more memory than the part.
    pub fn of(root_signature: &RootSignature<'_>) -> Result<Self> {
        let mut left = root_signature.bytes().len();
        let mut parameters = Vec::with_capacity(root_signature.parameters.len());
        for found in root_signature.iter() {
            let (header, payload) = found?;
            let payload = match payload {
                Payload::Table(_, ranges) => {
                    let size = match ranges {
                        Ranges::Plain(table) => table.bytes().len(),
                        Ranges::Flags(table) => table.bytes().len(),
                    };
                    left = left.checked_sub(size).ok_or_else(|| {
                        Error::new(super::FORMAT, 0, "descriptor tables with ranges of their own", "shared ranges")
                    })?;
                    PayloadValue::Table(match ranges {
                        Ranges::Plain(table) => table.iter().map(RangeValue::from).collect(),
                        Ranges::Flags(table) => table.iter().map(RangeValue::from).collect(),
                    })
                }
                Payload::Constants(RootConstants { register, space, count }) => {
                    PayloadValue::Constants { register: register.get(), space: space.get(), count: count.get() }
                }
                Payload::Descriptor(RootDescriptor { register, space }) => PayloadValue::Descriptor {
                    kind: header.into(),
                    register: register.get(),
                    space: space.get(),
                    flags: 0,
                },
                Payload::Descriptor1(RootDescriptor1 { register, space, flags }) => PayloadValue::Descriptor {
                    kind: header.into(),
                    register: register.get(),
                    space: space.get(),
                    flags: flags.get(),
                },
            };
            parameters.push(ParameterValue { visibility: header.visibility.get(), payload });
        }
        let samplers = (0..root_signature.samplers.len()).map(|index| {
            let mut sampler = StaticSampler1::new_zeroed();
            match root_signature.sampler1(index) {
                Some(found) => sampler = *found,
                None => sampler.version0 = root_signature.samplers.get(index).copied().unwrap_or(sampler.version0),
            }
            sampler
        });
        let samplers = samplers.collect();
        Ok(Self { version: root_signature.version, flags: root_signature.header.flags.get(), parameters, samplers })
    }

    /// The root signature's bytes.
    ///
    /// # Errors
    /// A root signature whose offsets 32 bits cannot state.
    pub fn build(&self) -> Result<Vec<u8>> {
        let headers = self.parameters.len().saturating_mul(size_of::<ParameterHeader>());
        let payloads = self.parameters.iter().map(|parameter| parameter.payload.size(self.version));
        let first = size_of::<RootSignatureHeader>().saturating_add(headers);
        let samplers = payloads.clone().fold(first, usize::saturating_add);
        let size = samplers.saturating_add(self.samplers.len().saturating_mul(self.version.sampler_size()));
        if u32::try_from(size).is_err() {
            return Err(Error::new(super::FORMAT, 0, "a root signature below 4 GiB", size));
        }
        // No number below is larger than the size, so each fits 32 bits.
        let word = |number: usize| (number as u32).into();
        let mut data = Vec::with_capacity(size);
        let header = RootSignatureHeader {
            version: (self.version as u32).into(),
            parameter_count: word(self.parameters.len()),
            parameters: word(size_of::<RootSignatureHeader>()),
            sampler_count: word(self.samplers.len()),
            samplers: word(samplers),
            flags: self.flags.into(),
        };
        data.extend_from_slice(header.as_bytes());
        let mut at = first;
        for (parameter, size) in self.parameters.iter().zip(payloads) {
            let header = ParameterHeader {
                kind: parameter.payload.kind().into(),
                visibility: parameter.visibility.into(),
                payload: word(at),
            };
            data.extend_from_slice(header.as_bytes());
            at += size;
        }
        self.parameters.iter().for_each(|parameter| parameter.payload.write(self.version, &mut data));
        for sampler in &self.samplers {
            let bytes = sampler.as_bytes();
            data.extend_from_slice(bytes.get(..self.version.sampler_size()).unwrap_or(bytes));
        }
        Ok(data)
    }
}

impl PayloadValue {
    fn kind(&self) -> u32 {
        match self {
            Self::Table(_) => 0,
            Self::Constants { .. } => 1,
            Self::Descriptor { kind, .. } => *kind as u32,
        }
    }

    fn size(&self, version: Version) -> usize {
        match self {
            Self::Table(ranges) => {
                size_of::<DescriptorTable>().saturating_add(ranges.len().saturating_mul(version.range_size()))
            }
            Self::Constants { .. } => size_of::<RootConstants>(),
            Self::Descriptor { .. } if version < Version::V1_1 => size_of::<RootDescriptor>(),
            Self::Descriptor { .. } => size_of::<RootDescriptor1>(),
        }
    }

    /// Writes what the parameter says at the end of `data`, which the part begins with.
    fn write(&self, version: Version, data: &mut Vec<u8>) {
        match self {
            Self::Table(ranges) => {
                let table = DescriptorTable {
                    range_count: (ranges.len() as u32).into(),
                    ranges: ((data.len() + size_of::<DescriptorTable>()) as u32).into(),
                };
                data.extend_from_slice(table.as_bytes());
                for &RangeValue { kind, count, register, space, flags, offset } in ranges {
                    let words = [kind, count, register, space];
                    words.iter().for_each(|word| data.extend_from_slice(&word.to_le_bytes()));
                    if version >= Version::V1_1 {
                        data.extend_from_slice(&flags.to_le_bytes());
                    }
                    data.extend_from_slice(&offset.to_le_bytes());
                }
            }
            &Self::Constants { register, space, count } => {
                let record = RootConstants { register: register.into(), space: space.into(), count: count.into() };
                data.extend_from_slice(record.as_bytes());
            }
            &Self::Descriptor { register, space, flags, .. } => {
                let record = RootDescriptor1 { register: register.into(), space: space.into(), flags: flags.into() };
                let bytes = record.as_bytes();
                data.extend_from_slice(bytes.get(..self.size(version)).unwrap_or(bytes));
            }
        }
    }
}

impl From<&ParameterHeader> for DescriptorKind {
    fn from(header: &ParameterHeader) -> Self {
        match header.kind.get() {
            3 => Self::Srv,
            4 => Self::Uav,
            _ => Self::ConstantBuffer,
        }
    }
}

impl From<&Range> for RangeValue {
    fn from(range: &Range) -> Self {
        Self {
            kind: range.kind.get(),
            count: range.count.get(),
            register: range.register.get(),
            space: range.space.get(),
            flags: 0,
            offset: range.offset.get(),
        }
    }
}

impl From<&Range1> for RangeValue {
    fn from(range: &Range1) -> Self {
        Self {
            kind: range.kind.get(),
            count: range.count.get(),
            register: range.register.get(),
            space: range.space.get(),
            flags: range.flags.get(),
            offset: range.offset.get(),
        }
    }
}

#[cfg(any(test, feature = "arbitrary"))]
impl<'a> arbitrary::Arbitrary<'a> for RootSignatureBuilder {
    fn arbitrary(bytes: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        let mut builder = Self { version: bytes.arbitrary()?, flags: bytes.arbitrary()?, ..Self::default() };
        for _ in 0..bytes.int_in_range(0..=4)? {
            builder.parameters.push(bytes.arbitrary()?);
        }
        for _ in 0..bytes.int_in_range(0..=3)? {
            builder.samplers.push(crate::layout::arbitrary_record(bytes)?);
        }
        // Flags are zero where the version does not have them.
        if builder.version < Version::V1_2 {
            builder.samplers.iter_mut().for_each(|sampler| sampler.flags = 0.into());
        }
        if builder.version < Version::V1_1 {
            for parameter in &mut builder.parameters {
                match &mut parameter.payload {
                    PayloadValue::Table(ranges) => ranges.iter_mut().for_each(|range| range.flags = 0),
                    PayloadValue::Descriptor { flags, .. } => *flags = 0,
                    PayloadValue::Constants { .. } => {}
                }
            }
        }
        Ok(builder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    fn sample(version: Version) -> RootSignatureBuilder {
        let range = RangeValue { kind: 0, count: 7, register: 0, space: 1, flags: 0, offset: u32::MAX };
        let parameters = vec![
            ParameterValue { visibility: 5, payload: PayloadValue::Table(vec![range; 2]) },
            ParameterValue { visibility: 0, payload: PayloadValue::Constants { register: 4, space: 1, count: 16 } },
            ParameterValue {
                visibility: 3,
                payload: PayloadValue::Descriptor { kind: DescriptorKind::Uav, register: 9, space: 2, flags: 0 },
            },
        ];
        RootSignatureBuilder { version, flags: 1, parameters, samplers: vec![StaticSampler1::new_zeroed()] }
    }

    #[test]
    fn each_version_is_read_as_it_was_written() {
        for (version, size) in [(Version::V1_0, 180), (Version::V1_1, 192), (Version::V1_2, 196)] {
            let builder = sample(version);
            let data = builder.build().unwrap();
            assert_eq!(data.len(), size);
            assert_eq!(RootSignatureBuilder::of(&RootSignature::read_at(&data, 0).unwrap()).unwrap(), builder);
        }
    }

    /// Tables may share ranges in a file, but not without end: their values would take memory that the part does not.
    #[test]
    fn shared_ranges_do_not_multiply() {
        let mut builder = RootSignatureBuilder::default();
        let range = RangeValue { kind: 0, count: 1, register: 0, space: 0, flags: 0, offset: 0 };
        let table = PayloadValue::Table(vec![range; 100]);
        builder.parameters = vec![ParameterValue { visibility: 0, payload: table }];
        let empty = ParameterValue { visibility: 0, payload: PayloadValue::Table(vec![]) };
        builder.parameters.resize(60, empty);
        let mut data = builder.build().unwrap();
        let (first, rest) = data[24..].split_at_mut(12);
        rest.chunks_exact_mut(12).take(59).for_each(|parameter| parameter.copy_from_slice(first));
        let root_signature = RootSignature::read_at(&data, 0).unwrap();
        assert!(RootSignatureBuilder::of(&root_signature).is_err());
    }

    /// Any value, written and read, is itself.
    #[test]
    fn any_value_is_read_as_it_was_written() {
        crate::part::tests::for_any_value(300, 1200, |builder: RootSignatureBuilder| {
            let data = builder.build().unwrap();
            let again = RootSignatureBuilder::of(&RootSignature::read_at(&data, 0).unwrap()).unwrap();
            // Any bits may be a number, of which some are not equal to themselves: the bytes are compared too.
            assert_eq!((again.build().unwrap(), again.parameters), (data, builder.parameters));
        });
    }
}
