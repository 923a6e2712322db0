//! A function's body: constants, instructions, and what belongs to them.

use super::{FIRST_OWN, Output, abbreviation, constants, enumerate::Enumerator, flags, metadata, symbols};
use crate::{
    Error, Result,
    bitcode::{
        BlockIndex, List, MetadataIndex, Operand, OperandWriter, Operands, SignedVbr, TypeIndex, TypedValue, Value,
        block, function as records,
    },
    bitstream::{Encoding, FORMAT},
    ir::{
        Access, Body, Instruction, Opcode, Ordering, Type, ValueId,
        metadata::{MetadataId, column},
    },
};
use alloc::vec::Vec;

/// Writes the function's block.
pub(super) fn body(all: &mut Enumerator<'_>, out: &mut Output, body: &Body) -> Result<()> {
    let module = all.module;
    out.stream.enter(block::FUNCTION, 4);
    let scope = all.enter(body);
    out.record(&records::DeclareBlocks { count: body.blocks.len });
    constants::block(all, out, scope.constants, scope.first_instruction, None)?;
    metadata::function_block(all, out, &scope)?;
    let mut writer = Writer { all, out, next: scope.first_instruction as u32 };
    let mut last = None;
    for instruction in body.instructions.of(&module.instructions) {
        writer.instruction(instruction)?;
        writer.next += u32::from(instruction.value != u32::MAX);
        last = writer.location(instruction, last)?;
    }
    let arguments = body.arguments.range().map(|value| ValueId(value as u32));
    let results = body.instructions.of(&module.instructions).iter().map(|instruction| ValueId(instruction.value));
    let values = arguments.chain(results.filter(|value| value.0 != u32::MAX));
    symbols(all, out, values, body.blocks.of(&module.blocks))?;
    metadata::attachments(all, out, body)?;
    all.leave(&scope);
    out.stream.end();
    Ok(())
}

struct Writer<'w, 'm> {
    all: &'w Enumerator<'m>,
    out: &'w mut Output,
    /// The number of the next value.
    next: u32,
}

impl Writer<'_, '_> {
    /// Writes where an instruction stands in the source; `last` is where the one before does that has such a place.
    fn location(&mut self, instruction: &Instruction, last: Option<MetadataId>) -> Result<Option<MetadataId>> {
        let Some(place) = self.all.location(instruction) else { return Ok(last) };
        if last == Some(place) {
            self.out.record(&records::DebugLocAgain);
            return Ok(last);
        }
        let metadata = &self.all.module.metadata;
        let Some(node) = metadata.node(place) else { return Ok(last) };
        let location = metadata.record::<crate::bitcode::metadata::Location>(node)?;
        let number = |id: MetadataIndex| self.all.metadata_number(MetadataId(id.0)).map(MetadataIndex);
        let inlined_at = crate::bitcode::MetadataId(location.inlined_at.0.map(number).transpose()?);
        let scope = crate::bitcode::MetadataId(Some(number(location.scope)?));
        let (line, column) = (location.line & u64::from(u32::MAX), column(location.column).into());
        self.out.record(&records::DebugLoc { line, column, scope, inlined_at, tail: &[] });
        Ok(Some(place))
    }

    fn typed(&self, value: u32) -> Result<TypedValue> {
        self.all.typed(value, self.next)
    }

    fn value(&self, value: u32) -> Result<Value> {
        self.all.value_number(ValueId(value)).map(Value)
    }

    fn put<'a, R: crate::bitcode::Record<'a>>(&mut self, record: &R) {
        self.out.relative(record, self.next, None);
    }

    /// Writes a record with the abbreviation of this place where `is_short`.
    fn short<'a, R: crate::bitcode::Record<'a>>(
        &mut self,
        record: &R,
        is_short: bool,
        place: u32,
        encodings: &[Encoding],
    ) {
        let abbreviation = is_short.then_some((FIRST_OWN + place, encodings));
        self.out.relative(record, self.next, abbreviation);
    }

