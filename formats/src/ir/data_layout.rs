//! Sizes and alignments of types, by the module's data layout string and the rules of dxc's LLVM.

use alloc::vec::Vec;

/// What a data layout string says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DataLayout {}

/// Where the fields of a struct are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StructLayout {
    /// The offset of each field, in bytes.
    pub offsets: Vec<u64>,
    /// The size of all, in bytes.
    pub size: u64,
}
