//! Constants, of the module and of functions.

use super::{
    FIRST_OWN, Output, abbreviation, characters,
    enumerate::{Enumerator, log2_ceil},
    flags, is_char6,
};
use crate::{
    Error, Result,
    bitcode::{
        Characters, Ending, Headed, List, Operands, SignedVbr, TypeIndex, ValueIndex, block, constants as records,
    },
    bitstream::{
        Encoding::{self, Array, Char6, Fixed, Literal},
        FORMAT,
    },
    ir::{Constant, Expression, Instruction, Opcode, TypeId, ValueId},
};
use alloc::vec::Vec;

/// The abbreviations that only the module's block has, behind those of all blocks.
type Own = [(u32, Vec<Encoding>); 4];

/// Writes the module's constants.
pub(super) fn module_block(all: &Enumerator<'_>, out: &mut Output) -> Result<()> {
    let bits = log2_ceil(all.value_count() as u32 + 1);
    let first = FIRST_OWN + 4;
    let own = [
        (first, alloc::vec![Literal(7), Array, Fixed(bits)]),
        (first + 1, alloc::vec![Literal(8), Array, Fixed(8)]),
        (first + 2, alloc::vec![Literal(9), Array, Fixed(7)]),
        (first + 3, alloc::vec![Literal(9), Array, Char6]),
    ];
    block(all, out, all.first_constant, all.value_count(), Some(&own))
}

/// Writes the constants with the numbers from `first` up to `end`.
pub(super) fn block(all: &Enumerator<'_>, out: &mut Output, first: usize, end: usize, own: Option<&Own>) -> Result<()> {
    if first >= end {
        return Ok(());
    }
    out.stream.enter(block::CONSTANTS, 4);
    for (_, encodings) in own.into_iter().flatten() {
        out.stream.define(encodings);
    }
    let set_type = abbreviation::set_type(all.type_bits());
    let mut last: Option<TypeId> = None;
    for value in all.values_from(first).take(end - first) {
        let ty = all.module.type_of(value);
        if last.is_none_or(|last| !all.is_same_type(last, ty)) {
            out.abbreviated(&records::SetType { ty: all.type_index(ty)? }, (FIRST_OWN, &set_type));
            last = Some(ty);
        }
        constant(all, out, value, own)?;
    }
    out.stream.end();
    Ok(())
}

fn constant(all: &Enumerator<'_>, out: &mut Output, value: ValueId, own: Option<&Own>) -> Result<()> {
    let module = all.module;
    let own = |index: usize| own.and_then(|own| own.get(index)).map(|(id, encodings)| (*id, encodings.as_slice()));
    let Some(constant) = module.constant(value) else {
        return Err(Error::new(FORMAT, 0, "a constant", format_args!("value {}", value.0)));
    };
    match constant {
        Constant::Null | Constant::Integer(0) | Constant::Float(0) => out.record(&records::Null),
        Constant::Undef => out.record(&records::Undef),
        Constant::Integer(number) => {
            let record = records::Integer { value: SignedVbr(number) };
            out.abbreviated(&record, (FIRST_OWN + 1, &abbreviation::INTEGER));
        }
        Constant::WideInteger(span) => {
            let words: Vec<u64> = span.of(&module.words).iter().map(|word| SignedVbr::encode(*word as i64)).collect();
            out.record(&records::WideInteger { words: &words });
        }
        Constant::Float(bits) => out.record(&records::Float { bits: &[bits] }),
        Constant::WideFloat(span) => out.record(&records::Float { bits: span.of(&module.words) }),
        Constant::String(text) => string(out, module.str(text), own),
        Constant::Data(span) => out.record(&records::Data { elements: span.of(&module.words) }),
        Constant::Aggregate(span) => {
            let elements = span.of(&module.operands).iter().map(|value| all.value_number(ValueId(*value)));
            let elements = elements.map(|number| number.map(u64::from)).collect::<Result<Vec<_>>>()?;
            let record = records::Aggregate { elements: List::new(Operands::new(&elements, 0)) };
            match own(0) {
                Some(abbreviation) => out.abbreviated(&record, abbreviation),
                None => out.record(&record),
            }
        }
        Constant::Expression(index) => {
            let Some(made) = module.expressions.get(index as usize) else { return Ok(()) };
            expression(all, out, value, made)?;
        }
        Constant::InlineAsm(index) => {
            let Some(asm) = module.inline_asm.get(index as usize) else { return Ok(()) };
            let mut strings = Vec::new();
            for text in [asm.text, asm.constraints] {
                let text = super::signed_characters(module.str(text));
                strings.push(text.len() as u64);
                strings.extend(text);
            }
            let flags = u64::from(asm.side_effects) | u64::from(asm.align_stack) << 1 | u64::from(asm.intel) << 2;
            out.record(&records::InlineAsm { flags, strings: &strings });
        }
        Constant::BlockAddress { function, block } => {
            let ty = TypeIndex(all.type_number_of(function)?);
            out.record(&records::BlockAddress { ty, function: all.value_index(function.0)?, block });
        }
    }
    Ok(())
}