    fn instruction(&mut self, instruction: &Instruction) -> Result<()> {
        let module = self.all.module;
        let operands = instruction.operands.of(&module.operands);
        let bits = self.all.type_bits();
        match (instruction.opcode, operands) {
            (Opcode::Ret, []) => self.short(&records::Ret { value: None }, true, 4, &abbreviation::RET_VOID),
            (Opcode::Ret, [value]) => {
                let value = self.typed(*value)?;
                let is_short = value.forward.is_none();
                self.short(&records::Ret { value: Some(value) }, is_short, 5, &abbreviation::RET_VALUE);
            }
            (Opcode::Unreachable, _) => self.short(&records::Unreachable, true, 6, &abbreviation::UNREACHABLE),
            (Opcode::Load, [pointer]) => {
                let pointer = self.typed(*pointer)?;
                let ty = self.all.type_number(instruction.ty)?.into();
                let Access { alignment, ordering, .. } = instruction.access();
                let plain = [ty, alignment.into(), flag(instruction, Instruction::VOLATILE)];
                if ordering == Ordering::NotAtomic {
                    let record = records::Load { pointer, operands: &plain };
                    self.short(&record, pointer.forward.is_none(), 0, &abbreviation::load(bits));
                } else {
                    let [ty, alignment, volatile] = plain;
                    let operands = [ty, alignment, volatile, ordering as u64, scope(instruction)];
                    self.put(&records::LoadAtomic { pointer, operands: &operands });
                }
            }
            (Opcode::Store, [value, pointer]) => {
                let (pointer, value) = (self.typed(*pointer)?, self.typed(*value)?);
                let Access { alignment, ordering, .. } = instruction.access();
                let (alignment, volatile) = (alignment.into(), flag(instruction, Instruction::VOLATILE));
                if ordering == Ordering::NotAtomic {
                    self.put(&records::Store { pointer, value, alignment, volatile });
                } else {
                    let (ordering, scope) = (ordering as u64, scope(instruction));
                    self.put(&records::StoreAtomic { pointer, value, alignment, volatile, ordering, scope });
                }
            }
            (Opcode::GetElementPtr, _) => self.address(instruction, operands)?,
            (Opcode::Call, [callee, arguments @ ..]) => self.call(instruction, *callee, arguments)?,
            (Opcode::Invoke, [callee, normal, unwind, arguments @ ..]) => {
                let operands = self.callee(instruction, *callee, arguments)?;
                self.put(&records::Invoke {
                    attributes: self.all.list_number(instruction.attributes),
                    flags: u64::from(instruction.detail) | 1 << 13,
                    normal: BlockIndex(*normal),
                    unwind: BlockIndex(*unwind),
                    operands: &operands,
                });
            }
            (Opcode::ICmp | Opcode::FCmp, [lhs, rhs]) => {
                let (lhs, rhs) = (self.typed(*lhs)?, self.value(*rhs)?);
                let (predicate, flags) = (instruction.detail.into(), flags(instruction.opcode, instruction.flags));
                self.put(&records::Cmp2 { lhs, rhs, predicate, flags });
            }
            (opcode, [value]) if opcode.is_cast() => {
                let value = self.typed(*value)?;
                let ty = self.all.type_index(instruction.ty)?;
                let record = records::Cast { value, ty, opcode: opcode.cast_number().unwrap_or(0) };
                self.short(&record, value.forward.is_none(), 3, &abbreviation::cast(bits));
            }
            (opcode, [lhs, rhs]) if let Some(number) = opcode.binary_number() => {
                let (lhs, rhs) = (self.typed(*lhs)?, self.value(*rhs)?);
                let flags = flags(instruction.opcode, instruction.flags);
                let record = records::Binop { lhs, rhs, opcode: number, flags };
                let is_short = lhs.forward.is_none();
                match flags {
                    None => self.short(&record, is_short, 1, &abbreviation::BINOP),
                    Some(_) => self.short(&record, is_short, 2, &abbreviation::BINOP_FLAGS),
                }
            }
            (Opcode::Br | Opcode::Switch | Opcode::IndirectBr | Opcode::Phi, _) => {
                self.control(instruction, operands)?
            }
            _ => self.other(instruction, operands)?,
        }
        Ok(())
    }

    fn address(&mut self, instruction: &Instruction, operands: &[u32]) -> Result<()> {
        let mut list = Vec::new();
        let writer = &mut OperandWriter::new(&mut list, self.next);
        for operand in operands {
            self.typed(*operand)?.write(writer);
        }
        let record = records::GetElementPtr {
            inbounds: flag(instruction, Instruction::INBOUNDS),
            ty: self.all.type_index(instruction.source)?,
            operands: List::new(Operands::relative(&list, 0, self.next)),
        };
        self.short(&record, true, 7, &abbreviation::address(self.all.type_bits()));
        Ok(())
    }

