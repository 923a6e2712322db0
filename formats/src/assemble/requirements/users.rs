//! Which functions use which global values: their callers, and the users of resources and group-shared memory.

use crate::{
    Result,
    error::Error,
    ir::{Constant, Module, Opcode, ValueId, ValueKind},
};
use alloc::{vec, vec::Vec};

/// The functions that use each function and global variable, through constants too: indexes of functions, each once.
#[derive(Debug)]
pub(in crate::assemble) struct Users {
    callers: Vec<Vec<u32>>,
    of_functions: Vec<Vec<u32>>,
    of_globals: Vec<Vec<u32>>,
}

impl Users {
    /// # Errors
    /// Constants that are used over and over: what is looked at is bounded by a multiple of what there is.
    pub(in crate::assemble) fn of(module: &Module) -> Result<Self> {
        let mut users = Self {
            callers: vec![Vec::new(); module.functions.len()],
            of_functions: vec![Vec::new(); module.functions.len()],
            of_globals: vec![Vec::new(); module.globals.len()],
        };
        let left = module.operands.len().saturating_mul(64).saturating_add(1 << 16);
        let mut walk = Walk { module, seen: vec![0; module.values.len()], stack: Vec::new(), left };
        for (index, function) in module.functions.iter().enumerate() {
            let Some(body) = &function.body else { continue };
            let user = index as u32;
            for instruction in body.instructions.of(&module.instructions) {
                let is_call = instruction.opcode == Opcode::Call;
                instruction.visit_values(module, |value| {
                    let kind = module.value(value).map(|value| value.kind);
                    if is_call && let Some(ValueKind::Function(callee)) = kind {
                        push(&mut users.callers, callee, user);
                    }
                    if let Some(ValueKind::Function(_) | ValueKind::Global(_) | ValueKind::Constant(_)) = kind {
                        walk.stack.push(value);
                    }
                });
                walk.go_on(user + 1, &mut users)?;
            }
        }
        Ok(users)
    }

    /// The functions that call a function, by its index, or hand it on in a call.
    pub(in crate::assemble) fn callers(&self, function: usize) -> &[u32] {
        self.callers.get(function).map_or(&[], Vec::as_slice)
    }

    /// The functions that use a function, by its index.
    pub(in crate::assemble) fn of_function(&self, function: usize) -> &[u32] {
        self.of_functions.get(function).map_or(&[], Vec::as_slice)
    }

    /// The functions that use a global variable, by its index.
    pub(in crate::assemble) fn of_global(&self, global: usize) -> &[u32] {
        self.of_globals.get(global).map_or(&[], Vec::as_slice)
    }
}

/// Adds a user, who comes after all others, once.
fn push(lists: &mut [Vec<u32>], index: u32, user: u32) {
    if let Some(list) = lists.get_mut(index as usize)
        && list.last() != Some(&user)
    {
        list.push(user);
    }
}

/// A walk through constants, each of which is looked into once for a function.
struct Walk<'m> {
    module: &'m Module,
    /// For each value the last function that used it, and one.
    seen: Vec<u32>,
    stack: Vec<ValueId>,
    /// How many values may still be looked at.
    left: usize,
}

impl Walk<'_> {
    /// Looks at the values that wait, and those that they are made of.
    fn go_on(&mut self, mark: u32, users: &mut Users) -> Result<()> {
        while let Some(value) = self.stack.pop() {
            self.left = self.left.checked_sub(1).ok_or_else(|| {
                Error::new("module", 0, "constants that are not shared beyond measure", "constants used over and over")
            })?;
            match self.seen.get_mut(value.0 as usize) {
                Some(seen) if *seen != mark => *seen = mark,
                _ => continue,
            }
            let module = self.module;
            match module.value(value).map(|value| value.kind) {
                Some(ValueKind::Function(index)) => push(&mut users.of_functions, index, mark - 1),
                Some(ValueKind::Global(index)) => push(&mut users.of_globals, index, mark - 1),
                Some(ValueKind::Constant(index)) => match module.constants.get(index as usize) {
                    Some(Constant::Aggregate(fields)) => self.push(fields.of(&module.operands)),
                    Some(Constant::Expression(index)) => {
                        if let Some(expression) = module.expressions.get(*index as usize) {
                            self.push(expression.operands.of(&module.operands));
                        }
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        Ok(())
    }

    fn push(&mut self, values: &[u32]) {
        self.stack.extend(values.iter().copied().map(ValueId));
    }
}
