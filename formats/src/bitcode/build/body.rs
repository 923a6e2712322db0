//! A function's body in the making.

use super::{FunctionId, LOCALS, Numbers, Output};
use crate::{
    Error, Result,
    bitcode::{
        Numbering, Operand, OperandWriter, Record, Term, TypedValue, Value, ValueIndex, block,
        function::{self, Call, DeclareBlocks},
    },
    bitstream::FORMAT,
};
use alloc::vec::Vec;

/// The instructions of a function: what [`ModuleBuilder::define`](super::ModuleBuilder::define) takes.
#[derive(Clone, Debug)]
pub struct Body {
    function: FunctionId,
    blocks: u32,
    instructions: Vec<Instruction>,
    terms: Vec<Term>,
    /// How many values there are: parameters, and what instructions made.
    values: u32,
}

#[derive(Clone, Copy, Debug)]
struct Instruction {
    code: u32,
    /// Where its terms end.
    end: usize,
    makes_value: bool,
}

impl Body {
    pub(super) fn new(function: FunctionId, blocks: u32) -> Self {
        Self { function, blocks, instructions: Vec::new(), terms: Vec::new(), values: function.parameters }
    }

    pub(super) fn function(&self) -> FunctionId {
        self.function
    }

    /// The value of a parameter, from 0.
    pub fn parameter(&self, index: u32) -> ValueIndex {
        ValueIndex(LOCALS + index)
    }

    /// Appends an instruction: a record of [`crate::bitcode::function`] but calls. The value that it makes, if it makes
    /// one.
    ///
    /// # Errors
    /// A call or invoke, whose operands only [`Body::call`] can make; a list of blocks, which the body writes itself.
    pub fn push<'a, R: Record<'a>>(&mut self, record: &R) -> Result<Option<ValueIndex>> {
        if let Call::CODE | function::Invoke::CODE | DeclareBlocks::CODE = R::CODE {
            return Err(Error::new(FORMAT, 0, "an instruction but calls", R::NAME));
        }
        record.write(&mut OperandWriter::of_terms(&mut self.terms));
        let made = Numbering::default().makes(block::FUNCTION, R::CODE, &[]);
        Ok(self.end(R::CODE, made.value))
    }

    /// Appends a call; the function's result, if it has one.
    ///
    /// # Errors
    /// More or fewer arguments than the function has parameters.
    pub fn call(&mut self, function: FunctionId, arguments: &[ValueIndex]) -> Result<Option<ValueIndex>> {
        if arguments.len() != function.parameters as usize {
            let expected = format_args!("{} arguments", function.parameters);
            return Err(Error::new(FORMAT, 0, expected, arguments.len()));
        }
        let writer = &mut OperandWriter::of_terms(&mut self.terms);
        Call { attributes: 0, flags: Call::STATES_TYPE, operands: &[] }.write(writer);
        function.ty.write(writer);
        TypedValue::from(function.value).write(writer);
        arguments.iter().for_each(|argument| Value::from(*argument).write(writer));
        Ok(self.end(Call::CODE, function.returns))
    }

    /// Ends the record whose terms were written.
    fn end(&mut self, code: u32, makes_value: bool) -> Option<ValueIndex> {
        self.instructions.push(Instruction { code, end: self.terms.len(), makes_value });
        let value = ValueIndex(LOCALS + self.values);
        self.values += u32::from(makes_value);
        makes_value.then_some(value)
    }

    pub(super) fn write(&self, out: &mut Output, numbers: Numbers) -> Result<()> {
        let numbers = Numbers { locals: self.values, ..numbers };
        let mut next_value = numbers.globals + numbers.constants + self.function.parameters;
        out.record(&DeclareBlocks { count: self.blocks });
        let mut start = 0;
        for instruction in &self.instructions {
            let terms = self.terms.get(start..instruction.end).unwrap_or(&[]);
            out.terms(instruction.code, terms, &numbers, next_value)?;
            next_value += u32::from(instruction.makes_value);
            start = instruction.end;
        }
        Ok(())
    }
}
