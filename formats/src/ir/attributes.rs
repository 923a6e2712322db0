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
    /// How many of them the bitcode has; behind these are LLVM's own.
    pub(crate) stated: u32,
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

/// The kinds of attributes: their numbers in bitcode and their names, in the order that LLVM sorts them.
///
/// Source: `AttrKind` of LLVM 3.7's `Attributes.h`, `AttributeKindCodes` of `LLVMBitCodes.h`.
pub(crate) const KINDS: &[(u32, &str)] = &[
    (1, "align"),
    (2, "alwaysinline"),
    (35, "builtin"),
    (3, "byval"),
    (38, "inalloca"),
    (36, "cold"),
    (43, "convergent"),
    (4, "inlinehint"),
    (5, "inreg"),
    (40, "jumptable"),
    (6, "minsize"),
    (7, "naked"),
    (8, "nest"),
    (9, "noalias"),
    (10, "nobuiltin"),
    (11, "nocapture"),
    (12, "noduplicate"),
    (13, "noimplicitfloat"),
    (14, "noinline"),
    (15, "nonlazybind"),
    (39, "nonnull"),
    (41, "dereferenceable"),
    (42, "dereferenceable_or_null"),
    (16, "noredzone"),
    (17, "noreturn"),
    (18, "nounwind"),
    (19, "optsize"),
    (37, "optnone"),
    (20, "readnone"),
    (21, "readonly"),
    (45, "argmemonly"),
    (22, "returned"),
    (23, "returns_twice"),
    (24, "signext"),
    (25, "alignstack"),
    (26, "ssp"),
    (27, "sspreq"),
    (28, "sspstrong"),
    (44, "safestack"),
    (29, "sret"),
    (30, "sanitize_address"),
    (31, "sanitize_thread"),
    (32, "sanitize_memory"),
    (33, "uwtable"),
    (34, "zeroext"),
];

/// The name of a kind of attributes.
pub(crate) fn attribute_name(kind: u32) -> &'static str {
    KINDS.iter().find(|(number, _)| *number == kind).map_or("", |(_, name)| name)
}

/// Whether the kind is an alignment: outside of a group it is printed with a space, not in parentheses.
pub(crate) fn is_alignment(kind: u32) -> bool {
    kind == 1
}
