//! Moving resources to other registers: in a module's metadata, and where its functions make handles.

use super::{
    EditError,
    binding::{Binding, Move, Moves},
    module::{ModuleEdit, element},
    refused, terms_of,
};
use crate::{
    bitcode::{self, Names, Record, TypedValue, constants, function},
    bitstream::RecordId,
    dxil::{OperationCall, ResourceClass},
    ir::{Constant, Instruction, Opcode, ValueId, ValueKind},
};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// `createHandle(opcode, class, id, index, not uniform)`, up to Shader Model 6.5.
const CREATE_HANDLE: u32 = 57;
/// `createHandleFromBinding(opcode, bind, index, not uniform)`, from Shader Model 6.6 on.
const CREATE_HANDLE_FROM_BINDING: u32 = 217;

/// Moves the resources of a module.
pub(super) fn rebind(edit: &mut ModuleEdit<'_>, moves: &Moves) -> Result<(), EditError> {
    let resources = edit.resources();
    let mut moved = HashMap::new();
    for stated in &resources {
        let resource = stated.resource;
        let Some(found) = moves.of(&resource) else { continue };
        edit.set_number(stated.node, element::SPACE, found.to.space)?;
        edit.set_number(stated.node, element::LOWER_BOUND, found.to.register)?;
        moved.insert((resource.class as u32, resource.id), found);
    }
    if let Some(missing) = moves.iter().find(|wanted| !moved.values().any(|found| found == wanted)) {
        return Err(refused(format_args!(
            "not all modules in the container bind a resource to {}",
            missing.from.first
        )));
    }
    Handles { edit, moves, moved, binds: HashMap::new(), uses: None }.move_all()
}

/// The handles that functions make of resources.
struct Handles<'e, 'm> {
    edit: &'e mut ModuleEdit<'m>,
    moves: &'e Moves,
    /// What moves, by class and id.
    moved: HashMap<(u32, u32), Move>,
    /// The bindings as constants, new by old.
    binds: HashMap<ValueId, ValueId>,
    /// How often each value is named.
    uses: Option<Vec<u32>>,
}

