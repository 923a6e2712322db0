//! Signatures in all their forms.

use shaderbin::{dxbc::FourCc, part::signature::Signature};

pub(crate) const KINDS: [FourCc; 7] =
    [FourCc::ISG1, FourCc::OSG1, FourCc::PSG1, FourCc::ISGN, FourCc::OSGN, FourCc::PCSG, FourCc::OSG5];

pub(crate) fn run(data: &[u8]) {
    crate::for_parts(data, &KINDS, |part| {
        let _ = crate::parts::round_trip(part);
        let Ok(signature) = Signature::read(part) else { return };
        assert_eq!(signature.is_empty(), signature.iter().next().is_none());
        assert_eq!(signature.iter().count(), signature.len());
        for (index, element) in signature.iter().enumerate() {
            assert_eq!(signature.get(index), Some(element.clone()));
            match element {
                Ok(element) => assert!(!format!("{element:?}").is_empty()),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
        assert!(signature.get(signature.len()).is_none());
    });
}
