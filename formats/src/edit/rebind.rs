//! Moving resources in a whole container.

use super::{Binding, EditError, binding::Moves, parts, programs, refused, registers};
use crate::dxbc::{Builder, Container, FourCc};
use alloc::vec::Vec;

/// Moves resources to other registers, all at once: each is called by its first register, and moves with all of them. The
/// modules follow, where functions make handles too, and PSV0 and runtime data.
///
/// # Errors
/// A container or part that cannot be read; a register that no resource begins at; one that another resource has or
/// that the root signature in the container does not bind; numbers past 2^32.
pub fn rebind(container: &Container<'_>, rebinds: &[(Binding, Binding)]) -> Result<Vec<u8>, EditError> {
    let programs = programs::programs(container)?;
    let Some((_, program)) = programs.iter().find(|(kind, _)| *kind != FourCc::STAT) else {
        return Err(refused("no program binds resources"));
    };
    let moves = programs::with_module(program, |edit| Moves::plan(rebinds, &edit.dxil.resources))?;
    if moves.is_empty() {
        return Ok(Builder::of(container).build()?);
    }
    let mut builder = programs::change(container, |edit| registers::rebind(edit, &moves))?;
    if let Some(part) = programs::only(container, FourCc::PSV0)? {
        builder.replace(FourCc::PSV0, parts::rebind_psv0(container, &part, program.kind(), &moves)?);
    }
    if let Some(part) = programs::only(container, FourCc::RDAT)? {
        builder.replace(FourCc::RDAT, parts::rebind_rdat(&part, &moves)?);
    }
    Ok(builder.build()?)
}
