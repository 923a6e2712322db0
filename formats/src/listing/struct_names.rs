//! The names of structs: unique among all modules that are read in one LLVM context.

use crate::ir::{Module, Text as Name, Type, TypeId};
use alloc::{borrow::Cow, vec, vec::Vec};
use hashbrown::{HashMap, hash_map::Entry};

/// How deep types are followed to see whether two are the same; deeper ones are taken for different.
const MAX_DEPTH: u32 = 64;

/// What was appended to the names of a module's structs to make them unique.
///
/// A name that is taken gets a dot and the next number of one counter of the context, again until it is free (LLVM
/// 3.7's `StructType::setName`). In dxc a struct then becomes the one that has its name, if that has the same fields
/// (dxc's change in `BitcodeReader.cpp`): so most structs of a module and of its reflection are the same.
#[derive(Debug, Default)]
pub(crate) struct StructNames {
    /// The numbers by the struct's index.
    numbers: Vec<Option<u64>>,
}

impl StructNames {
    /// The names in a module that is the first of its context.
    pub(crate) fn of(module: &Module) -> Self {
        Context::default().add(module)
    }

    /// The names in a module that is read after `first` in the same context.
    pub(crate) fn after(first: &Module, module: &Module) -> Self {
        if module.has_types_of(first) && are_known_by_name(module) {
            return Self::default();
        }
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

/// A type of the context.
type Id = u32;

/// What a type is, of parts that are types of the context.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Shape {
    Basic(Type),
    Pointer(Id, u32),
    Array(Id, u64),
    Vector(Id, u32),
    Literal(Vec<Id>, bool),
    Function(Vec<Id>, bool),
}

/// A struct of the context.
struct Struct {
    id: Id,
    fields: Vec<Id>,
    packed: bool,
}

/// The types and names of the modules that were read so far.
#[derive(Default)]
struct Context<'m> {
    /// The number of types.
    types: Id,
    shapes: HashMap<Shape, Id>,
    /// The structs by name.
    named: HashMap<Cow<'m, [u8]>, Struct>,
    /// The counter.
    next: u64,
}

/// The types of the module that is being read.
struct Types<'m> {
    module: &'m Module,
    ids: Vec<Option<Id>>,
    structs: Vec<Option<Id>>,
}

impl<'m> Context<'m> {
    fn add(&mut self, module: &'m Module) -> StructNames {
        let structs = &module.types.structs;
        let mut names = StructNames { numbers: vec![None; structs.len()] };
        let mut types = Types { module, ids: vec![None; module.types.len()], structs: vec![None; structs.len()] };
        // Structs are named in the order of their records, which is the order of their names in the pool.
        let mut order: Vec<(Name, usize)> =
            structs.iter().enumerate().filter(|(_, s)| !s.name.is_empty()).map(|(index, s)| (s.name, index)).collect();
        order.sort_unstable_by_key(|(name, _)| name.start);
        for (name, index) in order {
            let Some(structure) = structs.get(index) else { continue };
            let name = module.str(name);
            let fields = structure.fields.of(&module.types.members);
            let fields: Vec<Id> = fields.iter().map(|field| self.resolve(*field, &mut types, MAX_DEPTH)).collect();
            let made = Struct { id: self.own(index, &mut types), fields, packed: structure.packed };
            let other = match self.named.entry(Cow::Borrowed(name)) {
                Entry::Vacant(free) => {
                    free.insert(made);
                    continue;
                }
                Entry::Occupied(taken) => {
                    let other = taken.get();
                    let same = !structure.opaque && other.packed == made.packed && other.fields == made.fields;
                    same.then_some(other.id)
                }
            };
            // Its own name is taken even where it becomes the other one.
            let number = self.name(name, made);
            match other {
                Some(other) => set(&mut types.structs, index, other),
                None => set(&mut names.numbers, index, number),
            }
        }
        names
    }

    /// Names a struct with the first number that makes its name free.
    fn name(&mut self, name: &[u8], mut structure: Struct) -> u64 {
        loop {
            let number = self.next;
            self.next += 1;
            let mut bytes = Vec::with_capacity(name.len() + 8);
            bytes.extend_from_slice(name);
            bytes.push(b'.');
            bytes.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
            structure = match self.named.entry(Cow::Owned(bytes)) {
                Entry::Vacant(free) => {
                    free.insert(structure);
                    return number;
                }
                Entry::Occupied(_) => structure,
            };
        }
    }

    fn new_type(&mut self) -> Id {
        self.types += 1;
        self.types
    }

    /// The type that a struct of the module is.
    fn own(&mut self, index: usize, types: &mut Types<'_>) -> Id {
        match types.structs.get(index).copied().flatten() {
            Some(id) => id,
            None => {
                let id = self.new_type();
                set(&mut types.structs, index, id);
                id
            }
        }
    }

