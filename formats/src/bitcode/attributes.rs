//! The records of attribute groups and lists.

use super::{Record, Rest};

/// A list of attribute groups, which functions and calls name by its number from 1 (`PARAMATTR_BLOCK_ID`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 2)]
pub struct List<'a> {
    /// Ids of groups.
    pub groups: Rest<'a>,
}

/// A list in LLVM's form before groups (`PARAMATTR_BLOCK_ID`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 1)]
pub struct OldList<'a> {
    /// Pairs of slot and bits.
    pub pairs: Rest<'a>,
}

/// A group of attributes (`PARAMATTR_GROUP_BLOCK_ID`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 3)]
pub struct Group<'a> {
    /// The group's id.
    pub id: u64,
    /// What it is of: 0 the result, 0xffffffff the function; a parameter from 1 on.
    pub slot: u32,
    /// Attributes: `0, kind` a flag; `1, kind, value` a number; `3, key..., 0` and `4, key..., 0, value..., 0` strings.
    pub attributes: Rest<'a>,
}
