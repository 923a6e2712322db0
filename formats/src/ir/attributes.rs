//! Attribute lists of functions and calls.

use super::{Span, Text};
use alloc::vec::Vec;

/// The slot of a function's result.
pub const RETURN_SLOT: u32 = 0;
/// The slot of the function itself; parameters have 1 and up.
pub const FUNCTION_SLOT: u32 = u32::MAX;

/// The number of an attribute list, from 1; 0 is the empty list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ListId(pub u32);

/// The index of a set of attributes of one slot: equal sets have one id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GroupId(pub u32);

/// One attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attribute {
    /// A flag of this kind (LLVM's number in bitcode).
    Flag(u32),
    /// A kind with a number.
    Number(u32, u64),
    /// A key with a value, either of which may be empty.
    String(Text, Text),
}

/// The attribute lists of a module.
#[derive(Debug, Default)]
pub struct Attributes {
    /// The pool of attributes.
    pub(crate) pool: Vec<Attribute>,
    /// The sets.
    pub(crate) groups: Vec<Span>,
    /// The pool of lists: slot and set.
    pub(crate) slots: Vec<(u32, GroupId)>,
    /// The lists, from number 1.
    pub(crate) lists: Vec<Span>,
}

impl Attributes {
    /// The slots of a list.
    #[inline]
    pub fn list(&self, list: ListId) -> &[(u32, GroupId)] {
        match self.lists.get((list.0 as usize).wrapping_sub(1)) {
            Some(span) => span.of(&self.slots),
            None => &[],
        }
    }

    /// The set of attributes that a list has for a slot.
    #[inline]
    pub fn slot(&self, list: ListId, slot: u32) -> Option<GroupId> {
        self.list(list).iter().find(|(s, _)| *s == slot).map(|(_, group)| *group)
    }

    /// The attributes of a set, in the order that LLVM prints them.
    pub fn group(&self, group: GroupId) -> &[Attribute] {
        self.groups.get(group.0 as usize).map_or(&[], |span| span.of(&self.pool))
    }

    /// The number of sets.
    pub fn group_count(&self) -> usize {
        self.groups.len()
    }
}
