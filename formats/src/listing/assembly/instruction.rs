//! Instructions, one line each (a switch has one for each case).

use super::{Printer, debug_info, operand::predicate};
use crate::{
    Result,
    ir::{
        FUNCTION_SLOT, Instruction, ListId, Opcode, Ordering, RETURN_SLOT, Type, TypeId, ValueId,
        metadata::{Attachment, MetadataId},
    },
};

impl Printer<'_> {
    pub(super) fn instruction(
        &mut self,
        instruction: &Instruction,
        attachments: &[Attachment],
        first_block: usize,
    ) -> Result<()> {
        self.text.str("  ");
        if instruction.value != u32::MAX {
            self.value(ValueId(instruction.value));
            self.text.str(" = ");
        }
        let operands = instruction.operands.of(&self.module.operands);
        if instruction.opcode == Opcode::Call {
            self.call(instruction, operands, first_block);
        } else {
            self.other(instruction, operands, first_block);
        }
        if let Some(location) = instruction.location.checked_sub(1) {
            self.text.str(", !dbg ");
            self.node_reference(MetadataId(location));
        }
        for attachment in attachments {
            self.text.str(", ");
            self.attachment(attachment);
        }
        self.comment(instruction, operands)
    }

    /// What dxc appends: a variable, a place in the source, a DXIL operation's name and parameters.
    #[inline]
    fn comment(&mut self, instruction: &Instruction, operands: &[u32]) -> Result<()> {
        if instruction.opcode != Opcode::Call {
            if instruction.location != 0 {
                debug_info::location_comment(self.module, instruction, &mut self.text)?;
            }
            return Ok(());
        }
        let callee = ValueId(operands.first().copied().unwrap_or(u32::MAX));
        match self.module.function(callee).map_or(&[][..], |_| self.module.name(callee)) {
            b"llvm.dbg.declare" => self.variable_comment(operands.get(2), operands.get(3))?,
            b"llvm.dbg.value" => self.variable_comment(operands.get(3), operands.get(4))?,
            name => {
                if instruction.location != 0 {
                    debug_info::location_comment(self.module, instruction, &mut self.text)?;
                }
                if name.starts_with(b"dx.op.") {
                    super::super::annotations::print_call_annotation(
                        self.module,
                        instruction,
                        self.style,
                        &mut self.text,
                    )?;
                }
            }
        }
        Ok(())
    }

    fn call(&mut self, instruction: &Instruction, operands: &[u32], first_block: usize) {
        if instruction.flags & Instruction::MUST_TAIL != 0 {
            self.text.str("musttail ");
        } else if instruction.flags & Instruction::TAIL != 0 {
            self.text.str("tail ");
        }
        self.text.str("call ");
        let Some((callee, arguments)) = operands.split_first() else { return };
        self.callee(instruction, ValueId(*callee), arguments, first_block);
    }

    /// From the calling convention to the attributes of a call or invoke.
    fn callee(&mut self, instruction: &Instruction, callee: ValueId, arguments: &[u32], first_block: usize) {
        let module = self.module;
        if instruction.detail != 0 {
            self.convention(u32::from(instruction.detail));
            self.text.byte(b' ');
        }
        let list = instruction.attributes;
        if let Some(group) = module.attributes.slot(list, RETURN_SLOT) {
            self.attributes(group, false);
            self.text.byte(b' ');
        }
        let Some((result, parameters, vararg)) = module.types.signature(instruction.source) else { return };
        self.ty(if vararg { instruction.source } else { result });
        self.text.byte(b' ');
        self.value(callee);
        self.text.byte(b'(');
        for (number, argument) in arguments.iter().enumerate() {
            if number != 0 {
                self.text.str(", ");
            }
            self.argument(*argument, parameters.get(number).copied(), list, number as u32 + 1, first_block);
        }
        // What such a call passes on is written too.
        if instruction.opcode == Opcode::Call && instruction.flags & Instruction::MUST_TAIL != 0 && self.vararg {
            self.text.str(", ...");
        }
        self.text.byte(b')');
        if let Some(group) = module.attributes.slot(list, FUNCTION_SLOT) {
            self.text.str(" #").int(self.slots.group_slot(group));
        }
    }

    #[inline]
    fn argument(&mut self, argument: u32, parameter: Option<TypeId>, list: ListId, slot: u32, first_block: usize) {
        let kind = parameter.map(|ty| self.module.types.get(ty));
        // A value that was named before it was defined may have another type than the parameter.
        let ty = match (parameter, kind) {
            (Some(ty), Some(Type::Metadata | Type::Label)) => ty,
            _ if list.0 == 0 => return self.typed(ValueId(argument)),
            _ => self.module.type_of(ValueId(argument)),
        };
        self.ty(ty);
        if list.0 != 0
            && let Some(group) = self.module.attributes.slot(list, slot)
        {
            self.text.byte(b' ');
            self.attributes(group, false);
        }
        self.text.byte(b' ');
        match kind {
            Some(Type::Metadata) => self.metadata_reference(MetadataId(argument)),
            Some(Type::Label) => self.block(first_block, argument),
            _ => self.value(ValueId(argument)),
        }
    }

    /// A label with its type.
    fn label_operand(&mut self, first_block: usize, block: u32) {
        self.text.str("label ");
        self.block(first_block, block);
    }

    fn other(&mut self, instruction: &Instruction, operands: &[u32], first_block: usize) {
        let opcode = instruction.opcode;
        self.text.str(opcode.name());
        if matches!(opcode, Opcode::Load | Opcode::Store) && instruction.access().ordering != Ordering::NotAtomic {
            self.text.str(" atomic");
        }
        if opcode == Opcode::CmpXchg && instruction.flags & Instruction::WEAK != 0 {
            self.text.str(" weak");
        }
        let memory = matches!(opcode, Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw);
        if memory && instruction.flags & Instruction::VOLATILE != 0 {
            self.text.str(" volatile");
        }
        self.flags(opcode, instruction.flags);
        match (opcode, operands) {
            (Opcode::ICmp | Opcode::FCmp, _) => {
                self.text.byte(b' ').str(predicate(instruction.detail));
                self.plain(instruction, operands);
            }
            (Opcode::Br, [block]) => {
                self.text.byte(b' ');
                self.label_operand(first_block, *block);
            }
            (Opcode::Br, [condition, if_true, if_false]) => {
                self.text.byte(b' ');
                self.typed(ValueId(*condition));
                self.text.str(", ");
                self.label_operand(first_block, *if_true);
                self.text.str(", ");
                self.label_operand(first_block, *if_false);
            }
            (Opcode::Switch, [condition, default, cases @ ..]) => {
                self.text.byte(b' ');
                self.typed(ValueId(*condition));
                self.text.str(", ");
                self.label_operand(first_block, *default);
                self.text.str(" [");
                for case in cases.chunks_exact(2) {
                    let [value, block] = case else { continue };
                    self.text.str("\n    ");
                    self.typed(ValueId(*value));
                    self.text.str(", ");
                    self.label_operand(first_block, *block);
                }
                self.text.str("\n  ]");
            }
            (Opcode::IndirectBr, [address, blocks @ ..]) => {
                self.text.byte(b' ');
                self.typed(ValueId(*address));
                self.text.str(", [");
                for (place, block) in blocks.iter().enumerate() {
                    if place != 0 {
                        self.text.str(", ");
                    }
                    self.label_operand(first_block, *block);
                }
                self.text.byte(b']');
            }
            (Opcode::Phi, _) => {
                self.text.byte(b' ');
                self.ty(instruction.ty);
                self.text.byte(b' ');
                for (place, pair) in operands.chunks_exact(2).enumerate() {
                    let [value, block] = pair else { continue };
                    self.text.str(if place == 0 { "[ " } else { ", [ " });
                    self.value(ValueId(*value));
                    self.text.str(", ");
                    self.block(first_block, *block);
                    self.text.str(" ]");
                }
            }
            (Opcode::ExtractValue, [aggregate, path @ ..]) => {
                self.text.byte(b' ');
                self.typed(ValueId(*aggregate));
                self.path(path);
            }
            (Opcode::InsertValue, [aggregate, value, path @ ..]) => {
                self.text.byte(b' ');
                self.typed(ValueId(*aggregate));
                self.text.str(", ");
                self.typed(ValueId(*value));
                self.path(path);
            }
            (Opcode::LandingPad, _) => self.landing_pad(instruction, operands),
            (Opcode::Ret, []) => {
                self.text.str(" void");
            }
            (Opcode::Invoke, [callee, normal, unwind, arguments @ ..]) => {
                self.text.byte(b' ');
                self.callee(instruction, ValueId(*callee), arguments, first_block);
                self.text.str("\n          to ");
                self.label_operand(first_block, *normal);
                self.text.str(" unwind ");
                self.label_operand(first_block, *unwind);
            }
            (Opcode::Alloca, [count]) => self.alloca(instruction, ValueId(*count)),
            (Opcode::VaArg, [list]) => {
                self.text.byte(b' ');
                self.typed(ValueId(*list));
                self.text.str(", ");
                self.ty(instruction.ty);
            }
            (cast, [value]) if cast.is_cast() => {
                self.text.byte(b' ');
                self.typed(ValueId(*value));
                self.text.str(" to ");
                self.ty(instruction.ty);
            }
            (Opcode::GetElementPtr, _) => {
                self.text.byte(b' ');
                self.ty(instruction.source);
                self.text.byte(b',');
                self.plain(instruction, operands);
            }
            (Opcode::Load, _) => {
                self.text.byte(b' ');
                self.ty(instruction.ty);
                self.text.byte(b',');
                self.plain(instruction, operands);
            }
            (Opcode::AtomicRmw, _) => {
                const OPERATIONS: [&str; 11] =
                    [" xchg", " add", " sub", " and", " nand", " or", " xor", " max", " min", " umax", " umin"];
                self.text.str(OPERATIONS.get(usize::from(instruction.access().operation)).unwrap_or(&""));
                self.plain(instruction, operands);
            }
            _ => self.plain(instruction, operands),
        }
        self.memory_tail(instruction);
    }

    /// Operands one after another: each with its type if they differ, else the type once.
    #[inline]
    fn plain(&mut self, instruction: &Instruction, operands: &[u32]) {
        let Some((first, rest)) = operands.split_first() else { return };
        let ty = self.module.type_of(ValueId(*first));
        let each = matches!(instruction.opcode, Opcode::Select | Opcode::Store | Opcode::ShuffleVector | Opcode::Ret)
            || rest.iter().any(|operand| self.module.type_of(ValueId(*operand)) != ty);
        self.text.byte(b' ');
        self.ty(ty);
        self.text.byte(b' ');
        self.value(ValueId(*first));
        for operand in rest {
            self.text.str(", ");
            if each {
                self.typed(ValueId(*operand));
            } else {
                self.value(ValueId(*operand));
            }
        }
    }

    fn path(&mut self, path: &[u32]) {
        for index in path {
            self.text.str(", ").int(*index);
        }
    }

    fn landing_pad(&mut self, instruction: &Instruction, operands: &[u32]) {
        self.text.byte(b' ');
        self.ty(instruction.ty);
        let cleanup = instruction.flags & Instruction::CLEANUP != 0;
        if cleanup {
            self.text.str("\n          cleanup");
        }
        for clause in operands.chunks_exact(2) {
            let [filter, value] = clause else { continue };
            self.text.str(if *filter == 0 { "\n          catch " } else { "\n          filter " });
            self.typed(ValueId(*value));
        }
    }

    fn alloca(&mut self, instruction: &Instruction, count: ValueId) {
        self.text.byte(b' ');
        if instruction.flags & Instruction::IN_ALLOCA != 0 {
            self.text.str("inalloca ");
        }
        self.ty(instruction.source);
        let one = self.module.integer(count) == Some(1);
        if !one || self.module.type_of(count) != TypeId::I32 {
            self.text.str(", ");
            self.typed(count);
        }
        self.alignment(instruction);
    }

    fn alignment(&mut self, instruction: &Instruction) {
        if let Some(exponent) = instruction.access().alignment.checked_sub(1) {
            self.text.str(", align ").int(1u64 << exponent.min(63));
        }
    }

    /// Ordering and alignment of an access to memory.
    #[inline]
    fn memory_tail(&mut self, instruction: &Instruction) {
        match instruction.opcode {
            Opcode::Load | Opcode::Store => {
                if instruction.access().ordering != Ordering::NotAtomic {
                    self.ordering(instruction);
                }
                self.alignment(instruction);
            }
            Opcode::CmpXchg => {
                self.ordering(instruction);
                self.ordering_word(instruction.access().failure_ordering);
            }
            Opcode::AtomicRmw | Opcode::Fence => self.ordering(instruction),
            _ => {}
        }
    }

    fn ordering(&mut self, instruction: &Instruction) {
        if instruction.flags & Instruction::SINGLE_THREAD != 0 {
            self.text.str(" singlethread");
        }
        self.ordering_word(instruction.access().ordering);
    }

    fn ordering_word(&mut self, ordering: Ordering) {
        self.text.str(match ordering {
            Ordering::NotAtomic => "",
            Ordering::Unordered => " unordered",
            Ordering::Monotonic => " monotonic",
            Ordering::Acquire => " acquire",
            Ordering::Release => " release",
            Ordering::AcquireRelease => " acq_rel",
            Ordering::SequentiallyConsistent => " seq_cst",
        });
    }
}
