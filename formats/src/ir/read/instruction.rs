//! The records of a function's body: one instruction each.

use super::{
    Tables,
    constants::Ids,
    globals::{self, alignment},
    metadata::{self, LocalIds},
};
use crate::{
    Error, Result,
    bitcode::{BlockIndex, Operand, Operands, Record, SignedVbr, TypedValue, Value as Relative, function as records},
    bitstream::FORMAT,
    ir::{
        Block, Instruction, ListId, Module, Opcode, Ordering, Span, Type, TypeId, Value, ValueId, ValueKind,
        metadata::{Entry as Metadata, MetadataId, Node},
    },
};

/// Appends a function's instructions to the module's.
#[derive(Debug)]
pub(super) struct Reader<'m> {
    pub(super) module: &'m mut Module,
    ids: Ids,
    /// One more than the highest id that an instruction named.
    highest: u32,
    /// How many blocks the function says that it has.
    declared: u32,
    first_block: usize,
    first_instruction: usize,
    /// Whether the last block waits for more instructions.
    open: bool,
    /// The location of the last instruction that had one, as in [`Instruction::location`].
    location: u32,
}

impl<'m> Reader<'m> {
    pub(super) fn new(module: &'m mut Module, ids: Ids) -> Self {
        let (first_block, first_instruction) = (module.blocks.len(), module.instructions.len());
        Self { module, ids, highest: 0, declared: 0, first_block, first_instruction, open: false, location: 0 }
    }

    /// The function's blocks so far.
    pub(super) fn blocks(&self) -> Span {
        Span::since(self.first_block, &self.module.blocks)
    }

    /// The function's instructions so far.
    pub(super) fn instructions(&self) -> Span {
        Span::since(self.first_instruction, &self.module.instructions)
    }

    /// The id, in the function's numbering, that the next value gets.
    #[inline]
    pub(super) fn next_value(&self) -> u32 {
        (self.module.values.len() as u32 - self.ids.base).saturating_add(self.ids.limit)
    }

    /// Checks that all that was named is there.
    pub(super) fn finish(self, bit: u64) -> Result<()> {
        let error = |expected: core::fmt::Arguments<'_>, found| Err(Error::at_bit(FORMAT, bit, expected, found));
        let (blocks, values) = (self.blocks().len, self.module.values.len() as u32);
        if blocks != self.declared || self.open {
            return error(format_args!("{} blocks, each with a terminator", self.declared), blocks);
        }
        if self.highest > values {
            return error(format_args!("one of {values} values"), self.highest - 1);
        }
        Ok(())
    }

    /// The pool's id of an operand.
    #[inline]
    fn id(&mut self, id: u32) -> u32 {
        let id = self.ids.map(id);
        self.highest = self.highest.max(id.saturating_add(1));
        id
    }

    #[inline]
    fn value(&mut self, Relative(id): Relative) -> u32 {
        self.id(id)
    }

    /// The pool's id of an operand and its type.
    #[inline]
    fn typed(&mut self, value: TypedValue, tables: &Tables, at: &Operands<'_>) -> Result<(u32, TypeId)> {
        let id = self.id(value.value);
        match value.forward {
            None => Ok((id, self.module.type_of(ValueId(id)))),
            Some(ty) => Ok((id, tables.ty(ty.0, at)?)),
        }
    }

    /// Typed values to the end of the record; the type of the first.
    fn typed_rest(&mut self, operands: &mut Operands<'_>, tables: &Tables) -> Result<Option<TypeId>> {
        let mut first = None;
        while !operands.is_empty() {
            let value = TypedValue::read(operands, "value")?;
            let (id, ty) = self.typed(value, tables, operands)?;
            first.get_or_insert(ty);
            self.module.operands.push(id);
        }
        Ok(first)
    }

    fn block(&self, BlockIndex(block): BlockIndex, at: &Operands<'_>) -> Result<u32> {
        if block < self.declared {
            return Ok(block);
        }
        Err(at.error(format_args!("one of {} blocks", self.declared), format_args!("block {block}")))
    }

    fn block_operand(&self, block: u64, at: &Operands<'_>) -> Result<u32> {
        self.block(BlockIndex(u32::try_from(block).unwrap_or(u32::MAX)), at)
    }

