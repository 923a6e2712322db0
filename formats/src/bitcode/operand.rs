//! The operands of records: how one value stands in a record, read and written.

use crate::{Error, Result, bitstream::FORMAT};
use alloc::vec::Vec;

/// The operands of a record, taken from the front.
#[derive(Clone, Copy, Debug)]
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

/// Where the operands of a record are put.
#[derive(Debug)]
pub struct OperandWriter<'a> {
    operands: &'a mut Vec<u64>,
    next_value: u32,
}

impl<'a> OperandWriter<'a> {
    /// Appends to `operands`; ids are relative to `next_value`.
    pub fn new(operands: &'a mut Vec<u64>, next_value: u32) -> Self {
        Self { operands, next_value }
    }

    /// Appends one operand.
    pub fn push(&mut self, operand: u64) {
        self.operands.push(operand);
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
        Ok(core::mem::take(&mut operands.left))
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        writer.operands.extend_from_slice(self);
    }
}

macro_rules! index {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);

        impl<'a> Operand<'a> for $name {
            #[inline]
            fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
                operands.take_u32(name).map(Self)
            }
            fn write(&self, writer: &mut OperandWriter<'_>) {
                writer.push(u64::from(self.0));
            }
        }
    )*};
}

index! {
    /// The index of a type in the type table.
    TypeIndex
    /// The absolute id of a value.
    ValueIndex
    /// The number of a basic block in its function.
    BlockIndex
    /// The id of a metadata string, value or node.
    MetadataIndex
}

/// The id of a metadata string, value or node, or none: written as 0, or the id and one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MetadataId(pub Option<MetadataIndex>);

impl<'a> Operand<'a> for MetadataId {
    #[inline]
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
        Ok(Self(operands.take_u32(name)?.checked_sub(1).map(MetadataIndex)))
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        writer.push(self.0.map_or(0, |id| u64::from(id.0) + 1));
    }
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
        writer.push(u64::from(writer.next_value.wrapping_sub(self.0)));
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
        Value(self.value).write(writer);
        if let Some(ty) = self.forward {
            ty.write(writer);
        }
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
