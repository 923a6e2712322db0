//! The operations that DXIL calls as `dx.op.*` functions: their opcodes, names and parameters.

mod table;

use crate::release::{Release, Style};
use table::{CORE, EXPERIMENTAL, WAVE_MATRIX, WAVE_MATRIX_FIRST};

/// The number of the table of experimental operations, in an opcode's upper 16 bits.
const EXPERIMENTAL_TABLE: u32 = 0x8000;

/// The opcode of the operation that says of a handle what resource it is.
pub const ANNOTATE_HANDLE: u32 = 216;

/// An operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Operation {
    text: &'static str,
}

impl Operation {
    /// The operation of an opcode as `release` knows it: bits 0 to 15 number it, bits 16 to 31 say in which table.
    #[inline]
    pub fn new(opcode: u32, release: Release) -> Option<Self> {
        Self::of(opcode, release.style())
    }

    #[inline]
    pub(crate) fn of(opcode: u32, style: &Style) -> Option<Self> {
        let index = (opcode & 0xffff) as usize;
        let text = match (opcode >> 16, style.wave_matrix_operations) {
            (0, false) => CORE.get(index),
            (EXPERIMENTAL_TABLE, false) => EXPERIMENTAL.get(index),
            (0, true) if index < style.operations => {
                let reserved = opcode.checked_sub(WAVE_MATRIX_FIRST).map(|index| index as usize);
                reserved.and_then(|index| WAVE_MATRIX.get(index)).or_else(|| CORE.get(index))
            }
            _ => None,
        };
        text.map(|text| Self { text })
    }

    /// Its name: `LoadInput`.
    pub fn name(self) -> &'static str {
        self.text.split_once('(').map_or(self.text, |(name, _)| name)
    }

    /// The names of its parameters after the opcode.
    pub fn parameters(self) -> impl Iterator<Item = &'static str> {
        let list = self.text.split_once('(').map_or("", |(_, list)| list);
        list.trim_end_matches(')').split(',').filter(|name| !name.is_empty())
    }

    /// Its name with its parameters: `LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)`.
    #[inline]
    pub fn signature(self) -> &'static str {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn an_opcode_has_a_name_and_parameters() {
        let load = Operation::new(4, Release::V1_9).unwrap();
        assert_eq!(load.signature(), "LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)");
        assert_eq!(load.name(), "LoadInput");
        assert_eq!(load.parameters().collect::<Vec<_>>(), ["inputSigId", "rowIndex", "colIndex", "gsVertexAxis"]);
        assert_eq!(Operation::new(ANNOTATE_HANDLE, Release::V1_6).unwrap().name(), "AnnotateHandle");
        assert_eq!(Operation::new(0x8000_0001, Release::V1_9).unwrap().parameters().count(), 0);
    }

    #[test]
    fn releases_know_different_operations() {
        let name = |opcode, release| Operation::new(opcode, release).map(Operation::name);
        assert_eq!(name(221, Release::V1_6), Some("IsHelperLane"));
        assert_eq!(name(222, Release::V1_6), None);
        assert_eq!(name(225, Release::V1_7), Some("TextureStoreSample"));
        assert_eq!(name(226, Release::V1_7), None);
        assert_eq!(name(226, Release::V1_8), Some("WaveMatrix_Annotate"));
        assert_eq!(name(226, Release::V1_9), Some("Reserved0"));
        assert_eq!(name(257, Release::V1_8), Some("StartInstanceLocation"));
        assert_eq!(name(258, Release::V1_8), None);
        assert_eq!(name(311, Release::V1_9), Some("FDot"));
        assert_eq!(name(312, Release::V1_9), None);
        assert_eq!(name(0x8000_0000, Release::V1_8), None);
        assert_eq!(name(u32::MAX, Release::V1_9), None);
    }
}