    /// Reads a record: an instruction, or what belongs to the last one.
    pub(super) fn record(
        &mut self,
        code: u32,
        mut operands: Operands<'_>,
        tables: &mut Tables,
        local: &LocalIds,
    ) -> Result<()> {
        let operands = &mut operands;
        match code {
            records::DeclareBlocks::CODE => {
                let count = records::DeclareBlocks::read(operands)?.count;
                if count == 0 || self.declared != 0 {
                    return Err(operands.error("a function of at least one block, said once", count));
                }
                self.declared = count;
                self.module.blocks.push(Block::default());
                self.begin_block();
                return Ok(());
            }
            records::DebugLocAgain::CODE => {
                records::DebugLocAgain::read(operands)?;
                let location = self.location;
                return self.locate(location, operands);
            }
            records::DebugLoc::CODE => {
                let record = records::DebugLoc::read(operands)?;
                self.location = self.location(&record, tables, local, operands)?;
                let location = self.location;
                return self.locate(location, operands);
            }
            _ => {}
        }
        if !self.open {
            return Err(operands.error("a block for the instruction", "none"));
        }
        let start = self.module.operands.len();
        let mut made = Instruction {
            opcode: Opcode::Unreachable,
            flags: 0,
            detail: 0,
            alignment: 0,
            ordering: Ordering::NotAtomic,
            failure_ordering: Ordering::NotAtomic,
            ty: TypeId::VOID,
            source: TypeId::VOID,
            value: u32::MAX,
            operands: Span::default(),
            attributes: ListId(0),
            location: 0,
        };
        self.instruction(code, operands, tables, local, &mut made)?;
        made.operands = Span::since(start, &self.module.operands);
        self.append(made);
        Ok(())
    }

    fn append(&mut self, mut made: Instruction) {
        let index = self.module.instructions.len() as u32;
        if made.ty != TypeId::VOID {
            made.value = self.module.values.len() as u32;
            self.module.values.push(Value { ty: made.ty, kind: ValueKind::Instruction(index) });
        }
        self.module.instructions.push(made);
        if let Some(block) = self.module.blocks.last_mut() {
            block.instructions.len += 1;
        }
        if made.opcode.is_terminator() {
            self.open = false;
            if self.blocks().len < self.declared {
                self.module.blocks.push(Block::default());
                self.begin_block();
            }
        }
    }

    fn begin_block(&mut self) {
        self.open = true;
        if let Some(block) = self.module.blocks.last_mut() {
            block.instructions.start = self.module.instructions.len() as u32;
        }
    }

    /// Gives the last instruction a location.
    fn locate(&mut self, location: u32, at: &Operands<'_>) -> Result<()> {
        match self.module.instructions.get_mut(self.first_instruction..).and_then(|own| own.last_mut()) {
            Some(last) => {
                last.location = location;
                Ok(())
            }
            None => Err(at.error("an instruction before its location", "none")),
        }
    }

    /// The node of a location, as in [`Instruction::location`]: one for equal locations.
    fn location(
        &mut self,
        record: &records::DebugLoc<'_>,
        tables: &mut Tables,
        local: &LocalIds,
        at: &Operands<'_>,
    ) -> Result<u32> {
        let node = |id: crate::bitcode::MetadataId| match id.0 {
            None => Ok(0),
            Some(id) => match local.map(id.0).filter(|id| self.module.metadata.node(MetadataId(*id)).is_some()) {
                Some(id) => Ok(id + 1),
                None => Err(at.error("a node as a location's scope", format_args!("metadata {}", id.0))),
            },
        };
        let (scope, inlined_at) = (node(record.scope)?, node(record.inlined_at)?);
        let Some(scope) = scope.checked_sub(1) else { return Ok(0) };
        let key = [record.line as u32, metadata::column(record.column), scope, inlined_at];
        let metadata = &mut self.module.metadata;
        let id = *tables.locations.entry(key).or_insert_with(|| {
            let start = metadata.words.len();
            let [line, column, scope, inlined_at] = key.map(u64::from);
            metadata.words.extend([0, line, column, scope, inlined_at]);
            let operands = Span::since(start, &metadata.words);
            let code = crate::bitcode::metadata::Location::CODE;
            metadata.entries.push(Metadata::Node(Node { code, operands }));
            metadata.entries.len() as u32 - 1
        });
        Ok(id + 1)
    }

