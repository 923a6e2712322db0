//! The parts of a container, made from its module alone, as dxc's container assembler makes them.
//!
//! A module states in its metadata what the parts PSV0, ISG1, OSG1, PSG1, SFI0, RDAT and HASH say again in layouts of
//! their own. Here each of them is made from the module; [`container`] makes all of a container.
//!
//! What dxc writes depends on the validator that the module is made for (`dx.valver`): each part's function says how.
//!
//! Source: dxc's `DxilContainerAssembler.cpp` and `DxilPipelineStateValidation.cpp`.

mod container;
mod counters;
mod features;
mod psv0;
mod rdat;
mod reflection;
mod regenerate;
mod requirements;
mod signature;

pub use container::{Contents, container, container_with};
pub use features::{feature_mask, features, module_flags};
pub use psv0::{psv0, psv0_versions};
pub(crate) use rdat::NODES_AND_STAGES;
pub use rdat::rdat;
pub use regenerate::{REGENERATED, regenerate};
pub use requirements::{FunctionRequirements, Requirements, requirements, used_flags};
pub use signature::{SignatureKind, signature};

use crate::{
    dxil::DxilModule,
    part::{hash::ShaderHash, rdat::Numbering},
    release::Release,
};
use md5::{Digest, Md5};

/// The version of the validator that a module is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValidatorVersion(pub u32, pub u32);

impl ValidatorVersion {
    /// Whether it is `major.minor` or a later one. Version 0 is later than all: the module is not to be validated.
    pub fn is_at_least(self, major: u32, minor: u32) -> bool {
        self.0 == 0 || (self.0, self.1) >= (major, minor)
    }
}

/// What parts are made for: it decides on their versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The validator.
    pub validator: ValidatorVersion,
    /// The version of PSV0.
    pub psv0_version: usize,
    /// How runtime data numbers its tables.
    pub numbering: Numbering,
}

impl Target {
    /// What the parts of a module are made for: the validator that it states, and dxc 1.9.
    pub fn of(dxil: &DxilModule<'_>) -> Self {
        Self::of_release(dxil, Release::V1_9)
    }

    /// What a release of dxc makes the parts of a module for: the validator that it states. For a module that is not to
    /// be validated, parts are the newest that the release knows.
    pub fn of_release(dxil: &DxilModule<'_>, release: Release) -> Self {
        let (major, minor) = dxil.validator_version;
        let validator = match release {
            Release::V1_6 if major == 0 => ValidatorVersion(1, 6),
            Release::V1_7 if major == 0 => ValidatorVersion(1, 7),
            _ => ValidatorVersion(major, minor),
        };
        // The newest that the release knows, for a module that is not to be validated.
        let newest = if release < Release::V1_9 { 3 } else { 4 };
        let psv0_version = if validator.0 == 0 { newest } else { *psv0_versions(validator).start() };
        let numbering = if release < Release::V1_9 { Numbering::Dxc1_8 } else { Numbering::Current };
        Self { validator, psv0_version, numbering }
    }
}

/// The part HASH of a program with this bitcode: its MD5 hash.
///
/// dxc writes the part for validators from 1.5 on. Compiled with `-Zss`, it hashes the bitcode with debug info instead,
/// and says so in the flags.
pub fn hash(bitcode: &[u8]) -> ShaderHash {
    ShaderHash { flags: 0.into(), digest: Md5::digest(bitcode).into() }
}
