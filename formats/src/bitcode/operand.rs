//! The operands of records: how one value stands in a record, read and written.

use super::{Role, Term};
use crate::{Error, Result, bitstream::FORMAT};
use alloc::vec::Vec;

/// The operands of a record, taken from the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operands<'a> {
    left: &'a [u64],
    /// The id that the next value of a function gets: ids of operands are relative to it.
    next_value: u32,
    bit: u64,
}

impl<'a> Operands<'a> {
    /// The operands of the record at `bit`, where no ids are relative.
    #[inline]
    pub fn new(operands: &'a [u64], bit: u64) -> Self {
        Self { left: operands, next_value: 0, bit }
    }

    /// The operands of a function's record; the next value that the function makes gets the id `next_value`.
    #[inline]
    pub fn relative(operands: &'a [u64], bit: u64, next_value: u32) -> Self {
        Self { left: operands, next_value, bit }
    }

    /// The number of operands that were not taken.
    #[inline]
    pub fn len(&self) -> usize {
        self.left.len()
    }

    /// Whether all operands were taken.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// The operands that were not taken, which stay.
    #[inline]
    pub fn rest(&self) -> &'a [u64] {
        self.left
    }

    /// Takes all operands that are left.
    #[inline]
    pub fn take_all(&mut self) -> &'a [u64] {
        core::mem::take(&mut self.left)
    }

    /// Takes `count` operands, or all if there are fewer.
    #[inline]
    pub fn take_up_to(&mut self, count: usize) -> &'a [u64] {
        let (taken, left) = self.left.split_at_checked(count).unwrap_or((self.left, &[]));
        self.left = left;
        taken
    }

    /// The id that the next value of a function gets.
    pub fn next_value(&self) -> u32 {
        self.next_value
    }

    /// The bit where the record began.
    pub fn bit(&self) -> u64 {
        self.bit
    }

    /// Takes one operand, called `name` in errors.
    #[inline]
    pub fn take(&mut self, name: &'static str) -> Result<u64> {
        match self.left {
            [first, rest @ ..] => {
                self.left = rest;
                Ok(*first)
            }
            [] => Err(self.missing(name)),
        }
    }

    /// An error of this record.
    #[cold]
    pub fn error(&self, expected: impl core::fmt::Display, found: impl core::fmt::Display) -> Error {
        Error::at_bit(FORMAT, self.bit, expected, found)
    }

    #[cold]
    fn missing(&self, name: &str) -> Error {
        self.error(format_args!("an operand \"{name}\""), "the end of the record")
    }

    /// Takes one operand that has to fit 32 bits.
    #[inline]
    pub fn take_u32(&mut self, name: &'static str) -> Result<u32> {
        let value = self.take(name)?;
        u32::try_from(value).map_err(|_| self.error(format_args!("\"{name}\" of 32 bits"), value))
    }

    /// Checks that nothing is left of the record called `name`.
    #[inline]
    pub fn finish(&self, name: &str) -> Result<()> {
        if self.left.is_empty() {
            return Ok(());
        }
        Err(self.error(format_args!("the end of the record {name}"), format_args!("{} operands more", self.left.len())))
    }
}

/// Where the operands of a record are put: as numbers, or as terms.
#[derive(Debug)]
pub struct OperandWriter<'a> {
    out: Out<'a>,
    /// Whether operands were put that are not what their declaration says.
    is_faulty: bool,
}

