//! The numbers of what has no name: globals, values and blocks of a function, metadata nodes, attribute sets.
//!
//! Source: `SlotTracker` in LLVM 3.7's `AsmWriter.cpp`. Nodes and attribute sets that only a function names get their
//! numbers when the function is printed.

use crate::{
    Result,
    ir::{
        Body, FUNCTION_SLOT, GroupId, ListId, Module, Opcode, Type, TypeId, ValueId,
        metadata::{Entry, MetadataId},
    },
};
use alloc::vec::Vec;

/// No number.
pub(super) const NONE: u32 = u32::MAX;

/// The numbers.
#[derive(Debug, Default)]
pub(super) struct Slots {
    /// Of values of the whole module.
    globals: Vec<u32>,
    /// Of metadata entries.
    nodes: Vec<u32>,
    /// The nodes by number.
    pub(super) node_order: Vec<MetadataId>,
    /// Of attribute sets.
    groups: Vec<u32>,
    /// The attribute sets by number.
    pub(super) group_order: Vec<GroupId>,
    /// Whether some function takes metadata: calls of others name no nodes.
    takes_metadata: bool,
    /// The attribute list that was numbered last.
    last_list: ListId,
    /// The id of the function's first value.
    first: u32,
    /// Of the function's values.
    locals: Vec<u32>,
    /// Of the function's blocks.
    pub(super) blocks: Vec<u32>,
    stack: Vec<MetadataId>,
}

/// Whether the value is a function whose name begins with `llvm.`.
#[inline]
pub(super) fn is_intrinsic(module: &Module, value: ValueId) -> bool {
    module.function(value).is_some() && module.name(value).starts_with(b"llvm.")
}

impl Slots {
    /// Numbers what belongs to the module.
    pub(super) fn new(module: &Module) -> Result<Self> {
        let mut slots = Self {
            nodes: alloc::vec![NONE; module.metadata.entries.len()],
            node_order: Vec::with_capacity(module.metadata.entries.len()),
            groups: alloc::vec![NONE; module.attributes.group_count()],
            ..Self::default()
        };
        let metadata = |ty: &TypeId| module.types.get(*ty) == Type::Metadata;
        slots.takes_metadata = module
            .functions
            .iter()
            .any(|f| module.types.signature(f.ty).is_some_and(|(_, parameters, _)| parameters.iter().any(metadata)));
        let mut next = 0;
        let values = module.globals.iter().map(|g| g.value).chain(module.aliases.iter().map(|a| a.value));
        values.for_each(|value| slots.global(module, value, &mut next));
        for named in &module.metadata.named {
            for node in named.nodes.of(&module.metadata.named_nodes) {
                slots.add_node(module, *node)?;
            }
        }
        for function in &module.functions {
            slots.global(module, function.value, &mut next);
            slots.add_attributes(module, function.attributes);
        }
        Ok(slots)
    }

    fn global(&mut self, module: &Module, value: ValueId, next: &mut u32) {
        if !module.name(value).is_empty() {
            return;
        }
        let index = value.0 as usize;
        if self.globals.len() <= index {
            self.globals.resize(index + 1, NONE);
        }
        if let Some(slot) = self.globals.get_mut(index) {
            *slot = *next;
            *next += 1;
        }
    }

    /// The number of a value of the module.
    pub(super) fn global_slot(&self, value: ValueId) -> u32 {
        self.globals.get(value.0 as usize).copied().unwrap_or(NONE)
    }

    /// The number of a value of the function.
    #[inline]
    pub(super) fn local_slot(&self, value: ValueId) -> u32 {
        self.locals.get(value.0.wrapping_sub(self.first) as usize).copied().unwrap_or(NONE)
    }

    /// The number of a node.
    #[inline]
    pub(super) fn node_slot(&self, node: MetadataId) -> u32 {
        self.nodes.get(node.0 as usize).copied().unwrap_or(NONE)
    }

    /// The number of an attribute set.
    #[inline]
    pub(super) fn group_slot(&self, group: GroupId) -> u32 {
        self.groups.get(group.0 as usize).copied().unwrap_or(NONE)
    }

