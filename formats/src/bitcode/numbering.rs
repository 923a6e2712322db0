//! Numbers of values: ids of operands in a function are relative to the next one.

use super::{Operands, Record, block, constants, function, module, types};
use alloc::vec::Vec;

/// What a type says of values.
#[derive(Clone, Copy, Debug)]
enum Shape {
    Void,
    Pointer(u32),
    Function { result: u32, parameters: u32 },
    Other,
}

/// Counts the values of a module while its blocks and records go by, in their order.
#[derive(Clone, Debug, Default)]
pub struct Numbering {
    types: Vec<Shape>,
    /// The types of the functions that have bodies.
    bodies: Vec<u32>,
    entered: usize,
    next: u32,
    /// What it was before the function.
    outside: u32,
}

impl Numbering {
    /// The id that the next value gets.
    pub fn next_value(&self) -> u32 {
        self.next
    }

    /// A block begins.
    pub fn enter(&mut self, block: u32) {
        match block {
            block::MODULE => *self = Self::default(),
            block::FUNCTION => {
                self.outside = self.next;
                let ty = self.bodies.get(self.entered).copied();
                self.entered += 1;
                if let Some(Shape::Function { parameters, .. }) = ty.and_then(|ty| self.function(ty)) {
                    self.next = self.next.wrapping_add(parameters);
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
        let makes = match block {
            block::TYPE => {
                self.define(code, operands);
                false
            }
            block::MODULE => {
                if code == module::Function::CODE
                    && let [ty, _, 0, ..] = operands
                {
                    self.bodies.push(*ty as u32);
                }
                matches!(code, module::GlobalVar::CODE | module::Function::CODE | module::Alias::CODE)
            }
            block::CONSTANTS => code != constants::SetType::CODE,
            block::FUNCTION => self.makes_value(code, operands),
            _ => false,
        };
        self.next = self.next.wrapping_add(u32::from(makes));
    }

    fn define(&mut self, code: u32, operands: &[u64]) {
        let number = |at: usize| operands.get(at).map_or(u32::MAX, |operand| *operand as u32);
        self.types.push(match code {
            types::NumEntry::CODE | types::StructName::CODE => return,
            types::Void::CODE => Shape::Void,
            types::Pointer::CODE => Shape::Pointer(number(0)),
            types::Function::CODE => {
                Shape::Function { result: number(1), parameters: operands.len().saturating_sub(2) as u32 }
            }
            _ => Shape::Other,
        });
    }

    /// The function type of this index, or that a pointer of this index points at.
    fn function(&self, ty: u32) -> Option<Shape> {
        match *self.types.get(ty as usize)? {
            Shape::Pointer(pointee) => self.types.get(pointee as usize).copied(),
            shape => Some(shape),
        }
    }

    /// Whether an instruction makes a value. One that calls without saying the function's type is taken to.
    fn makes_value(&self, code: u32, operands: &[u64]) -> bool {
        use function as f;
        let result = |ty: Option<&u64>| match ty.and_then(|ty| self.function(*ty as u32)) {
            Some(Shape::Function { result, .. }) => !matches!(self.types.get(result as usize), Some(Shape::Void)),
            _ => true,
        };
        match code {
            f::Call::CODE => match f::Call::read(&mut Operands::new(operands, 0)) {
                Ok(call) if call.flags >> 15 & 1 != 0 => result(call.operands.first()),
                _ => true,
            },
            f::Invoke::CODE => match f::Invoke::read(&mut Operands::new(operands, 0)) {
                Ok(invoke) if invoke.flags >> 13 & 1 != 0 => result(invoke.operands.first()),
                _ => true,
            },
            f::DeclareBlocks::CODE
            | f::Ret::CODE
            | f::Br::CODE
            | f::Switch::CODE
            | f::IndirectBr::CODE
            | f::Unreachable::CODE
            | f::Resume::CODE
            | f::Store::CODE
            | f::StoreOld::CODE
            | f::StoreAtomic::CODE
            | f::StoreAtomicOld::CODE
            | f::Fence::CODE
            | f::DebugLoc::CODE
            | f::DebugLocAgain::CODE => false,
            _ => true,
        }
    }
}
