//! Damaged parts are errors at a byte inside the file, or are read and written back; nothing panics.

mod visit;

use shaderbin::{
    dxbc::{Container, FourCc, Part},
    part::{
        AnyPart, psv0::Psv0Builder, rdat::RdatBuilder, read, read_so_far, root_signature::RootSignatureBuilder,
        signature::SignatureBuilder, source_info::SourceInfoBuilder,
    },
};

#[test]
fn damaged_parts_are_read_or_refused_and_what_is_read_is_written_back() {
    let mut state = 0x2545_f491_4f6c_dd1du64;
    let mut read_back = 0;
    for file in visit::containers() {
        visit::parts(&file).unwrap();
        for part in Container::read(&file).unwrap().parts() {
            if matches!(part.kind, FourCc::DXIL | FourCc::ILDB | FourCc::STAT) {
                continue;
            }
            let mut data = part.data.to_vec();
            for at in 0..data.len() {
                state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                let before = data[at];
                data[at] = [0, 1, 0xff, before ^ 0x80, (state >> 56) as u8][(state >> 33) as usize % 5];
                read_back += usize::from(check(&Part { data: &data, ..part }));
                data[at] = before;
            }
        }
    }
    assert!(read_back > 1000);
}

/// Whether the part was read; then it is written back, taken apart and checked too.
fn check(part: &Part<'_>) -> bool {
    let (_, fault) = read_so_far(part);
    let any = match read(part) {
        Ok(any) => any,
        Err(error) => {
            let end = (part.offset + part.data.len()) as u64;
            assert!((part.offset as u64..=end).contains(&error.byte()), "{error}");
            assert_eq!(fault.map(|fault| fault.byte()).unwrap_or(error.byte()), error.byte());
            return false;
        }
    };
    let mut written = Vec::new();
    any.write(&mut written);
    assert_eq!(written, part.data, "{}", part.kind);
    _ = any.check_references();
    match any {
        AnyPart::Psv0(psv0) => assert_eq!(Psv0Builder::of(&psv0).build().unwrap(), part.data),
        AnyPart::Rdat(rdat) => drop(RdatBuilder::of(&rdat).build()),
        AnyPart::RootSignature(found) => drop(RootSignatureBuilder::of(&found).map(|builder| builder.build())),
        AnyPart::Signature(signature) => drop(SignatureBuilder::of(&signature).build()),
        AnyPart::SourceInfo(info) => drop(SourceInfoBuilder::of(&info)),
        _ => {}
    }
    true
}
