//! The records of the type table (`TYPE_BLOCK_ID_NEW`). Types are numbered in the order of their records.

use super::{Characters, Record, Rest, TypeIndex};

/// How many types follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 1)]
pub struct NumEntry {
    /// The number of types.
    pub count: u64,
}

/// No value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 2)]
pub struct Void;

/// IEEE single precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 3)]
pub struct Float;

/// IEEE double precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 4)]
pub struct Double;

/// A basic block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 5)]
pub struct Label;

/// A struct without body; the name was in the record before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 6)]
pub struct Opaque<'a> {
    /// LLVM writes a 0 here.
    pub tail: Rest<'a>,
}

/// An integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 7)]
pub struct Integer {
    /// In bits.
    pub width: u32,
}

/// A pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 8)]
pub struct Pointer {
    /// What it points at.
    pub pointee: TypeIndex,
    /// The memory: 0 any, 3 group-shared.
    pub address_space: Option<u32>,
}

/// IEEE half precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 10)]
pub struct Half;

/// An array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 11)]
pub struct Array {
    /// The number of elements.
    pub count: u64,
    /// Their type.
    pub element: TypeIndex,
}

/// A vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 12)]
pub struct Vector {
    /// The number of elements.
    pub count: u32,
    /// Their type.
    pub element: TypeIndex,
}

/// x87's 80-bit float.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 13)]
pub struct X86Fp80;

/// IEEE quadruple precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 14)]
pub struct Fp128;

/// PowerPC's pair of doubles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 15)]
pub struct PpcFp128;

/// Metadata as a function's argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 16)]
pub struct Metadata;

/// MMX's 64-bit vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 17)]
pub struct X86Mmx;

/// A struct without name, the same type wherever its fields are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 18)]
pub struct StructAnon<'a> {
    /// Not 0 where fields follow each other without padding.
    pub packed: u64,
    /// The types of the fields.
    pub fields: Rest<'a>,
}

/// The name of the struct that follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 19)]
pub struct StructName<'a> {
    /// A character each.
    pub name: Characters<'a>,
}

/// A struct with a name (in the record before) or with an identity of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 20)]
pub struct StructNamed<'a> {
    /// Not 0 where fields follow each other without padding.
    pub packed: u64,
    /// The types of the fields.
    pub fields: Rest<'a>,
}

/// A function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 21)]
pub struct Function<'a> {
    /// Not 0 where more arguments may follow.
    pub vararg: u64,
    /// The type of the result.
    pub result: TypeIndex,
    /// The types of the parameters.
    pub parameters: Rest<'a>,
}
