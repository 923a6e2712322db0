//! Parts of any kind: what is read is written back, and taken apart and built again without a fault.

use shaderbin::{
    dxbc::{FourCc, Part},
    part::{
        AnyPart, psv0::Psv0Builder, rdat::RdatBuilder, read, read_so_far, signature::SignatureBuilder,
        source_info::SourceInfoBuilder,
    },
};

/// The kinds that have no target of their own.
pub(crate) const KINDS: [FourCc; 6] =
    [FourCc::SFI0, FourCc::HASH, FourCc::ILDN, FourCc::VERS, FourCc::SRCI, FourCc::PDBI];

pub(crate) fn run(data: &[u8]) {
    crate::for_parts(data, &KINDS, |part| {
        let Some(any) = round_trip(part) else { return };
        match any {
            AnyPart::Features(features) => {
                assert!(features.record.required().count() + features.record.optional().count() <= 64);
            }
            AnyPart::Hash(hash) => assert!(hash.record.digest.len() <= part.data.len()),
            AnyPart::DebugName(name) => assert!(name.name().len() <= part.data.len()),
            AnyPart::Version(version) => {
                assert!(version.commit().len() + version.custom().len() <= part.data.len());
            }
            AnyPart::SourceInfo(info) => {
                assert!(info.sections().count() <= part.data.len());
                drop(SourceInfoBuilder::of(&info).map(|builder| builder.build()));
            }
            AnyPart::PdbInfo(info) => {
                if let Ok(unpacked) = info.unpack() {
                    drop(info.runtime_data(&unpacked));
                }
            }
            _ => {}
        }
    });
}

/// Reads a part of any kind; checks that a fault lies in it, and that what was read is written back.
pub(crate) fn round_trip<'a>(part: &Part<'a>) -> Option<AnyPart<'a>> {
    let (_, fault) = read_so_far(part);
    let any = match read(part) {
        Ok(any) => any,
        Err(error) => {
            let end = (part.offset + part.data.len()) as u64;
            assert!((part.offset as u64..=end).contains(&error.byte()), "{error}");
            assert_eq!(fault.map(|fault| fault.byte()).unwrap_or(error.byte()), error.byte());
            return None;
        }
    };
    let mut written = Vec::new();
    any.write(&mut written);
    assert_eq!(written, part.data, "{} is written as other bytes", part.kind);
    let _ = any.check_references();
    match any {
        AnyPart::Psv0(psv0) => assert_eq!(Psv0Builder::of(&psv0).build().as_deref(), Ok(part.data)),
        AnyPart::Rdat(rdat) => drop(RdatBuilder::of(&rdat).build()),
        AnyPart::Signature(signature) => drop(SignatureBuilder::of(&signature).build()),
        _ => {}
    }
    Some(any)
}
