//! HASH, which is made of a program's bitcode.

use crate::{
    Result,
    dxbc::{Builder, Container, FourCc},
    part::{hash::ShaderHash, program::Program},
};
use alloc::vec::Vec;
use zerocopy::IntoBytes;

/// A program's bitcode that changed.
pub(super) struct Changed<'a> {
    pub kind: FourCc,
    pub old: &'a [u8],
    pub new: Vec<u8>,
}

/// Makes HASH anew where the bitcode changed that it was made of.
///
/// dxc hashes the bitcode of the DXIL part, or where the hash covers the source that with debug info. Where that is not
/// in the container, its hash cannot be made again and stays; one of the DXIL part that was wrong before is right then.
/// ILDN stays too: it names a file that is there.
///
/// Source: `SerializeDxilContainerForModule` in dxc's `DxilContainerAssembler.cpp`.
pub(super) fn follow(container: &Container<'_>, changed: &[Changed<'_>], builder: &mut Builder<'_>) -> Result<()> {
    let Some(part) = container.find(FourCc::HASH).filter(|_| builder.has(FourCc::HASH)) else { return Ok(()) };
    let old = ShaderHash::read(&part)?;
    let of = |wanted: FourCc| changed.iter().find(|changed| changed.kind == wanted);
    let hashed = |bitcode: &[u8]| ShaderHash::digest_of(bitcode) == old.digest;
    let made_of = [FourCc::DXIL, FourCc::ILDB].into_iter().filter_map(of).find(|changed| hashed(changed.old));
    let stays = || {
        let mut programs = container.parts().filter_map(|part| Program::read(&part).ok());
        old.includes_source() || programs.any(|found| hashed(found.bitcode))
    };
    let Some(changed) = made_of.or_else(|| of(FourCc::DXIL).filter(|_| !stays())) else { return Ok(()) };
    let new = ShaderHash { digest: ShaderHash::digest_of(&changed.new), ..*old };
    let mut data = new.as_bytes().to_vec();
    data.extend_from_slice(part.data.get(data.len()..).unwrap_or_default());
    builder.replace(FourCc::HASH, data);
    Ok(())
}