#[derive(Debug)]
enum Out<'a> {
    Record { operands: &'a mut Vec<u64>, next_value: u32 },
    Terms(&'a mut Vec<Term>),
}

impl<'a> OperandWriter<'a> {
    /// Appends to `operands`; ids are relative to `next_value`.
    pub fn new(operands: &'a mut Vec<u64>, next_value: u32) -> Self {
        Self { out: Out::Record { operands, next_value }, is_faulty: false }
    }

    /// Appends what the operands are to `terms`.
    pub fn of_terms(terms: &'a mut Vec<Term>) -> Self {
        Self { out: Out::Terms(terms), is_faulty: false }
    }

    /// Appends one operand, a number.
    pub fn push(&mut self, operand: u64) {
        self.push_as(Role::Plain, operand);
    }

    /// Appends one operand; of what names a value, a block or metadata the absolute id.
    pub fn push_as(&mut self, role: Role, value: u64) {
        match &mut self.out {
            Out::Record { operands, next_value } => operands.push(role.encode(value, *next_value)),
            Out::Terms(terms) => terms.push(Term { role, value }),
        }
    }

    /// Appends operands as they are.
    pub(super) fn extend(&mut self, operands: &[u64]) {
        match &mut self.out {
            Out::Record { operands: out, .. } => out.extend_from_slice(operands),
            Out::Terms(terms) => {
                terms.extend(operands.iter().map(|value| Term { role: Role::Plain, value: *value }));
            }
        }
    }

    /// Appends operands that are not what their declaration says.
    pub(super) fn extend_faulty(&mut self, operands: &[u64]) {
        self.is_faulty = true;
        self.extend(operands);
    }

    pub(super) fn is_faulty(&self) -> bool {
        self.is_faulty
    }
}

/// A value that stands in a record as operands.
pub trait Operand<'a>: Sized {
    /// Takes the value's operands; `name` is the field's, for errors.
    ///
    /// # Errors
    /// Operands that are missing or out of range.
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self>;

    /// Appends the value's operands.
    fn write(&self, writer: &mut OperandWriter<'_>);
}

impl<'a> Operand<'a> for u64 {
    #[inline]
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
        operands.take(name)
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        writer.push(*self);
    }
}

impl<'a> Operand<'a> for u32 {
    #[inline]
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
        operands.take_u32(name)
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        writer.push(u64::from(*self));
    }
}

/// Present where operands are left.
impl<'a, T: Operand<'a>> Operand<'a> for Option<T> {
    #[inline]
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
        if operands.is_empty() { Ok(None) } else { T::read(operands, name).map(Some) }
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        if let Some(value) = self {
            value.write(writer);
        }
    }
}

/// The operands that are left: an array, characters, or what later versions append.
pub type Rest<'a> = &'a [u64];

impl<'a> Operand<'a> for Rest<'a> {
    #[inline]
    fn read(operands: &mut Operands<'a>, _: &'static str) -> Result<Self> {
        Ok(operands.take_all())
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        writer.extend(self);
    }
}

macro_rules! index {
    ($($(#[$doc:meta])* $name:ident $role:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);

        impl<'a> Operand<'a> for $name {
            #[inline]
            fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
                operands.take_u32(name).map(Self)
            }
            fn write(&self, writer: &mut OperandWriter<'_>) {
                writer.push_as(Role::$role, u64::from(self.0));
            }
        }
    )*};
}

index! {
    /// The index of a type in the type table.
    TypeIndex Type
    /// The absolute id of a value.
    ValueIndex Value
    /// The number of a basic block in its function.
    BlockIndex Block
    /// The id of a metadata string, value or node.
    MetadataIndex Metadata
    /// The number of an instruction in its function.
    InstructionIndex Instruction
}

macro_rules! optional_index {
    ($($(#[$doc:meta])* $name:ident $index:ident $role:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub Option<$index>);

        impl<'a> Operand<'a> for $name {
            #[inline]
            fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
                Ok(Self(operands.take_u32(name)?.checked_sub(1).map($index)))
            }
            fn write(&self, writer: &mut OperandWriter<'_>) {
                match self.0 {
                    Some(id) => writer.push_as(Role::$role, u64::from(id.0)),
                    None => writer.push(0),
                }
            }
        }
    )*};
}

optional_index! {
    /// The absolute id of a value, or none: written as 0, or the id and one.
    OptionalValue ValueIndex OptionalValue
    /// The id of a metadata string, value or node, or none: written as 0, or the id and one.
    MetadataId MetadataIndex OptionalMetadata
}

/// A signed number: the magnitude above bit 0, the sign in bit 0. The most negative number is written as 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SignedVbr(pub i64);

impl SignedVbr {
    /// The number behind an operand.
    #[inline]
    pub fn decode(operand: u64) -> i64 {
        match operand {
            1 => i64::MIN,
            _ if operand & 1 == 0 => (operand >> 1) as i64,
            _ => -((operand >> 1) as i64),
        }
    }

    /// The operand for a number.
    pub fn encode(number: i64) -> u64 {
        match number {
            i64::MIN => 1,
            0.. => (number as u64) << 1,
            _ => (number.unsigned_abs() << 1) | 1,
        }
    }
}

impl<'a> Operand<'a> for SignedVbr {
    #[inline]
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
        operands.take(name).map(|operand| Self(Self::decode(operand)))
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        writer.push(Self::encode(self.0));
    }
}

