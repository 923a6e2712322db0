//! A whole container, from bare bitcode.

use super::{SignatureKind, Target, features, hash, psv0, rdat, signature};
use crate::{
    Result,
    dxbc::{Builder, DigestChoice, FourCc},
    dxil::DxilModule,
    edit::strip_debug,
    error::Error,
    ir::Module,
    listing::Release,
    part::{
        debug_name::write_debug_name,
        hash::ShaderHash,
        program::{ShaderKind, write_program},
    },
};
use alloc::{format, string::String, vec::Vec};
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
/// A module with debug info goes into ILDB, with the name of its debug file in ILDN; DXIL has it without, edited in place
/// ([`crate::edit::strip_debug`]), where dxc writes it anew.
///
/// What only LLVM's writer of bitcode can make is not there: STAT, which holds the module without its functions' bodies
/// for reflection.
///
/// # Errors
/// Bitcode that cannot be read or is no DXIL; a module with a root signature or subobjects, which dxc takes out of
/// the program by writing it anew.
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
        builder.push(FourCc::PSV0, psv0(&dxil, target.psv0_version)?.build()?);
    }
    let (major, minor) = dxil.shader_model.dxil_version().unwrap_or(dxil.version);
    let program = |bitcode: &[u8]| {
        let mut program = Vec::new();
        write_program(dxil.shader_model.program_version(), major << 8 | minor, bitcode, &mut program)?;
        Ok::<_, Error>(program)
    };
    let stripped = if has_debug_info(&module) { strip_debug(bitcode)? } else { None };
    // The hash is of the source where there is one, and so is the name of the debug file.
    let hash = ShaderHash { flags: u32::from(stripped.is_some()).into(), ..hash(bitcode) };
    if stripped.is_some() {
        builder.push(FourCc::ILDB, program(bitcode)?);
        if validator.is_at_least(1, 1) {
            let digits = hash.digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
            let mut name = Vec::new();
            write_debug_name(format!("{digits}.pdb").as_bytes(), &mut name)?;
            builder.push(FourCc::ILDN, name);
        }
    }
    if validator.is_at_least(1, 5) {
        builder.push(FourCc::HASH, hash.as_bytes().to_vec());
    }
    builder.push(FourCc::DXIL, program(stripped.as_deref().unwrap_or(bitcode))?);
    builder.build()
}

/// Whether a module has debug info.
fn has_debug_info(module: &Module) -> bool {
    module.metadata.named.iter().any(|named| module.str(named.name) == b"llvm.dbg.cu")
}

/// Refuses a module that holds what dxc writes into parts of their own and takes out of the program.
fn refuse_what_is_taken_out(module: &Module) -> Result<()> {
    let names = module.metadata.named.iter().map(|named| module.str(named.name));
    let found = names.filter_map(|name| match name {
        b"dx.rootSignature" => Some("a root signature (dx.rootSignature)"),
        b"dx.subobjects" => Some("subobjects (dx.subobjects)"),
        _ => None,
    });
    match found.into_iter().next() {
        Some(found) => Err(Error::new("module", 0, "a module that goes into the part DXIL as it is", found)),
        None => Ok(()),
    }
}
