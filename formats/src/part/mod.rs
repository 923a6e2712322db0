//! The parts of a container, one file each: typed views of their bytes, and writers of the same bytes.
//!
//! A reader takes a [`Part`] or the part's bytes, and borrows from them: nothing is copied or allocated. Errors of a
//! reader that is given a part name the byte in the file. [`read`] reads a part of any kind, and what it gives writes
//! the part's bytes again, to the bit.
//!
//! Structures of variable size are read with `zerocopy` too: `binrw` would copy the strings and blobs that are borrowed
//! here. Writers from values (`Psv0Builder`, `RdatBuilder`, ...) lay a part out as dxc does.
//!
//! ```
//! use shaderbin::{dxbc::{Builder, Container, FourCc}, part};
//!
//! let file = Builder::new().part(FourCc::SFI0, &[1, 0, 0, 0, 0, 0, 0, 0]).build()?;
//! for found in Container::read(&file)?.parts() {
//!     let part::AnyPart::Features(features) = part::read(&found)? else { panic!("SFI0 holds features") };
//!     assert_eq!(features.record.required().next(), Some((0, "Double-precision floating point")));
//!     let mut written = vec![];
//!     part::AnyPart::Features(features).write(&mut written);
//!     assert_eq!(written, found.data);
//! }
//! # Ok::<(), shaderbin::Error>(())
//! ```

pub mod debug_name;
pub mod features;
pub mod hash;
pub mod pdb_info;
pub mod program;
pub mod psv0;
pub mod rdat;
pub mod root_signature;
pub mod signature;
pub mod source_info;
pub mod tokens;
pub mod version;
mod zlib;

use crate::{
    dxbc::{FourCc, Part},
    error::{Error, Result},
    layout::{Cursor, Raw},
};
use alloc::vec::Vec;
use zerocopy::{Immutable, IntoBytes};

/// A record of fixed size that a part begins with, and what follows it: nothing, or a newer version's fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WithTail<'a, T> {
    /// The record.
    pub record: &'a T,
    /// What follows it.
    pub tail: &'a [u8],
}

impl<'a, T: Raw + IntoBytes + Immutable> WithTail<'a, T> {
    /// Reads the part of `format` that begins with a `T`.
    ///
    /// # Errors
    /// A part that is shorter than a `T`.
    pub fn read(format: &'static str, part: &Part<'a>) -> Result<Self> {
        let mut cursor = Cursor::new(format, part.data);
        let record = cursor.record().map_err(|error| error.rebased(part.offset))?;
        Ok(Self { record, tail: cursor.rest() })
    }

    /// Writes the part's bytes.
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.record.as_bytes());
        out.extend_from_slice(self.tail);
    }
}