    fn call(&mut self, instruction: &Instruction, callee: u32, arguments: &[u32]) -> Result<()> {
        let operands = self.callee(instruction, callee, arguments)?;
        let must_tail = flag(instruction, Instruction::MUST_TAIL);
        let tail = flag(instruction, Instruction::TAIL) | must_tail;
        self.put(&records::Call {
            attributes: self.all.list_number(instruction.attributes),
            flags: u64::from(instruction.detail) << 1 | tail | must_tail << 14 | records::Call::STATES_TYPE,
            operands: &operands,
        });
        Ok(())
    }

    /// The operands of a call behind what it says of itself: the function's type, the function, the arguments.
    fn callee(&self, instruction: &Instruction, callee: u32, arguments: &[u32]) -> Result<Vec<u64>> {
        let types = &self.all.module.types;
        let mut operands = Vec::new();
        let writer = &mut OperandWriter::new(&mut operands, self.next);
        self.all.type_index(instruction.source)?.write(writer);
        self.typed(callee)?.write(writer);
        let parameters = types.signature(instruction.source).map_or(&[][..], |(_, parameters, _)| parameters);
        for (index, argument) in arguments.iter().enumerate() {
            match parameters.get(index).map(|ty| types.get(*ty)) {
                Some(Type::Metadata) => {
                    let id = self.all.metadata_number(MetadataId(*argument))?;
                    Value(id).write(writer);
                }
                Some(Type::Label) => BlockIndex(*argument).write(writer),
                Some(_) => self.value(*argument)?.write(writer),
                // More than the function's type says.
                None => self.typed(*argument)?.write(writer),
            }
        }
        Ok(operands)
    }

    /// Branches, and what depends on them.
    fn control(&mut self, instruction: &Instruction, operands: &[u32]) -> Result<()> {
        match (instruction.opcode, operands) {
            (Opcode::Br, [target]) => {
                self.put(&records::Br { if_true: BlockIndex(*target), if_false: None, condition: None });
            }
            (Opcode::Br, [condition, if_true, if_false]) => {
                let condition = Some(self.value(*condition)?);
                self.put(&records::Br {
                    if_true: BlockIndex(*if_true),
                    if_false: Some(BlockIndex(*if_false)),
                    condition,
                });
            }
            (Opcode::Switch, [condition, default, cases @ ..]) => {
                let mut list = Vec::new();
                for case in cases.chunks_exact(2) {
                    let [value, block] = case else { continue };
                    list.extend([u64::from(self.all.value_index(*value)?.0), u64::from(*block)]);
                }
                self.put(&records::Switch {
                    ty: TypeIndex(self.all.type_number_of(ValueId(*condition))?),
                    condition: self.value(*condition)?,
                    default: BlockIndex(*default),
                    cases: List::new(Operands::new(&list, 0)),
                });
            }
            (Opcode::IndirectBr, [address, targets @ ..]) => {
                let targets: Vec<u64> = targets.iter().copied().map(u64::from).collect();
                self.put(&records::IndirectBr {
                    ty: TypeIndex(self.all.type_number_of(ValueId(*address))?),
                    address: self.value(*address)?,
                    targets: List::new(Operands::new(&targets, 0)),
                });
            }
            (Opcode::Phi, incoming) => {
                let mut list = Vec::new();
                for pair in incoming.chunks_exact(2) {
                    let [value, block] = pair else { continue };
                    let number = i64::from(self.all.value_number(ValueId(*value))?);
                    list.extend([SignedVbr::encode(i64::from(self.next) - number), u64::from(*block)]);
                }
                let incoming = List::new(Operands::relative(&list, 0, self.next));
                self.put(&records::Phi { ty: self.all.type_index(instruction.ty)?, incoming });
            }
            _ => return Err(unknown(instruction)),
        }
        Ok(())
    }

