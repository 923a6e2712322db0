//! Values as operands: names, numbers, constants.

use super::{MAX_DEPTH, Printer, names, numbers, slots};
use crate::ir::{
    Constant, Expression, FloatKind, Instruction, Module, Opcode, Type, TypeId, Value, ValueId, ValueKind,
};

/// The names of comparisons: of floats 0 to 15, of integers from 32.
pub(super) fn predicate(number: u16) -> &'static str {
    const FLOATS: [&str; 16] = [
        "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une",
        "true",
    ];
    const INTEGERS: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
    let index = usize::from(number);
    FLOATS.get(index).or_else(|| INTEGERS.get(index.checked_sub(32)?)).unwrap_or(&"unknown")
}

impl Printer<'_> {
    /// A value with its type.
    #[inline]
    pub(super) fn typed(&mut self, value: ValueId) {
        let found = self.module.value(value);
        if let Some(Value { kind: ValueKind::Constant(index), .. }) = found {
            return self.typed_constant(value, index as usize);
        }
        self.ty(found.map_or(TypeId::VOID, |found| found.ty));
        self.text.byte(b' ');
        self.value(value);
    }

    /// A constant with its type: operands of calls mostly are such, a few of them again and again.
    #[inline]
    fn typed_constant(&mut self, value: ValueId, index: usize) {
        if let Some((short, len @ 1..)) = self.short_constants.get(index) {
            return self.text.short(short, usize::from(*len));
        }
        let start = self.text.len();
        self.ty(self.module.type_of(value));
        self.text.byte(b' ');
        self.value(value);
        let written = self.text.slice(start..self.text.len());
        if let Some((short, len)) = self.short_constants.get_mut(index)
            && let Some(to) = short.get_mut(..written.len())
        {
            to.copy_from_slice(written);
            *len = written.len() as u8;
        }
    }

    /// A type.
    #[inline]
    pub(super) fn ty(&mut self, ty: TypeId) {
        // Within one line, too, the text must not outgrow the module; the line's check says so.
        if self.text.len() >= self.limit {
            return;
        }
        self.types.write(self.module, ty, &mut self.text);
    }

    /// A value without its type.
    #[inline]
    pub(super) fn value(&mut self, value: ValueId) {
        self.nested_value(value, MAX_DEPTH);
    }

    #[inline]
    fn nested_value(&mut self, value: ValueId, depth: u32) {
        // Of a constant that is refused nothing more need be printed: each level may be twice what the next one is.
        if self.text.len() >= self.limit || self.overflow {
            return;
        }
        let Some(found) = self.module.value(value) else {
            self.text.str("<badref>");
            return;
        };
        match found.kind {
            ValueKind::Instruction(_) | ValueKind::Argument(_) => {
                self.text.byte(b'%');
                let name = self.module.name(value);
                if name.is_empty() {
                    self.slot(self.slots.local_slot(value));
                } else {
                    names::name(&mut self.text, name);
                }
            }
            ValueKind::Constant(index) => {
                if let Some(constant) = self.module.constants.get(index as usize).copied() {
                    self.constant(constant, found.ty, depth);
                }
            }
            ValueKind::Function(index) if self.plain.get(index as usize).is_some_and(|plain| *plain) => {
                self.text.byte(b'@').bytes(self.module.name(value));
            }
            ValueKind::Global(_) | ValueKind::Function(_) | ValueKind::Alias(_) => {
                self.text.byte(b'@');
                let name = self.module.name(value);
                if name.is_empty() {
                    self.slot(self.slots.global_slot(value));
                } else {
                    names::name(&mut self.text, name);
                }
            }
            ValueKind::Forward => {
                self.text.str("<badref>");
            }
        }
    }

    #[inline]
    fn slot(&mut self, slot: u32) {
        if slot == slots::NONE {
            self.text.str("<badref>");
        } else {
            self.text.number(slot);
        }
    }

    /// A block of the function, by its number.
    pub(super) fn block(&mut self, first: usize, number: u32) {
        self.text.byte(b'%');
        let name = self.module.blocks.get(first + number as usize).map(|block| block.name).unwrap_or_default();
        if name.is_empty() {
            let slot = self.slots.blocks.get(number as usize).copied().unwrap_or(slots::NONE);
            self.slot(slot);
        } else {
            names::name(&mut self.text, self.module.str(name));
        }
    }

    #[inline]
    fn constant(&mut self, constant: Constant, ty: TypeId, depth: u32) {
        let kind = self.module.types.get(ty);
        match constant {
            Constant::Integer(value) => {
                if kind == Type::Integer(1) {
                    self.text.str(if value != 0 { "true" } else { "false" });
                } else if let Ok(value) = u32::try_from(value) {
                    self.text.number(value);
                } else {
                    self.text.int(value);
                }
            }
            Constant::Undef => {
                self.text.str("undef");
            }
            Constant::Null => self.null(kind),
            Constant::Float(bits) => self.float(kind, bits),
            Constant::WideInteger(words) => {
                let Type::Integer(width) = kind else { return };
                let words = words.of(&self.module.words);
                if let ([word], 65..) = (words, width) {
                    self.text.int(*word);
                    return;
                }
                // A wider one than any compiler writes would take the square of its length.
                if width > 1 << 13 {
                    self.overflow = true;
                    return;
                }
                numbers::wide_integer(&mut self.text, width, words);
            }
            Constant::WideFloat(words) => {
                let Type::Float(kind) = kind else { return };
                numbers::wide_float(&mut self.text, kind, words.of(&self.module.words));
            }
            Constant::String(string) => {
                self.text.str("c\"");
                names::escaped(&mut self.text, self.module.str(string));
                self.text.byte(b'"');
            }
            Constant::Data(words) => {
                let (Type::Array { element, .. } | Type::Vector { element, .. }) = kind else { return };
                self.open(kind);
                for (place, word) in words.of(&self.module.words).iter().enumerate() {
                    if place != 0 {
                        self.text.str(", ");
                    }
                    self.ty(element);
                    self.text.byte(b' ');
                    self.datum(self.module.types.get(element), *word);
                }
                self.close(kind);
            }
            Constant::Aggregate(elements) => {
                let Some(depth) = depth.checked_sub(1).filter(|_| self.text.len() < self.limit) else {
                    self.overflow = true;
                    return;
                };
                self.open(kind);
                for (place, element) in elements.of(&self.module.operands).iter().enumerate() {
                    if place != 0 {
                        self.text.str(", ");
                    }
                    self.ty(self.module.type_of(ValueId(*element)));
                    self.text.byte(b' ');
                    self.nested_value(ValueId(*element), depth);
                }
                self.close(kind);
            }
            Constant::Expression(index) => {
                if let Some(expression) = self.module.expressions.get(index as usize).copied() {
                    self.expression(&expression, ty, depth);
                }
            }
            Constant::InlineAsm(index) => self.inline_asm(index),
            Constant::BlockAddress { function, block } => {
                self.text.str("blockaddress(");
                self.value(function);
                self.text.str(", ");
                let body = self.module.function(function).and_then(|f| f.body);
                let first = body.map_or(usize::MAX, |body| body.blocks.start as usize);
                let name = self.module.blocks.get(first.saturating_add(block as usize)).map(|block| block.name);
                match name {
                    Some(name) if !name.is_empty() => {
                        self.text.byte(b'%');
                        names::name(&mut self.text, self.module.str(name));
                    }
                    _ => {
                        self.text.str("%").int(block);
                    }
                }
                self.text.byte(b')');
            }
        }
    }

    fn open(&mut self, kind: Type) {
        match kind {
            Type::Array { .. } => self.text.byte(b'['),
            Type::Vector { .. } => self.text.byte(b'<'),
            _ if packed(self.module, kind) => self.text.str("<{ "),
            _ => self.text.str("{ "),
        };
    }

    fn close(&mut self, kind: Type) {
        match kind {
            Type::Array { .. } => self.text.byte(b']'),
            Type::Vector { .. } => self.text.byte(b'>'),
            _ if packed(self.module, kind) => self.text.str(" }>"),
            _ => self.text.str(" }"),
        };
    }

    fn null(&mut self, kind: Type) {
        match kind {
            Type::Float(wide @ (FloatKind::X86Fp80 | FloatKind::Fp128 | FloatKind::PpcFp128)) => {
                numbers::wide_float(&mut self.text, wide, &[0, 0]);
            }
            Type::Float(_) => self.float(kind, 0),
            _ => {
                self.text.str(match kind {
                    Type::Integer(1) => "false",
                    Type::Integer(_) => "0",
                    Type::Pointer { .. } => "null",
                    _ => "zeroinitializer",
                });
            }
        }
    }

    fn float(&mut self, kind: Type, bits: u64) {
        match kind {
            Type::Float(FloatKind::Half) => numbers::half(&mut self.text, bits as u16),
            Type::Float(FloatKind::Float) => numbers::float(&mut self.text, bits as u32),
            _ => numbers::double(&mut self.text, bits),
        }
    }

    /// An element of an array or vector of numbers.
    fn datum(&mut self, kind: Type, word: u64) {
        match kind {
            Type::Integer(1) => {
                self.text.str(if word & 1 != 0 { "true" } else { "false" });
            }
            Type::Integer(width @ 2..64) => {
                self.text.int((word << (64 - width)) as i64 >> (64 - width));
            }
            Type::Float(_) => self.float(kind, word),
            _ => {
                self.text.int(word as i64);
            }
        }
    }

    fn expression(&mut self, expression: &Expression, ty: TypeId, depth: u32) {
        let Some(depth) = depth.checked_sub(1).filter(|_| self.text.len() < self.limit) else {
            self.overflow = true;
            return;
        };
        self.text.str(expression.opcode.name());
        self.flags(expression.opcode, expression.flags);
        if matches!(expression.opcode, Opcode::ICmp | Opcode::FCmp) {
            self.text.byte(b' ').str(predicate(expression.predicate));
        }
        self.text.str(" (");
        if expression.opcode == Opcode::GetElementPtr {
            self.ty(expression.source);
            self.text.str(", ");
        }
        for (place, operand) in expression.operands.of(&self.module.operands).iter().enumerate() {
            if place != 0 {
                self.text.str(", ");
            }
            self.ty(self.module.type_of(ValueId(*operand)));
            self.text.byte(b' ');
            self.nested_value(ValueId(*operand), depth);
        }
        if expression.opcode.is_cast() {
            self.text.str(" to ");
            self.ty(ty);
        }
        self.text.byte(b')');
    }

    /// What a compiler knows about an operation: `nuw`, `exact`, `inbounds`, fast-math flags.
    #[inline]
    pub(super) fn flags(&mut self, opcode: Opcode, flags: u8) {
        if flags != 0 {
            self.some_flags(opcode, flags);
        }
    }

    fn some_flags(&mut self, opcode: Opcode, flags: u8) {
        match opcode {
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => {
                if flags & Instruction::NUW != 0 {
                    self.text.str(" nuw");
                }
                if flags & Instruction::NSW != 0 {
                    self.text.str(" nsw");
                }
            }
            Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr if flags & Instruction::EXACT != 0 => {
                self.text.str(" exact");
            }
            Opcode::GetElementPtr if flags & Instruction::INBOUNDS != 0 => {
                self.text.str(" inbounds");
            }
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem | Opcode::FCmp => {
                if flags & Instruction::FAST != 0 {
                    self.text.str(" fast");
                    return;
                }
                for (bit, name) in [(1, " nnan"), (2, " ninf"), (3, " nsz"), (4, " arcp")] {
                    if flags >> bit & 1 != 0 {
                        self.text.str(name);
                    }
                }
            }
            _ => {}
        }
    }

    fn inline_asm(&mut self, index: u32) {
        let Some(asm) = self.module.inline_asm.get(index as usize).copied() else { return };
        self.text.str("asm ");
        for (flag, name) in
            [(asm.side_effects, "sideeffect "), (asm.align_stack, "alignstack "), (asm.intel, "inteldialect ")]
        {
            if flag {
                self.text.str(name);
            }
        }
        self.text.byte(b'"');
        names::escaped(&mut self.text, self.module.str(asm.text));
        self.text.str("\", \"");
        names::escaped(&mut self.text, self.module.str(asm.constraints));
        self.text.byte(b'"');
    }
}

fn packed(module: &Module, kind: Type) -> bool {
    match kind {
        Type::Literal { packed, .. } => packed,
        Type::Struct { index } => module.types.structure(index).is_some_and(|s| s.packed),
        _ => false,
    }
}
