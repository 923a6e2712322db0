//! What is the same in a module: types, constants and nodes that are their contents have one identity in LLVM, however
//! often the bitcode has them.

use crate::{
    Result,
    bitcode::{Names, Operands, RecordKind, Role, Term, block},
    ir::{
        Constant, Module, Type, TypeId, ValueId, ValueKind,
        metadata::{Entry, MetadataId, Node},
    },
};
use alloc::{vec, vec::Vec};
use hashbrown::HashMap;

/// Not looked at yet.
const UNSEEN: u32 = u32::MAX;
/// What it is made of is being looked at.
const OPEN: u32 = u32::MAX - 1;

/// The first of all that are the same, for each type, value and piece of metadata.
#[derive(Debug)]
pub(super) struct Same {
    types: Vec<u32>,
    values: Vec<u32>,
    metadata: Vec<u32>,
}

impl Same {
    /// # Errors
    /// A node whose operands are not its record's.
    pub(super) fn of(module: &Module) -> Result<Self> {
        let types = types(module);
        let values = Values::all(module, &types)?;
        let metadata = Nodes::all(module, &values)?;
        Ok(Self { types, values, metadata })
    }

    pub(super) fn ty(&self, ty: TypeId) -> TypeId {
        TypeId(self.types.get(ty.0 as usize).copied().unwrap_or(ty.0))
    }

    pub(super) fn value(&self, value: ValueId) -> ValueId {
        ValueId(self.values.get(value.0 as usize).copied().unwrap_or(value.0))
    }

    pub(super) fn metadata(&self, id: MetadataId) -> MetadataId {
        MetadataId(self.metadata.get(id.0 as usize).copied().unwrap_or(id.0))
    }
}

/// For each type the first that is the same. A type names types before it, but for structs, which have an identity.
fn types(module: &Module) -> Vec<u32> {
    let types = &module.types;
    let mut same: Vec<u32> = Vec::with_capacity(types.len());
    let mut known: HashMap<Vec<u64>, u32> = HashMap::new();
    for index in 0..types.len() as u32 {
        let of = |ty: &TypeId| u64::from(same.get(ty.0 as usize).copied().unwrap_or(ty.0));
        let members = |span: crate::ir::Span| span.of(&types.members).iter().map(of).collect::<Vec<_>>();
        let (form, parts) = match types.get(TypeId(index)) {
            Type::Struct { .. } => {
                same.push(index);
                continue;
            }
            Type::Void => (0, vec![]),
            Type::Float(kind) => (1, vec![kind as u64]),
            Type::Label => (2, vec![]),
            Type::Metadata => (3, vec![]),
            Type::X86Mmx => (4, vec![]),
            Type::Integer(width) => (5, vec![width.into()]),
            Type::Pointer { pointee, address_space } => (6, vec![of(&pointee), address_space.into()]),
            Type::Array { element, count } => (7, vec![of(&element), types.array_len(count)]),
            Type::Vector { element, count } => (8, vec![of(&element), count.into()]),
            Type::Literal { fields, packed } => (9 + u64::from(packed), members(fields)),
            Type::Function { signature, vararg } => (11 + u64::from(vararg), members(signature)),
        };
        let mut key = parts;
        key.push(form);
        same.push(*known.entry(key).or_insert(index));
    }
    same
}

/// For each of `count` things the first that is the same, of those that it is made of before itself. `made_of` gives
/// their numbers to what it is handed; `find` has what was found so far.
fn inner_first(
    count: usize,
    made_of: impl Fn(u32, &mut dyn FnMut(u32)) -> Result<()>,
    mut find: impl FnMut(u32, &[u32]) -> Result<u32>,
) -> Result<Vec<u32>> {
    let mut same = vec![UNSEEN; count];
    let mut stack = Vec::new();
    for id in 0..count as u32 {
        stack.push((id, false));
        while let Some((id, is_open)) = stack.pop() {
            if is_open {
                let found = find(id, &same)?;
                if let Some(slot) = same.get_mut(id as usize) {
                    *slot = found;
                }
                continue;
            }
            match same.get_mut(id as usize) {
                Some(slot) if *slot == UNSEEN => *slot = OPEN,
                _ => continue,
            }
            stack.push((id, true));
            made_of(id, &mut |id| stack.push((id, false)))?;
        }
    }
    Ok(same)
}

/// Finds constants that are the same.
struct Values<'m> {
    module: &'m Module,
    types: &'m [u32],
    known: HashMap<Vec<u64>, u32>,
    texts: HashMap<(u32, &'m [u8]), u32>,
}

impl<'m> Values<'m> {
    fn all(module: &'m Module, types: &'m [u32]) -> Result<Vec<u32>> {
        let mut values = Self { module, types, known: HashMap::new(), texts: HashMap::new() };
        let made_of = |value, push: &mut dyn FnMut(u32)| {
            operands(module, ValueId(value)).iter().for_each(|value| push(*value));
            Ok(())
        };
        inner_first(module.values.len(), made_of, |value, same| Ok(values.find(value, same)))
    }

