//! The records of use-list orders (`USELIST_BLOCK_ID`).

use super::{BlockIndex, Ending, Record, ValueIndex};

/// The order of a value's uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 1)]
pub struct OfValue<'a> {
    /// The indexes, then the value's id.
    pub operands: Ending<'a, ValueIndex>,
}

/// The order of a basic block's uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 2)]
pub struct OfBlock<'a> {
    /// The indexes, then the block's number.
    pub operands: Ending<'a, BlockIndex>,
}
