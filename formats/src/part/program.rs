//! The parts that hold a program: DXIL, ILDB (with debug info), and STAT where reflection data was moved there.
//!
//! A program header says which stage and shader model the program has and where in the part the LLVM bitcode lies.

use crate::{
    dxbc::{Container, FourCc, Part},
    error::{Error, Result},
    layout::{Cursor, Layout},
};
use alloc::vec::Vec;
use core::fmt;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned, little_endian::U32};

const FORMAT: &str = "program header";

/// The header of a program (dxc's `DxilProgramHeader`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct ProgramHeader {
    /// The shader model's minor version in bits 0 to 3, its major version in bits 4 to 7, the stage in bits 16 to 31.
    pub version: U32,
    /// The program's size in 32-bit words, with this header.
    pub size_in_words: U32,
    /// Where the bitcode is.
    pub bitcode: BitcodeHeader,
}

/// The header of the bitcode in a program (dxc's `DxilBitcodeHeader`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct BitcodeHeader {
    /// The characters `DXIL`.
    #[layout(type = "char[4]")]
    pub magic: FourCc,
    /// The DXIL version: minor in bits 0 to 7, major in bits 8 to 15.
    pub dxil_version: U32,
    /// The offset of the bitcode from the start of this bitcode header, in bytes.
    pub offset: U32,
    /// The size of the bitcode in bytes.
    pub size: U32,
}

/// The stage of a program, in the numbers of dxc's `ShaderKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the stages' own names")]
pub enum ShaderKind {
    Pixel = 0,
    Vertex = 1,
    Geometry = 2,
    Hull = 3,
    Domain = 4,
    Compute = 5,
    Library = 6,
    RayGeneration = 7,
    Intersection = 8,
    AnyHit = 9,
    ClosestHit = 10,
    Miss = 11,
    Callable = 12,
    Mesh = 13,
    Amplification = 14,
    Node = 15,
}

impl ShaderKind {
    /// All stages, by number.
    pub const ALL: [Self; 16] = [
        Self::Pixel,
        Self::Vertex,
        Self::Geometry,
        Self::Hull,
        Self::Domain,
        Self::Compute,
        Self::Library,
        Self::RayGeneration,
        Self::Intersection,
        Self::AnyHit,
        Self::ClosestHit,
        Self::Miss,
        Self::Callable,
        Self::Mesh,
        Self::Amplification,
        Self::Node,
    ];

    /// The stage of a number; none for a number without a stage.
    pub fn new(number: u32) -> Option<Self> {
        Self::ALL.get(number as usize).copied()
    }

    /// The profile's prefix: `ps` of `ps_6_0`.
    pub fn profile(self) -> &'static str {
        match self {
            Self::Pixel => "ps",
            Self::Vertex => "vs",
            Self::Geometry => "gs",
            Self::Hull => "hs",
            Self::Domain => "ds",
            Self::Compute => "cs",
            Self::Mesh => "ms",
            Self::Amplification => "as",
            _ => "lib",
        }
    }
}

impl fmt::Display for ShaderKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A program: its header and its bitcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Program<'a> {
    /// The header.
    pub header: &'a ProgramHeader,
    /// The LLVM bitcode.
    pub bitcode: &'a [u8],
    /// The file's byte at which the bitcode begins.
    pub offset: usize,
    /// All that follows the header: the bitcode, and what lies before and after it.
    pub body: &'a [u8],
}

impl<'a> Program<'a> {
    /// Reads the program in `part`.
    ///
    /// # Errors
    /// What dxc's `IsValidDxilProgramHeader` does not accept: a part that is shorter than it or its header says,
    /// another magic, or no bitcode.
    pub fn read(part: &Part<'a>) -> Result<Self> {
        Self::read_at(part.data, part.offset)
    }

    /// Reads the program that `bytes` begins with, which lie at byte `base` of a file: a program may stand alone,
    /// without a container.
    ///
    /// # Errors
    /// As [`Program::read`].
    pub fn read_at(bytes: &'a [u8], base: usize) -> Result<Self> {
        Self::lay_out(bytes, base).map_err(|error| error.rebased(base))
    }

