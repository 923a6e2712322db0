//! Writes modules from values: the records of types, attributes, constants, metadata and functions, numbered and put
//! into their blocks.
//!
//! Whatever equals something that is there is not written twice: types (but structs with a name), sets of attributes,
//! constants, strings and nodes of metadata. Records are written without abbreviations.

mod body;
mod table;

pub use body::Body;

use super::{
    Characters, List, MetadataId, MetadataIndex, Operand, OperandWriter, Operands, OptionalValue, Record, Role,
    SignedVbr, Term, TypeIndex, ValueIndex, attributes, block, constants, metadata, module, symbols, types,
};
use crate::{
    Error, Result,
    bitstream::{FORMAT, StreamWriter},
};
use alloc::{string::String, vec::Vec};
use table::Table;

/// The ids that constants have until the module is written: above all of those that globals have.
const CONSTANTS: u32 = 1 << 30;
/// The ids that a function's own values have until the module is written.
const LOCALS: u32 = 1 << 31;
/// The width of abbreviation ids: without abbreviations the smallest.
const ID_WIDTH: u32 = 2;
/// LLVM's number of the slot of attributes that are the function's own.
const FUNCTION_SLOT: u32 = u32::MAX;

/// A function of a [`ModuleBuilder`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FunctionId {
    /// The function as a value: a pointer to it.
    pub value: ValueIndex,
    /// The function's type.
    pub ty: TypeIndex,
    parameters: u32,
    returns: bool,
}

/// A module in the making.
///
/// The ids that it gives for values are its own: only [`ModuleBuilder::build`] knows how many globals and constants
/// there are, and numbers them. Those of types and metadata are final.
///
/// ```
/// use shaderbin::{bitcode::{build::ModuleBuilder, function::{Binop, Ret}}, ir::Module};
///
/// let mut module = ModuleBuilder::new("dxil-ms-dx", "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64");
/// let i32 = module.integer(32);
/// let ty = module.function_type(i32, &[i32]);
/// let twice = module.function("twice", ty, &[])?;
/// let two = module.int(i32, 2);
/// let mut body = module.body(twice, 1);
/// let product = body.push(&Binop { lhs: body.parameter(0).into(), rhs: two.into(), opcode: 2, flags: None })?;
/// body.push(&Ret { value: product.map(Into::into) })?;
/// module.define(body);
/// let bitcode = module.build()?;
///
/// assert_eq!(Module::read(&bitcode)?.functions.len(), 1);
/// # Ok::<(), shaderbin::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct ModuleBuilder {
    triple: String,
    data_layout: String,
    types: Table,
    groups: Table,
    functions: Vec<(String, FunctionId, u32)>,
    constants: Table,
    metadata: Table,
    named: Vec<(String, Vec<u64>)>,
    bodies: Vec<Body>,
}

impl ModuleBuilder {
    /// An empty module for this target.
    pub fn new(triple: &str, data_layout: &str) -> Self {
        Self {
            triple: triple.into(),
            data_layout: data_layout.into(),
            types: Table::default(),
            groups: Table::default(),
            functions: Vec::new(),
            constants: Table::default(),
            metadata: Table::default(),
            named: Vec::new(),
            bodies: Vec::new(),
        }
    }

