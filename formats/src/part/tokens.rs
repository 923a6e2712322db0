//! SHEX, SHDR: the tokens of a Shader Model 4 or 5 program, of which this reads what is declared: stage, thread group,
//! resources.
//!
//! Source: Microsoft's `d3d11TokenizedProgramFormat.hpp`. A program is words: version, length in words, instructions.
//! An instruction's first word has the opcode in bits 0 to 10 and the length in words in bits 24 to 30; custom data
//! (opcode 53) has its length in the next word.

use super::program::ShaderKind;
use crate::{
    dxbc::Part,
    error::{Error, Result},
    layout::Cursor,
};
use zerocopy::little_endian::U32;

/// A program of tokens.
#[derive(Clone, Copy, Debug)]
pub struct Tokens<'a> {
    version: u32,
    instructions: &'a [U32],
    /// The file's byte at which the instructions begin.
    offset: usize,
}

/// The class of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RegisterClass {
    /// `t`: shader resource view.
    Srv,
    /// `u`: unordered access view.
    Uav,
    /// `b`: constant buffer.
    ConstantBuffer,
    /// `s`: sampler.
    Sampler,
}

impl RegisterClass {
    /// The letter in HLSL.
    pub fn letter(self) -> char {
        match self {
            Self::Srv => 't',
            Self::Uav => 'u',
            Self::ConstantBuffer => 'b',
            Self::Sampler => 's',
        }
    }
}

/// Registers that a program declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Registers {
    /// Their class.
    pub class: RegisterClass,
    /// The register space: 0 before Shader Model 5.1.
    pub space: u32,
    /// The first register.
    pub first: u32,
    /// The last register; 0xffffffff for an unbounded range.
    pub last: u32,
}

/// What a declaration declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declaration {
    /// The threads of a group in x, y and z.
    ThreadGroup([u32; 3]),
    /// Registers of resources.
    Registers(Registers),
}

const CUSTOM_DATA: u32 = 53;
const THREAD_GROUP: u32 = 155;

/// The class of registers that an opcode declares.
fn declared_class(opcode: u32) -> Option<RegisterClass> {
    match opcode {
        88 | 161 | 162 => Some(RegisterClass::Srv),
        89 => Some(RegisterClass::ConstantBuffer),
        90 => Some(RegisterClass::Sampler),
        156..=158 => Some(RegisterClass::Uav),
        _ => None,
    }
}