    fn lay_out(bytes: &'a [u8], base: usize) -> Result<Self> {
        let header = Cursor::new(FORMAT, bytes).record::<ProgramHeader>()?;
        let BitcodeHeader { magic, offset, size, .. } = header.bitcode;
        let stated = u64::from(header.size_in_words.get()) * 4;
        if stated > bytes.len() as u64 {
            let at = core::mem::offset_of!(ProgramHeader, size_in_words);
            let expected = format_args!("at most the part's {} bytes, in words", bytes.len());
            return Err(Error::new(FORMAT, at, expected, header.size_in_words));
        }
        let at = core::mem::offset_of!(ProgramHeader, bitcode);
        if magic != FourCc::DXIL {
            return Err(Error::new(FORMAT, at, "the magic DXIL", magic));
        }
        let inside = bytes.get(at..).unwrap_or_default();
        let range = offset.get().checked_add(size.get()).map(|end| offset.get() as usize..end as usize);
        match range.and_then(|range| inside.get(range)) {
            Some(bitcode) if !bitcode.is_empty() && inside.len() > size_of::<BitcodeHeader>() => {
                let offset = base.saturating_add(at).saturating_add(offset.get() as usize);
                Ok(Self { header, bitcode, offset, body: bytes.get(size_of::<ProgramHeader>()..).unwrap_or_default() })
            }
            _ => {
                let at = at + core::mem::offset_of!(BitcodeHeader, offset);
                let expected = format_args!("bitcode inside the part's {} bytes", bytes.len());
                Err(Error::new(FORMAT, at, expected, format_args!("{size} bytes at {offset} of the bitcode header")))
            }
        }
    }

    /// Writes the program's bytes.
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.header.as_bytes());
        out.extend_from_slice(self.body);
    }

    /// The stage; none for a number without a stage.
    pub fn kind(&self) -> Option<ShaderKind> {
        ShaderKind::new(self.header.version.get() >> 16)
    }

    /// The shader model: major and minor.
    pub fn shader_model(&self) -> (u32, u32) {
        let version = self.header.version.get();
        (version >> 4 & 0xf, version & 0xf)
    }

    /// The DXIL version: major and minor.
    pub fn dxil_version(&self) -> (u32, u32) {
        let version = self.header.bitcode.dxil_version.get();
        (version >> 8 & 0xff, version & 0xff)
    }
}

/// Whether `data` begins as a program does: with a program header whose bitcode header has its magic.
pub fn is_program(data: &[u8]) -> bool {
    ProgramHeader::ref_from_prefix(data).is_ok_and(|(header, _)| header.bitcode.magic == FourCc::DXIL)
}

/// The header of a program whose bitcode, of `size` bytes, follows it, as dxc writes it. `version` and `dxil_version` are
/// the header's fields.
///
/// # Errors
/// Bitcode whose size 32 bits cannot state.
pub fn program_header(version: u32, dxil_version: u32, size: usize) -> Result<ProgramHeader> {
    let too_large = |_| Error::new(FORMAT, 0, "bitcode below 4 GiB", size);
    let words = size.div_ceil(4).saturating_add(size_of::<ProgramHeader>() / 4);
    Ok(ProgramHeader {
        version: version.into(),
        size_in_words: u32::try_from(words).map_err(too_large)?.into(),
        bitcode: BitcodeHeader {
            magic: FourCc::DXIL,
            dxil_version: dxil_version.into(),
            offset: (size_of::<BitcodeHeader>() as u32).into(),
            size: u32::try_from(size).map_err(too_large)?.into(),
        },
    })
}

/// Writes a program around `bitcode` at the end of `out`, as dxc does: the bitcode follows the headers, and zeros make
/// the program a whole number of words. `version` and `dxil_version` are as of [`program_header`].
///
/// # Errors
/// Bitcode whose size 32 bits cannot state.
pub fn write_program(version: u32, dxil_version: u32, bitcode: &[u8], out: &mut Vec<u8>) -> Result<()> {
    out.extend_from_slice(program_header(version, dxil_version, bitcode.len())?.as_bytes());
    out.extend_from_slice(bitcode);
    out.resize(out.len() + (bitcode.len().next_multiple_of(4) - bitcode.len()), 0);
    Ok(())
}

