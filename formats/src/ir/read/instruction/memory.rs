//! What reads, writes and addresses memory.

use super::Reader;
use crate::{
    Result,
    bitcode::{List, Operands, Record, TypedValue, Value as Relative, function as records},
    ir::{
        Access, Instruction, Opcode,
        Ordering::{self, Acquire, AcquireRelease, Monotonic, NotAtomic, Release, Unordered},
        Span, Type, TypeId, ValueId,
        read::{Tables, globals::alignment},
    },
};

impl Reader<'_> {
    /// The instructions that are about memory.
    pub(super) fn memory(
        &mut self,
        code: u32,
        operands: &mut Operands<'_>,
        tables: &Tables,
        made: &mut Instruction,
    ) -> Result<()> {
        match code {
            records::GetElementPtr::CODE => {
                let record = records::GetElementPtr::read(operands)?;
                let source = tables.stated(record.ty.0);
                made.flags = if record.inbounds != 0 { Instruction::INBOUNDS } else { 0 };
                self.address(source, record.operands, (tables, operands), made)?;
            }
            records::GetElementPtrOld::CODE => {
                let record = records::GetElementPtrOld::read(operands)?;
                self.address(None, record.operands, (tables, operands), made)?;
            }
            records::InboundsGetElementPtrOld::CODE => {
                let record = records::InboundsGetElementPtrOld::read(operands)?;
                made.flags = Instruction::INBOUNDS;
                self.address(None, record.operands, (tables, operands), made)?;
            }
            records::Load::CODE => {
                let record = records::Load::read(operands)?;
                let (ty, align, volatile) = match record.operands {
                    [ty, align, volatile] => (Some(*ty), *align, *volatile),
                    [align, volatile] => (None, *align, *volatile),
                    _ => return Err(operands.error("alignment and volatility of a load", record.operands.len())),
                };
                self.load(record.pointer, ty, align, volatile, (tables, operands), made)?;
            }
            records::LoadAtomic::CODE => {
                let record = records::LoadAtomic::read(operands)?;
                let (ty, align, volatile, ordering, scope) = match record.operands {
                    [ty, align, volatile, ordering, scope] => (Some(*ty), *align, *volatile, *ordering, *scope),
                    [align, volatile, ordering, scope] => (None, *align, *volatile, *ordering, *scope),
                    _ => return Err(operands.error("what belongs to an atomic load", record.operands.len())),
                };
                self.load(record.pointer, ty, align, volatile, (tables, operands), made)?;
                aligned_atomic(made, operands)?;
                atomic(made, ordering, scope, &[NotAtomic, Release, AcquireRelease], operands)?;
            }
            records::Store::CODE => {
                let record = records::Store::read(operands)?;
                let (pointer, value, _) = self.stored(record.pointer, record.value, tables, operands)?;
                self.store(pointer, value, record.alignment, record.volatile, operands, made)?;
            }
            records::StoreOld::CODE => {
                let record = records::StoreOld::read(operands)?;
                let (pointer, value, _) = self.stored_old(record.pointer, record.value, tables, operands)?;
                self.store(pointer, value, record.alignment, record.volatile, operands, made)?;
            }
            records::StoreAtomic::CODE => {
                let record = records::StoreAtomic::read(operands)?;
                let (pointer, value, _) = self.stored(record.pointer, record.value, tables, operands)?;
                self.store(pointer, value, record.alignment, record.volatile, operands, made)?;
                aligned_atomic(made, operands)?;
                atomic(made, record.ordering, record.scope, &NOT_STORED, operands)?;
            }
            records::StoreAtomicOld::CODE => {
                let record = records::StoreAtomicOld::read(operands)?;
                let (pointer, value, _) = self.stored_old(record.pointer, record.value, tables, operands)?;
                self.store(pointer, value, record.alignment, record.volatile, operands, made)?;
                aligned_atomic(made, operands)?;
                atomic(made, record.ordering, record.scope, &NOT_STORED, operands)?;
            }
            records::Alloca::CODE => {
                let record = records::Alloca::read(operands)?;
                let ty = tables.ty(record.ty.0, operands)?;
                let explicit = record.flags & 1 << 6 != 0;
                let Some(source) = (if explicit { Some(ty) } else { self.module.types.pointee(ty) }) else {
                    return Err(
                        operands.error("a pointer as an old alloca's type", format_args!("type {}", record.ty.0))
                    );
                };
                let count = self.id(record.count.0);
                match tables.stated(record.count_ty.0) {
                    Some(ty) => self.check_type(count, ty, operands)?,
                    // No type at all is any value's that is there.
                    None if self.module.value(ValueId(count)).is_some() => {}
                    None => return Err(operands.error("a value that is there", format_args!("value {count}"))),
                }
                self.module.operands.push(count);
                made.opcode = Opcode::Alloca;
                made.flags = if record.flags & 1 << 5 != 0 { Instruction::IN_ALLOCA } else { 0 };
                made.detail = aligned(record.flags & !(3 << 5), operands)?;
                made.source = source;
                made.ty = self.module.types.intern(Type::Pointer { pointee: source, address_space: 0 });
            }
            records::VaArg::CODE => {
                let record = records::VaArg::read(operands)?;
                let list_ty = tables.ty(record.list_ty.0, operands)?;
                let list = self.value_of(record.list, list_ty, operands)?;
                self.module.operands.push(list);
                (made.opcode, made.ty) = (Opcode::VaArg, tables.ty(record.ty.0, operands)?);
            }
            records::Fence::CODE => {
                let record = records::Fence::read(operands)?;
                made.opcode = Opcode::Fence;
                atomic(made, record.ordering, record.scope, &[NotAtomic, Unordered, Monotonic], operands)?;
            }
            records::CmpXchg::CODE => {
                let record = records::CmpXchg::read(operands)?;
                let (pointer, expected, ty) = self.stored(record.pointer, record.expected, tables, operands)?;
                let new = self.value_of(record.new, ty, operands)?;
                self.module.operands.extend([pointer, expected, new]);
                let Some(weak) = record.weak else {
                    return Err(operands.error("a cmpxchg in LLVM 3.7's form", "one that says nothing of weakness"));
                };
                let failure = record.failure_ordering.unwrap_or(0);
                atomic(made, record.success_ordering, record.scope, &NOT_EXCHANGED, operands)?;
                self.exchange(ty, record.volatile, failure, weak, made);
            }
            records::CmpXchgOld::CODE => {
                let record = records::CmpXchgOld::read(operands)?;
                let (pointer, expected, ty) = self.stored_old(record.pointer, record.expected, tables, operands)?;
                let new = self.value_of(record.new, ty, operands)?;
                self.module.operands.extend([pointer, expected, new]);
                let Some(weak) = record.weak else {
                    return Err(operands.error("a cmpxchg in LLVM 3.7's form", "one that says nothing of weakness"));
                };
                let failure = record.failure_ordering.unwrap_or(0);
                atomic(made, record.success_ordering, record.scope, &NOT_EXCHANGED, operands)?;
                self.exchange(ty, record.volatile, failure, weak, made);
            }
            records::AtomicRmw::CODE => {
                let record = records::AtomicRmw::read(operands)?;
                let (pointer, ty) = self.typed(record.pointer, tables, operands)?;
                let ty = self.accessed(ty, operands)?;
                let value = self.value_of(record.value, ty, operands)?;
                self.module.operands.extend([pointer, value]);
                if record.operation > 10 {
                    return Err(operands.error("an atomic operation from 0 to 10", record.operation));
                }
                (made.opcode, made.ty) = (Opcode::AtomicRmw, ty);
                made.detail = Access { operation: record.operation as u8, ..Access::default() }.detail();
                made.flags = if record.volatile != 0 { Instruction::VOLATILE } else { 0 };
                atomic(made, record.ordering, record.scope, &NOT_EXCHANGED, operands)?;
            }
            code => return Err(operands.error("a record of LLVM 3.7's functions", format_args!("code {code}"))),
        }
        Ok(())
    }

    fn exchange(&mut self, ty: TypeId, volatile: u64, failure: u64, weak: u64, made: &mut Instruction) {
        made.opcode = Opcode::CmpXchg;
        made.ty = self.module.types.intern_literal(&[ty, TypeId::I1], false);
        if volatile != 0 {
            made.flags |= Instruction::VOLATILE;
        }
        if weak != 0 {
            made.flags |= Instruction::WEAK;
        }
        made.detail = Access { failure_ordering: Ordering::decode(failure), ..made.access() }.detail();
    }

    /// An address computation of typed values to the end of the record.
    fn address(
        &mut self,
        source: Option<TypeId>,
        record: List<'_, TypedValue>,
        (tables, at): (&Tables, &Operands<'_>),
        made: &mut Instruction,
    ) -> Result<()> {
        let mut rest = record.operands();
        let start = self.module.operands.len();
        let Some(pointer) = self.typed_rest(&mut rest, tables)? else {
            return Err(at.error("a pointer", "the end of the record"));
        };
        let scalar = self.module.types.scalar(pointer);
        let Type::Pointer { pointee, address_space } = self.module.types.get(scalar) else {
            return Err(at.error("a pointer", format_args!("{:?}", self.module.types.get(scalar))));
        };
        if source.is_some_and(|source| source != pointee) {
            return Err(at.error("the type that the pointer points at", "another type"));
        }
        let (mut ty, indexes) = (pointee, Span::since(start, &self.module.operands));
        let mut count = self.vector_count(pointer);
        for at_index in indexes.range().skip(1) {
            let index = ValueId(self.module.operands.get(at_index).copied().unwrap_or(u32::MAX));
            count = count.or(self.vector_count(self.module.type_of(index)));
            if at_index == indexes.range().start + 1 {
                continue;
            }
            let number = self.module.integer(index).unwrap_or(0);
            let member = self.module.types.member(ty, number as u64);
            ty = member.ok_or_else(|| at.error("a member's index", format_args!("{number}")))?;
        }
        let mut result = self.module.types.intern(Type::Pointer { pointee: ty, address_space });
        if let Some(count) = count {
            result = self.module.types.intern(Type::Vector { element: result, count });
        }
        (made.opcode, made.ty, made.source) = (Opcode::GetElementPtr, result, pointee);
        Ok(())
    }

    fn vector_count(&self, ty: TypeId) -> Option<u32> {
        match self.module.types.get(ty) {
            Type::Vector { count, .. } => Some(count),
            _ => None,
        }
    }

    fn load(
        &mut self,
        pointer: TypedValue,
        ty: Option<u64>,
        align: u64,
        volatile: u64,
        (tables, at): (&Tables, &Operands<'_>),
        made: &mut Instruction,
    ) -> Result<()> {
        let (pointer, pointer_ty) = self.typed(pointer, tables, at)?;
        self.module.operands.push(pointer);
        let pointee = self.accessed(pointer_ty, at)?;
        if let Some(stated) = ty.and_then(|ty| tables.stated(ty as u32))
            && stated != pointee
        {
            return Err(at.error("the type that the pointer points at", format_args!("{:?}", ty)));
        }
        (made.opcode, made.ty) = (Opcode::Load, pointee);
        made.detail = aligned(align, at)?;
        made.flags = if volatile != 0 { Instruction::VOLATILE } else { 0 };
        Ok(())
    }

    /// Where a value is stored, the value, and its type: the one that the pointer points at.
    fn stored(
        &mut self,
        pointer: TypedValue,
        value: TypedValue,
        tables: &Tables,
        at: &Operands<'_>,
    ) -> Result<(u32, u32, TypeId)> {
        let (pointer, pointer_ty) = self.typed(pointer, tables, at)?;
        let (value, ty) = self.typed(value, tables, at)?;
        if self.accessed(pointer_ty, at)? != ty {
            return Err(at.error("a pointer to what is stored", format_args!("value {pointer}")));
        }
        Ok((pointer, value, ty))
    }

    /// The same of a record that does not state the value's type.
    fn stored_old(
        &mut self,
        pointer: TypedValue,
        value: Relative,
        tables: &Tables,
        at: &Operands<'_>,
    ) -> Result<(u32, u32, TypeId)> {
        let (pointer, pointer_ty) = self.typed(pointer, tables, at)?;
        let ty = self.accessed(pointer_ty, at)?;
        Ok((pointer, self.value_of(value, ty, at)?, ty))
    }

    /// What is loaded or stored through a pointer of this type (typeCheckLoadStoreInst).
    fn accessed(&self, pointer_ty: TypeId, at: &Operands<'_>) -> Result<TypeId> {
        let types = &self.module.types;
        match types.pointee(pointer_ty) {
            Some(ty) if !matches!(types.get(ty), Type::Function { .. }) => Ok(ty),
            _ => Err(at.error("a pointer to what can be loaded", format_args!("{:?}", types.get(pointer_ty)))),
        }
    }

    fn store(
        &mut self,
        pointer: u32,
        value: u32,
        align: u64,
        volatile: u64,
        at: &Operands<'_>,
        made: &mut Instruction,
    ) -> Result<()> {
        self.module.operands.extend([value, pointer]);
        made.opcode = Opcode::Store;
        made.detail = aligned(align, at)?;
        made.flags = if volatile != 0 { Instruction::VOLATILE } else { 0 };
        Ok(())
    }
}

/// The detail of an access with this alignment, as a record says it.
fn aligned(exponent: u64, at: &Operands<'_>) -> Result<u16> {
    Ok(Access { alignment: alignment(exponent, at)?, ..Access::default() }.detail())
}

/// The orders that no atomic store has.
const NOT_STORED: [Ordering; 3] = [NotAtomic, Acquire, AcquireRelease];
/// The orders that nothing has that reads and writes at once.
const NOT_EXCHANGED: [Ordering; 2] = [NotAtomic, Unordered];

/// Says the order of an atomic access, which is none of `refused`.
fn atomic(made: &mut Instruction, ordering: u64, scope: u64, refused: &[Ordering], at: &Operands<'_>) -> Result<()> {
    let ordering = Ordering::decode(ordering);
    if refused.contains(&ordering) {
        return Err(at.error("another order of the access", format_args!("{ordering:?}")));
    }
    made.detail = Access { ordering, ..made.access() }.detail();
    if scope == 0 {
        made.flags |= Instruction::SINGLE_THREAD;
    }
    Ok(())
}

/// An atomic load or store has an alignment.
fn aligned_atomic(made: &Instruction, at: &Operands<'_>) -> Result<()> {
    if made.access().alignment == 0 { Err(at.error("an alignment of an atomic access", "none")) } else { Ok(()) }
}
