//! The numbers that LLVM gives types, values, metadata and attributes when it writes a module: those of a walk.
//!
//! Source: LLVM 3.7's `ValueEnumerator.cpp`.

use super::same::{self, Same};
use crate::{
    Error, Result,
    bitstream::FORMAT,
    ir::{
        Body, Function, GroupId, Instruction, ListId, Module, Opcode, Type, TypeId, ValueId, ValueKind,
        metadata::{Entry, MetadataId},
    },
};
use alloc::{vec, vec::Vec};
use core::cmp::Reverse;
use hashbrown::HashMap;

/// No number yet.
const NONE: u32 = u32::MAX;
/// A number comes when what it is made of has one.
const OPEN: u32 = u32::MAX - 1;

/// Numbers by the place in a pool, and the other way round.
#[derive(Debug)]
struct Numbers {
    numbers: Vec<u32>,
    /// The places, by number.
    order: Vec<u32>,
}

impl Numbers {
    fn new(count: usize) -> Self {
        Self { numbers: vec![NONE; count], order: Vec::new() }
    }

    fn state(&self, place: u32) -> u32 {
        self.numbers.get(place as usize).copied().unwrap_or(NONE)
    }

    fn set(&mut self, place: u32, state: u32) {
        if let Some(slot) = self.numbers.get_mut(place as usize) {
            *slot = state;
        }
    }

    /// Gives the next number.
    fn push(&mut self, place: u32) {
        self.set(place, self.order.len() as u32);
        self.order.push(place);
    }

    /// Takes back all numbers from `first` on.
    fn truncate(&mut self, first: usize) {
        for place in self.order.split_off(first) {
            self.set(place, NONE);
        }
    }

    fn get(&self, place: u32) -> Option<u32> {
        Some(self.state(place)).filter(|number| *number < OPEN)
    }
}

/// The numbers of a module, and of the function that is being written.
#[derive(Debug)]
pub(super) struct Enumerator<'m> {
    pub(super) module: &'m Module,
    same: Same,
    types: Numbers,
    /// The type `metadata`, which every module that LLVM writes has.
    metadata_type: TypeId,
    label_type: TypeId,
    values: Numbers,
    /// How often each value is named, by its number.
    uses: Vec<u32>,
    metadata: Numbers,
    /// The lists of attributes, by their contents.
    lists: HashMap<&'m [(u32, GroupId)], u32>,
    pub(super) list_order: Vec<&'m [(u32, GroupId)]>,
    groups: HashMap<(u32, GroupId), u32>,
    pub(super) group_order: Vec<(u32, GroupId)>,
    /// The comdats in the order of their first use: numbers from 1.
    comdats: HashMap<u32, u32>,
    pub(super) comdat_order: Vec<u32>,
    /// Whether constants stay in the order of their first use.
    keeps_order: bool,
    /// The number of the first constant of the module.
    pub(super) first_constant: usize,
}

/// A value that a constant or instruction names, or metadata of an argument.
enum Operand {
    Value(ValueId),
    Block,
    Metadata(MetadataId),
}

impl<'m> Enumerator<'m> {
    /// # Errors
    /// A node whose operands are not its record's.
    pub(super) fn new(module: &'m Module, keeps_order: bool) -> Result<Self> {
        let mut all = Self {
            module,
            same: Same::of(module)?,
            types: Numbers::new(module.types.len() + 2),
            metadata_type: find_type(module, Type::Metadata, 0),
            label_type: find_type(module, Type::Label, 1),
            values: Numbers::new(module.values.len()),
            uses: Vec::new(),
            metadata: Numbers::new(module.metadata.entries.len()),
            lists: HashMap::new(),
            list_order: Vec::new(),
            groups: HashMap::new(),
            group_order: Vec::new(),
            comdats: HashMap::new(),
            comdat_order: Vec::new(),
            keeps_order,
            first_constant: 0,
        };
        all.module_values();
        all.ty(all.metadata_type);
        for named in &module.metadata.named {
            for node in named.nodes.of(&module.metadata.named_nodes) {
                all.metadata(*node)?;
            }
        }
        for function in &module.functions {
            if let Some((_, parameters, _)) = module.types.signature(function.ty) {
                parameters.iter().for_each(|ty| all.ty(*ty));
            }
            if let Some(body) = &function.body {
                all.body_types(body)?;
            }
        }
        all.sort_constants(all.first_constant);
        Ok(all)
    }