    #[inline]
    fn instruction(
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
                let rhs = self.value(record.rhs);
                let Some(opcode) = Opcode::binary(record.opcode, self.module.types.is_float(ty)) else {
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
                        let condition = self.value(condition);
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
                if record.incoming.len() % 2 != 0 {
                    return Err(operands.error("pairs of value and block", record.incoming.len()));
                }
                let next = i64::from(self.next_value());
                for pair in record.incoming.chunks_exact(2) {
                    let [value, block] = pair else { continue };
                    let id = u32::try_from(next.saturating_sub(SignedVbr::decode(*value))).unwrap_or(u32::MAX);
                    let (value, block) = (self.id(id), self.block_operand(*block, operands)?);
                    self.module.operands.extend([value, block]);
                }
            }
            records::Select::CODE => {
                let record = records::Select::read(operands)?;
                let (if_true, ty) = self.typed(record.if_true, tables, operands)?;
                let if_false = self.value(record.if_false);
                let (condition, _) = self.typed(record.condition, tables, operands)?;
                self.module.operands.extend([condition, if_true, if_false]);
                (made.opcode, made.ty) = (Opcode::Select, ty);
            }
            records::SelectOld::CODE => {
                let record = records::SelectOld::read(operands)?;
                let (if_true, ty) = self.typed(record.if_true, tables, operands)?;
                let (if_false, condition) = (self.value(record.if_false), self.value(record.condition));
                self.module.operands.extend([condition, if_true, if_false]);
                (made.opcode, made.ty) = (Opcode::Select, ty);
            }
            records::Switch::CODE => {
                let record = records::Switch::read(operands)?;
                made.opcode = Opcode::Switch;
                if u64::from(record.ty.0) >> 16 == 0x4b5 {
                    return Err(operands.error("a switch without ranges of cases", "one with them"));
                }
                tables.ty(record.ty.0, operands)?;
                let condition = self.value(record.condition);
                let default = self.block(record.default, operands)?;
                self.module.operands.extend([condition, default]);
                if record.cases.len() % 2 != 0 {
                    return Err(operands.error("pairs of case and block", record.cases.len()));
                }
                for pair in record.cases.chunks_exact(2) {
                    let [value, block] = pair else { continue };
                    let value = self.id(u32::try_from(*value).unwrap_or(u32::MAX));
                    if self.module.integer(ValueId(value)).is_none() && self.module.constant(ValueId(value)).is_none() {
                        return Err(operands.error("a constant as a case", format_args!("value {value}")));
                    }
                    let block = self.block_operand(*block, operands)?;
                    self.module.operands.extend([value, block]);
                }
            }
            records::IndirectBr::CODE => {
                let record = records::IndirectBr::read(operands)?;
                made.opcode = Opcode::IndirectBr;
                let address = self.value(record.address);
                self.module.operands.push(address);
                for block in record.targets {
                    let block = self.block_operand(*block, operands)?;
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
                let explicit = record.flags >> 13 & 1 != 0;
                let mut rest = Operands::relative(record.operands, operands.bit(), self.next_value());
                self.callee(&mut rest, explicit, &blocks, tables, local, made)?;
            }
            records::ExtractElement::CODE => {
                let record = records::ExtractElement::read(operands)?;
                let (vector, ty) = self.typed(record.vector, tables, operands)?;
                let (index, _) = self.typed(record.index, tables, operands)?;
                self.module.operands.extend([vector, index]);
                (made.opcode, made.ty) = (Opcode::ExtractElement, self.element(ty, operands)?);
            }
            records::InsertElement::CODE => {
                let record = records::InsertElement::read(operands)?;
                let (vector, ty) = self.typed(record.vector, tables, operands)?;
                let element = self.value(record.element);
                let (index, _) = self.typed(record.index, tables, operands)?;
                self.element(ty, operands)?;
                self.module.operands.extend([vector, element, index]);
                (made.opcode, made.ty) = (Opcode::InsertElement, ty);
            }
            records::ShuffleVector::CODE => {
                let record = records::ShuffleVector::read(operands)?;
                let (first, ty) = self.typed(record.first, tables, operands)?;
                let second = self.value(record.second);
                let (mask, mask_ty) = self.typed(record.mask, tables, operands)?;
                self.module.operands.extend([first, second, mask]);
                let element = self.element(ty, operands)?;
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

    /// The type of a vector's elements.
    fn element(&self, ty: TypeId, at: &Operands<'_>) -> Result<TypeId> {
        match self.module.types.get(ty) {
            Type::Vector { element, .. } => Ok(element),
            other => Err(at.error("a vector", format_args!("{other:?}"))),
        }
    }

    /// Appends a path into an aggregate; the type of the member there.
    fn path(&mut self, ty: TypeId, indices: &[u64], at: &Operands<'_>) -> Result<TypeId> {
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

    fn compare(
        &mut self,
        lhs: TypedValue,
        rhs: Relative,
        predicate: u64,
        flags: Option<u64>,
        (tables, at): (&Tables, &Operands<'_>),
        made: &mut Instruction,
    ) -> Result<()> {
        let (lhs, ty) = self.typed(lhs, tables, at)?;
        let rhs = self.value(rhs);
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

    fn call(
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
        self.callee(&mut rest, record.flags >> 15 & 1 != 0, &[], tables, local, made)
    }

    /// Reads a callee and its arguments, behind the function's type if it is `explicit`; `blocks` go between them.
    fn callee(
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

    fn landing_pad(
        &mut self,
        ty: TypeId,
        cleanup: u64,
        count: u64,
        clauses: &[u64],
        (tables, at): (&Tables, &Operands<'_>),
        made: &mut Instruction,
    ) -> Result<()> {
        (made.opcode, made.ty) = (Opcode::LandingPad, ty);
        made.flags = if cleanup != 0 { Instruction::CLEANUP } else { 0 };
        let mut rest = Operands::relative(clauses, at.bit(), self.next_value());
        for _ in 0..count {
            let filter = rest.take("clause")?;
            let value = TypedValue::read(&mut rest, "clause")?;
            let (value, _) = self.typed(value, tables, at)?;
            self.module.operands.extend([u32::from(filter != 0), value]);
        }
        rest.finish("LandingPad")
    }

    /// The instructions that are about memory.
    fn memory(
        &mut self,
        code: u32,
        operands: &mut Operands<'_>,
        tables: &Tables,
        made: &mut Instruction,
    ) -> Result<()> {
        match code {
            records::GetElementPtr::CODE => {
                let record = records::GetElementPtr::read(operands)?;
                let source = tables.ty(record.ty.0, operands)?;
                made.flags = if record.inbounds != 0 { Instruction::INBOUNDS } else { 0 };
                self.address(Some(source), record.operands, (tables, operands), made)?;
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
                atomic(made, ordering, scope);
            }
            records::Store::CODE => {
                let record = records::Store::read(operands)?;
                let (pointer, _) = self.typed(record.pointer, tables, operands)?;
                let (value, _) = self.typed(record.value, tables, operands)?;
                self.store(pointer, value, record.alignment, record.volatile, operands, made)?;
            }
            records::StoreOld::CODE => {
                let record = records::StoreOld::read(operands)?;
                let (pointer, _) = self.typed(record.pointer, tables, operands)?;
                let value = self.value(record.value);
                self.store(pointer, value, record.alignment, record.volatile, operands, made)?;
            }
            records::StoreAtomic::CODE => {
                let record = records::StoreAtomic::read(operands)?;
                let (pointer, _) = self.typed(record.pointer, tables, operands)?;
                let (value, _) = self.typed(record.value, tables, operands)?;
                self.store(pointer, value, record.alignment, record.volatile, operands, made)?;
                atomic(made, record.ordering, record.scope);
            }
            records::StoreAtomicOld::CODE => {
                let record = records::StoreAtomicOld::read(operands)?;
                let (pointer, _) = self.typed(record.pointer, tables, operands)?;
                let value = self.value(record.value);
                self.store(pointer, value, record.alignment, record.volatile, operands, made)?;
                atomic(made, record.ordering, record.scope);
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
                tables.ty(record.count_ty.0, operands)?;
                let count = self.id(record.count);
                self.module.operands.push(count);
                made.opcode = Opcode::Alloca;
                made.flags = if record.flags & 1 << 5 != 0 { Instruction::IN_ALLOCA } else { 0 };
                made.alignment = alignment(record.flags & !(3 << 5), operands)?;
                made.source = source;
                made.ty = self.module.types.intern(Type::Pointer { pointee: source, address_space: 0 });
            }
            records::VaArg::CODE => {
                let record = records::VaArg::read(operands)?;
                let list = self.value(record.list);
                self.module.operands.push(list);
                (made.opcode, made.ty) = (Opcode::VaArg, tables.ty(record.ty.0, operands)?);
            }
            records::Fence::CODE => {
                let record = records::Fence::read(operands)?;
                made.opcode = Opcode::Fence;
                atomic(made, record.ordering, record.scope);
            }
            records::CmpXchg::CODE => {
                let record = records::CmpXchg::read(operands)?;
                let (pointer, _) = self.typed(record.pointer, tables, operands)?;
                let (expected, ty) = self.typed(record.expected, tables, operands)?;
                let new = self.value(record.new);
                self.module.operands.extend([pointer, expected, new]);
                let Some(weak) = record.weak else {
                    return Err(operands.error("a cmpxchg in LLVM 3.7's form", "one that says nothing of weakness"));
                };
                let failure = record.failure_ordering.unwrap_or(0);
                self.exchange(ty, record.volatile, (record.success_ordering, failure), record.scope, weak, made);
            }
            records::CmpXchgOld::CODE => {
                let record = records::CmpXchgOld::read(operands)?;
                let (pointer, ty) = self.typed(record.pointer, tables, operands)?;
                let (expected, new) = (self.value(record.expected), self.value(record.new));
                self.module.operands.extend([pointer, expected, new]);
                let (Some(weak), Some(ty)) = (record.weak, self.module.types.pointee(ty)) else {
                    return Err(operands.error("a cmpxchg in LLVM 3.7's form", "one that says nothing of weakness"));
                };
                let failure = record.failure_ordering.unwrap_or(0);
                self.exchange(ty, record.volatile, (record.success_ordering, failure), record.scope, weak, made);
            }
            records::AtomicRmw::CODE => {
                let record = records::AtomicRmw::read(operands)?;
                let (pointer, ty) = self.typed(record.pointer, tables, operands)?;
                let value = self.value(record.value);
                self.module.operands.extend([pointer, value]);
                if record.operation > 10 {
                    return Err(operands.error("an atomic operation from 0 to 10", record.operation));
                }
                let Some(ty) = self.module.types.pointee(ty) else {
                    return Err(operands.error("a pointer", format_args!("value {pointer}")));
                };
                (made.opcode, made.ty, made.detail) = (Opcode::AtomicRmw, ty, record.operation as u16);
                made.flags = if record.volatile != 0 { Instruction::VOLATILE } else { 0 };
                atomic(made, record.ordering, record.scope);
            }
            code => return Err(operands.error("a record of LLVM 3.7's functions", format_args!("code {code}"))),
        }
        Ok(())
    }

    fn exchange(
        &mut self,
        ty: TypeId,
        volatile: u64,
        (success, failure): (u64, u64),
        scope: u64,
        weak: u64,
        made: &mut Instruction,
    ) {
        made.opcode = Opcode::CmpXchg;
        made.ty = self.module.types.intern_literal(&[ty, TypeId::I1], false);
        made.flags = if volatile != 0 { Instruction::VOLATILE } else { 0 };
        if weak != 0 {
            made.flags |= Instruction::WEAK;
        }
        atomic(made, success, scope);
        made.failure_ordering = Ordering::decode(failure);
    }

    /// An address computation of typed values to the end of the record.
    fn address(
        &mut self,
        source: Option<TypeId>,
        record: &[u64],
        (tables, at): (&Tables, &Operands<'_>),
        made: &mut Instruction,
    ) -> Result<()> {
        let mut rest = Operands::relative(record, at.bit(), self.next_value());
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
        let Some(pointee) = self.module.types.pointee(pointer_ty) else {
            return Err(at.error("a pointer", format_args!("{:?}", self.module.types.get(pointer_ty))));
        };
        if let Some(ty) = ty
            && tables.ty(u32::try_from(ty).unwrap_or(u32::MAX), at)? != pointee
        {
            return Err(at.error("the type that the pointer points at", format_args!("type {ty}")));
        }
        (made.opcode, made.ty) = (Opcode::Load, pointee);
        made.alignment = alignment(align, at)?;
        made.flags = if volatile != 0 { Instruction::VOLATILE } else { 0 };
        Ok(())
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
        made.alignment = alignment(align, at)?;
        made.flags = if volatile != 0 { Instruction::VOLATILE } else { 0 };
        Ok(())
    }
}

fn atomic(made: &mut Instruction, ordering: u64, scope: u64) {
    made.ordering = Ordering::decode(ordering);
    if scope == 0 {
        made.flags |= Instruction::SINGLE_THREAD;
    }
}
