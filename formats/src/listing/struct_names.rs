//! The names of structs: LLVM makes them unique among all modules of a context.

use crate::ir::{Module, Text as Name};
use alloc::{borrow::Cow, vec::Vec};
use hashbrown::HashSet;

/// What was appended to the names of a module's structs to make them unique.
///
/// Source: `StructType::setName` in LLVM 3.7's `Type.cpp`: a name that is taken gets a dot and the next number of one
/// counter of the context, again until it is free.
#[derive(Debug, Default)]
pub(crate) struct StructNames {
    /// The numbers by the struct's index; empty where no name of the module was taken.
    numbers: Vec<Option<u64>>,
}

/// The names that are taken in a context, and its counter.
#[derive(Default)]
struct Context<'m> {
    taken: HashSet<Cow<'m, [u8]>>,
    next: u64,
}

impl<'m> Context<'m> {
    fn add(&mut self, module: &'m Module) -> StructNames {
        // Structs are named in the order of their records, which is the order of their names in the pool.
        let structs = &module.types.structs;
        let mut named: Vec<(Name, usize)> =
            structs.iter().enumerate().filter(|(_, s)| !s.name.is_empty()).map(|(index, s)| (s.name, index)).collect();
        named.sort_unstable_by_key(|(name, _)| name.start);
        let mut names = StructNames::default();
        for (name, index) in named {
            let name = module.str(name);
            if self.taken.insert(Cow::Borrowed(name)) {
                continue;
            }
            let number = self.free(name);
            names.numbers.resize(structs.len(), None);
            if let Some(slot) = names.numbers.get_mut(index) {
                *slot = Some(number);
            }
        }
        names
    }

    /// The first number that makes `name` free.
    fn free(&mut self, name: &[u8]) -> u64 {
        let mut bytes = Vec::with_capacity(name.len() + 8);
        loop {
            let number = self.next;
            self.next += 1;
            bytes.clear();
            bytes.extend_from_slice(name);
            bytes.push(b'.');
            bytes.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
            if self.taken.insert(Cow::Owned(bytes.clone())) {
                return number;
            }
        }
    }
}

impl StructNames {
    /// The names in a module that is the first of its context.
    pub(crate) fn of(module: &Module) -> Self {
        Context::default().add(module)
    }

    /// The names in a module that is read after `first` in the same context.
    pub(crate) fn after(first: &Module, module: &Module) -> Self {
        let mut context = Context::default();
        context.add(first);
        context.add(module)
    }

    /// The number that follows the name of a struct and a dot.
    #[inline]
    pub(crate) fn number(&self, index: u32) -> Option<u64> {
        self.numbers.get(index as usize).copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Span, Type};

    /// A module with structs of these names, of which the last one was named by another type before its record.
    fn module(names: &[&[u8]]) -> Module {
        let mut module = Module::default();
        for (index, name) in names.iter().enumerate() {
            let name = Span { start: module.text.len() as u32, len: name.len() as u32 };
            module.types.push(Type::Struct { index: index as u32 });
            module.types.structs.push(crate::ir::Struct { name, fields: Span::default(), packed: false, opaque: true });
            module.text.extend_from_slice(names[index]);
        }
        module
    }

    #[test]
    fn taken_names_get_the_contexts_next_number() {
        let first = module(&[b"a", b"b", b"a.1"]);
        assert_eq!(StructNames::of(&first).number(0), None);
        let second = module(&[b"c", b"a", b"a", b"", b"b"]);
        let names = StructNames::after(&first, &second);
        let numbers: Vec<_> = (0..5).map(|index| names.number(index)).collect();
        // `a.0`, then `a.1` is taken, so `a.2`.
        assert_eq!(numbers, [None, Some(0), Some(2), None, Some(3)]);
        assert_eq!(StructNames::of(&second).number(2), Some(0));
    }

    #[test]
    fn the_order_is_that_of_the_records() {
        let mut second = module(&[b"x", b"x"]);
        second.types.structs.swap(0, 1);
        let names = StructNames::of(&second);
        assert_eq!((names.number(0), names.number(1)), (Some(0), None));
    }
}
