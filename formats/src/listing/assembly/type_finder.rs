//! Which structs a module uses, in the order that LLVM finds them: the order they are declared in a listing.
//!
//! Source: LLVM 3.7's `TypeFinder.cpp`.

use crate::{
    Result,
    ir::{
        Constant, Instruction, Module, Opcode, Type, TypeId, ValueId, ValueKind,
        metadata::{Entry, MetadataId},
    },
};
use alloc::vec::Vec;

/// A set of small numbers.
#[derive(Debug, Default)]
pub(super) struct Seen(Vec<u64>);

impl Seen {
    pub(super) fn new(count: usize) -> Self {
        Self(alloc::vec![0; count.div_ceil(64)])
    }

    /// Whether the number is in the set.
    #[inline]
    fn contains(&self, number: u32) -> bool {
        self.0.get(number as usize / 64).is_some_and(|word| word >> (number % 64) & 1 != 0)
    }

    /// Whether the number is new; it is in the set afterwards. Numbers outside of the set are never new.
    #[inline]
    pub(super) fn insert(&mut self, number: u32) -> bool {
        match self.0.get_mut(number as usize / 64) {
            Some(word) => {
                let bit = 1 << (number % 64);
                let new = *word & bit == 0;
                *word |= bit;
                new
            }
            None => false,
        }
    }
}

/// The indexes of the structs with an identity, in order.
pub(super) fn structs(module: &Module) -> Result<Vec<u32>> {
    if module.types.structs.is_empty() {
        return Ok(Vec::new());
    }
    let mut finder = Finder {
        module,
        types: Seen::new(module.types.len()),
        constants: Seen::new(module.values.len()),
        nodes: Seen::new(module.metadata.entries.len()),
        found: Vec::new(),
        type_stack: Vec::new(),
        value_stack: Vec::new(),
        node_stack: Vec::new(),
    };
    finder.run()?;
    Ok(finder.found)
}

struct Finder<'m> {
    module: &'m Module,
    types: Seen,
    constants: Seen,
    nodes: Seen,
    found: Vec<u32>,
    type_stack: Vec<TypeId>,
    value_stack: Vec<u32>,
    node_stack: Vec<MetadataId>,
}