    fn module_values(&mut self) {
        let module = self.module;
        for global in &module.globals {
            self.value(global.value);
            self.comdat(global.linked.comdat);
        }
        for function in &module.functions {
            self.value(function.value);
            self.comdat(function.linked.comdat);
            self.attributes(function.attributes);
        }
        module.aliases.iter().for_each(|alias| self.value(alias.value));
        self.first_constant = self.values.order.len();
        module.globals.iter().filter_map(|global| global.initializer).for_each(|value| self.value(value));
        module.aliases.iter().for_each(|alias| self.value(alias.aliasee));
        for of in [|f: &Function| f.prefix, |f: &Function| f.prologue, |f: &Function| f.personality] {
            module.functions.iter().filter_map(of).for_each(|value| self.value(value));
        }
    }

    /// What a function's instructions need outside of the function.
    fn body_types(&mut self, body: &Body) -> Result<()> {
        let module = self.module;
        let attachments = &module.metadata.attachments;
        for attachment in body.own_attachments.of(attachments) {
            self.metadata(attachment.node)?;
        }
        let mut attached = body.attachments.of(attachments).iter().peekable();
        let mut seen = hashbrown::HashSet::new();
        for (number, instruction) in (0..).zip(body.instructions.of(&module.instructions)) {
            let mut fault = Ok(());
            visit_operands(module, instruction, |operand| match operand {
                Operand::Value(value) => self.operand_type(value, &mut seen),
                Operand::Block => self.ty(self.label_type),
                Operand::Metadata(id) if self.is_local(id) => {}
                Operand::Metadata(id) => {
                    if let Err(error) = self.metadata(id) {
                        fault = Err(error);
                    }
                }
            });
            fault?;
            self.ty(instruction.ty);
            if matches!(instruction.opcode, Opcode::Call | Opcode::Invoke) {
                self.attributes(instruction.attributes);
            }
            while let Some(attachment) = attached.next_if(|attachment| attachment.instruction == number) {
                self.metadata(attachment.node)?;
            }
            if let Some(location) = self.location(instruction)
                && let Some(node) = module.metadata.node(location)
            {
                let mut named = Vec::new();
                module.metadata.operands(node, |id| named.push(id))?;
                named.into_iter().try_for_each(|id| self.metadata(id))?;
            }
        }
        Ok(())
    }

    /// Where an instruction stands in the source.
    pub(super) fn location(&self, instruction: &Instruction) -> Option<MetadataId> {
        Some(self.same.metadata(MetadataId(instruction.location.checked_sub(1)?)))
    }

    /// Whether metadata is a value of a function.
    fn is_local(&self, id: MetadataId) -> bool {
        let Entry::Value(value) = self.module.metadata.get(id) else { return false };
        matches!(
            self.module.value(value).map(|value| value.kind),
            Some(ValueKind::Instruction(_) | ValueKind::Argument(_))
        )
    }

    /// The types of an operand: of a constant that has no number, those of all that it is made of, too.
    fn operand_type(&mut self, value: ValueId, seen: &mut hashbrown::HashSet<u32>) {
        if !matches!(self.module.value(value).map(|value| value.kind), Some(ValueKind::Constant(_))) {
            return self.ty(self.module.type_of(value));
        }
        let mut stack = vec![value];
        while let Some(value) = stack.pop() {
            let value = self.same.value(value);
            self.ty(self.module.type_of(value));
            let made_of = same::operands(self.module, value);
            if made_of.is_empty() || self.values.get(value.0).is_some() || !seen.insert(value.0) {
                continue;
            }
            stack.extend(made_of.iter().rev().copied().map(ValueId));
        }
    }

    /// What a type is, of those two, too, that the module may not have.
    pub(super) fn form(&self, ty: TypeId) -> Type {
        match ty {
            ty if ty == self.metadata_type => Type::Metadata,
            ty if ty == self.label_type => Type::Label,
            ty => self.module.types.get(ty),
        }
    }

