//! HASH and the debug name, which are made of programs' bitcode.

use crate::{
    Result,
    dxbc::{Builder, Container, FourCc},
    part::{
        debug_name::{DebugName, write_debug_name},
        hash::ShaderHash,
        program::Program,
    },
};
use alloc::{format, string::String, vec::Vec};
use zerocopy::IntoBytes;

/// A program's bitcode that changed.
pub(super) struct Changed<'a> {
    pub kind: FourCc,
    pub old: &'a [u8],
    pub new: Vec<u8>,
}

/// Makes HASH, and a debug name that is made of it, anew where the bitcode changed that they were made of.
///
/// dxc hashes the bitcode of the DXIL part, or where the hash covers the source that with debug info. A hash that is of
/// neither becomes one of the DXIL part: what it was made of is not in the container.
///
/// Source: `SerializeDxilContainerForModule` in dxc's `DxilContainerAssembler.cpp`.
pub(super) fn follow(container: &Container<'_>, changed: &[Changed<'_>], builder: &mut Builder<'_>) -> Result<()> {
    let Some(part) = container.find(FourCc::HASH).filter(|_| builder.has(FourCc::HASH)) else { return Ok(()) };
    let old = ShaderHash::read(&part)?;
    let of = |wanted: FourCc| changed.iter().find(|changed| changed.kind == wanted);
    let hashed = |bitcode: &[u8]| ShaderHash::digest_of(bitcode) == old.digest;
    let made_of = [FourCc::DXIL, FourCc::ILDB].into_iter().filter_map(of).find(|changed| hashed(changed.old));
    let stays = || container.parts().filter_map(|part| Program::read(&part).ok()).any(|found| hashed(found.bitcode));
    let (flags, bitcode) = match (made_of, of(FourCc::DXIL)) {
        (Some(changed), _) => (old.flags, &changed.new),
        (None, Some(changed)) if !stays() => (0.into(), &changed.new),
        _ => return Ok(()),
    };
    let new = ShaderHash { flags, digest: ShaderHash::digest_of(bitcode) };
    let mut data = new.as_bytes().to_vec();
    data.extend_from_slice(part.data.get(data.len()..).unwrap_or_default());
    builder.replace(FourCc::HASH, data);
    let file = |digest: [u8; 16]| digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>() + ".pdb";
    if let Some(part) = container.find(FourCc::ILDN).filter(|_| builder.has(FourCc::ILDN))
        && DebugName::read(&part)?.name() == file(old.digest).as_bytes()
    {
        let mut data = Vec::new();
        write_debug_name(file(new.digest).as_bytes(), &mut data)?;
        builder.replace(FourCc::ILDN, data);
    }
    Ok(())
}
