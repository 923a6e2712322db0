//! Edits of a container: parts taken out, programs edited, and HASH with them.

use super::{
    hash::{self, Changed},
    strip::{strip_debug, strip_reflection, strip_root_signature},
};
use crate::{
    Error, Result,
    dxbc::{Builder, Container, FourCc},
    part::program::{Program, is_program, write_program},
};
use alloc::vec::Vec;

/// What is stripped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strip {
    /// Debug information: the parts ILDB, ILDN, SRCI and PDBI, and what is left of it in the program.
    Debug,
    /// What reflection reads: the part STAT, and names and annotations in the program.
    Reflection,
    /// The root signature: the part RTS0, and what is left of it in programs.
    RootSignature,
    /// Private data: the part PRIV.
    Private,
}

/// A container's file that is left when it is stripped as dxc's options `-Qstrip_debug`, `-Qstrip_reflect`,
/// `-Qstrip_rootsignature` and `-Qstrip_priv` do, ready for its digest. What is not stripped keeps its bits: so does
/// ILDN, which names a file that is there, where the hash changes that it was named by.
///
/// # Errors
/// A program that cannot be edited; a container whose only program is the one with debug information; several programs
/// of a kind.
pub fn strip<'a>(container: &Container<'a>, what: &[Strip]) -> Result<Builder<'a>> {
    let mut builder = Builder::of(container);
    if what.contains(&Strip::Debug)
        && let Some(debug) = container.find(FourCc::ILDB)
        && container.find(FourCc::DXIL).is_none()
    {
        let expected = "a DXIL part, which stays when the debug information goes";
        return Err(Error::new("container", debug.offset, expected, "a program in ILDB only"));
    }
    for strip in what {
        let kinds: &[FourCc] = match strip {
            Strip::Debug => &[FourCc::ILDB, FourCc::ILDN, FourCc::SRCI, FourCc::PDBI],
            Strip::Reflection => &[FourCc::STAT],
            Strip::RootSignature => &[FourCc::RTS0],
            Strip::Private => &[FourCc::PRIV],
        };
        for kind in kinds {
            builder.remove(*kind);
        }
    }
    let programs: &[FourCc] = if what.contains(&Strip::RootSignature) {
        &[FourCc::DXIL, FourCc::ILDB, FourCc::STAT]
    } else if what.contains(&Strip::Debug) || what.contains(&Strip::Reflection) {
        &[FourCc::DXIL]
    } else {
        &[]
    };
    edit_programs(container, &mut builder, programs, |kind, program| {
        let mut edited: Option<Vec<u8>> = None;
        for strip in what {
            let current = edited.as_deref().unwrap_or(program.bitcode);
            let next = match (strip, kind) {
                (Strip::Debug, FourCc::DXIL) => strip_debug(current),
                (Strip::Reflection, FourCc::DXIL) => strip_reflection(current),
                (Strip::RootSignature, _) => strip_root_signature(current),
                _ => Ok(None),
            };
            edited = next.map_err(|error| error.rebased(program.offset))?.or(edited);
        }
        Ok::<_, Error>(edited)
    })?;
    Ok(builder)
}

/// Edits the bitcode of the programs of these kinds that `builder` still has of `container`; `edit` gets a part's kind and
/// program, and gives other bitcode or none. Where the bitcode changes that the hash in HASH was made of, it follows as dxc
/// makes it.
///
/// # Errors
/// What `edit` says; a program that cannot be laid out; several programs of a kind.
pub fn edit_programs<E: From<Error>>(
    container: &Container<'_>,
    builder: &mut Builder<'_>,
    kinds: &[FourCc],
    mut edit: impl FnMut(FourCc, &Program<'_>) -> Result<Option<Vec<u8>>, E>,
) -> Result<(), E> {
    let mut changed: Vec<Changed<'_>> = Vec::new();
    let mut seen = Vec::new();
    for part in container.parts().filter(|part| is_program(part.data)) {
        if !kinds.contains(&part.kind) || !builder.has(part.kind) {
            continue;
        }
        if seen.contains(&part.kind) {
            let found = format_args!("another part {}", part.kind);
            return Err(Error::new("container", part.offset, "one program of a kind", found).into());
        }
        seen.push(part.kind);
        let program = Program::read(&part)?;
        let edited = edit(part.kind, &program)?.filter(|bitcode| bitcode != program.bitcode);
        let Some(bitcode) = edited else { continue };
        let mut written = Vec::new();
        let header = program.header;
        write_program(header.version.get(), header.bitcode.dxil_version.get(), &bitcode, &mut written)?;
        builder.replace(part.kind, written);
        changed.push(Changed { kind: part.kind, old: program.bitcode, new: bitcode });
    }
    Ok(hash::follow(container, &changed, builder)?)
}