impl Finder<'_> {
    fn run(&mut self) -> Result<()> {
        let module = self.module;
        for global in &module.globals {
            self.ty(module.type_of(global.value));
            if let Some(initializer) = global.initializer {
                self.value(initializer);
            }
        }
        for alias in &module.aliases {
            self.ty(module.type_of(alias.value));
            self.value(alias.aliasee);
        }
        for function in &module.functions {
            self.ty(module.type_of(function.value));
            for data in [function.prefix, function.prologue, function.personality].into_iter().flatten() {
                self.value(data);
            }
            let Some(body) = function.body.filter(|_| !self.all_found()) else { continue };
            let mut attachments = body.attachments.of(&module.metadata.attachments).iter().peekable();
            for (number, instruction) in body.instructions.of(&module.instructions).iter().enumerate() {
                if self.all_found() {
                    break;
                }
                self.ty(instruction.ty);
                self.instruction(instruction)?;
                while let Some(attachment) = attachments.next_if(|a| a.instruction as usize == number) {
                    self.node(attachment.node)?;
                }
            }
        }
        for named in &module.metadata.named {
            if self.all_found() {
                break;
            }
            for node in named.nodes.of(&module.metadata.named_nodes) {
                self.node(*node)?;
            }
        }
        Ok(())
    }

    /// Whether there is nothing more to find: most structs are found from globals and functions' types alone.
    #[inline]
    fn all_found(&self) -> bool {
        self.found.len() == self.module.types.structs.len()
    }

    /// The operands that are no instructions, in LLVM's order.
    #[inline]
    fn instruction(&mut self, instruction: &Instruction) -> Result<()> {
        let operands = instruction.operands.of(&self.module.operands);
        match instruction.opcode {
            Opcode::Call | Opcode::Invoke => self.call(instruction, operands)?,
            Opcode::Br => {
                if let [condition, _, _] = operands {
                    self.value(ValueId(*condition));
                }
            }
            Opcode::Switch | Opcode::Phi => {
                for value in operands.iter().step_by(2) {
                    self.value(ValueId(*value));
                }
            }
            Opcode::LandingPad => {
                for value in operands.iter().skip(1).step_by(2) {
                    self.value(ValueId(*value));
                }
            }
            Opcode::ExtractValue | Opcode::IndirectBr => {
                if let Some(value) = operands.first() {
                    self.value(ValueId(*value));
                }
            }
            Opcode::InsertValue => {
                for value in operands.iter().take(2) {
                    self.value(ValueId(*value));
                }
            }
            _ => {
                for value in operands {
                    self.value(ValueId(*value));
                }
            }
        }
        Ok(())
    }

    fn call(&mut self, instruction: &Instruction, operands: &[u32]) -> Result<()> {
        let module = self.module;
        let Some((callee, rest)) = operands.split_first() else { return Ok(()) };
        let arguments = rest.get(if instruction.opcode == Opcode::Invoke { 2 } else { 0 }..).unwrap_or(&[]);
        let parameters = module.types.signature(instruction.source).map_or(&[][..], |(_, parameters, _)| parameters);
        for (number, argument) in arguments.iter().enumerate() {
            match parameters.get(number).map(|ty| module.types.get(*ty)) {
                Some(Type::Label) => {}
                Some(Type::Metadata) => match module.metadata.get(MetadataId(*argument)) {
                    Entry::Node(_) => self.node(MetadataId(*argument))?,
                    Entry::Value(value) => self.value(value),
                    Entry::String(_) | Entry::Forward => {}
                },
                _ => self.value(ValueId(*argument)),
            }
        }
        self.value(ValueId(*callee));
        Ok(())
    }

    #[inline]
    fn ty(&mut self, ty: TypeId) {
        if self.types.insert(ty.0) {
            self.new_type(ty);
        }
    }

    fn new_type(&mut self, ty: TypeId) {
        let module = self.module;
        self.type_stack.push(ty);
        while let Some(ty) = self.type_stack.pop() {
            let mut push = |ty: TypeId| {
                if self.types.insert(ty.0) {
                    self.type_stack.push(ty);
                }
            };
            match module.types.get(ty) {
                Type::Pointer { pointee: inner, .. }
                | Type::Array { element: inner, .. }
                | Type::Vector { element: inner, .. } => push(inner),
                Type::Literal { fields, .. } => fields.of(&module.types.members).iter().rev().for_each(|ty| push(*ty)),
                Type::Struct { index } => {
                    self.found.push(index);
                    let fields = module.types.fields(ty).unwrap_or(&[]);
                    fields.iter().rev().for_each(|ty| push(*ty));
                }
                Type::Function { signature, .. } => {
                    signature.of(&module.types.members).iter().rev().for_each(|ty| push(*ty));
                }
                _ => {}
            }
        }
    }

    #[inline]
    fn value(&mut self, value: ValueId) {
        if let Some(ValueKind::Constant(_)) = self.module.value(value).map(|v| v.kind)
            && !self.constants.contains(value.0)
        {
            self.constant(value);
        }
    }

    fn constant(&mut self, value: ValueId) {
        let module = self.module;
        self.value_stack.push(value.0);
        while let Some(id) = self.value_stack.pop() {
            let Some(constant) = module.constant(ValueId(id)) else { continue };
            if !self.constants.insert(id) {
                continue;
            }
            self.ty(module.type_of(ValueId(id)));
            let operands = match constant {
                Constant::Aggregate(operands) => operands,
                Constant::Expression(index) => {
                    module.expressions.get(index as usize).map(|e| e.operands).unwrap_or_default()
                }
                _ => continue,
            };
            self.value_stack.extend(operands.of(&module.operands).iter().rev());
        }
    }

    fn node(&mut self, node: MetadataId) -> Result<()> {
        let module = self.module;
        self.node_stack.push(node);
        while let Some(id) = self.node_stack.pop() {
            match module.metadata.get(id) {
                Entry::Node(node) => {
                    if self.nodes.insert(id.0) {
                        let start = self.node_stack.len();
                        module.metadata.operands(node, |operand| self.node_stack.push(operand))?;
                        if let Some(operands) = self.node_stack.get_mut(start..) {
                            operands.reverse();
                        }
                    }
                }
                Entry::Value(value) => self.value(value),
                Entry::String(_) | Entry::Forward => {}
            }
        }
        Ok(())
    }
}