    /// What is the same as a value whose operands were found.
    fn find(&mut self, value: u32, same: &[u32]) -> u32 {
        let module = self.module;
        let Some(constant) = module.constant(ValueId(value)) else { return value };
        let plain = module.type_of(ValueId(value));
        let ty = self.types.get(plain.0 as usize).copied().unwrap_or(plain.0);
        let id = |value: &u32| match same.get(*value as usize) {
            Some(same) if *same != OPEN => u64::from(*same),
            _ => u64::from(*value),
        };
        let ids = |span: crate::ir::Span| span.of(&module.operands).iter().map(id).collect::<Vec<_>>();
        let words = |span: crate::ir::Span| span.of(&module.words).to_vec();
        let (form, parts) = match constant {
            Constant::Null | Constant::Integer(0) | Constant::Float(0) => (0, vec![]),
            Constant::Undef => (1, vec![]),
            Constant::Integer(number) => (2, vec![number as u64]),
            Constant::WideInteger(span) => (3, words(span)),
            Constant::Float(bits) => (4, vec![bits]),
            Constant::WideFloat(span) => (5, words(span)),
            Constant::Aggregate(span) => (6, ids(span)),
            Constant::Data(span) => (7, words(span)),
            Constant::String(text) => return *self.texts.entry((ty, module.str(text))).or_insert(value),
            Constant::Expression(index) => match module.expressions.get(index as usize) {
                Some(expression) => {
                    let mut parts = ids(expression.operands);
                    let source = expression.source.0;
                    parts.push(expression.opcode as u64 | u64::from(expression.flags) << 8);
                    parts.push(u64::from(expression.predicate));
                    parts.push(self.types.get(source as usize).copied().unwrap_or(source).into());
                    (8, parts)
                }
                None => return value,
            },
            Constant::InlineAsm(_) => return value,
            Constant::BlockAddress { function, block } => (9, vec![id(&function.0), block.into()]),
        };
        let mut key = parts;
        key.extend([form, u64::from(ty)]);
        *self.known.entry(key).or_insert(value)
    }
}

/// What a constant is made of, in LLVM's order; nothing of another value.
pub(super) fn operands(module: &Module, value: ValueId) -> &[u32] {
    let Some(value) = module.value(value) else { return &[] };
    let ValueKind::Constant(index) = value.kind else { return &[] };
    match module.constants.get(index as usize) {
        Some(Constant::Aggregate(span)) => span.of(&module.operands),
        Some(Constant::Expression(index)) => {
            module.expressions.get(*index as usize).map_or(&[], |expression| expression.operands.of(&module.operands))
        }
        Some(Constant::BlockAddress { function, .. }) => core::slice::from_ref(&function.0),
        _ => &[],
    }
}

/// Finds metadata that is the same.
struct Nodes<'m> {
    module: &'m Module,
    values: &'m [u32],
    texts: HashMap<&'m [u8], u32>,
    by_value: HashMap<u32, u32>,
    known: HashMap<Vec<u64>, u32>,
}

impl<'m> Nodes<'m> {
    fn all(module: &'m Module, values: &'m [u32]) -> Result<Vec<u32>> {
        let mut nodes = Self { module, values, texts: HashMap::new(), by_value: HashMap::new(), known: HashMap::new() };
        let made_of = |id, push: &mut dyn FnMut(u32)| match module.metadata.node(MetadataId(id)) {
            Some(node) => module.metadata.operands(node, |MetadataId(id)| push(id)),
            None => Ok(()),
        };
        inner_first(module.metadata.entries.len(), made_of, |id, same| nodes.find(id, same))
    }

    fn find(&mut self, id: u32, same: &[u32]) -> Result<u32> {
        let metadata = &self.module.metadata;
        Ok(match metadata.get(MetadataId(id)) {
            Entry::Forward => id,
            Entry::String(text) => *self.texts.entry(self.module.str(text)).or_insert(id),
            Entry::Value(ValueId(value)) => {
                let value = self.values.get(value as usize).copied().unwrap_or(value);
                *self.by_value.entry(value).or_insert(id)
            }
            Entry::Node(node) if metadata.is_distinct(node) => id,
            Entry::Node(node) => {
                let mut key = vec![u64::from(node.code)];
                for term in terms(self.module, node)? {
                    let value = match term.role.names() {
                        Names::Metadata => match same.get(term.value as usize) {
                            // A node of a circle is itself.
                            Some(&OPEN) => return Ok(id),
                            Some(same) => u64::from(*same) + 1,
                            None => term.value + 1,
                        },
                        _ => term.value,
                    };
                    key.extend([value, u64::from(term.role == Role::Plain)]);
                }
                *self.known.entry(key).or_insert(id)
            }
        })
    }
}

/// What the operands of a node are.
pub(super) fn terms(module: &Module, node: Node) -> Result<Vec<Term>> {
    let operands = node.operands.of(&module.metadata.words);
    let mut terms = Vec::with_capacity(operands.len());
    if let Some(kind) = RecordKind::find(block::METADATA, node.code) {
        kind.terms(Operands::new(operands, 0), &mut terms)?;
    }
    Ok(terms)
}
