//! Calls: callee and arguments.

use super::Reader;
use crate::{
    Result,
    bitcode::{Operand, Operands, Record, TypedValue, Value as Relative, function as records},
    ir::{
        Instruction, Opcode, Type,
        read::{
            Tables,
            globals::{self},
            metadata::LocalIds,
        },
    },
};

impl Reader<'_> {
    pub(super) fn call(
        &mut self,
        operands: &mut Operands<'_>,
        tables: &Tables,
        local: &LocalIds,
        made: &mut Instruction,
    ) -> Result<()> {
        let record = records::Call::read(operands)?;
        made.opcode = Opcode::Call;
        made.attributes = globals::list(record.attributes, self.module);
        made.detail = (record.flags >> 1 & 0x1fff) as u16;
        if record.flags & 1 != 0 {
            made.flags |= Instruction::TAIL;
        }
        if record.flags & 1 << 14 != 0 {
            made.flags |= Instruction::MUST_TAIL;
        }
        let mut rest = Operands::relative(record.operands, operands.bit(), self.next_value());
        self.callee(&mut rest, record.states_type(), &[], tables, local, made)
    }

    /// Reads a callee and its arguments, behind the function's type if it is `explicit`; `blocks` go between them.
    pub(super) fn callee(
        &mut self,
        operands: &mut Operands<'_>,
        explicit: bool,
        blocks: &[u32],
        tables: &Tables,
        local: &LocalIds,
        made: &mut Instruction,
    ) -> Result<()> {
        let stated = if explicit { Some(tables.ty(operands.take_u32("function type")?, operands)?) } else { None };
        let callee = TypedValue::read(operands, "callee")?;
        let (callee, pointer) = self.typed(callee, tables, operands)?;
        self.module.operands.push(callee);
        self.module.operands.extend_from_slice(blocks);
        let pointee = self.module.types.pointee(pointer);
        let Some(ty) = pointee.filter(|pointee| stated.is_none_or(|stated| stated == *pointee)) else {
            return Err(
                operands.error("a pointer to a function of the call's type as callee", format_args!("value {callee}"))
            );
        };
        let Some((result, parameters, vararg)) = self.module.types.signature(ty) else {
            return Err(operands.error("a pointer to a function as callee", format_args!("value {callee}")));
        };
        (made.ty, made.source) = (result, ty);
        let count = parameters.len();
        for number in 0..count {
            let parameter = match self.module.types.signature(ty).and_then(|(_, parameters, _)| parameters.get(number))
            {
                Some(parameter) => self.module.types.get(*parameter),
                None => Type::Void,
            };
            let operand = match parameter {
                Type::Label => {
                    let block = operands.take("block")?;
                    self.block_operand(block, operands)?
                }
                Type::Metadata => {
                    let Relative(id) = Relative::read(operands, "metadata")?;
                    match local.map(id).filter(|id| (*id as usize) < self.module.metadata.entries.len()) {
                        Some(id) => id,
                        None => return Err(operands.error("metadata", format_args!("metadata {id}"))),
                    }
                }
                _ => {
                    let value = Relative::read(operands, "argument")?;
                    self.value(value)
                }
            };
            self.module.operands.push(operand);
        }
        if vararg {
            self.typed_rest(operands, tables)?;
        }
        operands.finish("of the callee's arguments")
    }
}