/// A signed number of debug info: shifted left by one, and inverted where it is negative (LLVM's `rotateSign`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RotatedSign(pub i64);

impl<'a> Operand<'a> for RotatedSign {
    #[inline]
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
        let operand = operands.take(name)?;
        let magnitude = (operand >> 1) as i64;
        Ok(Self(if operand & 1 != 0 { !magnitude } else { magnitude }))
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        let shifted = (self.0 as u64) << 1;
        writer.push(if self.0 < 0 { !shifted } else { shifted });
    }
}

/// The absolute id of a value whose type follows from elsewhere. It is written relative to the next value, modulo 2^32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(pub u32);

impl<'a> Operand<'a> for Value {
    #[inline]
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
        let relative = operands.take_u32(name)?;
        Ok(Self(operands.next_value.wrapping_sub(relative)))
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        writer.push_as(Role::RelativeValue, self.0.into());
    }
}

/// The absolute id of a value. It is written relative to the next value, as a signed VBR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SignedValue(pub u32);

impl<'a> Operand<'a> for SignedValue {
    #[inline]
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
        let SignedVbr(relative) = SignedVbr::read(operands, name)?;
        let id = i64::from(operands.next_value).checked_sub(relative).and_then(|id| u32::try_from(id).ok());
        id.map(Self).ok_or_else(|| operands.error(format_args!("a value's id as \"{name}\""), relative))
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        writer.push_as(Role::SignedValue, self.0.into());
    }
}

/// The absolute id of a value, and of one that comes later in the function its type too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypedValue {
    /// The id; written relative to the next value.
    pub value: u32,
    /// The type of a value that is not known yet.
    pub forward: Option<TypeIndex>,
}

impl<'a> Operand<'a> for TypedValue {
    #[inline]
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
        let Value(value) = Value::read(operands, name)?;
        let forward = if value < operands.next_value { None } else { Some(TypeIndex::read(operands, name)?) };
        Ok(Self { value, forward })
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        let role = if self.forward.is_some() { Role::ForwardValue } else { Role::KnownValue };
        writer.push_as(role, self.value.into());
        if let Some(ty) = self.forward {
            ty.write(writer);
        }
    }
}

/// One after the other.
impl<'a, A: Operand<'a>, B: Operand<'a>> Operand<'a> for (A, B) {
    #[inline]
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
        Ok((A::read(operands, name)?, B::read(operands, name)?))
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        self.0.write(writer);
        self.1.write(writer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signed_number_keeps_its_sign_in_bit_0() {
        for (operand, number) in [(0, 0), (2, 1), (3, -1), (1, i64::MIN), (u64::MAX - 1, i64::MAX)] {
            assert_eq!(SignedVbr::decode(operand), number);
            assert_eq!(SignedVbr::encode(number), operand);
        }
    }

    #[test]
    fn a_number_of_debug_info_is_inverted_where_it_is_negative() {
        for (operand, number) in [(0, 0), (2, 1), (1, -1), (3, -2), (u64::MAX, i64::MIN), (u64::MAX - 1, i64::MAX)] {
            assert_eq!(RotatedSign::read(&mut Operands::new(&[operand], 0), "n").unwrap(), RotatedSign(number));
            let mut written = Vec::new();
            RotatedSign(number).write(&mut OperandWriter::new(&mut written, 0));
            assert_eq!(written, [operand]);
        }
    }

    #[test]
    fn a_value_of_the_future_names_its_type() {
        let operands = [1, 0xffff_ffff, 7];
        let mut reader = Operands::relative(&operands, 0, 10);
        let past = TypedValue::read(&mut reader, "a").unwrap();
        let future = TypedValue::read(&mut reader, "b").unwrap();
        assert_eq!((past.value, past.forward), (9, None));
        assert_eq!((future.value, future.forward), (11, Some(TypeIndex(7))));
        let mut written = Vec::new();
        let mut writer = OperandWriter::new(&mut written, 10);
        past.write(&mut writer);
        future.write(&mut writer);
        assert_eq!(written, operands);
    }

    #[test]
    fn an_operand_that_is_missing_is_named() {
        let error = Operands::new(&[], 64).take("alignment").unwrap_err();
        assert_eq!(
            alloc::format!("{error}"),
            "bitcode at byte 0x8 (bit 64 of the bitcode): expected an operand \"alignment\", found the end of the record"
        );
    }
}