/// Writes an array of bytes, without the zero at the end of one that ends with its only zero.
fn string<'a>(out: &mut Output, text: &[u8], own: impl Fn(usize) -> Option<(u32, &'a [Encoding])>) {
    match text.split_last() {
        Some((0, before)) if !before.contains(&0) => {
            let characters = characters(before);
            let record = records::CStr { bytes: Characters(&characters) };
            let place = if before.iter().all(|character| is_char6(*character)) {
                Some(3)
            } else {
                before.is_ascii().then_some(2)
            };
            match place.and_then(&own) {
                Some(abbreviation) => out.abbreviated(&record, abbreviation),
                None => out.record(&record),
            }
        }
        _ => {
            let characters = characters(text);
            let record = records::Str { bytes: Characters(&characters) };
            match own(1) {
                Some(abbreviation) => out.abbreviated(&record, abbreviation),
                None => out.record(&record),
            }
        }
    }
}

fn expression(all: &Enumerator<'_>, out: &mut Output, value: ValueId, made: &Expression) -> Result<()> {
    let module = all.module;
    let operands = made.operands.of(&module.operands);
    let id = |index: usize| {
        let value = operands.get(index).copied();
        value.map_or(Err(Error::new(FORMAT, 0, "an operand of a constant", "none")), |value| all.value_index(value))
    };
    let ty = |index: usize| match operands.get(index) {
        Some(value) => all.type_number_of(ValueId(*value)).map(TypeIndex),
        None => Err(Error::new(FORMAT, 0, "an operand of a constant", "none")),
    };
    match made.opcode {
        Opcode::GetElementPtr => {
            let mut pairs = Vec::new();
            for index in 0..operands.len() {
                pairs.extend([u64::from(ty(index)?.0), u64::from(id(index)?.0)]);
            }
            let head = Some(all.type_index(made.source)?);
            let operands =
                Headed::<TypeIndex, (TypeIndex, ValueIndex)> { head, pairs: List::new(Operands::new(&pairs, 0)) };
            if made.flags & Instruction::INBOUNDS != 0 {
                out.record(&records::InboundsGetElementPtr { operands });
            } else {
                out.record(&records::GetElementPtr { operands });
            }
        }
        Opcode::Select => {
            out.record(&records::Select { condition: id(0)?, if_true: id(1)?, if_false: id(2)? });
        }
        Opcode::ExtractElement => {
            let numbers = [u64::from(ty(1)?.0)];
            let index = Ending { numbers: &numbers, last: id(1)? };
            out.record(&records::ExtractElement { ty: ty(0)?, vector: id(0)?, index });
        }
        Opcode::InsertElement => {
            let numbers = [u64::from(ty(2)?.0)];
            let index = Ending { numbers: &numbers, last: id(2)? };
            out.record(&records::InsertElement { vector: id(0)?, element: id(1)?, index });
        }
        Opcode::ShuffleVector => {
            let (first, second, mask) = (id(0)?, id(1)?, id(2)?);
            if all.type_number_of(value)? == ty(0)?.0 {
                out.record(&records::ShuffleVector { first, second, mask });
            } else {
                out.record(&records::ShuffleVectorEx { ty: ty(0)?, first, second, mask });
            }
        }
        Opcode::ICmp | Opcode::FCmp => {
            let predicate = made.predicate.into();
            out.record(&records::Compare { ty: ty(0)?, lhs: id(0)?, rhs: id(1)?, predicate });
        }
        opcode => match (opcode.cast_number(), opcode.binary_number()) {
            (Some(opcode), _) => {
                let record = records::Cast { opcode, from: ty(0)?, value: id(0)? };
                let encodings = abbreviation::constant_cast(all.type_bits());
                out.abbreviated(&record, (FIRST_OWN + 2, &encodings));
            }
            (None, Some(opcode)) => {
                let flags = flags(made.opcode, made.flags);
                out.record(&records::Binop { opcode, lhs: id(0)?, rhs: id(1)?, flags });
            }
            (None, None) => {
                return Err(Error::new(FORMAT, 0, "an operation of constants", opcode.name()));
            }
        },
    }
    Ok(())
}
