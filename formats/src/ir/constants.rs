//! Constants.

use super::{Opcode, Span, Text, TypeId, ValueId};

/// A constant; its type is its value's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constant {
    /// All zeros.
    Null,
    /// Any value.
    Undef,
    /// An integer of at most 64 bits, sign-extended.
    Integer(i64),
    /// A wider integer: words in [`Module::words`](super::Module::words), lowest first.
    WideInteger(Span),
    /// The bits of a half, float or double.
    Float(u64),
    /// The bits of a wider floating-point number, as in the record.
    WideFloat(Span),
    /// A struct, array or vector: values in [`Module::operands`](super::Module::operands).
    Aggregate(Span),
    /// An array or vector of numbers: their bits in [`Module::words`](super::Module::words).
    Data(Span),
    /// An array of bytes.
    String(Text),
    /// Index in [`Module::expressions`](super::Module::expressions).
    Expression(u32),
    /// Index in [`Module::inline_asm`](super::Module::inline_asm).
    InlineAsm(u32),
    /// The address of a function's block, by its number.
    BlockAddress {
        /// The function.
        function: ValueId,
        /// The number of the block.
        block: u32,
    },
}

/// A constant expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expression {
    /// What is done.
    pub opcode: Opcode,
    /// As of an instruction.
    pub flags: u8,
    /// A comparison's predicate.
    pub predicate: u16,
    /// Values in [`Module::operands`](super::Module::operands).
    pub operands: Span,
    /// Of an address computation what the pointer points at.
    pub source: TypeId,
}

/// Assembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InlineAsm {
    /// The instructions.
    pub text: Text,
    /// Their operands.
    pub constraints: Text,
    /// Whether it has side effects.
    pub side_effects: bool,
    /// Whether it needs the stack aligned.
    pub align_stack: bool,
    /// Whether it is in Intel's dialect.
    pub intel: bool,
}
