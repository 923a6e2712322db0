//! Reading DXIL's records in a module's metadata: tuples of numbers, strings, values and further tuples.

use crate::{
    Error, Result,
    ir::{
        Constant, Module, Type, ValueId,
        metadata::{Entry, MetadataId},
    },
};
use core::{cell::Cell, fmt};

const FORMAT: &str = "DXIL metadata";

/// The error of metadata that is not as DXIL says. Metadata has no place in the file any more.
#[cold]
pub(super) fn error(expected: impl fmt::Display, found: impl fmt::Display) -> Error {
    Error::new(FORMAT, 0, expected, found)
}

/// A module whose metadata is read, with how much of it may still be.
///
/// Nodes may be shared: a few that are named over and over would take for ever, so what is read is bounded by a
/// multiple of what there is.
pub(super) struct Source<'m> {
    pub(super) module: &'m Module,
    left: Cell<usize>,
}

impl<'m> Source<'m> {
    pub(super) fn new(module: &'m Module) -> Self {
        let size = module.metadata.words.len().saturating_add(module.types.members.len());
        Self { module, left: Cell::new(size.saturating_mul(64).saturating_add(1 << 16)) }
    }

    /// The nodes of named metadata.
    pub(super) fn named(&self, name: &str) -> Option<&'m [MetadataId]> {
        let metadata = &self.module.metadata;
        let found = metadata.named.iter().find(|named| self.module.str(named.name) == name.as_bytes());
        found.map(|named| named.nodes.of(&metadata.named_nodes))
    }

    /// The only node of named metadata; none where there is no such metadata.
    pub(super) fn only(&self, name: &'static str) -> Result<Option<Item<'_, 'm>>> {
        match self.named(name) {
            None => Ok(None),
            Some([node]) => Ok(Some(self.node(*node, name))),
            Some(nodes) => Err(error(format_args!("one node of {name}"), nodes.len())),
        }
    }

    pub(super) fn node(&self, id: MetadataId, what: &'static str) -> Item<'_, 'm> {
        Item { source: self, id: Some(id), what }
    }

    fn take(&self, count: usize) -> Result<()> {
        match self.left.get().checked_sub(count.saturating_add(1)) {
            Some(left) => {
                self.left.set(left);
                Ok(())
            }
            None => Err(error("metadata that is not shared beyond measure", "nodes that are named over and over")),
        }
    }
}

/// The integer without sign that a piece of metadata is.
fn unsigned(module: &Module, id: MetadataId) -> Option<u64> {
    let Entry::Value(value) = module.metadata.get(id) else { return None };
    let number = module.integer(value)? as u64;
    Some(match module.types.get(module.type_of(value)) {
        Type::Integer(bits @ 1..64) => number & ((1 << bits) - 1),
        _ => number,
    })
}

/// A piece of metadata, or nothing, in a tuple.
#[derive(Clone, Copy)]
pub(super) struct Item<'s, 'm> {
    source: &'s Source<'m>,
    id: Option<MetadataId>,
    /// What it is, for errors.
    what: &'static str,
}

/// Whether zeros of this type are LLVM's ConstantAggregateZero.
fn is_aggregate(ty: Type) -> bool {
    matches!(ty, Type::Array { .. } | Type::Vector { .. } | Type::Literal { .. } | Type::Struct { .. })
}

