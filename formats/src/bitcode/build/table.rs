//! Records in the making, each kind of them once.

use super::super::{OperandWriter, Record, Term, TypeIndex};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// Records by number; equal ones have one number.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    /// What stands in the stream, in order.
    records: Vec<Kept>,
    /// The record behind which each number's entry ends.
    ends: Vec<u32>,
    known: HashMap<Kept, u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Kept {
    ty: Option<TypeIndex>,
    code: u32,
    terms: Vec<Term>,
}

/// A record of a [`Table`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'t> {
    /// The type of a constant.
    pub(super) ty: Option<TypeIndex>,
    pub(super) code: u32,
    pub(super) terms: &'t [Term],
}

impl Entry<'_> {
    /// The operands of a record that names no value.
    pub(super) fn numbers(&self) -> Vec<u64> {
        self.terms.iter().map(|term| term.role.encode(term.value, 0)).collect()
    }
}

impl Kept {
    fn new<'a, R: Record<'a>>(ty: Option<TypeIndex>, record: &R) -> Self {
        let mut terms = Vec::new();
        record.write(&mut OperandWriter::of_terms(&mut terms));
        Self { ty, code: R::CODE, terms }
    }
}

impl Table {
    /// The number of a record.
    pub(super) fn intern<'a>(&mut self, ty: Option<TypeIndex>, record: &impl Record<'a>) -> u32 {
        let kept = Kept::new(ty, record);
        self.add(kept.clone(), [kept])
    }

    /// The number of a record that gets its name from the one before it; one for each name.
    pub(super) fn intern_named<'a, 'b>(&mut self, name: &impl Record<'a>, record: &impl Record<'b>) -> u32 {
        let name = Kept::new(None, name);
        self.add(name.clone(), [name, Kept::new(None, record)])
    }

    fn add<const N: usize>(&mut self, key: Kept, records: [Kept; N]) -> u32 {
        if let Some(number) = self.known.get(&key) {
            return *number;
        }
        self.records.extend(records);
        let number = self.len();
        self.ends.push(self.records.len() as u32);
        self.known.insert(key, number);
        number
    }

    /// How many numbers there are.
    pub(super) fn len(&self) -> u32 {
        self.ends.len() as u32
    }

    /// All records, in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = Entry<'_>> {
        self.records.iter().map(|kept| Entry { ty: kept.ty, code: kept.code, terms: &kept.terms })
    }

    /// The code and operands of the record of a number, which names no value.
    pub(super) fn record(&self, number: u32) -> Option<(u32, Vec<u64>)> {
        let end = *self.ends.get(number as usize)?;
        let kept = self.records.get((end as usize).checked_sub(1)?)?;
        let entry = Entry { ty: kept.ty, code: kept.code, terms: &kept.terms };
        Some((entry.code, entry.numbers()))
    }
}
