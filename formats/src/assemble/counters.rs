//! What a program has of each kind of instruction, as dxc counts it for reflection.
//!
//! Source: dxc's `DxilCounters.cpp`.

use crate::{
    Result,
    dxil::{GROUP_SHARED, OperationCall, data_layout},
    ir::{Instruction, Linkage, Module, Opcode, Type, ValueId, ValueKind},
};
use alloc::{vec, vec::Vec};

/// What is counted, in the order of the metadata.
const NAMES: [&str; 24] = [
    "array_local_bytes",
    "array_local_ldst",
    "array_static_bytes",
    "array_static_ldst",
    "array_tgsm_bytes",
    "array_tgsm_ldst",
    "atomic",
    "barrier",
    "branches",
    "fence",
    "floats",
    "gs_cut",
    "gs_emit",
    "insts",
    "ints",
    "sig_ld",
    "sig_st",
    "tex_bias",
    "tex_cmp",
    "tex_grad",
    "tex_load",
    "tex_norm",
    "tex_store",
    "uints",
];

/// Where the memory lies that an array is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Memory {
    Other,
    Static,
    Shared,
    Local,
}

/// The counters that are not zero, by name.
///
/// # Errors
/// A data layout that LLVM refuses.
pub(super) fn counters(module: &Module) -> Result<Vec<(&'static str, u32)>> {
    let mut counts = Counts { counts: [0; NAMES.len()], arrays: vec![None; module.values.len()] };
    counts.count_all(module)?;
    Ok(NAMES.into_iter().zip(counts.counts).filter(|(_, count)| *count != 0).collect())
}

struct Counts {
    counts: [u32; NAMES.len()],
    /// For each value that was looked at, the array that it points into.
    arrays: Vec<Option<Memory>>,
}

impl Counts {
    fn add(&mut self, name: &str, count: u32) {
        let known = NAMES.iter().zip(&mut self.counts).find(|(known, _)| **known == name);
        if let Some((_, sum)) = known {
            *sum = sum.wrapping_add(count);
        }
    }

    fn count_all(&mut self, module: &Module) -> Result<()> {
        let layout = data_layout(module)?;
        let mut sizes = layout.sizes(&module.types);
        for global in &module.globals {
            let size = sizes.allocation(global.ty).unwrap_or(0) as u32;
            match self.array(module, global.value) {
                Memory::Static => self.add("array_static_bytes", size),
                Memory::Shared => self.add("array_tgsm_bytes", size),
                Memory::Local | Memory::Other => {}
            }
        }
        for body in module.functions.iter().filter_map(|function| function.body) {
            for instruction in body.instructions.of(&module.instructions) {
                self.add("insts", 1);
                if instruction.opcode == Opcode::Alloca {
                    if matches!(module.types.get(instruction.source), Type::Array { .. }) {
                        self.add("array_local_bytes", sizes.allocation(instruction.source).unwrap_or(0) as u32);
                    }
                } else {
                    self.instruction(module, instruction);
                }
            }
        }
        Ok(())
    }

    fn instruction(&mut self, module: &Module, instruction: &Instruction) {
        let operands = instruction.operands.of(&module.operands);
        match (instruction.opcode, operands) {
            (Opcode::Call, _) => {
                if let Some(call) = OperationCall::of(module, instruction) {
                    of_operation(call.opcode).iter().for_each(|name| self.add(name, 1));
                }
            }
            (Opcode::Load, [pointer]) | (Opcode::Store, [_, pointer]) => match self.array(module, ValueId(*pointer)) {
                Memory::Local => self.add("array_local_ldst", 1),
                Memory::Static => self.add("array_static_ldst", 1),
                Memory::Shared => self.add("array_tgsm_ldst", 1),
                Memory::Other => {}
            },
            (Opcode::Br, targets) => self.add("branches", (targets.len() > 1).into()),
            (opcode, _) => {
                if let Some(name) = of_instruction(opcode) {
                    self.add(name, 1);
                }
            }
        }
    }

    /// The array that a pointer points into, through computed addresses and conversions.
    fn array(&mut self, module: &Module, pointer: ValueId) -> Memory {
        let mut path = Vec::new();
        let mut value = pointer;
        let found = loop {
            match self.arrays.get_mut(value.0 as usize) {
                Some(Some(known)) => break *known,
                // What is looked at on the way is nothing until it is known: instructions may go in circles.
                Some(unknown) => *unknown = Some(Memory::Other),
                None => break Memory::Other,
            }
            path.push(value);
            match base(module, value) {
                Some(base) => value = base,
                None => break memory(module, value),
            }
        };
        for value in path {
            if let Some(slot) = self.arrays.get_mut(value.0 as usize) {
                *slot = Some(found);
            }
        }
        found
    }
}

