//! The editor: the records of a module by what they make and name.

use crate::{
    Error, Result,
    bitcode::{
        self, Names, Numbering, OperandWriter, Operands, RELATIVE_IDS, Record, Role, Term, TypeIndex, block, constants,
        function,
    },
    bitstream::{BlockId, Document, FORMAT, Item, RecordId},
    ir::{ValueId, metadata::MetadataId},
};
use alloc::{collections::BTreeMap, vec::Vec};
use hashbrown::{HashMap, HashSet};

pub(super) const NONE: u32 = u32::MAX;

/// A function's body takes some words, and its parameters bits of the type that other functions may have too.
const MAX_VALUES_PER_BYTE: usize = 64;

/// What a record makes: what others name by an id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Makes {
    /// A value.
    pub value: Option<ValueId>,
    /// A metadata string, value or node.
    pub metadata: Option<MetadataId>,
    /// An instruction: its index in [`crate::ir::Module::instructions`], if it was read.
    pub instruction: Option<u32>,
}

/// Where a record stands, and what it makes; `NONE` for nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The index of the item that it is, or that it stands before if it is new.
    place: u32,
    pub(super) block: BlockId,
    /// The index of its function.
    pub(super) function: u32,
    /// The number that the next value had.
    next_value: u32,
    pub(super) value: u32,
    pub(super) metadata: u32,
    pub(super) instruction: u32,
    /// A constant's type.
    ty: u32,
}

/// A block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope {
    /// Its kind.
    pub(super) kind: u32,
    /// The index of the function that it is or is in.
    pub(super) function: u32,
    /// The index of the item that ends it, or that it stands before if it is new.
    end: u32,
    is_new: bool,
}

/// A function's body: its first ids, and behind its last ones.
#[derive(Clone, Debug)]
pub(super) struct Body {
    pub(super) values: core::ops::Range<u32>,
    pub(super) arguments: u32,
    metadata: core::ops::Range<u32>,
    instructions: core::ops::Range<u32>,
}

/// A module's bitcode that is being changed.
///
/// Values have the ids of [`crate::ir::Module::values`], instructions the indexes of
/// [`crate::ir::Module::instructions`], and metadata of the module the ids of [`crate::ir::Metadata::entries`], so that
/// what is to be changed can be looked for there. What is new gets ids behind all of those.
#[derive(Clone, Debug)]
pub struct Editor {
    pub(super) document: Document,
    pub(super) items: Vec<Item>,
    numbering: Numbering,
    pub(super) entries: Vec<Entry>,
    pub(super) scopes: HashMap<BlockId, Scope>,
    /// The first block of each kind in the module itself.
    own: HashMap<u32, BlockId>,
    /// How many records were read.
    read: u32,
    pub(super) bodies: Vec<Body>,
    /// The records that make values; `NONE` for arguments.
    pub(super) values: Vec<u32>,
    pub(super) metadata: Vec<RecordId>,
    pub(super) instructions: Vec<RecordId>,
    pub(super) module_values: u32,
    pub(super) module_metadata: u32,
    pub(super) changed: HashMap<RecordId, (u32, Vec<Term>)>,
    pub(super) removed: HashSet<RecordId>,
    /// What is new, by the index of the item that it stands before.
    pub(super) inserted: BTreeMap<u32, Vec<Item>>,
}

