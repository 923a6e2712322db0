//! Global variables, functions, aliases.

use super::{ListId, Span, Text, TypeId, ValueId};

/// How a global is linked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum Linkage {
    #[default]
    External,
    Appending,
    Internal,
    ExternWeak,
    Common,
    Private,
    AvailableExternally,
    Weak,
    WeakOdr,
    LinkOnce,
    LinkOnceOdr,
}

/// What global variables, functions and aliases have in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Linked {
    /// How it is linked.
    pub linkage: Linkage,
    /// 0 default, 1 hidden, 2 protected.
    pub visibility: u8,
    /// 0 default, 1 import, 2 export.
    pub dll_storage: u8,
    /// 0 no, 1 general dynamic, 2 local dynamic, 3 initial exec, 4 local exec.
    pub thread_local: u8,
    /// Whether the address does not matter.
    pub unnamed_addr: bool,
    /// 0 for none.
    pub alignment: u32,
    /// Empty for none.
    pub section: Text,
    /// A comdat's number from 1; 0 for none.
    pub comdat: u32,
}

/// A global variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GlobalVariable {
    /// Its value: a pointer.
    pub value: ValueId,
    /// The type of what it points at.
    pub ty: TypeId,
    /// Group-shared memory is 3.
    pub address_space: u32,
    /// Whether it never changes.
    pub constant: bool,
    /// Whether others set it before the program runs.
    pub externally_initialized: bool,
    /// Its first value.
    pub initializer: Option<ValueId>,
    /// How it is linked.
    pub linked: Linked,
}

/// A function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its value: a pointer.
    pub value: ValueId,
    /// Its function type.
    pub ty: TypeId,
    /// LLVM's number; 0 is C's.
    pub calling_convention: u32,
    /// Its attributes.
    pub attributes: ListId,
    /// The name of its garbage collector.
    pub gc: Text,
    /// Data before it.
    pub prefix: Option<ValueId>,
    /// Data at its begin.
    pub prologue: Option<ValueId>,
    /// Its personality function.
    pub personality: Option<ValueId>,
    /// How it is linked.
    pub linked: Linked,
    /// Its body, of a definition.
    pub body: Option<Body>,
}

/// A function's body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Body {
    /// Its parameters, in [`Module::values`](super::Module::values).
    pub arguments: Span,
    /// Its blocks, in [`Module::blocks`](super::Module::blocks).
    pub blocks: Span,
    /// Its instructions, in [`Module::instructions`](super::Module::instructions).
    pub instructions: Span,
    /// Metadata attached to itself, in [`Metadata::attachments`](super::Metadata::attachments).
    pub own_attachments: Span,
    /// Metadata attached to its instructions, by instruction, in the same pool.
    pub attachments: Span,
}

/// Another name for a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alias {
    /// Its value: a pointer.
    pub value: ValueId,
    /// What it stands for.
    pub aliasee: ValueId,
    /// How it is linked.
    pub linked: Linked,
}

/// A group of values of which a linker keeps one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comdat {
    /// Its name.
    pub name: Text,
    /// 1 any, 2 exact match, 3 largest, 4 no duplicates, 5 same size.
    pub selection: u8,
}