    /// A type: one for equal records.
    pub fn ty<'a>(&mut self, record: &impl Record<'a>) -> TypeIndex {
        TypeIndex(self.types.intern(None, record))
    }

    /// An integer's type.
    pub fn integer(&mut self, width: u32) -> TypeIndex {
        self.ty(&types::Integer { width })
    }

    /// The type of a pointer.
    pub fn pointer(&mut self, pointee: TypeIndex) -> TypeIndex {
        self.ty(&types::Pointer { pointee, address_space: Some(0) })
    }

    /// The type of a function with these parameters alone.
    pub fn function_type(&mut self, result: TypeIndex, parameters: &[TypeIndex]) -> TypeIndex {
        self.ty(&types::Function { vararg: 0, result, parameters: &indexes(parameters) })
    }

    /// A struct's type: one for each name.
    pub fn structure(&mut self, name: &str, fields: &[TypeIndex]) -> TypeIndex {
        let name = characters(name);
        let record = types::StructNamed { packed: 0, fields: &indexes(fields) };
        TypeIndex(self.types.intern_named(&types::StructName { name: Characters(&name) }, &record))
    }

    /// A function of this name and type, whose own attributes are flags of these kinds (LLVM's numbers). It has no body
    /// unless [`ModuleBuilder::define`] gives it one. One for each name: the first that was declared.
    ///
    /// # Errors
    /// A type that is not a function's.
    pub fn function(&mut self, name: &str, ty: TypeIndex, kinds: &[u64]) -> Result<FunctionId> {
        if let Some((_, function, _)) = self.functions.iter().find(|(known, ..)| known == name) {
            return Ok(*function);
        }
        let (code, operands) = self.types.record(ty.0).unwrap_or_default();
        let [_, result, parameters @ ..] = &*operands else {
            return Err(Error::new(FORMAT, 0, "a function's type", format_args!("type {}", ty.0)));
        };
        if code != types::Function::CODE {
            return Err(Error::new(FORMAT, 0, "a function's type", format_args!("a type of code {code}")));
        }
        let result = u32::try_from(*result).ok().and_then(|ty| self.types.record(ty));
        let function = FunctionId {
            value: ValueIndex(self.functions.len() as u32),
            ty,
            parameters: parameters.len() as u32,
            returns: result.is_none_or(|(code, _)| code != types::Void::CODE),
        };
        let attributes = if kinds.is_empty() { 0 } else { self.group(kinds) };
        self.functions.push((name.into(), function, attributes));
        Ok(function)
    }

    /// The number, from 1, of the list of attributes that a function with these flags has.
    fn group(&mut self, kinds: &[u64]) -> u32 {
        let attributes: Vec<u64> = kinds.iter().flat_map(|kind| [0, *kind]).collect();
        self.groups.intern(None, &attributes::Group { id: 0, slot: FUNCTION_SLOT, attributes: &attributes }) + 1
    }

    /// A constant of this type: one for equal records. Ids in the record are those that this builder gave.
    pub fn constant<'a>(&mut self, ty: TypeIndex, record: &impl Record<'a>) -> ValueIndex {
        ValueIndex(CONSTANTS + self.constants.intern(Some(ty), record))
    }

    /// An integer of at most 64 bits; 0 is the same as the null of the type.
    pub fn int(&mut self, ty: TypeIndex, value: i64) -> ValueIndex {
        match value {
            0 => self.constant(ty, &constants::Null),
            _ => self.constant(ty, &constants::Integer { value: SignedVbr(value) }),
        }
    }

    /// An undefined value.
    pub fn undef(&mut self, ty: TypeIndex) -> ValueIndex {
        self.constant(ty, &constants::Undef)
    }

    /// A node of debug info, or another piece of metadata: one for equal records.
    pub fn metadata<'a>(&mut self, record: &impl Record<'a>) -> MetadataIndex {
        MetadataIndex(self.metadata.intern(None, record))
    }

    /// A string of metadata.
    pub fn string(&mut self, text: &str) -> MetadataIndex {
        self.metadata(&metadata::Str { text: Characters(&characters(text)) })
    }

    /// A value as metadata.
    pub fn value(&mut self, ty: TypeIndex, value: ValueIndex) -> MetadataIndex {
        self.metadata(&metadata::Value { ty, value })
    }

    /// An integer as metadata.
    pub fn number(&mut self, ty: TypeIndex, value: i64) -> MetadataIndex {
        let value = self.int(ty, value);
        self.value(ty, value)
    }

    /// A tuple of metadata, or nothing in places of it.
    pub fn node(&mut self, elements: &[Option<MetadataIndex>]) -> MetadataIndex {
        let mut operands = Vec::new();
        let writer = &mut OperandWriter::new(&mut operands, 0);
        elements.iter().for_each(|element| MetadataId(*element).write(writer));
        self.metadata(&metadata::Node { elements: List::new(Operands::new(&operands, 0)) })
    }

    /// Adds a node to the named metadata of this name.
    pub fn named(&mut self, name: &str, node: MetadataIndex) {
        let node = u64::from(node.0);
        match self.named.iter_mut().find(|(known, _)| known == name) {
            Some((_, nodes)) => nodes.push(node),
            None => self.named.push((name.into(), [node].into())),
        }
    }

    /// A body for a function, of so many basic blocks. It belongs to nothing until [`ModuleBuilder::define`].
    pub fn body(&self, function: FunctionId, blocks: u32) -> Body {
        Body::new(function, blocks)
    }

    /// Gives the function that `body` was made for this body, instead of one that it had.
    pub fn define(&mut self, body: Body) {
        self.bodies.retain(|known| known.function() != body.function());
        self.bodies.push(body);
    }

    /// Writes the module.
    ///
    /// # Errors
    /// A value that nothing makes, or one that an instruction takes for made already and is not.
    pub fn build(&self) -> Result<Vec<u8>> {
        let mut out = Output { stream: StreamWriter::new(), operands: Vec::new() };
        let numbers = Numbers { globals: self.functions.len() as u32, constants: self.constants.len(), locals: 0 };
        out.stream.enter(block::MODULE, ID_WIDTH);
        out.record(&module::Version { version: 1 });
        self.write_attributes(&mut out);
        out.block(block::TYPE, |out| {
            out.record(&types::NumEntry { count: u64::from(self.types.len()) });
            self.types.iter().try_for_each(|entry| out.terms(entry.code, entry.terms, &numbers, 0))
        })?;
        out.record(&module::Triple { text: Characters(&characters(&self.triple)) });
        out.record(&module::DataLayout { text: Characters(&characters(&self.data_layout)) });
        // LLVM reads bodies in the order of the functions that have one.
        let mut bodies = Vec::new();
        for (_, function, attributes) in &self.functions {
            let body = self.bodies.iter().find(|body| body.function() == *function);
            bodies.extend(body);
            out.record(&declaration(function, *attributes, body.is_none()));
        }
        if self.constants.len() > 0 {
            out.block(block::CONSTANTS, |out| self.write_constants(out, &numbers))?;
        }
        if self.metadata.len() > 0 || !self.named.is_empty() {
            out.block(block::METADATA, |out| self.write_metadata(out, &numbers))?;
        }
        out.block(block::VALUE_SYMTAB, |out| {
            for (name, function, _) in &self.functions {
                out.record(&symbols::Entry { value: function.value, name: Characters(&characters(name)) });
            }
            Ok(())
        })?;
        for body in bodies {
            out.block(block::FUNCTION, |out| body.write(out, numbers))?;
        }
        Ok(out.stream.finish())
    }

    fn write_attributes(&self, out: &mut Output) {
        if self.groups.len() == 0 {
            return;
        }
        out.stream.enter(block::PARAMATTR_GROUP, ID_WIDTH);
        for (id, entry) in (1..).zip(self.groups.iter()) {
            if let [_, slot, attributes @ ..] = &*entry.numbers() {
                out.record(&attributes::Group { id, slot: *slot as u32, attributes });
            }
        }
        out.stream.end();
        out.stream.enter(block::PARAMATTR, ID_WIDTH);
        for id in 1..=u64::from(self.groups.len()) {
            out.record(&attributes::List { groups: &[id] });
        }
        out.stream.end();
    }

    fn write_constants(&self, out: &mut Output, numbers: &Numbers) -> Result<()> {
        let mut ty = None;
        for entry in self.constants.iter() {
            if let Some(own) = entry.ty.filter(|own| ty != Some(*own)) {
                out.record(&constants::SetType { ty: own });
                ty = Some(own);
            }
            out.terms(entry.code, entry.terms, numbers, 0)?;
        }
        Ok(())
    }

    fn write_metadata(&self, out: &mut Output, numbers: &Numbers) -> Result<()> {
        self.metadata.iter().try_for_each(|entry| out.terms(entry.code, entry.terms, numbers, 0))?;
        for (name, nodes) in &self.named {
            out.record(&metadata::Name { text: Characters(&characters(name)) });
            out.record(&metadata::NamedNode { nodes: List::new(Operands::new(nodes, 0)) });
        }
        Ok(())
    }
}