    /// Instructions that are few.
    fn other(&mut self, instruction: &Instruction, operands: &[u32]) -> Result<()> {
        let (access, scope) = (instruction.access(), scope(instruction));
        let ordering = access.ordering as u64;
        let volatile = flag(instruction, Instruction::VOLATILE);
        match (instruction.opcode, operands) {
            (Opcode::Select, [condition, if_true, if_false]) => {
                let (if_true, if_false) = (self.typed(*if_true)?, self.value(*if_false)?);
                self.put(&records::Select { if_true, if_false, condition: self.typed(*condition)? });
            }
            (Opcode::ExtractValue, [aggregate, indices @ ..]) => {
                let indices: Vec<u64> = indices.iter().copied().map(u64::from).collect();
                self.put(&records::ExtractValue { aggregate: self.typed(*aggregate)?, indices: &indices });
            }
            (Opcode::InsertValue, [aggregate, value, indices @ ..]) => {
                let indices: Vec<u64> = indices.iter().copied().map(u64::from).collect();
                let (aggregate, value) = (self.typed(*aggregate)?, self.typed(*value)?);
                self.put(&records::InsertValue { aggregate, value, indices: &indices });
            }
            (Opcode::ExtractElement, [vector, index]) => {
                self.put(&records::ExtractElement { vector: self.typed(*vector)?, index: self.typed(*index)? });
            }
            (Opcode::InsertElement, [vector, element, index]) => {
                let (vector, element) = (self.typed(*vector)?, self.value(*element)?);
                self.put(&records::InsertElement { vector, element, index: self.typed(*index)? });
            }
            // The mask is a constant, which is before all instructions.
            (Opcode::ShuffleVector, [first, second, mask]) => {
                let (first, second) = (self.typed(*first)?, self.value(*second)?);
                let mask = TypedValue { value: self.value(*mask)?.0, forward: None };
                self.put(&records::ShuffleVector { first, second, mask });
            }
            (Opcode::Alloca, [count]) => {
                let in_alloca = flag(instruction, Instruction::IN_ALLOCA);
                self.put(&records::Alloca {
                    ty: self.all.type_index(instruction.source)?,
                    count_ty: TypeIndex(self.all.type_number_of(ValueId(*count))?),
                    count: self.all.value_index(*count)?,
                    flags: u64::from(access.alignment) | in_alloca << 5 | 1 << 6,
                });
            }
            (Opcode::Fence, _) => self.put(&records::Fence { ordering, scope }),
            (Opcode::CmpXchg, [pointer, expected, new]) => {
                let (pointer, expected) = (self.typed(*pointer)?, self.typed(*expected)?);
                self.put(&records::CmpXchg {
                    pointer,
                    expected,
                    new: self.value(*new)?,
                    volatile,
                    success_ordering: ordering,
                    scope,
                    failure_ordering: Some(access.failure_ordering as u64),
                    weak: Some(flag(instruction, Instruction::WEAK)),
                });
            }
            (Opcode::AtomicRmw, [pointer, value]) => {
                let (pointer, value) = (self.typed(*pointer)?, self.value(*value)?);
                let operation = access.operation.into();
                self.put(&records::AtomicRmw { pointer, value, operation, volatile, ordering, scope });
            }
            (Opcode::VaArg, [list]) => {
                self.put(&records::VaArg {
                    list_ty: TypeIndex(self.all.type_number_of(ValueId(*list))?),
                    list: self.value(*list)?,
                    ty: self.all.type_index(instruction.ty)?,
                });
            }
            (Opcode::Resume, [value]) => self.put(&records::Resume { value: self.typed(*value)? }),
            (Opcode::LandingPad, clauses) => {
                let mut list = Vec::new();
                let writer = &mut OperandWriter::new(&mut list, self.next);
                for clause in clauses.chunks_exact(2) {
                    let [form, value] = clause else { continue };
                    writer.push((*form).into());
                    self.typed(*value)?.write(writer);
                }
                self.put(&records::LandingPad {
                    ty: self.all.type_index(instruction.ty)?,
                    cleanup: flag(instruction, Instruction::CLEANUP),
                    count: clauses.len() as u64 / 2,
                    clauses: List::new(Operands::relative(&list, 0, self.next)),
                });
            }
            _ => return Err(unknown(instruction)),
        }
        Ok(())
    }
}

/// A flag as a number.
fn flag(instruction: &Instruction, flag: u8) -> u64 {
    (instruction.flags & flag != 0).into()
}

/// LLVM's number for the threads that see an atomic access.
fn scope(instruction: &Instruction) -> u64 {
    (instruction.flags & Instruction::SINGLE_THREAD == 0).into()
}

#[cold]
fn unknown(instruction: &Instruction) -> Error {
    let found = format_args!("{} operands", instruction.operands.len);
    Error::new(FORMAT, 0, format_args!("the operands of {}", instruction.opcode.name()), found)
}