impl Handles<'_, '_> {
    fn move_all(&mut self) -> Result<(), EditError> {
        let module = self.edit.module;
        for (number, instruction) in module.instructions.iter().enumerate() {
            let Some(call) = OperationCall::of(module, instruction) else { continue };
            let Some(record) = self.edit.editor.instruction(number as u32) else { continue };
            match (call.opcode, call.arguments) {
                (CREATE_HANDLE, [_, class, id, index, _]) => {
                    let (Some(class), Some(id)) = (self.edit.u32(ValueId(*class)), self.edit.u32(ValueId(*id))) else {
                        return Err(refused("a handle is made of a resource that only the running program knows"));
                    };
                    if let Some(found) = self.moved.get(&(class, id)).copied() {
                        self.move_index(record, ValueId(*index), found)?;
                    }
                }
                (CREATE_HANDLE_FROM_BINDING, [_, bind, index, _]) => {
                    if let Some(found) = self.move_of(ValueId(*bind))? {
                        let bind = self.moved_bind(ValueId(*bind), found)?;
                        self.set_argument(record, 3, bind)?;
                        self.move_index(record, ValueId(*index), found)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The move of the resource whose binding a constant states: first and last register, space, class.
    fn move_of(&self, bind: ValueId) -> Result<Option<Move>, EditError> {
        let module = self.edit.module;
        let fields = match module.constant(bind) {
            Some(Constant::Null) => Some([0; 4]),
            Some(Constant::Aggregate(fields)) => {
                let mut numbers = fields.of(&module.operands).iter().map(|field| self.edit.u32(ValueId(*field)));
                let mut next = || numbers.next().flatten();
                next().zip(next()).zip(next().zip(next())).map(|((a, b), (c, d))| [a, b, c, d])
            }
            _ => None,
        };
        let Some([register, _, space, class]) = fields else {
            return Err(refused("a handle is made of a binding that only the running program knows"));
        };
        let class = ResourceClass::new(class & 0xff);
        Ok(class.and_then(|class| self.moves.find(Binding { class, register, space })))
    }

    /// The constant that states the new binding.
    fn moved_bind(&mut self, bind: ValueId, found: Move) -> Result<ValueId, EditError> {
        if let Some(new) = self.binds.get(&bind) {
            return Ok(*new);
        }
        let edit = &mut *self.edit;
        let ty = edit.editor.constant_type(bind);
        let Some(ty) = ty else { return Err(refused("a binding is no constant")) };
        let to = found.moved();
        let words = [to.first.register, to.last().unwrap_or(u32::MAX), to.first.space];
        let class = to.first.class as u32;
        let new = if words == [0; 3] && class == 0 {
            edit.editor.add_constant(ty, constants::Null::CODE, Vec::new())?
        } else {
            let mut fields = Vec::new();
            for word in words {
                fields.push(edit.word(word)?);
            }
            fields.push(edit.add_integer(edit.integer_type(8)?, class as i32)?);
            let fields: Vec<u64> = fields.iter().map(|field| field.0.into()).collect();
            let elements = bitcode::List::new(bitcode::Operands::new(&fields, 0));
            edit.editor.add_constant(ty, constants::Aggregate::CODE, terms_of(&constants::Aggregate { elements }))?
        };
        self.binds.insert(bind, new);
        Ok(new)
    }

    /// Gives the argument of a call, counted from the last one, another value.
    fn set_argument(&mut self, call: RecordId, from_end: usize, value: ValueId) -> Result<(), EditError> {
        let mut terms = self.edit.editor.terms(call)?;
        let count = terms.len();
        if let Some(term) = count.checked_sub(from_end).and_then(|at| terms.get_mut(at)) {
            term.value = value.0.into();
        }
        self.edit.editor.set(call, terms);
        Ok(())
    }

    /// Moves the register of a handle, its argument before the last.
    fn move_index(&mut self, call: RecordId, index: ValueId, found: Move) -> Result<(), EditError> {
        let difference = found.difference();
        if difference == 0 {
            return Ok(());
        }
        if let Some(number) = self.edit.u32(index) {
            let number = self.edit.word(number.wrapping_add(difference))?;
            return self.set_argument(call, 2, number);
        }
        // dxc adds the first register, even if it is 0, to the index in an array.
        let sum = match self.sum(index, found.from.first.register) {
            Some((sum, offset)) if self.uses()?.get(index.0 as usize) == Some(&1) => {
                let first = self.edit.word(found.to.register)?;
                self.edit.editor.set(sum, terms_of(&sum_of(offset, first)));
                return Ok(());
            }
            Some((_, offset)) => self.add(call, offset, found.to.register)?,
            None => self.add(call, index, difference)?,
        };
        self.set_argument(call, 2, sum)
    }

    /// The record of a sum of an offset and `first`, and the offset.
    fn sum(&self, value: ValueId, first: u32) -> Option<(RecordId, ValueId)> {
        let module = self.edit.module;
        let ValueKind::Instruction(number) = module.value(value)?.kind else { return None };
        let Instruction { opcode: Opcode::Add, operands, .. } = module.instructions.get(number as usize)? else {
            return None;
        };
        let [offset, added] = operands.of(&module.operands) else { return None };
        (self.edit.u32(ValueId(*added))? == first).then_some((self.edit.editor.instruction(number)?, ValueId(*offset)))
    }

    fn uses(&mut self) -> Result<&[u32], EditError> {
        if self.uses.is_none() {
            self.uses = Some(self.edit.uses(Names::Value)?);
        }
        Ok(self.uses.as_deref().unwrap_or_default())
    }

    /// Adds a number to a value before a call.
    fn add(&mut self, call: RecordId, value: ValueId, number: u32) -> Result<ValueId, EditError> {
        let number = self.edit.word(number)?;
        let terms = terms_of(&sum_of(value, number));
        let record = self.edit.editor.insert_before(call, function::Binop::CODE, terms)?;
        self.edit.editor.makes(record).value.ok_or_else(|| refused("a sum makes no value"))
    }
}

fn sum_of(left: ValueId, right: ValueId) -> function::Binop {
    function::Binop {
        lhs: TypedValue { value: left.0, forward: None },
        rhs: bitcode::Value(right.0),
        opcode: 0,
        flags: None,
    }
}