/// The record of a function as dxc writes it.
fn declaration(function: &FunctionId, attributes: u32, is_declaration: bool) -> module::Function<'static> {
    module::Function {
        ty: function.ty,
        calling_convention: 0,
        declaration: u64::from(is_declaration),
        linkage: 0,
        attributes,
        alignment: 0,
        section: 0,
        visibility: 0,
        gc: Some(0),
        unnamed_addr: Some(0),
        prologue: Some(OptionalValue(None)),
        dll_storage: Some(0),
        comdat: Some(0),
        prefix: Some(OptionalValue(None)),
        personality: Some(OptionalValue(None)),
        tail: &[],
    }
}

fn characters(text: &str) -> Vec<u64> {
    text.bytes().map(u64::from).collect()
}

fn indexes(types: &[TypeIndex]) -> Vec<u64> {
    types.iter().map(|ty| u64::from(ty.0)).collect()
}

/// How many values there are, by which the builder's ids become those of the module.
#[derive(Clone, Copy, Debug)]
struct Numbers {
    globals: u32,
    constants: u32,
    locals: u32,
}

impl Numbers {
    /// The module's id of a value.
    fn of(&self, id: u64) -> Option<u32> {
        let id = u32::try_from(id).ok()?;
        let (first, count, own) = match id {
            LOCALS.. => (self.globals + self.constants, self.locals, id - LOCALS),
            CONSTANTS.. => (self.globals, self.constants, id - CONSTANTS),
            _ => (0, self.globals, id),
        };
        (own < count).then(|| first + own)
    }
}

