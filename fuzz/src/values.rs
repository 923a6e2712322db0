//! Any value of a declaration: it is written, and what is read of that is the value. What is written goes through the
//! part's own body too, so that these bodies see parts that no compiler makes.

use arbitrary::{Arbitrary, Result, Unstructured};
use shaderbin::{
    dxbc::{Builder, Container, DigestChoice, DigestState, FourCc, Part},
    part::{
        debug_name::{DebugName, write_debug_name},
        psv0::{Psv0, Psv0Builder},
        rdat::{Rdat, RdatBuilder},
        root_signature::{RootSignature, RootSignatureBuilder},
        signature::{Signature, SignatureBuilder},
        source_info::{SourceInfo, SourceInfoBuilder},
    },
};

/// What makes a value of the bytes that are left, and checks it.
const KINDS: [fn(&mut Unstructured<'_>) -> Result<()>; 7] =
    [container, psv0, rdat, signature, root_signature, source_info, debug_name];

pub(crate) fn run(data: &[u8]) {
    let mut bytes = Unstructured::new(data);
    // Too few bytes make no value.
    let _ = bytes.choose(&KINDS).copied().and_then(|check| check(&mut bytes));
}

/// Reads a part that was just written, and hands it to the part's own body.
fn part<'a>(kind: FourCc, data: &'a [u8], body: fn(&[u8])) -> Part<'a> {
    body(&[&kind.0, data].concat());
    Part { kind, offset: 0, data }
}

fn container(bytes: &mut Unstructured<'_>) -> Result<()> {
    let builder = Builder::arbitrary(bytes)?;
    let file = builder.build().expect("parts of a few bytes");
    let container = Container::read(&file).expect("what was built can be read");
    assert!(!matches!(container.digest_state(), DigestState::Differs { .. }));
    let digest = DigestChoice::Fixed(container.header().digest);
    assert_eq!(Builder::of(&container).digest(digest).build().as_ref(), Ok(&file));
    crate::container::run(&file);
    crate::annotate::run(&file);
    Ok(())
}

fn psv0(bytes: &mut Unstructured<'_>) -> Result<()> {
    let builder = Psv0Builder::arbitrary(bytes)?;
    let data = builder.build().expect("any value can be written");
    let part = part(FourCc::PSV0, &data, crate::psv0::run);
    assert_eq!(Psv0Builder::of(&Psv0::read(&part).expect("what was built can be read")), builder);
    Ok(())
}

fn rdat(bytes: &mut Unstructured<'_>) -> Result<()> {
    let builder = RdatBuilder::arbitrary(bytes)?;
    let data = builder.build().expect("any value can be written");
    part(FourCc::RDAT, &data, crate::rdat::run);
    // What records refer to need not be there.
    assert_eq!(RdatBuilder::of(&Rdat::read_at(&data, 0).expect("what was built can be read")), builder);
    Ok(())
}

fn signature(bytes: &mut Unstructured<'_>) -> Result<()> {
    let builder = SignatureBuilder::arbitrary(bytes)?;
    let data = builder.build().expect("any value can be written");
    let part = part(builder.kind, &data, crate::signatures::run);
    assert_eq!(SignatureBuilder::of(&Signature::read(&part).expect("what was built can be read")), builder);
    Ok(())
}

fn root_signature(bytes: &mut Unstructured<'_>) -> Result<()> {
    let builder = RootSignatureBuilder::arbitrary(bytes)?;
    let data = builder.build().expect("any value can be written");
    let part = part(FourCc::RTS0, &data, crate::root_signature::run);
    let found = RootSignature::read(&part).expect("what was built can be read");
    let again = RootSignatureBuilder::of(&found).expect("all parameters");
    // Any bits may be a number, of which some are not equal to themselves: the bytes are compared too.
    assert_eq!((again.build().as_ref(), again.parameters), (Ok(&data), builder.parameters));
    Ok(())
}

fn source_info(bytes: &mut Unstructured<'_>) -> Result<()> {
    let mut builder = SourceInfoBuilder::arbitrary(bytes)?;
    // Names and values end before a zero.
    for string in builder.arguments.iter_mut().flat_map(|(name, value)| [name, value]) {
        string.retain(|byte| *byte != 0);
    }
    let data = builder.build().expect("any value can be written");
    let part = part(FourCc::SRCI, &data, crate::parts::run);
    let found = SourceInfo::read(&part).expect("what was built can be read");
    assert_eq!(SourceInfoBuilder::of(&found).as_ref(), Ok(&builder));
    Ok(())
}

fn debug_name(bytes: &mut Unstructured<'_>) -> Result<()> {
    let mut name: Vec<u8> = bytes.arbitrary()?;
    name.retain(|byte| *byte != 0);
    name.truncate(usize::from(u16::MAX));
    let mut data = Vec::new();
    write_debug_name(&name, &mut data).expect("a name whose length 16 bits can state");
    let part = part(FourCc::ILDN, &data, crate::parts::run);
    assert_eq!(DebugName::read(&part).expect("what was written can be read").name(), name);
    Ok(())
}
