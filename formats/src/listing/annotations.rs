//! What dxc appends to calls of DXIL operations.
use super::{Release, Text};
use crate::ir::{Instruction, Module};
pub(crate) fn print_call_annotation(_: &Module, _: &Instruction, _: Release, _: &mut Text) {}
