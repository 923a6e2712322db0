//! The records of the module block itself.

use super::{OptionalValue, Record, Rest, TypeIndex, ValueIndex};

/// How ids of operands are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 1)]
pub struct Version {
    /// 0: absolute ids; 1: relative ones.
    pub version: u64,
}

/// The target: `dxil-ms-dx`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 2)]
pub struct Triple<'a> {
    /// A character each.
    pub text: Rest<'a>,
}

/// Sizes and alignments of types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 3)]
pub struct DataLayout<'a> {
    /// A character each.
    pub text: Rest<'a>,
}

/// Assembly at the module's level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 4)]
pub struct Asm<'a> {
    /// A character each.
    pub text: Rest<'a>,
}

/// The next section's name; sections are numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 5)]
pub struct SectionName<'a> {
    /// A character each.
    pub text: Rest<'a>,
}

/// A library that the module depends on (obsolete).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 6)]
pub struct DepLib<'a> {
    /// A character each.
    pub text: Rest<'a>,
}

/// A global variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 7)]
pub struct GlobalVar<'a> {
    /// The value's type where [`flags`](Self::flags) says so, else a pointer to it.
    pub ty: TypeIndex,
    /// Bit 0: constant; bit 1: `ty` is the value's; from bit 2: the address space.
    pub flags: u64,
    /// Its initializer's value.
    pub initializer: OptionalValue,
    /// A linkage's number.
    pub linkage: u64,
    /// 0 for none, else one more than the binary logarithm.
    pub alignment: u64,
    /// 0 for none, else a section's number from 1.
    pub section: u32,
    /// A visibility's number.
    pub visibility: Option<u64>,
    /// A thread-local model's number.
    pub thread_local: Option<u64>,
    /// Not 0 where the address does not matter.
    pub unnamed_addr: Option<u64>,
    /// Not 0 where others set it before the program runs.
    pub externally_initialized: Option<u64>,
    /// A DLL storage class's number.
    pub dll_storage: Option<u64>,
    /// 0 for none, else a comdat's number from 1.
    pub comdat: Option<u32>,
    /// What later versions append.
    pub tail: Rest<'a>,
}

/// A function's declaration; a definition's body is a block that follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 8)]
pub struct Function<'a> {
    /// The function's type, or a pointer to it.
    pub ty: TypeIndex,
    /// A calling convention's number.
    pub calling_convention: u32,
    /// Not 0 without a body.
    pub declaration: u64,
    /// A linkage's number.
    pub linkage: u64,
    /// 0 for none, else an attribute list's number from 1.
    pub attributes: u32,
    /// 0 for none, else one more than the binary logarithm.
    pub alignment: u64,
    /// 0 for none, else a section's number from 1.
    pub section: u32,
    /// A visibility's number.
    pub visibility: u64,
    /// 0 for none, else a garbage collector's number from 1.
    pub gc: Option<u32>,
    /// Not 0 where the address does not matter.
    pub unnamed_addr: Option<u64>,
    /// A value.
    pub prologue: Option<OptionalValue>,
    /// A DLL storage class's number.
    pub dll_storage: Option<u64>,
    /// 0 for none, else a comdat's number from 1.
    pub comdat: Option<u32>,
    /// A value.
    pub prefix: Option<OptionalValue>,
    /// A value.
    pub personality: Option<OptionalValue>,
    /// What later versions append.
    pub tail: Rest<'a>,
}

/// Another name for a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 9)]
pub struct Alias<'a> {
    /// A pointer.
    pub ty: TypeIndex,
    /// What it stands for.
    pub aliasee: ValueIndex,
    /// A linkage's number.
    pub linkage: u64,
    /// A visibility's number.
    pub visibility: Option<u64>,
    /// A DLL storage class's number.
    pub dll_storage: Option<u64>,
    /// A thread-local model's number.
    pub thread_local: Option<u64>,
    /// Not 0 where the address does not matter.
    pub unnamed_addr: Option<u64>,
    /// What later versions append.
    pub tail: Rest<'a>,
}

/// Trims the table of values (obsolete).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 10)]
pub struct PurgeVals {
    /// How many stay.
    pub count: u32,
}

/// The next garbage collector's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 11)]
pub struct GcName<'a> {
    /// A character each.
    pub text: Rest<'a>,
}

/// A group of values of which a linker keeps one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 12)]
pub struct Comdat<'a> {
    /// 1 any, 2 exact match, 3 largest, 4 no duplicates, 5 same size.
    pub selection: u64,
    /// The length of the name.
    pub len: u64,
    /// The name, a character each.
    pub name: Rest<'a>,
}