/// The stream, and a buffer for operands.
struct Output {
    stream: StreamWriter,
    operands: Vec<u64>,
}

impl Output {
    fn block(&mut self, id: u32, write: impl FnOnce(&mut Self) -> Result<()>) -> Result<()> {
        self.stream.enter(id, ID_WIDTH);
        write(self)?;
        self.stream.end();
        Ok(())
    }

    /// Appends a record whose ids are final.
    fn record<'a, R: Record<'a>>(&mut self, record: &R) {
        self.operands.clear();
        record.write(&mut OperandWriter::new(&mut self.operands, 0));
        self.stream.record(R::CODE, &self.operands);
    }

    /// Appends a record; values get their numbers.
    fn terms(&mut self, code: u32, terms: &[Term], numbers: &Numbers, next_value: u32) -> Result<()> {
        self.operands.clear();
        for term in terms {
            let value = match term.role.names() {
                super::Names::Value => numbers.of(term.value).map(u64::from),
                _ => Some(term.value),
            };
            let right = value.filter(|id| match term.role {
                Role::KnownValue => *id < u64::from(next_value),
                Role::ForwardValue => *id >= u64::from(next_value),
                _ => true,
            });
            let Some(value) = right else {
                let expected = format_args!("a value made {:?} as said, in a record of code {code}", term.role);
                return Err(Error::new(FORMAT, 0, expected, format_args!("the builder's value {:#x}", term.value)));
            };
            self.operands.push(term.role.encode(value, next_value));
        }
        self.stream.record(code, &self.operands);
        Ok(())
    }
}

#[cfg(test)]
mod tests;