/// The part whose program dxc's listing shows: the first with debug info, or the first without.
///
/// # Errors
/// A container without either; of one that holds Shader Model 4 or 5 tokens it says what that means.
pub fn listed_program_part<'a>(container: &Container<'a>) -> Result<Part<'a>> {
    let program = container.find(FourCc::ILDB).or_else(|| container.find(FourCc::DXIL));
    program.ok_or_else(|| {
        let tokens = container.parts().find(|part| matches!(part.kind, FourCc::SHEX | FourCc::SHDR | FourCc::AON9));
        match tokens {
            Some(Part { kind, offset, .. }) => {
                let model = if kind == FourCc::SHEX { "Shader Model 5" } else { "Shader Model 4 or older" };
                let found =
                    format_args!("{kind}: {model} tokens from fxc, which are no LLVM bitcode and have no DXIL listing");
                Error::new("container", offset, "a DXIL or ILDB part (Shader Model 6)", found)
            }
            None => {
                let found = format_args!("{}", Kinds(*container));
                Error::new("container", container.base(), "a DXIL or ILDB part", found)
            }
        }
    })
}

/// The kinds of a container's parts, in words.
struct Kinds<'a>(Container<'a>);

impl fmt::Display for Kinds<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: usize = 16;
        let mut kinds = self.0.parts().map(|part| part.kind);
        match kinds.next() {
            None => f.write_str("no parts"),
            Some(first) => {
                write!(f, "{first}")?;
                kinds.by_ref().take(MOST).try_for_each(|kind| write!(f, ", {kind}"))?;
                f.write_str(if kinds.next().is_some() { ", ..." } else { "" })
            }
        }
    }
}

/// The program that reflection reads where it was taken out of the DXIL part: the one in STAT, if that holds one.
pub fn reflection_program<'a>(container: &Container<'a>) -> Option<Program<'a>> {
    container.find(FourCc::STAT).and_then(|part| Program::read(&part).ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dxbc::Builder;
    use alloc::{string::ToString, vec, vec::Vec};

    fn program(offset: u32, size: u32) -> Vec<u8> {
        let bitcode =
            BitcodeHeader { magic: FourCc::DXIL, dxil_version: 0x106.into(), offset: offset.into(), size: size.into() };
        let header = ProgramHeader { version: 0x5_0066.into(), size_in_words: 7.into(), bitcode };
        let mut bytes = header.as_bytes().to_vec();
        bytes.extend(*b"BC\xc0\xde");
        bytes
    }

    #[test]
    fn a_program_says_stage_model_and_where_its_bitcode_lies() {
        let bytes = program(16, 4);
        let program = Program::read_at(&bytes, 100).unwrap();
        assert_eq!((program.kind(), program.shader_model()), (Some(ShaderKind::Compute), (6, 6)));
        assert_eq!((program.dxil_version(), program.bitcode, program.offset), ((1, 6), &b"BC\xc0\xde"[..], 124));
    }

    #[test]
    fn a_program_is_written_as_it_was_read_and_padded_when_it_is_new() {
        let bytes = program(0, 20);
        let mut written = vec![];
        Program::read_at(&bytes, 0).unwrap().write(&mut written);
        assert_eq!(written, bytes);
        let mut new = vec![];
        write_program(0x5_0066, 0x106, b"BC\xc0\xde\x01", &mut new).unwrap();
        assert_eq!((new.len(), is_program(&new)), (32, true));
        let found = Program::read_at(&new, 0).unwrap();
        assert_eq!((found.bitcode, found.header.size_in_words.get()), (&b"BC\xc0\xde\x01"[..], 8));
    }

    /// The bitcode's end is a sum of 32 bits that may not wrap, and bitcode may not be empty.
    #[test]
    fn bitcode_outside_the_part_is_refused_as_dxc_does() {
        for (offset, size) in [(16, 5), (21, 0), (16, 0), (0xffff_fff0, 0x20), (24, 1)] {
            let error = Program::read_at(&program(offset, size), 0x30).unwrap_err();
            assert_eq!(error.byte(), 0x40, "{error}");
        }
        assert!(Program::read_at(&program(0, 20), 0).is_ok());
        let bytes = program(16, 4);
        for end in 0..bytes.len() {
            assert!(Program::read_at(&bytes[..end], 0).is_err());
        }
    }

    #[test]
    fn a_container_of_shader_model_5_says_so() {
        let file = Builder::new().part(FourCc::SHEX, b"tokens").build().unwrap();
        let error = listed_program_part(&Container::read(&file).unwrap()).unwrap_err().to_string();
        assert_eq!(
            error,
            "container at byte 0x2c: expected a DXIL or ILDB part (Shader Model 6), found SHEX: Shader Model 5 tokens \
             from fxc, which are no LLVM bitcode and have no DXIL listing"
        );
    }
}