impl<'a> Tokens<'a> {
    /// Reads the words of a part SHEX or SHDR.
    ///
    /// # Errors
    /// A part without version and length, and a length that the part does not have.
    pub fn read(part: &Part<'a>) -> Result<Self> {
        let mut cursor = Cursor::new("SHEX", part.data);
        let read = |cursor: &mut Cursor<'a>| {
            let version = cursor.u32()?;
            let length = cursor.count()?;
            let Some(count) = length.checked_sub(2) else {
                return Err(cursor.error(4, "a length of 2 words or more", length));
            };
            Ok((version, cursor.records(count)?))
        };
        let (version, instructions) = read(&mut cursor).map_err(|error| error.rebased(part.offset))?;
        Ok(Self { version, instructions, offset: part.offset.saturating_add(8) })
    }

    /// The stage; `None` for an unknown one.
    pub fn kind(&self) -> Option<ShaderKind> {
        ShaderKind::new(self.version >> 16).filter(|&kind| kind <= ShaderKind::Compute)
    }

    /// The shader model: major, minor.
    pub fn shader_model(&self) -> (u32, u32) {
        (self.version >> 4 & 0xf, self.version & 0xf)
    }

    /// The declarations of thread group and resources, in order.
    pub fn declarations(&self) -> impl Iterator<Item = Result<Declaration>> + use<'a> {
        let (tokens, mut at) = (*self, 0usize);
        core::iter::from_fn(move || {
            while at < tokens.instructions.len() {
                let start = at;
                let words = match tokens.instruction(start) {
                    Ok(words) => words,
                    Err(error) => {
                        at = tokens.instructions.len();
                        return Some(Err(error));
                    }
                };
                at += words.len();
                match tokens.declaration(words) {
                    Ok(None) => {}
                    Ok(Some(found)) => return Some(Ok(found)),
                    Err(expected) => return Some(Err(tokens.error(start, expected, words.len()))),
                }
            }
            None
        })
    }

    /// The words of the instruction at `at`.
    fn instruction(&self, at: usize) -> Result<&'a [U32]> {
        let rest = self.instructions.get(at..).unwrap_or_default();
        let word = |index: usize| rest.get(index).map_or(0, |word| word.get());
        let length = if word(0) & 0x7ff == CUSTOM_DATA { word(1) } else { word(0) >> 24 & 0x7f };
        match rest.get(..length as usize) {
            Some(words) if !words.is_empty() => Ok(words),
            _ => Err(self.error(at, format_args!("an instruction of 1 to {} words", rest.len()), length as usize)),
        }
    }

    fn declaration(&self, words: &[U32]) -> core::result::Result<Option<Declaration>, &'static str> {
        let Some((first, operands)) = words.split_first() else { return Ok(None) };
        let opcode = first.get() & 0x7ff;
        let word = |index: usize| operands.get(index).map(|word| word.get());
        if opcode == THREAD_GROUP {
            let [Some(x), Some(y), Some(z)] = [word(0), word(1), word(2)] else {
                return Err("a thread group of 4 words");
            };
            return Ok(Some(Declaration::ThreadGroup([x, y, z])));
        }
        let Some(class) = declared_class(opcode) else { return Ok(None) };
        // The operand's word, then its indices. Shader Model 5.1 has three, id and bounds, and ends with the space.
        let registers = if self.shader_model() < (5, 1) {
            word(1).map(|register| Registers { class, space: 0, first: register, last: register })
        } else {
            let space = operands.last().map(|word| word.get());
            let bounds = word(2).zip(word(3)).zip(space);
            bounds.map(|((first, last), space)| Registers { class, space, first, last })
        };
        registers.map(|registers| Some(Declaration::Registers(registers))).ok_or("a declaration with a register")
    }

    fn error(&self, at: usize, expected: impl core::fmt::Display, words: usize) -> Error {
        let byte = self.offset.saturating_add(at.saturating_mul(4));
        Error::new("SHEX", byte, expected, format_args!("{words} words"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dxbc::FourCc;
    use alloc::{string::ToString, vec::Vec};

    fn read(words: &[u32]) -> Result<Vec<Declaration>> {
        let data: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        Tokens::read(&Part { kind: FourCc::SHEX, offset: 0x100, data: &data })?.declarations().collect()
    }

    #[test]
    fn declarations_are_found_among_other_instructions() {
        // cs_5_0: dcl_globalFlags, custom data of 3 words, dcl_constantbuffer cb1[2], dcl_uav u3, dcl_thread_group.
        let words = [
            0x0005_0050,
            17,
            0x0100_086a,
            53,
            3,
            0,
            0x0400_0059,
            0x0020_8e46,
            1,
            2,
            0x0300_009d,
            0x0011_e000,
            3,
            0x0400_009b,
            8,
            4,
            1,
        ];
        let one =
            |class, register| Declaration::Registers(Registers { class, space: 0, first: register, last: register });
        let expected =
            [one(RegisterClass::ConstantBuffer, 1), one(RegisterClass::Uav, 3), Declaration::ThreadGroup([8, 4, 1])];
        assert_eq!(read(&words).unwrap(), expected);
    }

    #[test]
    fn shader_model_5_1_declares_bounds_and_a_space() {
        let words = [0x0000_0051, 9, 0x0700_0058, 0x0030_7e46, 0, 4, 6, 0x5555, 2];
        let registers = Registers { class: RegisterClass::Srv, space: 2, first: 4, last: 6 };
        assert_eq!(read(&words).unwrap(), [Declaration::Registers(registers)]);
    }

    #[test]
    fn lengths_that_cannot_be_are_errors_at_their_byte() {
        for (words, message) in [
            (&[0x50, 1][..], "SHEX at byte 0x104: expected a length of 2 words or more, found 1"),
            (&[0x50, 4, 0], "SHEX at byte 0x108: expected 8 bytes, found 4 before the end"),
            (&[0x50, 3, 0], "SHEX at byte 0x108: expected an instruction of 1 to 1 words, found 0 words"),
            (&[0x50, 4, 53, 3], "SHEX at byte 0x108: expected an instruction of 1 to 2 words, found 3 words"),
            (&[0x50, 4, 0x0200_009b, 1], "SHEX at byte 0x108: expected a thread group of 4 words, found 2 words"),
            (&[0x50, 3, 0x0100_005a], "SHEX at byte 0x108: expected a declaration with a register, found 1 words"),
        ] {
            assert_eq!(read(words).unwrap_err().to_string(), message);
        }
    }
}
