//! The programs in a container.

use super::{EditError, edit_programs, module::ModuleEdit, refused};
use crate::{
    dxbc::{Builder, Container, FourCc, Part},
    dxil::DxilModule,
    ir::Module,
    part::program::{Program, is_program},
};
use alloc::vec::Vec;

/// The parts that hold programs, the ones with names before the one that may have lost them.
pub(super) const KINDS: [FourCc; 3] = [FourCc::STAT, FourCc::ILDB, FourCc::DXIL];

/// The only part of a kind.
pub(super) fn only<'a>(container: &Container<'a>, kind: FourCc) -> Result<Option<Part<'a>>, EditError> {
    let mut found = container.parts().filter(|part| part.kind == kind);
    let part = found.next();
    match found.count() {
        0 => Ok(part),
        more => Err(refused(format_args!("{} parts {kind}; which is meant is not clear", more + 1))),
    }
}

/// The programs of a container.
pub(super) fn programs<'a>(container: &Container<'a>) -> Result<Vec<(FourCc, Program<'a>)>, EditError> {
    let mut programs = Vec::new();
    for kind in KINDS {
        if let Some(part) = only(container, kind)?.filter(|part| is_program(part.data)) {
            programs.push((kind, Program::read(&part)?));
        }
    }
    if !programs.iter().any(|(kind, _)| *kind != FourCc::STAT) {
        // It says what is there in its place.
        crate::part::program::listed_program_part(container)?;
    }
    Ok(programs)
}

/// Reads the module of a program and what it says, for `with`.
pub(super) fn with_module<T>(
    program: &Program<'_>,
    with: impl FnOnce(ModuleEdit<'_>) -> Result<T, EditError>,
) -> Result<T, EditError> {
    let within = |error: crate::Error| error.rebased(program.offset);
    let module = Module::read(program.bitcode).map_err(within)?;
    let dxil = DxilModule::load(&module)?;
    with(ModuleEdit::new(&dxil, program.bitcode).map_err(|error| error.rebased(program.offset))?)
}

/// Changes the modules of all programs of a container; gives the container's builder with the new programs.
pub(super) fn change<'a>(
    container: &Container<'a>,
    mut change: impl FnMut(&mut ModuleEdit<'_>) -> Result<(), EditError>,
) -> Result<Builder<'a>, EditError> {
    let mut builder = Builder::of(container);
    programs(container)?;
    edit_programs(container, &mut builder, &KINDS, |_, program| {
        with_module(program, |mut edit| {
            change(&mut edit)?;
            Ok(Some(edit.editor.write()?))
        })
    })?;
    Ok(builder)
}
