//! The module that the records make: types, values, constants, metadata, functions.
//!
//! Everything lies in flat pools, addressed by small typed ids: [`TypeId`] into [`Types`], [`ValueId`] into
//! [`Module::values`], [`MetadataId`](metadata::MetadataId) into [`Metadata`], and [`Span`]s into pools of operands,
//! words and characters. A value's id is the one that the bitcode gives it where that is of the whole module; values of
//! a function get ids behind all that came before.

mod attributes;
mod constants;
mod data_layout;
mod globals;
mod instructions;
pub mod metadata;
mod read;
mod types;
mod write;

pub use attributes::{Attribute, Attributes, FUNCTION_SLOT, GroupId, ListId, RETURN_SLOT};
pub(crate) use attributes::{attribute_name, is_alignment};
pub use constants::{Constant, Expression, InlineAsm};
pub use data_layout::{DataLayout, StructLayout, TypeSizes};
pub use globals::{Alias, Body, Comdat, Function, GlobalVariable, Linkage, Linked};
pub use instructions::{Access, Block, Instruction, Opcode, Ordering};
pub use metadata::Metadata;
pub(crate) use read::Bodies;
pub use types::{FloatKind, Struct, Type, TypeId, Types};

use crate::Result;
use alloc::vec::Vec;

/// The index of a value in [`Module::values`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValueId(pub u32);

/// A run in a pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The index of the first element.
    pub start: u32,
    /// The number of elements.
    pub len: u32,
}

impl Span {
    /// The elements of this run in `pool`; none where it does not lie in it.
    #[inline]
    pub fn of<T>(self, pool: &[T]) -> &[T] {
        pool.get(self.range()).unwrap_or(&[])
    }

    /// The indexes.
    #[inline]
    pub fn range(self) -> core::ops::Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }

    /// Whether there is nothing in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The run of what was appended to `pool` since its length was `start`.
    pub(crate) fn since<T>(start: usize, pool: &[T]) -> Self {
        Self { start: start as u32, len: (pool.len() - start) as u32 }
    }
}

/// A value: its type and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// Its type.
    pub ty: TypeId,
    /// What it is.
    pub kind: ValueKind,
}

/// What a value is, with its index in the pool of such values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// Not defined yet: what a reader leaves nowhere.
    Forward,
    /// In [`Module::globals`].
    Global(u32),
    /// In [`Module::functions`].
    Function(u32),
    /// In [`Module::aliases`].
    Alias(u32),
    /// The number of a parameter.
    Argument(u32),
    /// In [`Module::constants`].
    Constant(u32),
    /// In [`Module::instructions`].
    Instruction(u32),
}

/// The name of an attachment's kind, or of named metadata: characters in [`Module::text`].
pub type Text = Span;

/// A module of LLVM 3.7.
#[derive(Debug, Default)]
pub struct Module {
    /// The target.
    pub triple: Text,
    /// Sizes and alignments, as text.
    pub data_layout: Text,
    /// Assembly at the module's level.
    pub asm: Text,
    /// The types.
    pub types: Types,
    /// The attribute lists.
    pub attributes: Attributes,
    /// The comdats.
    pub comdats: Vec<Comdat>,
    /// The global variables.
    pub globals: Vec<GlobalVariable>,
    /// The functions.
    pub functions: Vec<Function>,
    /// The aliases.
    pub aliases: Vec<Alias>,
    /// All values.
    pub values: Vec<Value>,
    /// Their names; shorter than `values` where the last ones have none.
    pub names: Vec<Text>,
    /// The constants.
    pub constants: Vec<Constant>,
    /// The constants that are expressions.
    pub expressions: Vec<Expression>,
    /// The constants that are assembly.
    pub inline_asm: Vec<InlineAsm>,
    /// The instructions of all functions.
    pub instructions: Vec<Instruction>,
    /// The basic blocks of all functions.
    pub blocks: Vec<Block>,
    /// The metadata.
    pub metadata: Metadata,
    /// The pool of operands: ids of values, of blocks, of metadata, indexes.
    pub operands: Vec<u32>,
    /// The pool of numbers.
    pub words: Vec<u64>,
    /// The pool of characters.
    pub text: Vec<u8>,
    /// What the reader uses again.
    memory: crate::bitstream::Memory,
    kind_block: read::KindBlock,
    type_block: read::TypeBlock,
}

impl Module {
    /// Reads the module in `bitcode`.
    ///
    /// # Errors
    /// A stream that cannot be laid out, a record that LLVM 3.7 does not know or refuses, an id of nothing.
    pub fn read(bitcode: &[u8]) -> Result<Self> {
        let mut module = Self::default();
        module.read_again(bitcode)?;
        Ok(module)
    }

    /// Reads the module in `bitcode` in place of what was read before, into the same memory.
    ///
    /// # Errors
    /// As for [`Module::read`]; the module is not to be used then.
    pub fn read_again(&mut self, bitcode: &[u8]) -> Result<()> {
        self.clear();
        read::module(bitcode, self, read::Extent::Whole)
    }

