//! A whole container, from bare bitcode.

use super::{
    SignatureKind, Target, features, hash, psv0, rdat,
    reflection::{emit_again, has_named, reflection, remove_named, set_validator_version},
    signature,
};
use crate::{
    Result,
    dxbc::{Builder, DigestChoice, FourCc},
    dxil::DxilModule,
    edit::strip_debug,
    error::Error,
    ir::Module,
    part::{
        debug_name::write_debug_name,
        hash::ShaderHash,
        program::{ShaderKind, write_program},
    },
    release::Release,
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
/// Its parts are SFI0, ISG1, OSG1, PSG1 where there are patch constants or primitives, PSV0, RTS0 where the module holds a
/// root signature, STAT, HASH for validators from 1.5 on, and DXIL; of a library SFI0, RDAT with the module's
/// subobjects, STAT, HASH and DXIL. STAT is the module without its functions' bodies.
///
/// A module with debug info goes into ILDB, with the name of its debug file in ILDN; DXIL has it without.
///
/// As dxc does, the module is written anew ([`Module::write`]): it has the same bits where LLVM wrote it. A module that
/// does not say for which validator it is made is made for that of the release.
///
/// # Errors
/// Bitcode that cannot be read or is no DXIL.
pub fn container(bitcode: &[u8]) -> Result<Vec<u8>> {
    container_with(bitcode, &Contents::default())
}

/// As [`container`], with other contents beside the module.
///
/// # Errors
/// As [`container`].
pub fn container_with(bitcode: &[u8], contents: &Contents) -> Result<Vec<u8>> {
    let mut module = Module::read(bitcode)?;
    if !has_named(&module, "dx.valver") {
        set_validator_version(&mut module, contents.release.validator_version());
    }
    let dxil = DxilModule::load(&module)?;
    let target = Target::of_release(&dxil, contents.release);
    let validator = target.validator;
    let kind = dxil.shader_model.kind;
    let mut builder = Builder::new().digest(contents.digest);
    builder.push(FourCc::SFI0, features(&dxil).as_bytes().to_vec());
    let taken_out = if kind == ShaderKind::Library {
        builder.push(FourCc::RDAT, rdat(&dxil, target, None)?);
        "dx.subobjects"
    } else {
        for kind in SignatureKind::ALL {
            if let Some(data) = signature(&dxil, kind, target)? {
                builder.push(kind.part(), data);
            }
        }
        builder.push(FourCc::PSV0, psv0(&dxil, target.psv0_version)?.build()?);
        if let Some(root_signature) = dxil.root_signature {
            builder.push(FourCc::RTS0, root_signature.to_vec());
        }
        "dx.rootSignature"
    };
    let version = dxil.version;
    let (major, minor) = dxil.shader_model.dxil_version().unwrap_or(contents.release.dxil_version());
    let program_version = dxil.shader_model.program_version();
    let program = |bitcode: &[u8]| {
        let mut program = Vec::new();
        write_program(program_version, major << 8 | minor, bitcode, &mut program)?;
        Ok::<_, Error>(program)
    };
    drop(dxil);
    let whole = module.write(false)?;
    // Of a module that LLVM would not have taken not all that is wrong is found while it is read.
    Module::read(&whole)?;
    // What dxc takes out of the module it writes so that the orders of uses are kept.
    let mut code = if remove_named(&mut module, taken_out) { module.write(true)? } else { whole.clone() };
    let source = if has_debug_info(&module) { strip_debug(&code)? } else { None };
    let source = source.map(|stripped| core::mem::replace(&mut code, stripped));
    // The hash is of the source where there is one, and so is the name of the debug file.
    let hash = match &source {
        Some(source) => {
            builder.push(FourCc::ILDB, program(source)?);
            module = Module::read(&code)?;
            emit_again(&mut module, kind, version);
            code = module.write(false)?;
            ShaderHash { flags: 1.into(), ..hash(&whole) }
        }
        None => hash(&code),
    };
    builder.push(FourCc::STAT, program(&reflection(&mut module, kind, version)?)?);
    if source.is_some() && validator.is_at_least(1, 1) {
        let digits = hash.digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let mut name = Vec::new();
        write_debug_name(format!("{digits}.pdb").as_bytes(), &mut name)?;
        builder.push(FourCc::ILDN, name);
    }
    if validator.is_at_least(1, 5) {
        builder.push(FourCc::HASH, hash.as_bytes().to_vec());
    }
    builder.push(FourCc::DXIL, program(&code)?);
    builder.build()
}

/// Whether a module has debug info.
fn has_debug_info(module: &Module) -> bool {
    module.metadata.named.iter().any(|named| module.str(named.name).starts_with(b"llvm.dbg."))
}
