//! The records of constants. A constant has the type of the last [`SetType`], at first `i32`.

use super::{Ending, Headed, List, Record, Rest, SignedVbr, TypeIndex, ValueIndex};

/// The type of the constants that follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 1)]
pub struct SetType {
    /// The type.
    pub ty: TypeIndex,
}

/// All zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 2)]
pub struct Null;

/// Any value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 3)]
pub struct Undef;

/// An integer of at most 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 4)]
pub struct Integer {
    /// Sign-extended.
    pub value: SignedVbr,
}

/// An integer of more than 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 5)]
pub struct WideInteger<'a> {
    /// 64 bits each, lowest first, each as a signed VBR.
    pub words: Rest<'a>,
}

/// A floating-point number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 6)]
pub struct Float<'a> {
    /// Its bits; two words for types of 80 and 128 bits.
    pub bits: Rest<'a>,
}

/// A struct, array or vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 7)]
pub struct Aggregate<'a> {
    /// The elements.
    pub elements: List<'a, ValueIndex>,
}

/// An array of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 8)]
pub struct Str<'a> {
    /// A byte each.
    pub bytes: Rest<'a>,
}

/// An array of bytes behind which a zero follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 9)]
pub struct CStr<'a> {
    /// A byte each, without the zero.
    pub bytes: Rest<'a>,
}

/// A binary operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 10)]
pub struct Binop {
    /// As in [`super::function::Binop`].
    pub opcode: u64,
    /// Left operand.
    pub lhs: ValueIndex,
    /// Right operand.
    pub rhs: ValueIndex,
    /// As in [`super::function::Binop`].
    pub flags: Option<u64>,
}

/// A conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 11)]
pub struct Cast {
    /// As in [`super::function::Cast`].
    pub opcode: u64,
    /// The type of the operand.
    pub from: TypeIndex,
    /// What is converted.
    pub value: ValueIndex,
}

/// An address computed from a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 12)]
pub struct GetElementPtr<'a> {
    /// What the pointer points at, if that is said; then the types and ids of pointer and indexes.
    pub operands: Headed<'a, TypeIndex, (TypeIndex, ValueIndex)>,
}

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 13)]
pub struct Select {
    /// An `i1`, or a vector of them.
    pub condition: ValueIndex,
    /// The value where it is true.
    pub if_true: ValueIndex,
    /// The value where it is false.
    pub if_false: ValueIndex,
}

/// An element of a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 14)]
pub struct ExtractElement<'a> {
    /// The vector's type.
    pub ty: TypeIndex,
    /// The vector.
    pub vector: ValueIndex,
    /// Its type, if that is said, and the index.
    pub index: Ending<'a, ValueIndex>,
}

/// A vector with one element replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 15)]
pub struct InsertElement<'a> {
    /// The vector.
    pub vector: ValueIndex,
    /// The new element.
    pub element: ValueIndex,
    /// Its type, if that is said, and the index.
    pub index: Ending<'a, ValueIndex>,
}

/// Elements of two vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 16)]
pub struct ShuffleVector {
    /// First vector.
    pub first: ValueIndex,
    /// Second vector.
    pub second: ValueIndex,
    /// Which elements.
    pub mask: ValueIndex,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 17)]
pub struct Compare {
    /// The type of the operands.
    pub ty: TypeIndex,
    /// Left operand.
    pub lhs: ValueIndex,
    /// Right operand.
    pub rhs: ValueIndex,
    /// As in [`super::function::Cmp2`].
    pub predicate: u64,
}

/// Assembly, without the dialect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 18)]
pub struct InlineAsmOld<'a> {
    /// Bit 0: side effects; bit 1: aligned stack.
    pub flags: u64,
    /// `length, text..., length, constraints...`
    pub strings: Rest<'a>,
}

/// Elements of two vectors, the result of another length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 19)]
pub struct ShuffleVectorEx {
    /// The type of the operands.
    pub ty: TypeIndex,
    /// First vector.
    pub first: ValueIndex,
    /// Second vector.
    pub second: ValueIndex,
    /// Which elements.
    pub mask: ValueIndex,
}

/// An address computed from a pointer, inside the object that it points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 20)]
pub struct InboundsGetElementPtr<'a> {
    /// As in [`GetElementPtr`].
    pub operands: Headed<'a, TypeIndex, (TypeIndex, ValueIndex)>,
}

/// The address of a basic block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 21)]
pub struct BlockAddress {
    /// The function's type.
    pub ty: TypeIndex,
    /// The function.
    pub function: ValueIndex,
    /// The block's number.
    pub block: u32,
}

/// An array or vector of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 22)]
pub struct Data<'a> {
    /// The bits of an element each.
    pub elements: Rest<'a>,
}

/// Assembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 23)]
pub struct InlineAsm<'a> {
    /// Bit 0: side effects; bit 1: aligned stack; from bit 2: the dialect.
    pub flags: u64,
    /// `length, text..., length, constraints...`
    pub strings: Rest<'a>,
}