    /// The type of the context that a type of the module is.
    fn resolve(&mut self, ty: TypeId, types: &mut Types<'_>, depth: u32) -> Id {
        if let Some(id) = types.ids.get(ty.0 as usize).copied().flatten() {
            return id;
        }
        let Some(depth) = depth.checked_sub(1) else {
            return self.new_type();
        };
        let table = &types.module.types;
        let mut all = |parts: &[TypeId], types: &mut Types<'_>| -> Vec<Id> {
            parts.iter().map(|part| self.resolve(*part, types, depth)).collect()
        };
        let shape = match table.get(ty) {
            Type::Struct { index } => return self.own(index as usize, types),
            Type::Pointer { pointee, address_space } => {
                Shape::Pointer(self.resolve(pointee, types, depth), address_space)
            }
            Type::Array { element, count } => Shape::Array(self.resolve(element, types, depth), table.array_len(count)),
            Type::Vector { element, count } => Shape::Vector(self.resolve(element, types, depth), count),
            Type::Literal { fields, packed } => Shape::Literal(all(fields.of(&table.members), types), packed),
            Type::Function { signature, vararg } => Shape::Function(all(signature.of(&table.members), types), vararg),
            basic => Shape::Basic(basic),
        };
        let id = match self.shapes.get(&shape) {
            Some(id) => *id,
            None => {
                let id = self.new_type();
                self.shapes.insert(shape, id);
                id
            }
        };
        set(&mut types.ids, ty.0 as usize, id);
        id
    }
}

/// Whether each struct has a body and a name that no other has. In a second module with the same types each then becomes
/// the one of the first, those that its fields name before it.
fn are_known_by_name(module: &Module) -> bool {
    let structs = &module.types.structs;
    let mut names: Vec<&[u8]> = structs.iter().map(|structure| module.str(structure.name)).collect();
    names.sort_unstable();
    let are_unique = names.windows(2).all(|pair| pair.first() != pair.last());
    are_unique && structs.iter().all(|structure| !structure.opaque && !structure.name.is_empty())
}

fn set<T>(slots: &mut [Option<T>], index: usize, value: T) {
    if let Some(slot) = slots.get_mut(index) {
        *slot = Some(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{self, Span};

    /// A module with structs of these names, each with one field.
    fn module(structs: &[(&[u8], TypeId)]) -> Module {
        let mut module = Module::default();
        for (index, (name, field)) in structs.iter().enumerate() {
            let name = Span { start: module.text.len() as u32, len: name.len() as u32 };
            module.text.extend_from_slice(structs[index].0);
            let fields = Span { start: module.types.members.len() as u32, len: 1 };
            module.types.members.push(*field);
            module.types.push(Type::Struct { index: index as u32 });
            module.types.structs.push(ir::Struct { name, fields, packed: false, opaque: false });
        }
        module
    }

    fn numbers(names: &StructNames) -> Vec<Option<u64>> {
        names.numbers.clone()
    }

    const I8: TypeId = TypeId::I8;
    const I32: TypeId = TypeId::I32;
    /// The first struct of a module.
    const FIRST: TypeId = TypeId(4);

    #[test]
    fn taken_names_get_the_contexts_next_number() {
        let first = module(&[(b"a", I32), (b"b", I32), (b"a.1", I32)]);
        assert_eq!(numbers(&StructNames::of(&first)), [None; 3]);
        let second = module(&[(b"c", I8), (b"a", I8), (b"a", I8), (b"", I8), (b"b", I8)]);
        // `a.0`, then `a.1` is taken, so `a.2`.
        let names = numbers(&StructNames::after(&first, &second));
        assert_eq!(names, [None, Some(0), Some(2), None, Some(3)]);
    }

    #[test]
    fn structs_of_the_same_name_and_fields_are_one() {
        let first = module(&[(b"inner", I32), (b"outer", FIRST)]);
        let same = module(&[(b"inner", I32), (b"outer", FIRST)]);
        assert_eq!(numbers(&StructNames::after(&first, &same)), [None, None]);
        // An inner struct that is another makes the outer one another; each takes a number.
        let other = module(&[(b"inner", I8), (b"outer", FIRST)]);
        assert_eq!(numbers(&StructNames::after(&first, &other)), [Some(0), Some(1)]);
    }

    #[test]
    fn a_struct_that_becomes_another_takes_a_number_all_the_same() {
        let first = module(&[(b"a", I32), (b"b", I32)]);
        let second = module(&[(b"a", I32), (b"b", I8)]);
        assert_eq!(numbers(&StructNames::after(&first, &second)), [None, Some(1)]);
    }

    #[test]
    fn structs_are_known_by_name_where_each_has_its_own_and_a_body() {
        assert!(are_known_by_name(&module(&[(b"a", I32), (b"b", I32)])));
        assert!(!are_known_by_name(&module(&[(b"a", I32), (b"b", I32), (b"a", I8)])));
        assert!(!are_known_by_name(&module(&[(b"a", I32), (b"", I32)])));
        let mut opaque = module(&[(b"a", I32)]);
        opaque.types.structs[0].opaque = true;
        assert!(!are_known_by_name(&opaque));
    }
}
