//! A whole container, from bare bitcode.

use super::{SignatureKind, Target, features, hash, psv0, psv0_versions, rdat, signature};
use crate::{
    Result,
    dxbc::{Builder, DigestChoice, FourCc},
    dxil::DxilModule,
    error::Error,
    ir::Module,
    listing::Release,
    part::program::{ShaderKind, dxil_version_word, write_program},
};
use alloc::vec::Vec;
use zerocopy::IntoBytes;

/// What a container is made with beside its module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// Which digest it gets: dxc's assembler leaves it to the validator, and writes zeros.
    pub digest: DigestChoice,
    /// The release of dxc whose parts it gets, where a module that is not to be validated leaves that open.
    pub release: Release,
}

/// A container of the module in `bitcode`, as dxc's assembler (`dxa`) makes it, with the digest of its bytes.
///
/// Its parts are SFI0, ISG1, OSG1, PSG1 where there are patch constants or primitives, PSV0, HASH for validators from
/// 1.5 on, and DXIL; of a library SFI0, RDAT, HASH and DXIL. A module that says for which validator it is made is put
/// in as it is.
///
/// What only LLVM's writer of bitcode can make is not there: STAT, which holds the module without its functions' bodies
/// for reflection.
///
/// # Errors
/// Bitcode that cannot be read or is no DXIL; a module with debug info, a root signature or subobjects, which dxc takes
/// out of the program by writing it anew.
pub fn container(bitcode: &[u8]) -> Result<Vec<u8>> {
    container_with(bitcode, &Contents::default())
}

/// As [`container`], with other contents beside the module.
///
/// # Errors
/// As [`container`].
pub fn container_with(bitcode: &[u8], contents: &Contents) -> Result<Vec<u8>> {
    let module = Module::read(bitcode)?;
    let dxil = DxilModule::load(&module)?;
    refuse_what_is_taken_out(&module)?;
    let target = Target::of_release(&dxil, contents.release);
    let validator = target.validator;
    let mut builder = Builder::new().digest(contents.digest);
    builder.push(FourCc::SFI0, features(&dxil).as_bytes().to_vec());
    if dxil.shader_model.kind == ShaderKind::Library {
        builder.push(FourCc::RDAT, rdat(&dxil, target, None)?);
    } else {
        for kind in SignatureKind::ALL {
            if let Some(data) = signature(&dxil, kind, target)? {
                builder.push(kind.part(), data);
            }
        }
        builder.push(FourCc::PSV0, psv0(&dxil, *psv0_versions(validator).start())?.build()?);
    }
    if validator.is_at_least(1, 5) {
        builder.push(FourCc::HASH, hash(bitcode).as_bytes().to_vec());
    }
    let mut program = Vec::new();
    let version = dxil.shader_model.dxil_version().unwrap_or(dxil.version);
    write_program(dxil.shader_model.program_version(), dxil_version_word(version), bitcode, &mut program)?;
    builder.push(FourCc::DXIL, program);
    builder.build()
}

/// Refuses a module that holds what dxc writes into parts of their own and takes out of the program.
fn refuse_what_is_taken_out(module: &Module) -> Result<()> {
    let names = module.metadata.named.iter().map(|named| module.str(named.name));
    let found = names.filter_map(|name| match name {
        b"llvm.dbg.cu" => Some("debug info"),
        b"dx.rootSignature" => Some("a root signature (dx.rootSignature)"),
        b"dx.subobjects" => Some("subobjects (dx.subobjects)"),
        _ => None,
    });
    match found.into_iter().next() {
        Some(found) => Err(Error::new("module", 0, "a module that goes into the part DXIL as it is", found)),
        None => Ok(()),
    }
}
