//! Operations on values, and what ends a block.

use super::Reader;
use crate::{
    Result,
    bitcode::{List, Operands, Record, SignedValue, TypedValue, Value as Relative, ValueIndex, function as records},
    ir::{
        Instruction, Opcode, Type, TypeId, ValueId,
        read::{
            Tables,
            globals::{self},
            metadata::LocalIds,
            vector_element,
        },
    },
};

impl Reader<'_> {
    #[inline]
    pub(super) fn instruction(
        &mut self,
        code: u32,
        operands: &mut Operands<'_>,
        tables: &Tables,
        local: &LocalIds,
        made: &mut Instruction,
    ) -> Result<()> {
        match code {
            records::Call::CODE => self.call(operands, tables, local, made)?,
            records::Binop::CODE => {
                let record = records::Binop::read(operands)?;
                let (lhs, ty) = self.typed(record.lhs, tables, operands)?;
                let rhs = self.value_of(record.rhs, ty, operands)?;
                let Some(opcode) = Opcode::binary(record.opcode, self.module.types.get(self.module.types.scalar(ty)))
                else {
                    return Err(operands.error("a binary operation of the operands' type", record.opcode));
                };
                self.module.operands.extend([lhs, rhs]);
                (made.opcode, made.ty, made.flags) = (opcode, ty, record.flags.unwrap_or(0) as u8);
            }
            records::Cast::CODE => {
                let record = records::Cast::read(operands)?;
                let (value, _) = self.typed(record.value, tables, operands)?;
                let Some(opcode) = Opcode::cast(record.opcode) else {
                    return Err(operands.error("a conversion", record.opcode));
                };
                self.module.operands.push(value);
                (made.opcode, made.ty) = (opcode, tables.ty(record.ty.0, operands)?);
            }
            records::ExtractValue::CODE => {
                let record = records::ExtractValue::read(operands)?;
                let (aggregate, ty) = self.typed(record.aggregate, tables, operands)?;
                self.module.operands.push(aggregate);
                (made.opcode, made.ty) = (Opcode::ExtractValue, self.path(ty, record.indices, operands)?);
            }
            records::InsertValue::CODE => {
                let record = records::InsertValue::read(operands)?;
                let (aggregate, ty) = self.typed(record.aggregate, tables, operands)?;
                let (value, _) = self.typed(record.value, tables, operands)?;
                self.module.operands.extend([aggregate, value]);
                self.path(ty, record.indices, operands)?;
                (made.opcode, made.ty) = (Opcode::InsertValue, ty);
            }
            records::Cmp2::CODE => {
                let record = records::Cmp2::read(operands)?;
                self.compare(record.lhs, record.rhs, record.predicate, record.flags, (tables, operands), made)?;
            }
            records::Cmp::CODE => {
                let record = records::Cmp::read(operands)?;
                self.compare(record.lhs, record.rhs, record.predicate, record.flags, (tables, operands), made)?;
            }
            records::Br::CODE => {
                let record = records::Br::read(operands)?;
                made.opcode = Opcode::Br;
                let if_true = self.block(record.if_true, operands)?;
                match (record.if_false, record.condition) {
                    (None, None) => self.module.operands.push(if_true),
                    (Some(if_false), Some(condition)) => {
                        let condition = self.value_of(condition, TypeId::I1, operands)?;
                        let if_false = self.block(if_false, operands)?;
                        self.module.operands.extend([condition, if_true, if_false]);
                    }
                    _ => return Err(operands.error("a branch of one block, or of two and a condition", "two blocks")),
                }
            }
            records::Ret::CODE => {
                let record = records::Ret::read(operands)?;
                made.opcode = Opcode::Ret;
                if let Some(value) = record.value {
                    let (value, _) = self.typed(value, tables, operands)?;
                    self.module.operands.push(value);
                }
            }
            records::Phi::CODE => {
                let record = records::Phi::read(operands)?;
                (made.opcode, made.ty) = (Opcode::Phi, tables.ty(record.ty.0, operands)?);
                for pair in record.incoming.iter() {
                    let (SignedValue(value), block) = pair?;
                    let (value, block) = (self.id(value), self.block(block, operands)?);
                    self.check_type(value, made.ty, operands)?;
                    self.module.operands.extend([value, block]);
                }
            }
            records::Select::CODE => {
                let record = records::Select::read(operands)?;
                let (if_true, ty) = self.typed(record.if_true, tables, operands)?;
                let if_false = self.value_of(record.if_false, ty, operands)?;
                let (condition, condition_ty) = self.typed(record.condition, tables, operands)?;
                if self.module.types.scalar(condition_ty) != TypeId::I1 {
                    return Err(operands.error("an i1, or a vector of them", format_args!("value {condition}")));
                }
                self.module.operands.extend([condition, if_true, if_false]);
                (made.opcode, made.ty) = (Opcode::Select, ty);
            }
            records::SelectOld::CODE => {
                let record = records::SelectOld::read(operands)?;
                let (if_true, ty) = self.typed(record.if_true, tables, operands)?;
                let if_false = self.value_of(record.if_false, ty, operands)?;
                let condition = self.value_of(record.condition, TypeId::I1, operands)?;
                self.module.operands.extend([condition, if_true, if_false]);
                (made.opcode, made.ty) = (Opcode::Select, ty);
            }
            records::Switch::CODE => {
                let record = records::Switch::read(operands)?;
                made.opcode = Opcode::Switch;
                if u64::from(record.ty.0) >> 16 == 0x4b5 {
                    return Err(operands.error("a switch without ranges of cases", "one with them"));
                }
                let ty = tables.ty(record.ty.0, operands)?;
                let condition = self.value_of(record.condition, ty, operands)?;
                let default = self.block(record.default, operands)?;
                self.module.operands.extend([condition, default]);
                for pair in record.cases.iter() {
                    let (ValueIndex(value), block) = pair?;
                    let value = self.id(value);
                    let case = ValueId(value);
                    if self.module.integer(case).is_none() || self.module.type_of(case) != ty {
                        return Err(operands.error("a number of the condition's type", format_args!("value {value}")));
                    }
                    let block = self.block(block, operands)?;
                    self.module.operands.extend([value, block]);
                }
            }
            records::IndirectBr::CODE => {
                let record = records::IndirectBr::read(operands)?;
                made.opcode = Opcode::IndirectBr;
                let address = self.value(record.address);
                self.module.operands.push(address);
                for block in record.targets.iter() {
                    let block = self.block(block?, operands)?;
                    self.module.operands.push(block);
                }
            }
            records::Unreachable::CODE => records::Unreachable::read(operands).map(|_| ())?,
            records::Resume::CODE => {
                let record = records::Resume::read(operands)?;
                let (value, _) = self.typed(record.value, tables, operands)?;
                self.module.operands.push(value);
                made.opcode = Opcode::Resume;
            }
            records::Invoke::CODE => {
                let record = records::Invoke::read(operands)?;
                made.opcode = Opcode::Invoke;
                made.attributes = globals::list(record.attributes, self.module);
                made.detail = (record.flags & !(1 << 13)) as u16;
                let blocks = [self.block(record.normal, operands)?, self.block(record.unwind, operands)?];
                let mut rest = Operands::relative(record.operands, operands.bit(), self.next_value());
                self.callee(&mut rest, record.states_type(), &blocks, tables, local, made)?;
            }
            records::ExtractElement::CODE => {
                let record = records::ExtractElement::read(operands)?;
                let (vector, ty) = self.typed(record.vector, tables, operands)?;
                let (index, _) = self.typed(record.index, tables, operands)?;
                self.module.operands.extend([vector, index]);
                (made.opcode, made.ty) = (Opcode::ExtractElement, vector_element(&self.module.types, ty, operands)?);
            }
            records::InsertElement::CODE => {
                let record = records::InsertElement::read(operands)?;
                let (vector, ty) = self.typed(record.vector, tables, operands)?;
                let inner = vector_element(&self.module.types, ty, operands)?;
                let element = self.value_of(record.element, inner, operands)?;
                let (index, _) = self.typed(record.index, tables, operands)?;
                self.module.operands.extend([vector, element, index]);
                (made.opcode, made.ty) = (Opcode::InsertElement, ty);
            }
            records::ShuffleVector::CODE => {
                let record = records::ShuffleVector::read(operands)?;
                let (first, ty) = self.typed(record.first, tables, operands)?;
                let second = self.value_of(record.second, ty, operands)?;
                let (mask, mask_ty) = self.typed(record.mask, tables, operands)?;
                self.module.operands.extend([first, second, mask]);
                let element = vector_element(&self.module.types, ty, operands)?;
                let Type::Vector { count, .. } = self.module.types.get(mask_ty) else {
                    return Err(
                        operands.error("a vector as a mask", format_args!("{:?}", self.module.types.get(mask_ty)))
                    );
                };
                made.opcode = Opcode::ShuffleVector;
                made.ty = self.module.types.intern(Type::Vector { element, count });
            }
            records::LandingPad::CODE => {
                let record = records::LandingPad::read(operands)?;
                let ty = tables.ty(record.ty.0, operands)?;
                self.landing_pad(ty, record.cleanup, record.count, record.clauses, (tables, operands), made)?;
            }
            records::LandingPadOld::CODE => {
                let record = records::LandingPadOld::read(operands)?;
                let ty = tables.ty(record.ty.0, operands)?;
                self.landing_pad(ty, record.cleanup, record.count, record.clauses, (tables, operands), made)?;
            }
            code => self.memory(code, operands, tables, made)?,
        }
        Ok(())
    }

    /// Appends a path into an aggregate; the type of the member there.
    pub(super) fn path(&mut self, ty: TypeId, indices: &[u64], at: &Operands<'_>) -> Result<TypeId> {
        let mut ty = ty;
        if indices.is_empty() {
            return Err(at.error("a path to a member", "none"));
        }
        for index in indices {
            let kind = self.module.types.get(ty);
            let inside = match kind {
                Type::Array { count, .. } => *index < self.module.types.array_len(count),
                Type::Literal { .. } | Type::Struct { .. } => true,
                _ => false,
            };
            let member = if inside { self.module.types.member(ty, *index) } else { None };
            ty = member
                .ok_or_else(|| at.error("a member of an aggregate", format_args!("index {index} of {kind:?}")))?;
            self.module.operands.push(u32::try_from(*index).unwrap_or(u32::MAX));
        }
        Ok(ty)
    }

    pub(super) fn compare(
        &mut self,
        lhs: TypedValue,
        rhs: Relative,
        predicate: u64,
        flags: Option<u64>,
        (tables, at): (&Tables, &Operands<'_>),
        made: &mut Instruction,
    ) -> Result<()> {
        let (lhs, ty) = self.typed(lhs, tables, at)?;
        let rhs = self.value_of(rhs, ty, at)?;
        self.module.operands.extend([lhs, rhs]);
        let float = self.module.types.is_float(ty);
        if flags.is_some() && !float {
            return Err(at.error("a comparison of integers without fast-math flags", "one with them"));
        }
        made.opcode = if float { Opcode::FCmp } else { Opcode::ICmp };
        made.detail = predicate.min(0xffff) as u16;
        made.flags = flags.unwrap_or(0) as u8;
        made.ty = match self.module.types.get(ty) {
            Type::Vector { count, .. } => self.module.types.intern(Type::Vector { element: TypeId::I1, count }),
            _ => TypeId::I1,
        };
        Ok(())
    }

    pub(super) fn landing_pad(
        &mut self,
        ty: TypeId,
        cleanup: u64,
        count: u64,
        clauses: List<'_, (u64, TypedValue)>,
        (tables, at): (&Tables, &Operands<'_>),
        made: &mut Instruction,
    ) -> Result<()> {
        (made.opcode, made.ty) = (Opcode::LandingPad, ty);
        made.flags = if cleanup != 0 { Instruction::CLEANUP } else { 0 };
        let mut found = 0;
        for clause in clauses.iter() {
            let (filter, value) = clause?;
            let (value, _) = self.typed(value, tables, at)?;
            self.module.operands.extend([u32::from(filter != 0), value]);
            found += 1;
        }
        if found == count { Ok(()) } else { Err(at.error(format_args!("{count} clauses"), found)) }
    }
}
