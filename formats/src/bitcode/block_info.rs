//! The records of BLOCKINFO, whose abbreviations are for the records of other blocks.

use super::{Characters, Record};

/// Which block the abbreviations that follow are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 1)]
pub struct SetBlock {
    /// The block's id.
    pub block: u32,
}

/// The name of the block, for tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 2)]
pub struct BlockName<'a> {
    /// A character each.
    pub name: Characters<'a>,
}

/// The name of a kind of record in the block, for tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 3)]
pub struct RecordName<'a> {
    /// The code of that kind.
    pub code: u32,
    /// A character each.
    pub name: Characters<'a>,
}