    /// Numbers a node and those it names that have no numbers yet, each before those that it names.
    fn add_node(&mut self, module: &Module, node: MetadataId) -> Result<()> {
        if self.node_slot(node) != NONE {
            return Ok(());
        }
        self.stack.push(node);
        while let Some(id) = self.stack.pop() {
            let Entry::Node(node) = module.metadata.get(id) else { continue };
            let Some(slot) = self.nodes.get_mut(id.0 as usize).filter(|slot| **slot == NONE) else { continue };
            *slot = self.node_order.len() as u32;
            self.node_order.push(id);
            let start = self.stack.len();
            module.metadata.operands(node, |operand| self.stack.push(operand))?;
            if let Some(operands) = self.stack.get_mut(start..) {
                operands.reverse();
            }
        }
        Ok(())
    }

    #[inline]
    fn add_attributes(&mut self, module: &Module, list: ListId) {
        // Most calls have no list, or that of the call before.
        if list.0 == 0 || list == self.last_list {
            return;
        }
        self.last_list = list;
        let Some(group) = module.attributes.slot(list, FUNCTION_SLOT) else { return };
        if let Some(slot) = self.groups.get_mut(group.0 as usize).filter(|slot| **slot == NONE) {
            *slot = self.group_order.len() as u32;
            self.group_order.push(group);
        }
    }

    /// Makes room for nodes of a body that was read.
    pub(super) fn more_nodes(&mut self, module: &Module) {
        self.nodes.resize(module.metadata.entries.len(), NONE);
    }

    /// Numbers what belongs to a function that is printed.
    pub(super) fn enter(&mut self, module: &Module, body: &Body) -> Result<()> {
        let metadata = &module.metadata;
        self.first = body.arguments.start;
        self.locals.clear();
        // Between a function's values stand its constants.
        self.locals.reserve(body.arguments.len as usize + 2 * body.instructions.len as usize);
        self.blocks.clear();
        let mut next = 0;
        for argument in body.arguments.range() {
            self.add_local(module, ValueId(argument as u32), &mut next);
        }
        for attachment in body.own_attachments.of(&metadata.attachments) {
            self.add_node(module, attachment.node)?;
        }
        self.add_metadata(module, body)?;
        for block in body.blocks.of(&module.blocks) {
            self.blocks.push(if block.name.is_empty() { next } else { NONE });
            next += u32::from(block.name.is_empty());
            for instruction in block.instructions.of(&module.instructions) {
                if instruction.value != u32::MAX {
                    self.add_local(module, ValueId(instruction.value), &mut next);
                }
                if matches!(instruction.opcode, Opcode::Call | Opcode::Invoke) {
                    self.add_attributes(module, instruction.attributes);
                }
            }
        }
        Ok(())
    }

    fn add_metadata(&mut self, module: &Module, body: &Body) -> Result<()> {
        let mut attachments = body.attachments.of(&module.metadata.attachments).iter().peekable();
        for (number, instruction) in body.instructions.of(&module.instructions).iter().enumerate() {
            if self.takes_metadata && instruction.opcode == Opcode::Call {
                let operands = instruction.operands.of(&module.operands);
                if let Some((callee, arguments)) = operands.split_first()
                    && let Some((_, parameters, _)) = module.types.signature(instruction.source)
                    && parameters.iter().any(|ty| module.types.get(*ty) == Type::Metadata)
                    && is_intrinsic(module, ValueId(*callee))
                {
                    for (argument, ty) in arguments.iter().zip(parameters) {
                        if module.types.get(*ty) == Type::Metadata {
                            self.add_node(module, MetadataId(*argument))?;
                        }
                    }
                }
            }
            if let Some(location) = instruction.location.checked_sub(1) {
                self.add_node(module, MetadataId(location))?;
            }
            while let Some(attachment) = attachments.next_if(|a| a.instruction as usize == number) {
                self.add_node(module, attachment.node)?;
            }
        }
        Ok(())
    }

    #[inline]
    fn add_local(&mut self, module: &Module, value: ValueId, next: &mut u32) {
        let index = value.0.wrapping_sub(self.first) as usize;
        if self.locals.len() <= index {
            self.locals.resize(index + 1, NONE);
        }
        if module.name(value).is_empty()
            && let Some(slot) = self.locals.get_mut(index)
        {
            *slot = *next;
            *next += 1;
        }
    }
}
