//! Functions: head, blocks, predecessors.

use super::{Printer, slots};
use crate::{
    Result,
    ir::{Attribute, Body, FUNCTION_SLOT, Function, Module, Opcode, RETURN_SLOT, ValueId, metadata::Attachment},
};
use alloc::vec::Vec;

/// The predecessors of each block of a function, in the order that LLVM lists them: a block's uses, the last made
/// first.
#[derive(Debug, Default)]
pub(super) struct Predecessors {
    /// Where each block's run ends.
    ends: Vec<u32>,
    /// Numbers of blocks.
    blocks: Vec<u32>,
}

/// The numbers of the blocks that a terminator names.
fn successors(opcode: Opcode, operands: &[u32]) -> impl Iterator<Item = u32> + '_ {
    let (skip, step, take) = match opcode {
        Opcode::Br if operands.len() == 1 => (0, 1, 1),
        Opcode::Br => (1, 1, 2),
        Opcode::Switch => (1, 2, usize::MAX),
        Opcode::IndirectBr => (1, 1, usize::MAX),
        Opcode::Invoke => (1, 1, 2),
        _ => (0, 1, 0),
    };
    operands.iter().skip(skip).step_by(step).take(take).copied()
}

impl Predecessors {
    fn find(&mut self, module: &Module, body: &Body) {
        let blocks = body.blocks.of(&module.blocks);
        let terminator = |number: usize| {
            let last = blocks.get(number)?.instructions.of(&module.instructions).last()?;
            Some(successors(last.opcode, last.operands.of(&module.operands)))
        };
        self.ends.clear();
        self.ends.resize(blocks.len(), 0);
        for target in (0..blocks.len()).filter_map(terminator).flatten() {
            if let Some(count) = self.ends.get_mut(target as usize) {
                *count += 1;
            }
        }
        let mut total = 0;
        for end in &mut self.ends {
            let count = *end;
            *end = total;
            total += count;
        }
        self.blocks.clear();
        self.blocks.resize(total as usize, 0);
        // From the last block on, since the last use comes first; each end grows from its run's start.
        for number in (0..blocks.len()).rev() {
            for target in terminator(number).into_iter().flatten() {
                if let Some(end) = self.ends.get_mut(target as usize)
                    && let Some(slot) = self.blocks.get_mut(*end as usize)
                {
                    *slot = number as u32;
                    *end += 1;
                }
            }
        }
    }

    /// Puts the uses of blocks in the order that the bitcode says, where it says one for as many uses as there are.
    fn reorder(&mut self, module: &Module, body: &Body) {
        for (number, block) in body.blocks.of(&module.blocks).iter().enumerate() {
            let order = block.use_order.of(&module.operands);
            let range = self.range(number);
            let Some(uses) = self.blocks.get_mut(range).filter(|uses| !order.is_empty() && uses.len() == order.len())
            else {
                continue;
            };
            let mut places: Vec<(u32, u32)> = order.iter().copied().zip(uses.iter().copied()).collect();
            places.sort_by_key(|(place, _)| *place);
            for (to, (_, from)) in uses.iter_mut().zip(places) {
                *to = from;
            }
        }
    }

    fn range(&self, number: usize) -> core::ops::Range<usize> {
        let end = |number: usize| self.ends.get(number).map_or(0, |end| *end as usize);
        number.checked_sub(1).map_or(0, end)..end(number)
    }
}

/// The word for a calling convention, or `None` of C's.
pub(super) fn calling_convention(number: u32) -> Option<&'static str> {
    Some(match number {
        8 => "fastcc",
        9 => "coldcc",
        10 => "ghccc",
        12 => "webkit_jscc",
        13 => "anyregcc",
        14 => "preserve_mostcc",
        15 => "preserve_allcc",
        64 => "x86_stdcallcc",
        65 => "x86_fastcallcc",
        66 => "arm_apcscc",
        67 => "arm_aapcscc",
        68 => "arm_aapcs_vfpcc",
        69 => "msp430_intrcc",
        70 => "x86_thiscallcc",
        71 => "ptx_kernel",
        72 => "ptx_device",
        75 => "spir_func",
        76 => "spir_kernel",
        77 => "intel_ocl_bicc",
        78 => "x86_64_sysvcc",
        79 => "x86_64_win64cc",
        80 => "x86_vectorcallcc",
        _ => return None,
    })
}