impl<'s, 'm> Item<'s, 'm> {
    pub(super) fn module(self) -> &'m Module {
        self.source.module
    }

    /// What it is, for errors.
    pub(super) fn what(self) -> &'static str {
        self.what
    }

    /// The same unless it is nothing.
    pub(super) fn present(self) -> Option<Self> {
        self.id.map(|_| self)
    }

    #[cold]
    fn not(self, expected: &str) -> Error {
        let found = match self.id.map(|id| self.source.module.metadata.get(id)) {
            None => "nothing",
            Some(Entry::Forward) => "what is never defined",
            Some(Entry::String(_)) => "a string",
            Some(Entry::Value(_)) => "another value",
            Some(Entry::Node(_)) => "a node",
        };
        error(format_args!("{expected} ({})", self.what), found)
    }

    pub(super) fn string(self) -> Result<&'m [u8]> {
        match self.id.map(|id| self.module().metadata.get(id)) {
            Some(Entry::String(text)) => Ok(self.module().str(text)),
            _ => Err(self.not("a string")),
        }
    }

    pub(super) fn value(self) -> Result<ValueId> {
        match self.id.map(|id| self.module().metadata.get(id)) {
            Some(Entry::Value(value)) => Ok(value),
            _ => Err(self.not("a value")),
        }
    }

    pub(super) fn constant(self) -> Result<Constant> {
        self.module().constant(self.value()?).ok_or_else(|| self.not("a constant"))
    }

    /// An integer without sign.
    #[inline]
    pub(super) fn u64(self) -> Result<u64> {
        // What an item is stays in registers that way.
        match self.id.and_then(|id| unsigned(self.source.module, id)) {
            Some(number) => Ok(number),
            None => Err(self.no_integer()),
        }
    }

    #[cold]
    fn no_integer(self) -> Error {
        self.value().map_or_else(|error| error, |_| self.not("an integer"))
    }

    /// The low 32 bits of an integer.
    #[inline]
    pub(super) fn u32(self) -> Result<u32> {
        Ok(self.u64()? as u32)
    }

    #[inline]
    pub(super) fn bool(self) -> Result<bool> {
        Ok(self.u64()? != 0)
    }

    /// A number of 32 bits with a fraction.
    pub(super) fn f32(self) -> Result<f32> {
        match self.constant()? {
            Constant::Float(bits) => Ok(f32::from_bits(bits as u32)),
            Constant::Null => Ok(0.0),
            _ => Err(self.not("a float")),
        }
    }

    /// Whether it is an array of integers of `bits` bits.
    pub(super) fn is_integers(self, bits: u32) -> Result<bool> {
        let types = &self.module().types;
        Ok(match types.get(self.module().type_of(self.value()?)) {
            Type::Array { element, .. } => types.get(element) == Type::Integer(bits),
            _ => false,
        })
    }

    /// The numbers of an array of integers of `bits` bits; none of an array of zeros where LLVM keeps it as such.
    pub(super) fn integers(self, bits: u32) -> Result<Option<&'m [u64]>> {
        let value = self.value()?;
        let module = self.module();
        let ty = module.types.get(module.type_of(value));
        match self.constant()? {
            Constant::Null if is_aggregate(ty) => Ok(None),
            Constant::Data(data) if self.is_integers(bits)? => Ok(Some(data.of(&module.words))),
            _ => Err(self.not("an array of integers")),
        }
    }

    /// The bytes of an array, as a number of bytes: strings of any bytes are kept so.
    pub(super) fn bytes(self) -> Result<usize> {
        match self.constant()? {
            Constant::String(text) => Ok(self.module().str(text).len()),
            _ => Ok(self.integers(8)?.ok_or_else(|| self.not("bytes"))?.len()),
        }
    }

    /// The bytes of an array.
    pub(super) fn byte_string(self) -> Result<&'m [u8]> {
        match self.constant()? {
            Constant::String(text) => Ok(self.module().str(text)),
            _ => Err(self.not("bytes")),
        }
    }

    /// The elements of a tuple.
    pub(super) fn tuple(self) -> Result<Tuple<'s, 'm>> {
        let elements = self.id.and_then(|id| self.module().metadata.tuple_words(id));
        let elements = elements.ok_or_else(|| self.not("a tuple"))?;
        self.source.take(elements.len())?;
        Ok(Tuple { source: self.source, elements, what: self.what })
    }

    /// The elements of a tuple of `N`.
    pub(super) fn record<const N: usize>(self) -> Result<[Item<'s, 'm>; N]> {
        let tuple = self.tuple()?;
        if tuple.len() != N {
            return Err(error(format_args!("{N} elements ({})", self.what), tuple.len()));
        }
        Ok(core::array::from_fn(|index| tuple.get(index)))
    }

    /// The pairs of tag and item of a tuple; none of nothing.
    pub(super) fn tags(self) -> Result<impl Iterator<Item = Result<(u32, Item<'s, 'm>)>> + use<'s, 'm>> {
        let tuple = match self.present() {
            Some(item) => item.tuple()?,
            None => Tuple { source: self.source, elements: &[], what: self.what },
        };
        if tuple.len() % 2 != 0 {
            return Err(error(format_args!("pairs of tag and value ({})", self.what), tuple.len()));
        }
        Ok((0..tuple.len()).step_by(2).map(move |index| Ok((tuple.get(index).u32()?, tuple.get(index + 1)))))
    }
}

/// The elements of a tuple.
#[derive(Clone, Copy)]
pub(super) struct Tuple<'s, 'm> {
    source: &'s Source<'m>,
    elements: &'m [u64],
    what: &'static str,
}

impl<'s, 'm> Tuple<'s, 'm> {
    pub(super) fn len(self) -> usize {
        self.elements.len()
    }

    /// The element at an index; nothing behind the last one.
    #[inline]
    pub(super) fn get(self, index: usize) -> Item<'s, 'm> {
        let id = self.elements.get(index).and_then(|element| (*element as u32).checked_sub(1)).map(MetadataId);
        Item { source: self.source, id, what: self.what }
    }

    pub(super) fn iter(self) -> impl ExactSizeIterator<Item = Item<'s, 'm>> + use<'s, 'm> {
        (0..self.len()).map(move |index| self.get(index))
    }
}
