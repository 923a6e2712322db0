//! Signatures: what an entry point takes and gives.

use super::{
    kinds::Interpolation,
    metadata::Item,
    semantic::{Meaning, SemanticKind, SignaturePoint},
};
use crate::Result;
use alloc::vec::Vec;

/// An element of a signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignatureElement<'m> {
    /// Its number.
    pub id: u32,
    /// The name that it was given.
    pub given_name: &'m [u8],
    /// The number of its [`ComponentType`](super::ComponentType).
    pub component_type: u8,
    /// The number of its [`SemanticKind`].
    pub semantic: u8,
    /// The index of each row.
    pub indexes: Vec<u32>,
    /// The number of its [`Interpolation`].
    pub interpolation: u8,
    /// The number of rows.
    pub rows: u32,
    /// The number of columns.
    pub columns: u8,
    /// The first row; -1 where it has none.
    pub start_row: i32,
    /// The first column; -1 where it has none.
    pub start_column: i8,
    /// The geometry stream that it is written to.
    pub stream: u32,
    /// The components that are indexed by what is only known as the program runs.
    pub dynamic_index_mask: u32,
    /// The components that are used, from the first column.
    pub usage_mask: u32,
    /// Where the signature is.
    pub point: SignaturePoint,
}

impl<'m> SignatureElement<'m> {
    fn load(item: Item<'_, 'm>, point: SignaturePoint) -> Result<Self> {
        let [id, name, component, semantic, indexes, interpolation, rows, columns, start_row, start_column, tags] =
            item.record()?;
        let indexes = indexes.tuple()?.iter().map(Item::u32).collect::<Result<Vec<_>>>()?;
        let mut element = Self {
            id: id.u32()?,
            given_name: name.string()?,
            component_type: component.u32()? as u8,
            semantic: semantic.u32()? as u8,
            indexes,
            interpolation: interpolation.u32()? as u8,
            rows: rows.u32()?,
            columns: columns.u32()? as u8,
            start_row: start_row.u32()? as i32,
            start_column: start_column.u32()? as i8,
            stream: 0,
            dynamic_index_mask: 0,
            usage_mask: 0,
            point,
        };
        for tag in tags.tags()? {
            match tag? {
                (0, item) => element.stream = item.u32()?,
                (2, item) => element.dynamic_index_mask = item.u32()?,
                (3, item) => element.usage_mask = item.u32()?,
                _ => {}
            }
        }
        // A system value may come without an index.
        if element.indexes.is_empty() && element.kind() != Some(SemanticKind::Arbitrary) {
            element.indexes.push(0);
        }
        Ok(element)
    }

    /// The semantic's name: a system value's own one where the element is one at this place, else the given one up to a
    /// zero byte.
    pub fn name(&self) -> &'m [u8] {
        let kind = SemanticKind::new(self.semantic.into());
        match kind.and_then(|kind| kind.system_value_name(self.point)) {
            Some(name) => name.as_bytes(),
            None => self.given_name.split(|byte| *byte == 0).next().unwrap_or_default(),
        }
    }

    /// Its semantic as dxc takes it at this place: [`SemanticKind::Arbitrary`] for a system value that means nothing
    /// there; none for what may not be there.
    pub fn kind(&self) -> Option<SemanticKind> {
        let kind = SemanticKind::new(self.semantic.into())?;
        match kind.meaning(self.point) {
            Meaning::System | Meaning::OutsideSignature => Some(kind),
            Meaning::Arbitrary => Some(SemanticKind::Arbitrary),
            Meaning::Invalid => None,
        }
    }

    /// Whether the value goes through the signature.
    pub fn is_in_signature(&self) -> bool {
        let kind = SemanticKind::new(self.semantic.into());
        kind.is_some_and(|kind| matches!(kind.meaning(self.point), Meaning::System | Meaning::Arbitrary))
    }

    /// The first row and column; none where it has no place among the registers.
    pub fn place(&self) -> Option<(u32, u8)> {
        (self.start_row != -1 && self.start_column != -1).then_some((self.start_row as u32, self.start_column as u8))
    }

    /// The index of the first row; 0 without one.
    pub fn index(&self) -> u32 {
        self.indexes.first().copied().unwrap_or(0)
    }

    /// How it is interpolated; none for a number without a name.
    pub fn interpolation(&self) -> Option<Interpolation> {
        Interpolation::new(self.interpolation.into())
    }
}

/// The signatures of an entry point.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signatures<'m> {
    /// What it takes.
    pub input: Vec<SignatureElement<'m>>,
    /// What it gives.
    pub output: Vec<SignatureElement<'m>>,
    /// Of a hull or domain shader the patch constants, of a mesh shader the primitives' outputs.
    pub patch_constant_or_primitive: Vec<SignatureElement<'m>>,
}

impl<'m> Signatures<'m> {
    /// Loads signatures whose places are `points`.
    pub(super) fn load(item: Item<'_, 'm>, points: [SignaturePoint; 3]) -> Result<Self> {
        let Some(item) = item.present() else {
            return Ok(Self::default());
        };
        let [input, output, other] = item.record()?;
        let list = |item: Item<'_, 'm>, point| match item.present() {
            None => Ok(Vec::new()),
            Some(item) => item.tuple()?.iter().map(|element| SignatureElement::load(element, point)).collect(),
        };
        let [input_point, output_point, other_point] = points;
        Ok(Self {
            input: list(input, input_point)?,
            output: list(output, output_point)?,
            patch_constant_or_primitive: list(other, other_point)?,
        })
    }
}
