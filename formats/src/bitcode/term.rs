//! What the operands of a record are, apart from how they are encoded.

use super::SignedVbr;

/// What an operand is, and how an id stands in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A number, a flag, a character.
    Plain,
    /// The index of a type.
    Type,
    /// A basic block's number in its function.
    Block,
    /// An instruction's number in its function.
    Instruction,
    /// The id of a value.
    Value,
    /// The id of a value and one; an operand that is 0 is [`Role::Plain`].
    OptionalValue,
    /// The id of a value, relative to the next one, modulo 2^32.
    RelativeValue,
    /// The id of a value, relative to the next one, as a signed VBR.
    SignedValue,
    /// As [`Role::RelativeValue`], of a value before the next one: no type follows.
    KnownValue,
    /// As [`Role::RelativeValue`], of a value that is not there yet: its type follows.
    ForwardValue,
    /// The id of a metadata string, value or node.
    Metadata,
    /// The id of a metadata string, value or node, and one; an operand that is 0 is [`Role::Plain`].
    OptionalMetadata,
    /// The id of a metadata string, value or node, relative to the next value, modulo 2^32.
    RelativeMetadata,
}

/// What a [`Role`] names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Names {
    /// Nothing that has a number which an edit of values, instructions and metadata could change.
    Nothing,
    /// A value.
    Value,
    /// A metadata string, value or node.
    Metadata,
    /// An instruction.
    Instruction,
}

impl Role {
    /// What it names.
    pub fn names(self) -> Names {
        match self {
            Self::Plain | Self::Type | Self::Block => Names::Nothing,
            Self::Instruction => Names::Instruction,
            Self::Value
            | Self::OptionalValue
            | Self::RelativeValue
            | Self::SignedValue
            | Self::KnownValue
            | Self::ForwardValue => Names::Value,
            Self::Metadata | Self::OptionalMetadata | Self::RelativeMetadata => Names::Metadata,
        }
    }

    /// The operand for a number or an absolute id; the next value of the function gets the id `next_value`.
    #[inline]
    pub fn encode(self, value: u64, next_value: u32) -> u64 {
        match self {
            Self::Plain | Self::Type | Self::Block | Self::Instruction | Self::Value | Self::Metadata => value,
            Self::OptionalValue | Self::OptionalMetadata => value.wrapping_add(1),
            Self::RelativeValue | Self::KnownValue | Self::ForwardValue | Self::RelativeMetadata => {
                u64::from(next_value.wrapping_sub(value as u32))
            }
            Self::SignedValue => SignedVbr::encode(i64::from(next_value) - i64::from(value as u32)),
        }
    }
}

/// An operand apart from its encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// What it is.
    pub role: Role,
    /// A number; of what names something the absolute id.
    pub value: u64,
}

impl Term {
    /// A number.
    pub fn plain(value: u64) -> Self {
        Self { role: Role::Plain, value }
    }
}