    /// Gives a type its number, behind those that it is made of.
    fn ty(&mut self, ty: TypeId) {
        if self.types.state(self.same.ty(ty).0) != NONE {
            return;
        }
        let types = &self.module.types;
        let mut stack = vec![(self.same.ty(ty), 0usize)];
        while let Some((ty, next)) = stack.last_mut() {
            let (ty, at) = (*ty, *next);
            *next += 1;
            if at == 0 && self.types.state(ty.0) != NONE {
                stack.pop();
                continue;
            }
            let form = self.form(ty);
            if at == 0 && matches!(form, Type::Struct { .. }) {
                self.types.set(ty.0, OPEN);
            }
            let member = match form {
                Type::Pointer { pointee: of, .. }
                | Type::Array { element: of, .. }
                | Type::Vector { element: of, .. } => (at == 0).then_some(of),
                Type::Literal { .. } | Type::Struct { .. } => {
                    types.fields(ty).and_then(|fields| fields.get(at)).copied()
                }
                Type::Function { signature, .. } => signature.of(&types.members).get(at).copied(),
                _ => None,
            };
            if let Some(member) = member {
                stack.push((self.same.ty(member), 0));
                continue;
            }
            stack.pop();
            // It may have got one as a part of itself.
            if self.types.get(ty.0).is_none() {
                self.types.push(ty.0);
            }
        }
    }

    /// Gives a value its number, behind those of the values that it is made of, or counts a use.
    fn value(&mut self, value: ValueId) {
        let value = self.same.value(value);
        if let Some(uses) = self.uses.get_mut(self.values.state(value.0) as usize) {
            *uses += 1;
            return;
        }
        let mut stack = vec![(value, 0usize)];
        while let Some((value, next)) = stack.last_mut() {
            let (value, at) = (*value, *next);
            *next += 1;
            if at == 0 {
                match self.values.state(value.0) {
                    NONE => {
                        self.values.set(value.0, OPEN);
                        self.ty(self.module.type_of(value));
                    }
                    number => {
                        if let Some(uses) = self.uses.get_mut(number as usize) {
                            *uses += 1;
                        }
                        stack.pop();
                        continue;
                    }
                }
            }
            if let Some(made_of) = same::operands(self.module, value).get(at) {
                stack.push((self.same.value(ValueId(*made_of)), 0));
                continue;
            }
            stack.pop();
            self.values.push(value.0);
            self.uses.push(1);
        }
    }

    /// Gives metadata its number, behind those that it names.
    fn metadata(&mut self, id: MetadataId) -> Result<()> {
        let metadata = &self.module.metadata;
        let mut stack = vec![(self.same.metadata(id), false)];
        let mut named = Vec::new();
        while let Some((id, is_open)) = stack.pop() {
            if is_open {
                self.metadata.push(id.0);
                continue;
            }
            if self.metadata.state(id.0) != NONE {
                continue;
            }
            self.metadata.set(id.0, OPEN);
            stack.push((id, true));
            match metadata.get(id) {
                Entry::Node(node) => {
                    named.clear();
                    metadata.operands(node, |id| named.push(id))?;
                    stack.extend(named.iter().rev().map(|id| (self.same.metadata(*id), false)));
                }
                Entry::Value(value) => self.value(value),
                Entry::String(_) => {}
                Entry::Forward => return Err(Error::new(FORMAT, 0, "metadata that is there", format_args!("{id:?}"))),
            }
        }
        Ok(())
    }

    fn attributes(&mut self, list: ListId) {
        let slots = self.module.attributes.list(list);
        if slots.is_empty() {
            return;
        }
        let next = self.lists.len() as u32 + 1;
        if *self.lists.entry(slots).or_insert(next) == next {
            self.list_order.push(slots);
        }
        for slot in slots {
            let next = self.groups.len() as u32 + 1;
            if *self.groups.entry(*slot).or_insert(next) == next {
                self.group_order.push(*slot);
            }
        }
    }

    fn comdat(&mut self, number: u32) {
        let next = self.comdats.len() as u32 + 1;
        if number != 0 && *self.comdats.entry(number).or_insert(next) == next {
            self.comdat_order.push(number);
        }
    }

    /// Sorts the constants from number `first` on by type and by how often they are named, integers first.
    fn sort_constants(&mut self, first: usize) {
        // To foresee the orders of uses, LLVM leaves constants where they are.
        if self.keeps_order || self.values.order.len() < first + 2 {
            return;
        }
        let order = self.values.order.split_off(first);
        let mut sorted: Vec<_> = order.into_iter().zip(self.uses.split_off(first)).collect();
        let ty = |value: u32| self.same.ty(self.module.type_of(ValueId(value)));
        sorted.sort_by_key(|(value, uses)| (self.types.get(ty(*value).0), Reverse(*uses)));
        let is_integer = |value: u32| {
            let types = &self.module.types;
            matches!(types.get(types.scalar(ty(value))), Type::Integer(_))
        };
        partition(&mut sorted, |(value, _)| is_integer(*value));
        for (value, uses) in sorted {
            self.values.push(value);
            self.uses.push(uses);
        }
    }

