//! Which structs a module uses, in the order that LLVM finds them: the order they are declared in a listing.
//!
//! Source: LLVM 3.7's `TypeFinder.cpp`.

use crate::{
    Result,
    ir::{
        Bodies, Constant, Function, Instruction, Module, Opcode, Type, TypeId, ValueId, ValueKind,
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

    /// Makes room for numbers below `count`.
    fn grow(&mut self, count: usize) {
        self.0.resize(self.0.len().max(count.div_ceil(64)), 0);
    }

    /// Takes out the numbers from `first` on.
    fn forget_from(&mut self, first: u32) {
        let (word, bit) = (first as usize / 64, first % 64);
        self.0.truncate(word + 1);
        if let Some(last) = self.0.get_mut(word) {
            *last &= (1 << bit) - 1;
        }
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
    let mut finder = Finder { module, so_far: SoFar::new(module) };
    finder.variables();
    for function in &module.functions {
        finder.function(function)?;
    }
    finder.named_metadata()?;
    Ok(finder.so_far.found)
}

/// The same of a module whose bodies are read one at a time; all of them were read, then. None where that cannot do.
pub(super) fn structs_of_bodies(module: &mut Module, bodies: &mut Bodies<'_>) -> Result<Option<Vec<u32>>> {
    let mut so_far = SoFar::new(module);
    let mut finder = Finder { module, so_far };
    finder.variables();
    so_far = finder.so_far;
    let mut whole = !bodies.names_blocks(module);
    for index in 0..module.functions.len() {
        bodies.read(index as u32, module)?;
        whole &= !bodies.names_blocks(module);
        so_far.next_body(module, bodies.module_values());
        let mut finder = Finder { module, so_far };
        if let Some(function) = module.functions.get(index) {
            finder.function(function)?;
        }
        so_far = finder.so_far;
    }
    let mut finder = Finder { module, so_far };
    finder.named_metadata()?;
    Ok(Some(finder.so_far.found).filter(|_| whole))
}

struct Finder<'m> {
    module: &'m Module,
    so_far: SoFar,
}

/// What was found, and where was looked.
struct SoFar {
    types: Seen,
    constants: Seen,
    nodes: Seen,
    found: Vec<u32>,
    type_stack: Vec<TypeId>,
    value_stack: Vec<u32>,
    node_stack: Vec<MetadataId>,
}

impl SoFar {
    fn new(module: &Module) -> Self {
        Self {
            types: Seen::new(module.types.len()),
            constants: Seen::new(module.values.len()),
            nodes: Seen::new(module.metadata.entries.len()),
            found: Vec::new(),
            type_stack: Vec::new(),
            value_stack: Vec::new(),
            node_stack: Vec::new(),
        }
    }

    /// Another body was read: values that are not the module's have other ids, and there may be more types and nodes.
    fn next_body(&mut self, module: &Module, module_values: u32) {
        self.constants.forget_from(module_values);
        self.constants.grow(module.values.len());
        self.types.grow(module.types.len());
        self.nodes.grow(module.metadata.entries.len());
    }
}

impl Finder<'_> {
    fn variables(&mut self) {
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
    }

    fn function(&mut self, function: &Function) -> Result<()> {
        let module = self.module;
        self.ty(module.type_of(function.value));
        for data in [function.prefix, function.prologue, function.personality].into_iter().flatten() {
            self.value(data);
        }
        let Some(body) = function.body.filter(|_| !self.all_found()) else { return Ok(()) };
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
        Ok(())
    }

    fn named_metadata(&mut self) -> Result<()> {
        let module = self.module;
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
        self.so_far.found.len() == self.module.types.structs.len()
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
        if self.so_far.types.insert(ty.0) {
            self.new_type(ty);
        }
    }

    fn new_type(&mut self, ty: TypeId) {
        let module = self.module;
        self.so_far.type_stack.push(ty);
        while let Some(ty) = self.so_far.type_stack.pop() {
            let mut push = |ty: TypeId| {
                if self.so_far.types.insert(ty.0) {
                    self.so_far.type_stack.push(ty);
                }
            };
            match module.types.get(ty) {
                Type::Pointer { pointee: inner, .. }
                | Type::Array { element: inner, .. }
                | Type::Vector { element: inner, .. } => push(inner),
                Type::Literal { fields, .. } => fields.of(&module.types.members).iter().rev().for_each(|ty| push(*ty)),
                Type::Struct { index } => {
                    self.so_far.found.push(index);
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
            && !self.so_far.constants.contains(value.0)
        {
            self.constant(value);
        }
    }

    fn constant(&mut self, value: ValueId) {
        let module = self.module;
        self.so_far.value_stack.push(value.0);
        while let Some(id) = self.so_far.value_stack.pop() {
            let Some(constant) = module.constant(ValueId(id)) else { continue };
            if !self.so_far.constants.insert(id) {
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
            self.so_far.value_stack.extend(operands.of(&module.operands).iter().rev());
        }
    }

    fn node(&mut self, node: MetadataId) -> Result<()> {
        let module = self.module;
        self.so_far.node_stack.push(node);
        while let Some(id) = self.so_far.node_stack.pop() {
            match module.metadata.get(id) {
                Entry::Node(node) => {
                    if self.so_far.nodes.insert(id.0) {
                        let start = self.so_far.node_stack.len();
                        module.metadata.operands(node, |operand| self.so_far.node_stack.push(operand))?;
                        if let Some(operands) = self.so_far.node_stack.get_mut(start..) {
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
