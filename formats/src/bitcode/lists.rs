//! Operands to the end of a record that are more than numbers.

use super::{Operand, OperandWriter, Operands};
use crate::Result;
use core::marker::PhantomData;

/// Operands to the end of the record, each a `T`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct List<'a, T> {
    operands: Operands<'a>,
    of: PhantomData<T>,
}

impl<'a, T: Operand<'a>> List<'a, T> {
    /// The operands behind which the record ends.
    #[inline]
    pub fn new(operands: Operands<'a>) -> Self {
        Self { operands, of: PhantomData }
    }

    /// The operands, as they are.
    #[inline]
    pub fn operands(&self) -> Operands<'a> {
        self.operands
    }

    /// The operands, as they are.
    #[inline]
    pub fn raw(&self) -> &'a [u64] {
        self.operands.rest()
    }

    /// What stands in the list; behind the first error nothing.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Result<T>> + use<'a, T> {
        let mut left = self.operands;
        core::iter::from_fn(move || {
            if left.is_empty() {
                return None;
            }
            let item = T::read(&mut left, "element");
            if item.is_err() {
                left.take_all();
            }
            Some(item)
        })
    }
}

impl<'a, T: Operand<'a>> Operand<'a> for List<'a, T> {
    #[inline]
    fn read(operands: &mut Operands<'a>, _: &'static str) -> Result<Self> {
        let list = Self::new(*operands);
        operands.take_all();
        Ok(list)
    }

    /// What cannot be read as a `T` is written as it was.
    fn write(&self, writer: &mut OperandWriter<'_>) {
        let mut left = self.operands;
        while !left.is_empty() {
            let before = left;
            match T::read(&mut left, "element") {
                Ok(item) => item.write(writer),
                Err(_) => {
                    writer.extend_faulty(before.rest());
                    return;
                }
            }
        }
    }
}

/// Pairs to the end of the record, behind an `H` where the number of operands is odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Headed<'a, H, T> {
    /// What stands before the pairs.
    pub head: Option<H>,
    /// The pairs.
    pub pairs: List<'a, T>,
}

impl<'a, H: Operand<'a>, T: Operand<'a>> Operand<'a> for Headed<'a, H, T> {
    #[inline]
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
        let head = if operands.len() % 2 == 1 { Some(H::read(operands, name)?) } else { None };
        Ok(Self { head, pairs: List::read(operands, name)? })
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        self.head.write(writer);
        self.pairs.write(writer);
    }
}

/// Numbers, and a `T` of one operand at the end of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending<'a, T> {
    /// What stands before the last operand.
    pub numbers: &'a [u64],
    /// The last operand.
    pub last: T,
}

impl<'a, T: Operand<'a>> Operand<'a> for Ending<'a, T> {
    #[inline]
    fn read(operands: &mut Operands<'a>, name: &'static str) -> Result<Self> {
        let numbers = operands.take_up_to(operands.len().saturating_sub(1));
        Ok(Self { numbers, last: T::read(operands, name)? })
    }
    fn write(&self, writer: &mut OperandWriter<'_>) {
        writer.extend(self.numbers);
        self.last.write(writer);
    }
}
