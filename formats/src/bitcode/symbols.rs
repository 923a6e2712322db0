//! The records of value symbol tables.

use super::{BlockIndex, Characters, Record, ValueIndex};

/// A value's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 1)]
pub struct Entry<'a> {
    /// The value.
    pub value: ValueIndex,
    /// A character each.
    pub name: Characters<'a>,
}

/// A basic block's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 2)]
pub struct BlockEntry<'a> {
    /// The block.
    pub block: BlockIndex,
    /// A character each.
    pub name: Characters<'a>,
}