    /// Gives the values of a function their numbers; [`Enumerator::leave`] takes them back. Gives the number of the
    /// first constant and that of the first instruction.
    pub(super) fn enter(&mut self, body: &Body) -> Scope {
        let module = self.module;
        let (outside, metadata) = (self.values.order.len(), self.metadata.order.len());
        for argument in body.arguments.range() {
            self.value(ValueId(argument as u32));
        }
        let constants = self.values.order.len();
        let instructions = body.instructions.of(&module.instructions);
        let mut local = Vec::new();
        for instruction in instructions {
            visit_operands(module, instruction, |operand| match operand {
                Operand::Value(value) => {
                    if let Some(ValueKind::Constant(_)) = module.value(value).map(|value| value.kind) {
                        self.value(value);
                    }
                }
                Operand::Metadata(id) if self.is_local(id) => local.push(id),
                Operand::Metadata(_) | Operand::Block => {}
            });
        }
        self.sort_constants(constants);
        let first_instruction = self.values.order.len();
        for instruction in instructions.iter().filter(|instruction| instruction.value != u32::MAX) {
            self.value(ValueId(instruction.value));
        }
        for id in local {
            let id = self.same.metadata(id);
            if self.metadata.state(id.0) == NONE {
                self.metadata.push(id.0);
            }
        }
        Scope { outside, constants, first_instruction, metadata }
    }

    pub(super) fn leave(&mut self, scope: &Scope) {
        self.values.truncate(scope.outside);
        self.uses.truncate(scope.outside);
        self.metadata.truncate(scope.metadata);
    }

    /// The types in the order of their numbers.
    pub(super) fn type_order(&self) -> impl ExactSizeIterator<Item = TypeId> + '_ {
        self.types.order.iter().copied().map(TypeId)
    }

    /// The values from number `first` on.
    pub(super) fn values_from(&self, first: usize) -> impl Iterator<Item = ValueId> + '_ {
        self.values.order.iter().skip(first).copied().map(ValueId)
    }

    pub(super) fn value_count(&self) -> usize {
        self.values.order.len()
    }

    /// The metadata from number `first` on.
    pub(super) fn metadata_from(&self, first: usize) -> impl Iterator<Item = MetadataId> + '_ {
        self.metadata.order.iter().skip(first).copied().map(MetadataId)
    }

    /// The number of bits that LLVM gives the number of a type.
    pub(super) fn type_bits(&self) -> u8 {
        log2_ceil(self.types.order.len() as u32 + 1)
    }

    pub(super) fn type_number(&self, ty: TypeId) -> Result<u32> {
        self.types.get(self.same.ty(ty).0).ok_or_else(|| missing("a type", ty.0))
    }

    pub(super) fn type_number_of(&self, value: ValueId) -> Result<u32> {
        self.type_number(self.module.type_of(self.same.value(value)))
    }

    pub(super) fn value_number(&self, value: ValueId) -> Result<u32> {
        self.values.get(self.same.value(value).0).ok_or_else(|| missing("a value", value.0))
    }

    pub(super) fn metadata_number(&self, id: MetadataId) -> Result<u32> {
        self.metadata.get(self.same.metadata(id).0).ok_or_else(|| missing("metadata", id.0))
    }

    /// The number of a list of attributes, from 1; 0 of the empty one.
    pub(super) fn list_number(&self, list: ListId) -> u32 {
        self.lists.get(self.module.attributes.list(list)).copied().unwrap_or(0)
    }

    pub(super) fn group_number(&self, slot: (u32, GroupId)) -> u32 {
        self.groups.get(&slot).copied().unwrap_or(0)
    }

    pub(super) fn comdat_number(&self, number: u32) -> u32 {
        self.comdats.get(&number).copied().unwrap_or(0)
    }

    /// Whether two types are the same.
    pub(super) fn is_same_type(&self, one: TypeId, other: TypeId) -> bool {
        self.same.ty(one) == self.same.ty(other)
    }
}