    /// Reads what says what a module means, in place of what was read before: its types, values and metadata, without
    /// names of values, attributes, attachments and bodies. It is all that the module of a STAT part is for.
    ///
    /// # Errors
    /// As for [`Module::read`]; the module is not to be used then.
    pub fn read_model_again(&mut self, bitcode: &[u8]) -> Result<()> {
        self.clear();
        read::module(bitcode, self, read::Extent::Model(None))
    }

    /// The same, where `first` is the module of the program: the types are taken from there, if they are the same, and
    /// the memory of its reader is used.
    ///
    /// # Errors
    /// As for [`Module::read`]; the module is not to be used then.
    pub fn read_model_after(&mut self, first: &mut Self, bitcode: &[u8]) -> Result<()> {
        self.clear();
        self.memory = core::mem::take(&mut first.memory);
        let read = read::module(bitcode, self, read::Extent::Model(Some(first)));
        first.memory = core::mem::take(&mut self.memory);
        read
    }

    /// Whether both modules' tables of types are the same, and name a struct behind its record only. What is false may
    /// be so all the same.
    pub(crate) fn has_types_of(&self, other: &Self) -> bool {
        self.type_block.is_same(&other.type_block) && !self.type_block.is_forward
    }

    /// The module as LLVM 3.7's writer has it, bit for bit. `keeps_order`: constants stay in the order of their first use,
    /// where LLVM leaves them if it is to keep the orders of uses.
    ///
    /// # Errors
    /// A node whose operands are not its record's; something that is named and not there.
    pub fn write(&self, keeps_order: bool) -> Result<Vec<u8>> {
        write::write(self, keeps_order)
    }

    /// Empties all pools; they keep their memory.
    fn clear(&mut self) {
        // Destructured, so that a pool that is added cannot be forgotten.
        let Self {
            triple,
            data_layout,
            asm,
            types,
            attributes,
            comdats,
            globals,
            functions,
            aliases,
            values,
            names,
            constants,
            expressions,
            inline_asm,
            instructions,
            blocks,
            metadata,
            operands,
            words,
            text,
            memory: _,
            kind_block: _,
            type_block,
        } = self;
        type_block.forget();
        [*triple, *data_layout, *asm] = [Text::default(); 3];
        types.clear();
        *attributes = Attributes::default();
        comdats.clear();
        globals.clear();
        functions.clear();
        aliases.clear();
        values.clear();
        names.clear();
        constants.clear();
        expressions.clear();
        inline_asm.clear();
        instructions.clear();
        blocks.clear();
        metadata.clear();
        operands.clear();
        words.clear();
        text.clear();
    }

    /// Makes room for what a module of `size` bytes usually holds, so that the pools rarely grow while it is read.
    fn reserve(&mut self, size: usize) {
        self.text.reserve(size / 2);
        self.values.reserve(size / 16);
        self.constants.reserve(size / 32);
        self.operands.reserve(size / 8);
        self.instructions.reserve(size / 32);
        self.metadata.entries.reserve(size / 32);
        self.metadata.words.reserve(size / 16);
        self.types.reserve(size / 64);
    }

    /// The characters of a text.
    #[inline]
    pub fn str(&self, text: Text) -> &[u8] {
        text.of(&self.text)
    }

    /// The name of a struct type; empty of one without a name, and of another type.
    pub fn struct_name(&self, ty: TypeId) -> &[u8] {
        match self.types.get(ty) {
            Type::Struct { index } => self.types.structure(index).map_or(&[], |structure| self.str(structure.name)),
            _ => &[],
        }
    }

    /// The name of a value; empty without one.
    #[inline]
    pub fn name(&self, value: ValueId) -> &[u8] {
        self.names.get(value.0 as usize).map_or(&[], |name| name.of(&self.text))
    }

    /// The value.
    #[inline]
    pub fn value(&self, value: ValueId) -> Option<Value> {
        self.values.get(value.0 as usize).copied()
    }

    /// The type of a value.
    #[inline]
    pub fn type_of(&self, value: ValueId) -> TypeId {
        self.values.get(value.0 as usize).map_or(TypeId::VOID, |value| value.ty)
    }

    /// The constant that a value is.
    #[inline]
    pub fn constant(&self, value: ValueId) -> Option<Constant> {
        match self.value(value)?.kind {
            ValueKind::Constant(index) => self.constants.get(index as usize).copied(),
            _ => None,
        }
    }

    /// The function that a value is.
    pub fn function(&self, value: ValueId) -> Option<&Function> {
        match self.value(value)?.kind {
            ValueKind::Function(index) => self.functions.get(index as usize),
            _ => None,
        }
    }

    /// The integer that a value is, sign-extended; of a longer one its lowest 64 bits. Zero may be a null constant.
    pub fn integer(&self, value: ValueId) -> Option<i64> {
        match self.constant(value)? {
            Constant::Integer(number) => Some(number),
            // LLVM gives the lowest word of a longer one (APInt::getZExtValue; that the others are 0 is an assertion).
            Constant::WideInteger(words) => words.of(&self.words).first().map(|word| *word as i64),
            Constant::Null if matches!(self.types.get(self.type_of(value)), Type::Integer(_)) => Some(0),
            _ => None,
        }
    }
}
