//! The records of a function's body: one instruction each.

mod calls;
mod memory;
mod operations;

use super::{Tables, constants::Ids, metadata::LocalIds};
use crate::{
    Error, Result,
    bitcode::{BlockIndex, Operand, Operands, Record, TypedValue, Value as Relative, function as records},
    bitstream::FORMAT,
    ir::{
        Block, Instruction, ListId, Module, Opcode, Span, TypeId, Value, ValueId, ValueKind,
        metadata::{Entry as Metadata, MetadataId, Node, column},
    },
};
use hashbrown::HashMap;

/// Appends a function's instructions to the module's.
#[derive(Debug)]
pub(super) struct Reader<'m> {
    pub(super) module: &'m mut Module,
    ids: Ids,
    /// One more than the highest id that an instruction named.
    highest: u32,
    /// The types of values that were named and come later.
    forwards: HashMap<u32, TypeId>,
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
        Self {
            module,
            ids,
            highest: 0,
            forwards: HashMap::new(),
            declared: 0,
            first_block,
            first_instruction,
            open: false,
            location: 0,
        }
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

    /// Checks that all that was named is there, in a function of `size` bits. Blocks that did not begin, or have no
    /// terminator, are as they are: LLVM's reader leaves that to its verifier. Gives the blocks and the instructions.
    pub(super) fn finish(self, bit: u64, size: u64) -> Result<(Span, Span)> {
        let error = |expected: core::fmt::Arguments<'_>, found| Err(Error::at_bit(FORMAT, bit, expected, found));
        let values = self.module.values.len() as u32;
        if u64::from(self.declared) > size {
            return error(format_args!("the blocks of a function of {size} bits"), self.declared);
        }
        let instructions = self.instructions();
        let none = Span::since(self.module.instructions.len(), &self.module.instructions);
        let missing = self.declared.saturating_sub(self.blocks().len) as usize;
        let empty = Block { instructions: none, ..Block::default() };
        self.module.blocks.resize(self.module.blocks.len() + missing, empty);
        if self.highest > values {
            return error(format_args!("one of {values} values"), self.highest - 1);
        }
        Ok((self.blocks(), instructions))
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

    /// The pool's id of an operand that has to be of this type, unless it comes later.
    #[inline]
    fn value_of(&mut self, value: Relative, ty: TypeId, at: &Operands<'_>) -> Result<u32> {
        let id = self.value(value);
        self.check_type(id, ty, at)?;
        Ok(id)
    }

    /// A value that comes later has the type that the first record asks of it.
    #[inline]
    fn check_type(&mut self, id: u32, ty: TypeId, at: &Operands<'_>) -> Result<()> {
        let known = match self.module.values.get(id as usize) {
            Some(value) => value.ty,
            None => *self.forwards.entry(id).or_insert(ty),
        };
        if known == ty {
            return Ok(());
        }
        Err(at.error("an operand of the type that the record asks for", format_args!("value {id}")))
    }

    /// The pool's id of an operand and its type.
    #[inline]
    fn typed(&mut self, value: TypedValue, tables: &Tables, at: &Operands<'_>) -> Result<(u32, TypeId)> {
        let id = self.id(value.value);
        match value.forward {
            None => Ok((id, self.module.type_of(ValueId(id)))),
            Some(ty) => {
                let ty = tables.ty(ty.0, at)?;
                self.check_type(id, ty, at)?;
                Ok((id, ty))
            }
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
        operands: Operands<'_>,
        tables: &mut Tables,
        local: &LocalIds,
    ) -> Result<()> {
        let operands = &mut if may_be_longer(code) { operands.longer() } else { operands.cut() };
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
        let key = [record.line as u32, column(record.column), scope, inlined_at];
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
}

/// The records that LLVM's reader takes longer than it knows them. It says the length of the others.
fn may_be_longer(code: u32) -> bool {
    matches!(
        code,
        records::DeclareBlocks::CODE
            | records::Binop::CODE
            | records::ExtractElement::CODE
            | records::InsertElement::CODE
            | records::ShuffleVector::CODE
            | records::SelectOld::CODE
            | records::Select::CODE
            | records::VaArg::CODE
            | records::CmpXchg::CODE
            | records::Unreachable::CODE
            | records::Resume::CODE
            | records::DebugLoc::CODE
            | records::DebugLocAgain::CODE
    )
}
