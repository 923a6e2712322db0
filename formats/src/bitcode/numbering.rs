//! Numbers of values: ids of operands in a function are relative to the next one.

use super::{Operand, OperandWriter, Operands, Record, RecordKind, Role, Term, TypedValue, block, constants};
use super::{function, metadata, module, types};
use crate::Result;
use alloc::vec::Vec;
use core::ops::Range;

/// The modules whose functions are read.
pub(crate) const RELATIVE_IDS: &str = "a module of version 1 (relative ids)";

/// What a type says of values.
#[derive(Clone, Debug)]
enum Shape {
    Void,
    Label,
    Metadata,
    Pointer(u32),
    Function(Signature),
    Other,
}

/// A function's type.
#[derive(Clone, Debug)]
struct Signature {
    result: u32,
    /// In [`Numbering::parameters`].
    parameters: Range<usize>,
    takes_more: bool,
}

/// What gets a number of its own when a record goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Makes {
    /// A value.
    pub value: bool,
    /// A metadata string, value or node.
    pub metadata: bool,
    /// An instruction, with or without a value.
    pub instruction: bool,
}

/// Counts the values of a module while its blocks and records go by, in their order.
#[derive(Clone, Debug, Default)]
pub struct Numbering {
    types: Vec<Shape>,
    /// The pool of the types of parameters.
    parameters: Vec<u32>,
    /// The types of the functions that have bodies.
    bodies: Vec<u32>,
    entered: usize,
    next: u32,
    /// What it was before the function.
    outside: u32,
    /// Whether the module's version says that ids of operands are relative.
    is_relative: bool,
}

impl Numbering {
    /// The id that the next value gets.
    pub fn next_value(&self) -> u32 {
        self.next
    }

    /// Whether the module's version says that ids of operands in functions are relative. Those of a module that has no
    /// version, or version 0, are not.
    pub fn is_relative(&self) -> bool {
        self.is_relative
    }

    /// A block begins.
    pub fn enter(&mut self, block: u32) {
        match block {
            block::MODULE => *self = Self::default(),
            block::FUNCTION => {
                self.outside = self.next;
                let ty = self.bodies.get(self.entered).copied();
                self.entered += 1;
                if let Some(signature) = ty.and_then(|ty| self.function(ty)) {
                    self.next = self.next.wrapping_add(signature.parameters.len() as u32);
                }
            }
            _ => {}
        }
    }

    /// A block ends.
    pub fn leave(&mut self, block: u32) {
        if block == block::FUNCTION {
            self.next = self.outside;
        }
    }

    /// A record goes by.
    pub fn record(&mut self, block: u32, code: u32, operands: &[u64]) {
        match (block, code) {
            (block::TYPE, _) => self.define(code, operands),
            (block::MODULE, module::Version::CODE) => self.is_relative = operands.first() == Some(&1),
            (block::MODULE, module::Function::CODE) => {
                if let [ty, _, 0, ..] = operands {
                    self.bodies.push(*ty as u32);
                }
            }
            _ => {}
        }
        self.next = self.next.wrapping_add(u32::from(self.makes(block, code, operands).value));
    }

    /// What a record makes.
    pub fn makes(&self, block: u32, code: u32, operands: &[u64]) -> Makes {
        let instruction = block == block::FUNCTION && is_instruction(code);
        Makes {
            value: match block {
                block::MODULE => matches!(code, module::GlobalVar::CODE | module::Function::CODE | module::Alias::CODE),
                block::CONSTANTS => code != constants::SetType::CODE,
                block::FUNCTION => instruction && self.makes_value(code, operands),
                _ => false,
            },
            // Unknown records are passed over, as LLVM does.
            metadata: block == block::METADATA
                && !matches!(code, metadata::Name::CODE | metadata::NamedNode::CODE | metadata::Kind::CODE)
                && RecordKind::find(block, code).is_some(),
            instruction,
        }
    }