impl Editor {
    /// Reads a module's bitcode.
    ///
    /// # Errors
    /// Bitcode that cannot be laid out; a module whose own values or metadata follow a function.
    pub fn read(bitcode: &[u8]) -> Result<Self> {
        let document = Document::read(bitcode)?;
        let items: Vec<Item> = document.items().collect();
        let mut editor = Self {
            document,
            items: Vec::new(),
            numbering: Numbering::default(),
            entries: Vec::new(),
            scopes: HashMap::new(),
            own: HashMap::new(),
            read: 0,
            bodies: Vec::new(),
            values: Vec::new(),
            metadata: Vec::new(),
            instructions: Vec::new(),
            module_values: 0,
            module_metadata: 0,
            changed: HashMap::new(),
            removed: HashSet::new(),
            inserted: BTreeMap::new(),
        };
        let mut open: Vec<BlockId> = Vec::new();
        let mut ty = 0;
        for (place, item) in items.iter().enumerate() {
            match *item {
                Item::Block(id) => {
                    ty = NONE;
                    editor.enter(id, open.last().copied(), bitcode.len())?;
                    if let (1, Some(scope)) = (open.len(), editor.scopes.get(&id)) {
                        editor.own.entry(scope.kind).or_insert(id);
                    }
                    open.push(id);
                }
                Item::End(id) => {
                    editor.leave(id, place as u32);
                    open.pop();
                }
                Item::Record(id) => {
                    if let Some(block) = open.last() {
                        editor.record(id, *block, place as u32, &mut ty)?;
                    }
                }
                Item::Definition(_) | Item::Removed => {}
            }
        }
        if editor.bodies.is_empty() {
            (editor.module_values, editor.module_metadata) = (editor.values.len() as u32, editor.metadata.len() as u32);
        }
        editor.items = items;
        editor.read = editor.entries.len() as u32;
        Ok(editor)
    }

    fn enter(&mut self, id: BlockId, around: Option<BlockId>, size: usize) -> Result<()> {
        let Some(block) = self.document.block(id) else { return Ok(()) };
        let kind = block.id;
        if kind == block::MODULE && !self.scopes.values().all(|scope| scope.kind != block::MODULE) {
            return Err(Error::at_bit(FORMAT, block.bit, "one module", "another one"));
        }
        self.numbering.enter(kind);
        let mut function = around.and_then(|id| self.scopes.get(&id)).map_or(NONE, |scope| scope.function);
        if kind == block::FUNCTION {
            if !self.numbering.is_relative() {
                let found = "a function in one without a version, or of another";
                return Err(Error::at_bit(FORMAT, block.bit, RELATIVE_IDS, found));
            }
            function = self.bodies.len() as u32;
            if self.bodies.is_empty() {
                self.module_values = self.values.len() as u32;
                self.module_metadata = self.metadata.len() as u32;
            }
            let values = self.values.len() as u32;
            let arguments = self.numbering.next_value().saturating_sub(self.module_values);
            // No type has more parameters than its record has operands, but many bodies may be of one type.
            if values as usize + arguments as usize > size.saturating_mul(MAX_VALUES_PER_BYTE) {
                return Err(Error::at_bit(FORMAT, block.bit, "arguments in proportion to the bitcode", arguments));
            }
            self.values.resize((values + arguments) as usize, NONE);
            let (metadata, instructions) = (self.metadata.len() as u32, self.instructions.len() as u32);
            self.bodies.push(Body {
                values: values..values,
                arguments,
                metadata: metadata..metadata,
                instructions: instructions..instructions,
            });
        }
        self.scopes.insert(id, Scope { kind, function, end: 0, is_new: false });
        Ok(())
    }

    fn leave(&mut self, id: BlockId, place: u32) {
        let Some(scope) = self.scopes.get_mut(&id) else { return };
        scope.end = place;
        self.numbering.leave(scope.kind);
        if scope.kind == block::FUNCTION
            && let Some(body) = self.bodies.last_mut()
        {
            body.values.end = self.values.len() as u32;
            body.metadata.end = self.metadata.len() as u32;
            body.instructions.end = self.instructions.len() as u32;
        }
    }