impl Printer<'_> {
    /// A calling convention that is not C's, behind or before a space as its place asks.
    pub(super) fn convention(&mut self, number: u32) {
        match calling_convention(number) {
            Some(word) => self.text.str(word),
            None => self.text.str("cc").int(number),
        };
    }

    pub(super) fn function(&mut self, function: &Function) -> Result<()> {
        let module = self.module;
        self.text.byte(b'\n');
        let own = module.attributes.slot(function.attributes, FUNCTION_SLOT);
        if let Some(group) = own {
            let attributes = module.attributes.group(group).iter();
            let mut first = true;
            for attribute in attributes.filter(|a| !matches!(a, Attribute::String(..))) {
                self.text.str(if first { "; Function Attrs: " } else { " " });
                first = false;
                self.attribute(attribute, false);
            }
            if !first {
                self.text.byte(b'\n');
            }
        }
        if let Some(body) = &function.body {
            self.slots.enter(module, body)?;
        }
        self.text.str(if function.body.is_some() { "define " } else { "declare " });
        self.linkage_words(&function.linked);
        if function.calling_convention != 0 {
            self.convention(function.calling_convention);
            self.text.byte(b' ');
        }
        if let Some(group) = module.attributes.slot(function.attributes, RETURN_SLOT) {
            self.attributes(group, false);
            self.text.byte(b' ');
        }
        let Some((result, parameters, vararg)) = module.types.signature(function.ty) else { return Ok(()) };
        self.vararg = vararg;
        self.ty(result);
        self.text.byte(b' ');
        self.value(function.value);
        self.text.byte(b'(');
        for (number, ty) in parameters.iter().enumerate() {
            if number != 0 {
                self.text.str(", ");
            }
            self.ty(*ty);
            if let Some(group) = module.attributes.slot(function.attributes, number as u32 + 1) {
                self.text.byte(b' ');
                self.attributes(group, false);
            }
            if let Some(body) = &function.body {
                let argument = ValueId(body.arguments.start + number as u32);
                if !module.name(argument).is_empty() {
                    self.text.byte(b' ');
                    self.value(argument);
                }
            }
        }
        if vararg {
            self.text.str(if parameters.is_empty() { "..." } else { ", ..." });
        }
        self.text.byte(b')');
        self.function_tail(function, own);
        let Some(body) = &function.body else {
            self.text.byte(b'\n');
            return self.check();
        };
        for attachment in body.own_attachments.of(&module.metadata.attachments) {
            self.text.byte(b' ');
            self.attachment(attachment);
        }
        self.text.str(" {");
        self.body(body)?;
        self.text.str("}\n");
        self.check()
    }

    fn function_tail(&mut self, function: &Function, own: Option<crate::ir::GroupId>) {
        if function.linked.unnamed_addr {
            self.text.str(" unnamed_addr");
        }
        if let Some(group) = own {
            self.text.str(" #").int(self.slots.group_slot(group));
        }
        if !function.linked.section.is_empty() {
            self.section(&function.linked);
        }
        if function.linked.comdat != 0 {
            self.comdat(&function.linked, function.value);
        }
        if function.linked.alignment != 0 {
            self.text.str(" align ").int(function.linked.alignment);
        }
        if !function.gc.is_empty() {
            self.text.str(" gc \"").bytes(self.module.str(function.gc)).byte(b'"');
        }
        let data =
            [(" prefix ", function.prefix), (" prologue ", function.prologue), (" personality ", function.personality)];
        for (word, value) in data {
            if let Some(value) = value {
                self.text.str(word);
                self.typed(value);
            }
        }
    }

    /// An attachment: the kind's name and the node.
    pub(super) fn attachment(&mut self, attachment: &Attachment) {
        let kind = self.module.metadata.kinds.get(attachment.kind as usize).copied().unwrap_or_default();
        self.text.byte(b'!');
        super::names::metadata_name(&mut self.text, self.module.str(kind));
        self.text.byte(b' ');
        self.node_reference(attachment.node);
    }

    fn body(&mut self, body: &Body) -> Result<()> {
        let module = self.module;
        let mut predecessors = core::mem::take(&mut self.predecessors);
        predecessors.find(module, body);
        predecessors.reorder(module, body);
        let mut attachments = body.attachments.of(&module.metadata.attachments);
        let first_block = body.blocks.start as usize;
        let mut number = 0;
        for (block_number, block) in body.blocks.of(&module.blocks).iter().enumerate() {
            let uses = predecessors.range(block_number);
            self.label(first_block, block_number, block.name, predecessors.blocks.get(uses).unwrap_or(&[]));
            for instruction in block.instructions.of(&module.instructions) {
                let own = attachments.iter().take_while(|a| a.instruction == number).count();
                let (now, later) = attachments.split_at(own);
                attachments = later;
                self.instruction(instruction, now, first_block)?;
                self.text.byte(b'\n');
                self.check()?;
                number += 1;
            }
        }
        self.predecessors = predecessors;
        Ok(())
    }

    fn label(&mut self, first_block: usize, number: usize, name: crate::ir::Text, predecessors: &[u32]) {
        let mut line = self.text.len();
        if !name.is_empty() {
            self.text.byte(b'\n');
            line = self.text.len();
            super::names::name(&mut self.text, self.module.str(name));
            self.text.byte(b':');
        } else if !predecessors.is_empty() {
            self.text.byte(b'\n');
            line = self.text.len();
            let slot = self.slots.blocks.get(number).copied().unwrap_or(slots::NONE);
            self.text.str("; <label>:").int(slot);
        }
        if number != 0 {
            // To column 50, at least one space. A block without label continues the line before.
            let column = self.text.len() - line;
            self.text.spaces(50usize.saturating_sub(column).max(1)).byte(b';');
            for (place, block) in predecessors.iter().enumerate() {
                self.text.str(if place == 0 { " preds = " } else { ", " });
                self.block(first_block, *block);
            }
            if predecessors.is_empty() {
                self.text.str(" No predecessors!");
            }
        }
        self.text.byte(b'\n');
    }
}
