//! The programs in a container, and what is made of their bytes: HASH and the debug name.

use super::{EditError, module::ModuleEdit, refused};
use crate::{
    dxbc::{Builder, Container, FourCc, Part},
    dxil::DxilModule,
    ir::Module,
    part::{
        debug_name::{DebugName, write_debug_name},
        hash::ShaderHash,
        program::{Program, is_program, write_program},
    },
};
use alloc::{format, string::String, vec::Vec};
use md5::{Digest, Md5};
use zerocopy::IntoBytes;

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
    let programs = programs(container)?;
    let mut changed = Vec::new();
    for (kind, program) in &programs {
        let bitcode = with_module(program, |mut edit| {
            change(&mut edit)?;
            Ok(edit.editor.write()?)
        })?;
        if bitcode != program.bitcode {
            let mut data = Vec::new();
            let header = program.header;
            write_program(header.version.get(), header.bitcode.dxil_version.get(), &bitcode, &mut data)?;
            builder.replace(*kind, data);
            changed.push((*kind, program.bitcode, bitcode));
        }
    }
    follow(container, &changed, &mut builder)?;
    Ok(builder)
}

/// Makes HASH, and a debug name that is made of it, anew where the bitcode changed that they were made of.
///
/// dxc hashes the bitcode of the DXIL part, or where the hash covers the source that with debug info. A hash that is of
/// neither becomes one of the DXIL part: what it was made of is not in the container.
///
/// Source: `SerializeDxilContainerForModule` in dxc's `DxilContainerAssembler.cpp`.
fn follow(
    container: &Container<'_>,
    changed: &[(FourCc, &[u8], Vec<u8>)],
    builder: &mut Builder<'_>,
) -> Result<(), EditError> {
    let Some(part) = only(container, FourCc::HASH)? else { return Ok(()) };
    let old = ShaderHash::read(&part)?;
    let hash = |bytes: &[u8]| <[u8; 16]>::from(Md5::digest(bytes));
    let of = |wanted: FourCc| changed.iter().find(|(kind, ..)| *kind == wanted);
    let made_of =
        [FourCc::DXIL, FourCc::ILDB].into_iter().filter_map(of).find(|(_, old_bytes, _)| hash(old_bytes) == old.digest);
    let (flags, bitcode) = match (made_of, of(FourCc::DXIL)) {
        (Some((.., bitcode)), _) => (old.flags, bitcode),
        (None, Some((.., bitcode))) if !is_of_unchanged(container, &hash, old) => (0.into(), bitcode),
        _ => return Ok(()),
    };
    let new = ShaderHash { flags, digest: hash(bitcode) };
    let mut data = new.as_bytes().to_vec();
    data.extend_from_slice(part.data.get(data.len()..).unwrap_or_default());
    builder.replace(FourCc::HASH, data);
    let file = |digest: [u8; 16]| digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>() + ".pdb";
    if let Some(part) = only(container, FourCc::ILDN)?
        && DebugName::read(&part)?.name() == file(old.digest).as_bytes()
    {
        let mut data = Vec::new();
        write_debug_name(file(new.digest).as_bytes(), &mut data)?;
        builder.replace(FourCc::ILDN, data);
    }
    Ok(())
}

/// Whether a hash is that of a program that did not change.
fn is_of_unchanged(container: &Container<'_>, hash: &impl Fn(&[u8]) -> [u8; 16], old: &ShaderHash) -> bool {
    let programs = container.parts().filter_map(|part| Program::read(&part).ok());
    programs.into_iter().any(|program| hash(program.bitcode) == old.digest)
}
