//! Small parts: program header, SFI0, HASH, ILDN, VERS.

use shaderbin::{
    dxbc::FourCc,
    part::{debug_name::DebugName, features::Features, hash::ShaderHash, program::Program, version::Version},
};

pub(crate) const KINDS: [FourCc; 7] =
    [FourCc::DXIL, FourCc::ILDB, FourCc::STAT, FourCc::SFI0, FourCc::HASH, FourCc::ILDN, FourCc::VERS];

pub(crate) fn run(data: &[u8]) {
    crate::for_parts(data, &KINDS, |part| {
        if let Ok(program) = Program::read(part) {
            assert_eq!(data.get(program.offset..program.offset + program.bitcode.len()), Some(program.bitcode));
            let _ = (program.kind(), program.shader_model(), program.dxil_version());
        }
        if let Ok(features) = Features::read(part) {
            let count = features.required().count() + features.optional().count();
            assert!(count <= 64);
        }
        if let Ok(hash) = ShaderHash::read(part) {
            let _ = hash.includes_source();
        }
        if let Ok(name) = DebugName::read(part) {
            assert!(name.name().len() <= part.data.len());
        }
        if let Ok(version) = Version::read(part) {
            assert!(version.commit().len() + version.custom().len() <= part.data.len());
        }
    });
}
