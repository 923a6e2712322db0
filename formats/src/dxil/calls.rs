//! The operations that a module calls.

use crate::ir::{Instruction, Module, Opcode, Type, ValueId, ValueKind};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// What the names of all operations' functions begin with.
const PREFIX: &[u8] = b"dx.op.";

/// A call of a `dx.op` function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperationCall<'m> {
    /// The function.
    pub callee: ValueId,
    /// The operation's number: the first argument.
    pub opcode: u32,
    /// All arguments: ids of values.
    pub arguments: &'m [u32],
}

impl<'m> OperationCall<'m> {
    /// The call that an instruction is; none of another instruction, or where the first argument is no constant.
    #[inline]
    pub fn of(module: &'m Module, instruction: &Instruction) -> Option<Self> {
        if instruction.opcode != Opcode::Call {
            return None;
        }
        let [callee, arguments @ ..] = instruction.operands.of(&module.operands) else {
            return None;
        };
        let (callee, first) = (ValueId(*callee), ValueId(*arguments.first()?));
        let is_function = module.value(callee).is_some_and(|value| matches!(value.kind, ValueKind::Function(_)));
        if !is_function || !module.name(callee).starts_with(PREFIX) {
            return None;
        }
        // Without sign.
        let number = module.integer(first)? as u32;
        let opcode = match module.types.get(module.type_of(first)) {
            Type::Integer(bits @ 1..32) => number & ((1 << bits) - 1),
            _ => number,
        };
        Some(Self { callee, opcode, arguments })
    }
}

/// How often a module calls an operation with an overload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperationCount<'m> {
    /// The operation's number.
    pub opcode: u32,
    /// The class of the function, which operations of one shape share: `binary` of `dx.op.binary.f32`.
    pub class: &'m [u8],
    /// The overload: `f32` of `dx.op.binary.f32`, a struct's name of one that takes a struct; empty without one.
    pub overload: &'m [u8],
    /// The number of calls.
    pub count: usize,
}

/// The operations that a module calls, by number and overload.
pub fn operation_counts(module: &Module) -> Vec<OperationCount<'_>> {
    let mut calls: HashMap<(u32, ValueId), usize> = HashMap::new();
    for call in module.instructions.iter().filter_map(|instruction| OperationCall::of(module, instruction)) {
        *calls.entry((call.opcode, call.callee)).or_default() += 1;
    }
    let count = |((opcode, callee), count)| {
        let name = module.name(callee).strip_prefix(PREFIX).unwrap_or_default();
        let dot = name.iter().position(|letter| *letter == b'.').unwrap_or(name.len());
        let (class, overload) = (name.get(..dot).unwrap_or_default(), name.get(dot + 1..).unwrap_or_default());
        OperationCount { opcode, class, overload, count }
    };
    let mut counts: Vec<_> = calls.into_iter().map(count).collect();
    counts.sort_unstable_by_key(|count| (count.opcode, count.overload, count.class));
    counts
}
