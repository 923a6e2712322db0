//! A container whose parts are made again from its module.

use super::{SignatureKind, Target, features, hash, psv0, psv0_versions, rdat, signature};
use crate::{
    Result,
    dxbc::{Builder, Container, FourCc},
    dxil::DxilModule,
    error::Error,
    ir::Module,
    part::{
        hash::ShaderHash,
        program::{Program, ShaderKind},
        psv0::Psv0,
        rdat::Rdat,
    },
};
use alloc::vec::Vec;
use zerocopy::IntoBytes;

/// The parts that can be made of a container's module alone. STAT cannot: it has names that the module in DXIL has no more.
pub const REGENERATED: [FourCc; 7] =
    [FourCc::SFI0, FourCc::ISG1, FourCc::OSG1, FourCc::PSG1, FourCc::RDAT, FourCc::PSV0, FourCc::HASH];

/// The container with parts of these kinds made from its module; `None` means all that a container of such a module
/// has. Parts that are not there are added, PSG1 is taken out where the module has no such elements; the digest is that of
/// the new bytes.
///
/// PSV0 keeps its version where the validator that the module is made for takes it, runtime data its subobjects, and
/// HASH covers what it covered.
///
/// # Errors
/// A container without a program in DXIL, or with one that cannot be read; a kind of part that is not made of a module,
/// or not of one like this. Nothing is made then.
pub fn regenerate(container: &Container<'_>, kinds: Option<&[FourCc]>) -> Result<Vec<u8>> {
    let Some(part) = container.find(FourCc::DXIL) else {
        return Err(Error::new("container", container.base(), "a part DXIL, whose module parts are made from", "none"));
    };
    let program = Program::read(&part)?;
    let module = Module::read(program.bitcode).map_err(|error| error.rebased(program.offset))?;
    let dxil = DxilModule::load(&module).map_err(|error| error.moved(program.offset))?;
    let made = Made { container, program, dxil: &dxil, target: Target::of(&dxil) };
    let mut builder = Builder::of(container);
    for kind in kinds.unwrap_or(&REGENERATED) {
        match made.part(*kind)? {
            Answer::Data(data) => {
                if builder.replace(*kind, data.clone()) == 0 {
                    builder.add(*kind, data);
                }
            }
            Answer::None => _ = builder.remove(*kind),
            // Asked for all, those are meant that there are.
            Answer::Foreign(_) if kinds.is_none() => {}
            Answer::Foreign(why) => {
                let expected = format_args!("a part that is made of this module (asked for {kind})");
                return Err(Error::new("container", part.offset, expected, why));
            }
        }
    }
    builder.build()
}

/// What is made of a module.
enum Answer {
    Data(Vec<u8>),
    /// A part that this module needs not.
    None,
    /// No part of such a module.
    Foreign(&'static str),
}

struct Made<'c, 'm> {
    container: &'c Container<'c>,
    program: Program<'c>,
    dxil: &'c DxilModule<'m>,
    target: Target,
}

impl Made<'_, '_> {
    fn part(&self, kind: FourCc) -> Result<Answer> {
        let is_library = self.dxil.shader_model.kind == ShaderKind::Library;
        let signature_kind = SignatureKind::ALL.into_iter().find(|signature| signature.part() == kind);
        Ok(match (kind, signature_kind) {
            (FourCc::SFI0, _) => Answer::Data(features(self.dxil).as_bytes().to_vec()),
            (_, Some(kind)) if !is_library => match signature(self.dxil, kind, self.target)? {
                Some(data) => Answer::Data(data),
                None => Answer::None,
            },
            (FourCc::PSV0, _) if !is_library => {
                let known = psv0_versions(self.target.validator);
                let stored = self.container.find(FourCc::PSV0).and_then(|part| Psv0::read(&part).ok());
                let stored = stored.map(|psv0| psv0.runtime_info.version()).filter(|version| known.contains(version));
                Answer::Data(psv0(self.dxil, stored.unwrap_or(self.target.psv0_version))?.build()?)
            }
            (FourCc::RDAT, _) if is_library => {
                let stored = self.container.find(FourCc::RDAT).map(|part| Rdat::read(&part)).transpose()?;
                Answer::Data(rdat(self.dxil, self.target, stored.as_ref())?)
            }
            (FourCc::HASH, _) => self.hash()?,
            (FourCc::RDAT, _) => Answer::Foreign("a program, whose container has no RDAT"),
            (_, Some(_)) | (FourCc::PSV0, _) => {
                Answer::Foreign("a library, whose container has no signatures and no PSV0")
            }
            _ => Answer::Foreign("SFI0, ISG1, OSG1, PSG1, PSV0, RDAT and HASH alone are"),
        })
    }

    /// The hash of what it covered before.
    fn hash(&self) -> Result<Answer> {
        let stored = self.container.find(FourCc::HASH).and_then(|part| ShaderHash::read(&part).ok());
        let source = self.container.find(FourCc::ILDB).filter(|_| stored.is_some_and(|hash| hash.includes_source()));
        Ok(match (stored, source) {
            (_, Some(source)) => {
                let of_source = ShaderHash { flags: 1.into(), ..hash(Program::read(&source)?.bitcode) };
                Answer::Data(of_source.as_bytes().to_vec())
            }
            (None, None) if !self.target.validator.is_at_least(1, 5) => Answer::None,
            _ => Answer::Data(hash(self.program.bitcode).as_bytes().to_vec()),
        })
    }
}
