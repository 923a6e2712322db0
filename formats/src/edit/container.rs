//! Edits of a container: parts taken out, programs edited, and HASH with them.

use super::strip::{strip_debug, strip_reflection, strip_root_signature};
use crate::{
    Error, Result,
    dxbc::{Builder, Container, FourCc},
    part::{
        hash::ShaderHash,
        program::{Program, is_program, write_program},
    },
};
use alloc::vec::Vec;
use zerocopy::FromBytes;

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
    edit_programs(container, &mut builder, programs, |kind, bitcode| {
        let mut edited: Option<Vec<u8>> = None;
        for strip in what {
            let current = edited.as_deref().unwrap_or(bitcode);
            let next = match (strip, kind) {
                (Strip::Debug, FourCc::DXIL) => strip_debug(current)?,
                (Strip::Reflection, FourCc::DXIL) => strip_reflection(current)?,
                (Strip::RootSignature, _) => strip_root_signature(current)?,
                _ => None,
            };
            edited = next.or(edited);
        }
        Ok(edited)
    })?;
    Ok(builder)
}

/// Edits the bitcode of the programs of these kinds that `builder` still has of `container`; `edit` gets a part's kind and bitcode, and
/// gives other bitcode or none. Where the program of DXIL changes, the hash in HASH follows, as dxc makes it: of that
/// bitcode, or, where it covers the source and was of the bitcode in ILDB, of that one.
///
/// # Errors
/// What `edit` says; a program that cannot be laid out; several programs of a kind.
pub fn edit_programs(
    container: &Container<'_>,
    builder: &mut Builder<'_>,
    kinds: &[FourCc],
    mut edit: impl FnMut(FourCc, &[u8]) -> Result<Option<Vec<u8>>>,
) -> Result<()> {
    let mut seen = Vec::new();
    for part in container.parts().filter(|part| is_program(part.data)) {
        if !kinds.contains(&part.kind) || !builder.has(part.kind) {
            continue;
        }
        if seen.contains(&part.kind) {
            let found = format_args!("another part {}", part.kind);
            return Err(Error::new("container", part.offset, "one program of a kind", found));
        }
        seen.push(part.kind);
        let program = Program::read(&part)?;
        let Some(bitcode) = edit(part.kind, program.bitcode).map_err(|error| error.rebased(program.offset))? else {
            continue;
        };
        let mut written = Vec::new();
        let header = program.header;
        write_program(header.version.get(), header.bitcode.dxil_version.get(), &bitcode, &mut written)?;
        builder.replace(part.kind, written);
        if let Some(hash) = container.find(FourCc::HASH) {
            let old = ShaderHash::read(&hash)?;
            // dxc hashed the source's module before it took the root signature out: such a hash cannot be made again.
            let follows = match old.includes_source() {
                true => part.kind == FourCc::ILDB && old.digest == ShaderHash::digest_of(program.bitcode),
                false => part.kind == FourCc::DXIL,
            };
            if follows {
                let new = ShaderHash { digest: ShaderHash::digest_of(&bitcode), ..*old };
                let mut bytes = hash.data.to_vec();
                if let Ok((place, _)) = ShaderHash::mut_from_prefix(&mut bytes) {
                    *place = new;
                }
                builder.replace(FourCc::HASH, bytes);
            }
        }
    }
    Ok(())
}
