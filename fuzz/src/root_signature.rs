//! RTS0: parameters, ranges, samplers; taken apart and built again.

use shaderbin::{
    dxbc::{FourCc, Part},
    part::root_signature::{Payload, RootSignature, RootSignatureBuilder},
};

pub(crate) fn run(data: &[u8]) {
    crate::for_parts(data, &[FourCc::RTS0], body);
}

fn body(part: &Part<'_>) {
    let _ = crate::parts::round_trip(part);
    let Ok(found) = RootSignature::read(part) else { return };
    assert_eq!(found.bytes(), part.data);
    assert!(found.iter().count() <= part.data.len());
    for parameter in found.iter() {
        match parameter {
            Ok((header, payload)) => {
                assert!(!format!("{header:?}").is_empty());
                assert!(!matches!(payload, Payload::Table(_, ranges) if format!("{ranges:?}").is_empty()));
            }
            Err(error) => {
                assert!((part.offset as u64..=(part.offset + part.data.len()) as u64).contains(&error.byte()))
            }
        }
    }
    let _ = found.sampler1(0);
    let Ok(builder) = RootSignatureBuilder::of(&found) else { return };
    let built = builder.build().expect("what was read has a known version");
    // dxc's order of the tables may be another than the part's; its values are the same.
    let again = RootSignatureBuilder::of(&RootSignature::read_at(&built, 0).expect("what was built can be read"));
    assert_eq!(again.expect("all parameters").build().as_deref(), Ok(&built[..]));
}
