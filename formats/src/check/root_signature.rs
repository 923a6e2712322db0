//! RTS0: whether its values mean something.

use super::{Checks, Finding, Rule};
use crate::{
    Result,
    dxbc::Part,
    layout::Layout,
    part::root_signature::{
        ParameterHeader, Payload, Range, Range1, Ranges, RootDescriptor1, RootSignature, RootSignatureHeader,
        StaticSampler, StaticSampler1, Version,
    },
};
use alloc::{format, string::String, vec::Vec};
use zerocopy::IntoBytes;

/// The fields whose numbers must have a name.
const NAMED: [&str; 7] = ["kind", "visibility", "address_u", "address_v", "address_w", "comparison", "border_color"];
/// The fields whose bits must have a name.
const BITS: [&str; 1] = ["flags"];

impl Checks<'_, '_> {
    /// Checks the root signature.
    pub(super) fn root_signature(&mut self, part: &Part<'_>) -> Result<()> {
        check(part, self.findings)
    }
}

/// Checks the values of a root signature.
pub(super) fn check(part: &Part<'_>, findings: &mut Vec<Finding>) -> Result<()> {
    let root = RootSignature::read(part)?;
    // A record's place follows from where its bytes lie in the part's.
    let place = |bytes: &[u8]| part.offset + (bytes.as_ptr() as usize).wrapping_sub(part.data.as_ptr() as usize);
    let record =
        |subject: String, bytes: &[u8], layout: &'static crate::layout::Record, findings: &mut Vec<Finding>| {
            values(&subject, place(bytes), bytes, layout, findings);
        };
    record(String::from("RTS0"), root.header.as_bytes(), RootSignatureHeader::RECORD, findings);
    for (index, parameter) in root.iter().enumerate() {
        let (header, payload) = parameter?;
        let subject = format!("RTS0 parameter {index}");
        record(subject.clone(), header.as_bytes(), ParameterHeader::RECORD, findings);
        match payload {
            Payload::Descriptor1(descriptor) => {
                record(subject, descriptor.as_bytes(), RootDescriptor1::RECORD, findings);
            }
            Payload::Table(_, ranges) => {
                let mut kinds = Vec::new();
                let mut range = |number: usize, bytes: &[u8], layout, plain: [u32; 3], findings: &mut Vec<Finding>| {
                    let subject = format!("{subject}, range {number}");
                    record(subject.clone(), bytes, layout, findings);
                    let [kind, count, register] = plain;
                    kinds.push(kind == SAMPLER);
                    let fits = count == u32::MAX || register.checked_add(count).is_some();
                    if count == 0 || !fits {
                        let expected = "1 descriptor or more, up to the last register";
                        let found = format_args!("{count} from register {register} on");
                        let source = Rule::RootRange.source();
                        let at = place(bytes) + 4;
                        findings.push(Finding::new(Rule::RootRange, at, subject, found, expected, source));
                    }
                };
                match ranges {
                    Ranges::Plain(table) => table.iter().enumerate().for_each(|(number, found)| {
                        let plain = [found.kind.get(), found.count.get(), found.register.get()];
                        range(number, found.as_bytes(), Range::RECORD, plain, findings);
                    }),
                    Ranges::Flags(table) => table.iter().enumerate().for_each(|(number, found)| {
                        let plain = [found.kind.get(), found.count.get(), found.register.get()];
                        range(number, found.as_bytes(), Range1::RECORD, plain, findings);
                    }),
                }
                if kinds.windows(2).any(|pair| matches!(pair, [one, other] if one != other)) {
                    let source = Rule::RootRange.source();
                    let (found, expected) = ("samplers and other descriptors", "one or the other");
                    let at = place(header.as_bytes());
                    findings.push(Finding::new(Rule::RootRange, at, subject, found, expected, source));
                }
            }
            Payload::Constants(_) | Payload::Descriptor(_) => {}
        }
    }
    for index in 0..root.samplers.len() {
        let Some(bytes) = root.samplers.record(index) else { break };
        let layout = if root.version < Version::V1_2 { StaticSampler::RECORD } else { StaticSampler1::RECORD };
        record(format!("RTS0 static sampler {index}"), bytes, layout, findings);
    }
    Ok(())
}

/// The number of samplers' ranges.
const SAMPLER: u32 = 3;

/// Checks that numbers and bits have a name.
fn values(subject: &str, at: usize, bytes: &[u8], layout: &crate::layout::Record, findings: &mut Vec<Finding>) {
    for leaf in layout.leaves() {
        let field = leaf.field;
        let Some(word) = bytes.get(leaf.offset..leaf.offset + field.size).and_then(|bytes| bytes.first_chunk()) else {
            continue;
        };
        let number = u64::from(u32::from_le_bytes(*word));
        let known = field.bits.iter().fold(0, |known, bits| {
            known | 1u64.checked_shl(bits.count).map_or(u64::MAX, |bit| bit - 1) << bits.first.min(63)
        });
        let expected = if NAMED.contains(&field.name) && !field.values.is_empty() && field.name_of(number).is_none() {
            let known = field.values.iter().map(|value| format!("{} ({})", value.first, value.name));
            known.collect::<Vec<_>>().join(", ")
        } else if BITS.contains(&field.name) && number & !known != 0 {
            format!("no bits but {known:#x}")
        } else {
            continue;
        };
        let subject = format_args!("{subject}, {}", leaf.path);
        let source = Rule::RootValue.source();
        findings.push(Finding::new(
            Rule::RootValue,
            at + leaf.offset,
            subject,
            format_args!("{number:#x}"),
            expected,
            source,
        ));
    }
}