/// A part of any kind, read.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[allow(clippy::large_enum_variant, reason = "a box would be an allocation, and one part at a time is small")]
pub enum AnyPart<'a> {
    /// DXIL, ILDB, and the STAT of Shader Model 6: a program.
    Program(program::Program<'a>),
    /// ISG1, OSG1, PSG1, ISGN, OSGN, OSG5, PCSG: a signature.
    Signature(signature::Signature<'a>),
    /// PSV0: what a pipeline is validated against.
    Psv0(psv0::Psv0<'a>),
    /// SFI0: required features.
    Features(WithTail<'a, features::Features>),
    /// HASH: the shader hash.
    Hash(WithTail<'a, hash::ShaderHash>),
    /// ILDN: the name of the debug file.
    DebugName(debug_name::DebugName<'a>),
    /// VERS: the compiler's version.
    Version(version::Version<'a>),
    /// RTS0: a root signature.
    RootSignature(root_signature::RootSignature<'a>),
    /// RDAT: runtime data.
    Rdat(rdat::Rdat<'a>),
    /// SRCI: source files and arguments.
    SourceInfo(source_info::SourceInfo<'a>),
    /// PDBI: PDB info.
    PdbInfo(pdb_info::PdbInfo<'a>),
    /// PRIV: bytes that belong to the application alone.
    Private(&'a [u8]),
    /// Bytes of a kind that is named at most: Shader Model 4 and 5 code and reflection, and unknown kinds.
    Bytes(&'a [u8]),
}

/// Reads a part by its kind.
///
/// # Errors
/// A part that its kind's reader cannot lay out; the error names the kind and the byte in the file.
pub fn read<'a>(part: &Part<'a>) -> Result<AnyPart<'a>> {
    Ok(match part.kind {
        FourCc::DXIL => AnyPart::Program(program::Program::read(part).map_err(|error| error.within("DXIL"))?),
        FourCc::ILDB => AnyPart::Program(program::Program::read(part).map_err(|error| error.within("ILDB"))?),
        // Shader Model 5's statistics are numbers of their own kind.
        FourCc::STAT if program::is_program(part.data) => {
            AnyPart::Program(program::Program::read(part).map_err(|error| error.within("STAT"))?)
        }
        FourCc::ISG1 | FourCc::OSG1 | FourCc::PSG1 | FourCc::ISGN | FourCc::OSGN | FourCc::OSG5 | FourCc::PCSG => {
            AnyPart::Signature(signature::Signature::read(part)?)
        }
        FourCc::PSV0 => AnyPart::Psv0(psv0::Psv0::read(part)?),
        FourCc::SFI0 => AnyPart::Features(WithTail::read("SFI0", part)?),
        FourCc::HASH => AnyPart::Hash(WithTail::read("HASH", part)?),
        FourCc::ILDN => AnyPart::DebugName(debug_name::DebugName::read(part)?),
        FourCc::VERS => AnyPart::Version(version::Version::read(part)?),
        FourCc::RTS0 => AnyPart::RootSignature(root_signature::RootSignature::read(part)?),
        FourCc::RDAT => AnyPart::Rdat(rdat::Rdat::read(part)?),
        FourCc::SRCI => AnyPart::SourceInfo(source_info::SourceInfo::read(part)?),
        FourCc::PDBI => AnyPart::PdbInfo(pdb_info::PdbInfo::read(part)?),
        FourCc::PRIV => AnyPart::Private(part.data),
        _ => AnyPart::Bytes(part.data),
    })
}

/// Reads a part by its kind as far as it can be read, for those who show what lies before a fault: of PSV0 and RDAT the
/// tables before it, of other kinds the bytes. Where there is a fault, what was read does not write the part's bytes.
pub fn read_so_far<'a>(part: &Part<'a>) -> (AnyPart<'a>, Option<Error>) {
    let found = match part.kind {
        FourCc::PSV0 => psv0::Psv0::read_so_far(part).map(|(psv0, fault)| (AnyPart::Psv0(psv0), fault)),
        FourCc::RDAT => rdat::Rdat::read_so_far(part).map(|(rdat, fault)| (AnyPart::Rdat(rdat), fault)),
        _ => read(part).map(|part| (part, None)),
    };
    found.unwrap_or_else(|fault| (AnyPart::Bytes(part.data), Some(fault)))
}

impl AnyPart<'_> {
    /// Writes the part's data, without its header, at the end of `out`.
    pub fn write(&self, out: &mut Vec<u8>) {
        match self {
            Self::Program(program) => program.write(out),
            Self::Signature(signature) => signature.write(out),
            Self::Psv0(psv0) => psv0.write(out),
            Self::Features(features) => features.write(out),
            Self::Hash(hash) => hash.write(out),
            Self::DebugName(name) => name.write(out),
            Self::Version(version) => version.write(out),
            Self::RootSignature(root_signature) => root_signature.write(out),
            Self::Rdat(rdat) => rdat.write(out),
            Self::SourceInfo(source_info) => source_info.write(out),
            Self::PdbInfo(pdb_info) => pdb_info.write(out),
            Self::Private(bytes) | Self::Bytes(bytes) => out.extend_from_slice(bytes),
        }
    }

    /// Checks what reading leaves to those who follow a reference: that names, strings, arrays and records that the
    /// part's fields refer to are there.
    ///
    /// # Errors
    /// The first reference to what is not there, at the byte where the reference stands.
    pub fn check_references(&self) -> Result<()> {
        match self {
            Self::Psv0(psv0) => psv0.check_references(),
            Self::Signature(signature) => signature.check_references(),
            Self::Rdat(rdat) => rdat.check_references(),
            _ => Ok(()),
        }
    }

    /// Whether the reader knows the part's fields, and does not only keep its bytes.
    pub fn is_typed(&self) -> bool {
        !matches!(self, Self::Private(_) | Self::Bytes(_))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use alloc::vec;

    /// Hands `count` values to `check`, each made of `size` bytes of a fixed sequence without a pattern.
    pub(crate) fn for_any_value<T: for<'a> arbitrary::Arbitrary<'a>>(
        count: usize,
        size: usize,
        mut check: impl FnMut(T),
    ) {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..count {
            let mut bytes = Vec::with_capacity(size);
            while bytes.len() < size {
                // Marsaglia's xorshift.
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                bytes.push(state.to_le_bytes()[3]);
            }
            check(T::arbitrary(&mut arbitrary::Unstructured::new(&bytes)).unwrap());
        }
    }

    #[test]
    fn each_kind_has_its_reader_and_unknown_kinds_keep_their_bytes() {
        let part = |kind, data| Part { kind, offset: 0x40, data };
        let hash = [7; 23];
        let AnyPart::Hash(found) = read(&part(FourCc::HASH, &hash)).unwrap() else { panic!("a hash") };
        assert_eq!((found.record.digest, found.tail), ([7; 16], &[7; 3][..]));
        for (kind, typed) in [(FourCc::HASH, true), (FourCc::SHEX, false), (FourCc(*b"WHAT"), false)] {
            let found = read(&part(kind, &hash)).unwrap();
            let mut written = vec![];
            found.write(&mut written);
            assert_eq!((found.is_typed(), &written[..]), (typed, &hash[..]));
        }
        // Shader Model 5's statistics are not a program, nor a fault.
        assert!(matches!(read(&part(FourCc::STAT, &[1; 148])).unwrap(), AnyPart::Bytes(_)));
    }

    #[test]
    fn a_fault_leaves_what_lies_before_it() {
        let data = [7; 19];
        let part = Part { kind: FourCc::HASH, offset: 0x40, data: &data };
        let (found, fault) = read_so_far(&part);
        assert!(matches!(found, AnyPart::Bytes(bytes) if bytes == data));
        assert_eq!(fault.unwrap().byte(), 0x40);
        // A PSV0 whose resources lie past the end still has its runtime info.
        let data = [24u32, 0, 0, 0, 0, 0, 0, 9, 16].map(u32::to_le_bytes).concat();
        let (found, fault) = read_so_far(&Part { kind: FourCc::PSV0, offset: 0, data: &data });
        assert!(matches!(found, AnyPart::Psv0(psv0) if psv0.runtime_info.version() == 0));
        assert_eq!(fault.unwrap().byte(), 36);
    }
}