/// Where a function's numbers begin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope {
    outside: usize,
    pub(super) constants: usize,
    pub(super) first_instruction: usize,
    /// The number of the first metadata of its own.
    pub(super) metadata: usize,
}

/// The bits that hold the numbers below `count`.
pub(super) fn log2_ceil(count: u32) -> u8 {
    match count {
        0 | 1 => 0,
        count => (32 - (count - 1).leading_zeros()) as u8,
    }
}

#[cold]
fn missing(what: &str, id: u32) -> Error {
    Error::new(FORMAT, 0, format_args!("{what} with a number"), format_args!("number {id} of its pool without one"))
}

/// The first of these types; where there is none, an id of its own behind all others.
fn find_type(module: &Module, wanted: Type, otherwise: u32) -> TypeId {
    let count = module.types.len() as u32;
    let mut all = (0..count).map(TypeId);
    all.find(|ty| module.types.get(*ty) == wanted).unwrap_or(TypeId(count + otherwise))
}

/// Puts those that hold before the others, in place, as C++'s `std::partition` does with iterators that go both ways:
/// LLVM's order of constants depends on it.
fn partition<T>(list: &mut [T], holds: impl Fn(&T) -> bool) {
    let (mut first, mut last) = (0, list.len());
    loop {
        while first < last && list.get(first).is_some_and(&holds) {
            first += 1;
        }
        while first < last && list.get(last - 1).is_some_and(|item| !holds(item)) {
            last -= 1;
        }
        if first >= last {
            return;
        }
        list.swap(first, last - 1);
        first += 1;
        last -= 1;
    }
}

/// Gives an instruction's operands in LLVM's order: a call's callee is the last.
fn visit_operands(module: &Module, instruction: &Instruction, mut visit: impl FnMut(Operand)) {
    let operands = instruction.operands.of(&module.operands);
    let value = |value: &u32| Operand::Value(ValueId(*value));
    match (instruction.opcode, operands) {
        (Opcode::Br, [_]) => visit(Operand::Block),
        (Opcode::Br, [condition, ..]) => {
            visit(value(condition));
            visit(Operand::Block);
        }
        (Opcode::Switch, [condition, _, cases @ ..]) => {
            visit(value(condition));
            visit(Operand::Block);
            cases.iter().step_by(2).for_each(|case| visit(value(case)));
        }
        (Opcode::IndirectBr, [address, ..]) => {
            visit(value(address));
            visit(Operand::Block);
        }
        (Opcode::ExtractValue, [aggregate, ..]) => visit(value(aggregate)),
        (Opcode::InsertValue, [aggregate, member, ..]) => [aggregate, member].into_iter().for_each(|v| visit(value(v))),
        (Opcode::Phi, _) => operands.iter().step_by(2).for_each(|incoming| visit(value(incoming))),
        (Opcode::LandingPad, _) => operands.iter().skip(1).step_by(2).for_each(|clause| visit(value(clause))),
        (Opcode::Invoke, [callee, _, _, arguments @ ..]) => {
            arguments.iter().for_each(|argument| visit(value(argument)));
            visit(Operand::Block);
            visit(value(callee));
        }
        (Opcode::Call, [callee, arguments @ ..]) => {
            let parameters =
                module.types.signature(instruction.source).map_or(&[][..], |(_, parameters, _)| parameters);
            let mut parameters = parameters.iter().map(|ty| module.types.get(*ty));
            for argument in arguments {
                visit(match parameters.next() {
                    Some(Type::Metadata) => Operand::Metadata(MetadataId(*argument)),
                    Some(Type::Label) => Operand::Block,
                    _ => value(argument),
                });
            }
            visit(value(callee));
        }
        _ => operands.iter().for_each(|operand| visit(value(operand))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partition_swaps_from_both_ends() {
        let mut list = [1, 2, 3, 4, 5, 6, 8];
        partition(&mut list, |number| number % 2 == 0);
        assert_eq!(list, [8, 2, 6, 4, 5, 3, 1]);
        let mut all = [2, 4];
        partition(&mut all, |number| number % 2 == 0);
        assert_eq!(all, [2, 4]);
    }

    #[test]
    fn so_many_bits_hold_the_numbers_below() {
        assert_eq!([1, 2, 3, 4, 5, 8, 9].map(log2_ceil), [0, 1, 2, 2, 3, 3, 4]);
    }
}