    fn record(&mut self, id: RecordId, block: BlockId, place: u32, ty: &mut u32) -> Result<()> {
        let (Some(record), Some(scope)) = (self.document.record(id), self.scopes.get(&block).copied()) else {
            return Ok(());
        };
        if (scope.kind, record.code) == (block::CONSTANTS, constants::SetType::CODE) {
            *ty = record.operands.first().map_or(NONE, |ty| *ty as u32);
        }
        let next_value = self.numbering.next_value();
        let makes = self.numbering.makes(scope.kind, record.code, record.operands);
        if scope.function == NONE && !self.bodies.is_empty() && (makes.value || makes.metadata) {
            let found = "more of them behind a function";
            return Err(Error::at_bit(
                FORMAT,
                record.bits.0,
                "the module's values and metadata before functions",
                found,
            ));
        }
        self.numbering.record(scope.kind, record.code, record.operands);
        self.register(id, block, scope, place, next_value, makes, *ty);
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "the facts of one entry")]
    fn register(
        &mut self,
        id: RecordId,
        block: BlockId,
        scope: Scope,
        place: u32,
        next_value: u32,
        makes: bitcode::Makes,
        ty: u32,
    ) {
        let mut entry = Entry {
            place,
            block,
            function: scope.function,
            next_value,
            value: NONE,
            metadata: NONE,
            instruction: NONE,
            ty,
        };
        if makes.value {
            entry.value = self.values.len() as u32;
            self.values.push(id.0);
        }
        if makes.metadata {
            entry.metadata = self.metadata.len() as u32;
            self.metadata.push(id);
        }
        if makes.instruction {
            entry.instruction = self.instructions.len() as u32;
            self.instructions.push(id);
        }
        // Records are numbered in the order in which they are read and added; what stands in no block has no entry.
        let none = Entry { place: NONE, value: NONE, metadata: NONE, instruction: NONE, ..entry };
        self.entries.resize(id.0 as usize, none);
        self.entries.push(entry);
    }

    pub(super) fn entry(&self, id: RecordId) -> Option<&Entry> {
        self.entries.get(id.0 as usize)
    }

    /// The records of all blocks, in the order in which they were read or added, without those that were removed.
    pub fn records(&self) -> impl Iterator<Item = RecordId> + '_ {
        let all = (0..self.entries.len() as u32).map(RecordId);
        all.filter(|id| !self.removed.contains(id) && self.entry(*id).is_some_and(|entry| entry.place != NONE))
    }

    /// The kind of the block that a record stands in, and its code.
    pub fn kind(&self, id: RecordId) -> Option<(u32, u32)> {
        let scope = self.scopes.get(&self.entry(id)?.block)?;
        Some((scope.kind, self.code(id)?))
    }

    pub(super) fn code(&self, id: RecordId) -> Option<u32> {
        match self.changed.get(&id) {
            Some((code, _)) => Some(*code),
            None => self.document.record(id).map(|record| record.code),
        }
    }

    /// The number of the function, among those with bodies, that a record belongs to.
    pub fn function_of(&self, id: RecordId) -> Option<u32> {
        self.entry(id).map(|entry| entry.function).filter(|function| *function != NONE)
    }

    /// What a record makes.
    pub fn makes(&self, id: RecordId) -> Makes {
        let some = |id: u32| Some(id).filter(|id| *id != NONE);
        self.entry(id).map_or_else(Makes::default, |entry| Makes {
            value: some(entry.value).map(ValueId),
            metadata: some(entry.metadata).map(MetadataId),
            instruction: some(entry.instruction),
        })
    }

    /// The record that makes a value; none for an argument.
    pub fn value(&self, id: ValueId) -> Option<RecordId> {
        self.values.get(id.0 as usize).copied().filter(|id| *id != NONE).map(RecordId)
    }

    /// The record of a metadata string, value or node.
    pub fn metadata(&self, id: MetadataId) -> Option<RecordId> {
        self.metadata.get(id.0 as usize).copied()
    }

    /// The record of an instruction, by its index.
    pub fn instruction(&self, index: u32) -> Option<RecordId> {
        self.instructions.get(index as usize).copied()
    }

    /// The index of the type that a constant has, in the module's type table.
    pub fn constant_type(&self, value: ValueId) -> Option<TypeIndex> {
        let entry = self.entry(self.value(value)?)?;
        let scope = self.scopes.get(&entry.block)?;
        (scope.kind == block::CONSTANTS && entry.ty != NONE).then_some(TypeIndex(entry.ty))
    }

    /// The first block of a kind that stands in the module itself.
    pub fn module_block(&self, kind: u32) -> Option<BlockId> {
        self.own.get(&kind).copied()
    }

    /// What a record's operands are, with the ids of this editor.
    ///
    /// # Errors
    /// A record that is not there or not known; operands that are not the record's, or name what is not there.
    pub fn terms(&self, id: RecordId) -> Result<Vec<Term>> {
        let mut terms = Vec::new();
        self.terms_into(id, &mut terms)?;
        Ok(terms)
    }

    pub(super) fn terms_into(&self, id: RecordId, terms: &mut Vec<Term>) -> Result<()> {
        if let Some((_, changed)) = self.changed.get(&id) {
            terms.extend_from_slice(changed);
            return Ok(());
        }
        let (Some(record), Some(entry), Some((kind, code))) = (self.document.record(id), self.entry(id), self.kind(id))
        else {
            return Err(Error::new(FORMAT, 0, format_args!("one of {} records", self.entries.len()), id.0));
        };
        let operands = Operands::relative(record.operands, record.bits.0, entry.next_value);
        self.numbering.terms(kind, code, operands, terms)?;
        let body = self.bodies.get(entry.function as usize);
        for term in terms.iter_mut() {
            let (module, own) = match term.role.names() {
                Names::Nothing => continue,
                Names::Value => (self.module_values, body.map(|body| body.values.clone())),
                Names::Metadata => (self.module_metadata, body.map(|body| body.metadata.clone())),
                Names::Instruction => (0, body.map(|body| body.instructions.clone())),
            };
            if let Some(number) = term.value.checked_sub(module.into()) {
                let own = own.unwrap_or(0..0);
                term.value = number.saturating_add(own.start.into());
                if term.value >= own.end.into() {
                    let names = term.role.names();
                    return Err(operands.error("a name of what is there", format_args!("{names:?} {number}")));
                }
            }
        }
        Ok(())
    }

    /// Gives a record other operands.
    pub fn set(&mut self, id: RecordId, terms: Vec<Term>) {
        if let Some(code) = self.code(id) {
            self.changed.insert(id, (code, terms));
        }
    }

    /// Takes a record out. What only says something of a value or instruction (its name, its location, its attachments)
    /// goes with it; what else names it has to be changed or removed too.
    pub fn remove(&mut self, id: RecordId) {
        if !self.removed.insert(id) || self.makes(id).instruction.is_none() {
            return;
        }
        let Some(place) = self.entry(id).map(|entry| entry.place) else { return };
        let is_location = |code| matches!(code, function::DebugLoc::CODE | function::DebugLocAgain::CODE);
        // A location belongs to the instruction that stands before it.
        let mut behind = self.items.get(place as usize + 1..).unwrap_or(&[]).iter();
        let Some(Item::Record(location)) = behind.next() else { return };
        let Some(code) = self.code(*location).filter(|code| is_location(*code)) else { return };
        let mut inherits = None;
        if code == function::DebugLoc::CODE && !self.removed.contains(location) {
            let next = behind.map_while(|item| match item {
                Item::Record(id) => Some(*id),
                _ => None,
            });
            let mut next = next.filter(|id| !self.removed.contains(id) && self.code(*id).is_some_and(is_location));
            inherits = next.next().filter(|id| self.code(*id) == Some(function::DebugLocAgain::CODE));
        }
        if let Some(next) = inherits
            && let Ok(terms) = self.terms(*location)
        {
            self.changed.insert(next, (function::DebugLoc::CODE, terms));
        }
        self.removed.insert(*location);
    }

    /// Inserts a record before another one, in its block; it may make a value, metadata or an instruction, see
    /// [`Editor::makes`]. Constants have their own way in: [`Editor::add_constant`].
    ///
    /// # Errors
    /// A record to stand before that is not there.
    pub fn insert_before(&mut self, before: RecordId, code: u32, terms: Vec<Term>) -> Result<RecordId> {
        let Some(entry) = self.entry(before).copied().filter(|entry| entry.place != NONE) else {
            return Err(Error::new(FORMAT, 0, format_args!("one of {} records", self.entries.len()), before.0));
        };
        let at = self.place_before(entry.place, (before.0 >= self.read).then_some(Item::Record(before)));
        self.insert(entry.block, entry.place, at, code, terms, entry.ty)
    }

    /// Appends a record to a block.
    ///
    /// # Errors
    /// A block that is not there.
    pub fn append(&mut self, block: BlockId, code: u32, terms: Vec<Term>) -> Result<RecordId> {
        self.append_typed(block, code, terms, NONE)
    }

    fn append_typed(&mut self, block: BlockId, code: u32, terms: Vec<Term>, ty: u32) -> Result<RecordId> {
        let Some(scope) = self.scopes.get(&block).copied() else {
            return Err(Error::new(FORMAT, 0, "a block of the module", block.0));
        };
        let at = self.place_before(scope.end, scope.is_new.then_some(Item::End(block)));
        self.insert(block, scope.end, at, code, terms, ty)
    }

    /// The index in the list of what is new at `place`: before a new item, or its end.
    fn place_before(&self, place: u32, item: Option<Item>) -> usize {
        let list = self.inserted.get(&place).map_or(&[][..], Vec::as_slice);
        item.and_then(|item| list.iter().rposition(|other| *other == item)).unwrap_or(list.len())
    }

    fn insert(
        &mut self,
        block: BlockId,
        place: u32,
        at: usize,
        code: u32,
        terms: Vec<Term>,
        ty: u32,
    ) -> Result<RecordId> {
        let Some(scope) = self.scopes.get(&block).copied() else {
            return Err(Error::new(FORMAT, 0, "a block of the module", block.0));
        };
        let id = self.document.add_record(code, &[])?;
        self.inserted.entry(place).or_default().insert(at, Item::Record(id));
        // A call's type is no id that is encoded: what it makes can be told from the terms.
        let operands: Vec<u64> = terms.iter().map(|term| term.value).collect();
        let makes = self.numbering.makes(scope.kind, code, &operands);
        self.register(id, block, scope, place, 0, makes, ty);
        self.changed.insert(id, (code, terms));
        Ok(id)
    }

    /// Adds a constant of the type `ty` to the module.
    ///
    /// # Errors
    /// A module without a place for constants.
    pub fn add_constant(&mut self, ty: TypeIndex, code: u32, terms: Vec<Term>) -> Result<ValueId> {
        let block = match self.module_block(block::CONSTANTS) {
            Some(block) => block,
            None => self.add_block(block::CONSTANTS, &[block::METADATA, block::FUNCTION])?,
        };
        let set = alloc::vec![Term { role: Role::Type, value: ty.0.into() }];
        self.append_typed(block, constants::SetType::CODE, set, ty.0)?;
        let record = self.append_typed(block, code, terms, ty.0)?;
        match self.makes(record).value {
            Some(value) => Ok(value),
            None => Err(Error::new(FORMAT, 0, "a constant's record", format_args!("code {code}"))),
        }
    }

    /// Adds a metadata string, value or node to the module.
    ///
    /// # Errors
    /// A record that is none; a module without a place for metadata.
    pub fn add_metadata(&mut self, code: u32, terms: Vec<Term>) -> Result<MetadataId> {
        let block = match self.module_block(block::METADATA) {
            Some(block) => block,
            None => self.add_block(block::METADATA, &[block::FUNCTION, block::VALUE_SYMTAB])?,
        };
        let record = self.append(block, code, terms)?;
        match self.makes(record).metadata {
            Some(metadata) => Ok(metadata),
            None => Err(Error::new(FORMAT, 0, "a metadata string, value or node", format_args!("code {code}"))),
        }
    }

    /// Adds a block to the module, before the first of these kinds.
    fn add_block(&mut self, kind: u32, before: &[u32]) -> Result<BlockId> {
        let is_before = |item: &Item| match item {
            Item::Block(id) => before.iter().any(|kind| self.own.get(kind) == Some(id)),
            _ => false,
        };
        let place = self.items.iter().position(is_before);
        let is_end = |item: &Item| match item {
            Item::End(id) => self.scopes.get(id).is_some_and(|scope| scope.kind == block::MODULE),
            _ => false,
        };
        let Some(place) = place.or_else(|| self.items.iter().position(is_end)) else {
            return Err(Error::new(FORMAT, 0, "a module", "none"));
        };
        let id = self.document.add_block(kind, 3);
        let place = place as u32;
        self.inserted.entry(place).or_default().extend([Item::Block(id), Item::End(id)]);
        self.scopes.insert(id, Scope { kind, function: NONE, end: place, is_new: true });
        self.own.insert(kind, id);
        Ok(id)
    }
}

/// What the operands of a record are that was made as its struct, with an editor's ids in place of numbers.
pub fn terms_of<'a>(record: &impl Record<'a>) -> Vec<Term> {
    let mut terms = Vec::new();
    record.write(&mut OperandWriter::of_terms(&mut terms));
    terms
}