    /// Reads a record of a function or of another block, and appends what its operands are.
    ///
    /// # Errors
    /// A record that is not declared in a block that is; operands that are not the record's; a call that does not say
    /// its function's type.
    pub fn terms(&self, block: u32, code: u32, operands: Operands<'_>, out: &mut Vec<Term>) -> Result<()> {
        let operands = &mut { operands };
        let (explicit, rest) =
            match (block, code) {
                (block::FUNCTION, function::Call::CODE) => {
                    let call = function::Call::read(operands)?;
                    let writer = &mut OperandWriter::of_terms(out);
                    function::Call { operands: &[], ..call }.write(writer);
                    (call.states_type(), call.operands)
                }
                (block::FUNCTION, function::Invoke::CODE) => {
                    let invoke = function::Invoke::read(operands)?;
                    let writer = &mut OperandWriter::of_terms(out);
                    function::Invoke { operands: &[], ..invoke }.write(writer);
                    (invoke.states_type(), invoke.operands)
                }
                _ => {
                    return match (RecordKind::find(block, code), super::BlockKind::find(block)) {
                        (Some(kind), _) => kind.terms(*operands, out),
                        (None, Some(kind)) => Err(operands
                            .error(format_args!("a known record of {}", kind.name), format_args!("code {code}"))),
                        (None, None) => {
                            out.extend(operands.take_all().iter().copied().map(Term::plain));
                            Ok(())
                        }
                    };
                }
            };
        if !explicit {
            return Err(operands.error("a call that states its function's type", "one that does not"));
        }
        self.callee(&mut Operands::relative(rest, operands.bit(), operands.next_value()), out)
    }

    /// `function type, callee, arguments...`
    fn callee(&self, operands: &mut Operands<'_>, out: &mut Vec<Term>) -> Result<()> {
        let ty = operands.take_u32("function type")?;
        let Some(signature) = self.function(ty) else {
            return Err(operands.error("a function's type", format_args!("type {ty}")));
        };
        out.push(Term { role: Role::Type, value: ty.into() });
        let writer = &mut OperandWriter::of_terms(out);
        TypedValue::read(operands, "callee")?.write(writer);
        for ty in self.parameters.get(signature.parameters.clone()).unwrap_or(&[]) {
            let role = match self.types.get(*ty as usize) {
                Some(Shape::Label) => Role::Block,
                Some(Shape::Metadata) => Role::RelativeMetadata,
                _ => Role::RelativeValue,
            };
            let value = match role {
                Role::Block => operands.take("block")?,
                _ => super::Value::read(operands, "argument")?.0.into(),
            };
            writer.push_as(role, value);
        }
        if signature.takes_more {
            while !operands.is_empty() {
                TypedValue::read(operands, "argument")?.write(writer);
            }
        }
        operands.finish("of the callee's arguments")
    }

    fn define(&mut self, code: u32, operands: &[u64]) {
        let number = |at: usize| operands.get(at).map_or(u32::MAX, |operand| *operand as u32);
        self.types.push(match code {
            types::NumEntry::CODE | types::StructName::CODE => return,
            types::Void::CODE => Shape::Void,
            types::Label::CODE => Shape::Label,
            types::Metadata::CODE => Shape::Metadata,
            types::Pointer::CODE => Shape::Pointer(number(0)),
            types::Function::CODE => {
                let start = self.parameters.len();
                self.parameters.extend(operands.iter().skip(2).map(|ty| *ty as u32));
                let parameters = start..self.parameters.len();
                Shape::Function(Signature { result: number(1), parameters, takes_more: number(0) != 0 })
            }
            _ => Shape::Other,
        });
    }

    /// The function type of this index, or that a pointer of this index points at.
    fn function(&self, ty: u32) -> Option<&Signature> {
        let shape = match self.types.get(ty as usize)? {
            Shape::Pointer(pointee) => self.types.get(*pointee as usize)?,
            shape => shape,
        };
        if let Shape::Function(signature) = shape { Some(signature) } else { None }
    }

    /// Whether an instruction makes a value. One that calls without saying the function's type is taken to.
    fn makes_value(&self, code: u32, operands: &[u64]) -> bool {
        use function as f;
        let result = |ty: Option<&u64>| match ty.and_then(|ty| self.function(*ty as u32)) {
            Some(signature) => !matches!(self.types.get(signature.result as usize), Some(Shape::Void)),
            _ => true,
        };
        match code {
            f::Call::CODE => match f::Call::read(&mut Operands::new(operands, 0)) {
                Ok(call) if call.states_type() => result(call.operands.first()),
                _ => true,
            },
            f::Invoke::CODE => match f::Invoke::read(&mut Operands::new(operands, 0)) {
                Ok(invoke) if invoke.states_type() => result(invoke.operands.first()),
                _ => true,
            },
            f::Ret::CODE
            | f::Br::CODE
            | f::Switch::CODE
            | f::IndirectBr::CODE
            | f::Unreachable::CODE
            | f::Resume::CODE
            | f::Store::CODE
            | f::StoreOld::CODE
            | f::StoreAtomic::CODE
            | f::StoreAtomicOld::CODE
            | f::Fence::CODE => false,
            _ => true,
        }
    }
}

/// Whether a function's record is an instruction, not what belongs to one.
fn is_instruction(code: u32) -> bool {
    use function as f;
    !matches!(code, f::DeclareBlocks::CODE | f::DebugLoc::CODE | f::DebugLocAgain::CODE)
}