/// What a pointer is computed or converted from.
fn base(module: &Module, value: ValueId) -> Option<ValueId> {
    let (opcode, operands) = match module.value(value)?.kind {
        ValueKind::Instruction(index) => {
            let instruction = module.instructions.get(index as usize)?;
            (instruction.opcode, instruction.operands)
        }
        ValueKind::Constant(_) => {
            let crate::ir::Constant::Expression(index) = module.constant(value)? else { return None };
            let expression = module.expressions.get(index as usize)?;
            (expression.opcode, expression.operands)
        }
        _ => return None,
    };
    let is_followed = matches!(opcode, Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast);
    operands.of(&module.operands).first().filter(|_| is_followed).copied().map(ValueId)
}

/// Where the array lies that a pointer which is computed from no other points at.
fn memory(module: &Module, pointer: ValueId) -> Memory {
    let pointee = module.types.pointee(module.type_of(pointer)).map(|ty| module.types.get(ty));
    if !matches!(pointee, Some(Type::Array { .. })) {
        return Memory::Other;
    }
    match module.value(pointer).map(|value| value.kind) {
        Some(ValueKind::Global(index)) => match module.globals.get(index as usize) {
            Some(global) if global.address_space == GROUP_SHARED => Memory::Shared,
            Some(global)
                if !global.constant && global.linked.linkage == Linkage::Internal && global.address_space == 0 =>
            {
                Memory::Static
            }
            _ => Memory::Other,
        },
        Some(ValueKind::Instruction(index)) => match module.instructions.get(index as usize) {
            Some(instruction) if instruction.opcode == Opcode::Alloca => Memory::Local,
            _ => Memory::Other,
        },
        _ => Memory::Other,
    }
}

/// What a call of an operation counts for.
fn of_operation(opcode: u32) -> &'static [&'static str] {
    match opcode {
        70 | 78 | 79 => &["atomic"],
        80 => &["barrier"],
        6..=29 | 35 | 36 | 47 | 54..=56 | 162 => &["floats"],
        98 => &["gs_cut"],
        97 => &["gs_emit"],
        99 => &["gs_cut", "gs_emit"],
        37 | 38 | 41 | 48 | 51 | 163 => &["ints"],
        4 | 103 | 104 => &["sig_ld"],
        5 | 106 | 171 | 172 => &["sig_st"],
        61 => &["tex_bias"],
        64 | 65 | 74 | 224 => &["tex_cmp"],
        63 => &["tex_grad"],
        66 | 68 | 139 => &["tex_load"],
        60 | 62 | 73 | 223 => &["tex_norm"],
        67 | 69 | 140 | 174..=177 | 225 => &["tex_store"],
        30..=34 | 39 | 40 | 42..=45 | 49 | 50 | 52 | 53 | 164 => &["uints"],
        _ => &[],
    }
}

/// What another instruction counts for.
fn of_instruction(opcode: Opcode) -> Option<&'static str> {
    use Opcode::{
        AShr, Add, And, AtomicRmw, CmpXchg, FAdd, FCmp, FDiv, FMul, FRem, FSub, Fence, FpExt, FpToSi, FpToUi, FpTrunc,
        ICmp, LShr, Mul, Or, SDiv, SExt, SRem, Shl, SiToFp, Sub, Trunc, UDiv, URem, UiToFp, Xor, ZExt,
    };
    Some(match opcode {
        CmpXchg | AtomicRmw => "atomic",
        Fence => "fence",
        FAdd | FSub | FMul | FDiv | FRem | FpToUi | FpToSi | UiToFp | SiToFp | FpTrunc | FpExt | FCmp => "floats",
        Add | Sub | Mul | SDiv | SRem | AShr | Trunc | SExt | ICmp => "ints",
        UDiv | URem | Shl | LShr | And | Or | Xor | ZExt => "uints",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_has_a_name() {
        let operations = (0..=0xffff).flat_map(of_operation);
        assert!(operations.into_iter().all(|name| NAMES.contains(name)));
        assert!(NAMES.is_sorted());
    }
}
