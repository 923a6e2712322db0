//! ISG1, OSG1 and PSG1 against the entry point's signatures.

use super::{Checks, Finding, Rule, fields::Fields};
use crate::{
    Result,
    assemble::{SignatureKind, signature},
    dxbc::Part,
    layout::Table,
    part::signature::{Element1, Elements, Signature, SignatureHeader},
};
use alloc::{string::String, vec::Vec};
use zerocopy::IntoBytes;

const FIELDS: Fields<'_> = Fields {
    rules: &[
        ("stream", Rule::SignatureStream),
        ("index", Rule::SignatureIndex),
        ("system_value", Rule::SignatureSystemValue),
        ("component_type", Rule::SignatureType),
        ("register", Rule::SignatureRegister),
        ("mask", Rule::SignatureMask),
        ("used_mask", Rule::SignatureUsedMask),
        ("min_precision", Rule::SignaturePrecision),
    ],
    otherwise: Rule::SignatureLayout,
    skipped: &["name"],
    source: "dx.entryPoints",
};

/// Whether a part has the same elements and names as what was made, and they differ in the order of elements of one
/// stream, register and name alone: dxc's sort does not keep that order.
fn is_sorted_otherwise(found: &[u8], made: &[u8], one: &Table<'_, Element1>, other: &Table<'_, Element1>) -> bool {
    let key = |element: &Element1| (element.stream.get(), element.element.register.get(), element.element.name.get());
    let sorted = |table: &Table<'_, Element1>| {
        let mut elements = table.iter().copied().collect::<Vec<_>>();
        let is_sorted = elements.is_sorted_by_key(key);
        elements.sort_by_key(|element| (key(element), element.as_bytes().to_vec()));
        is_sorted.then_some(elements)
    };
    // Header and names.
    let end = size_of::<SignatureHeader>() + one.bytes().len();
    let around = |bytes: &[u8]| {
        (bytes.get(..size_of::<SignatureHeader>()).map(<[u8]>::to_vec), bytes.get(end..).map(<[u8]>::to_vec))
    };
    let elements = sorted(one);
    elements.is_some() && elements == sorted(other) && around(found) == around(made)
}

impl Checks<'_, '_> {
    /// Checks a signature's elements.
    pub(super) fn signature(&mut self, part: &Part<'_>) -> Result<()> {
        let Some(kind) = SignatureKind::ALL.into_iter().find(|kind| kind.part() == part.kind) else { return Ok(()) };
        // A part that should not be there is found as such.
        let Some(made) = signature(self.dxil, kind, self.target)? else { return Ok(()) };
        if made == part.data {
            return Ok(());
        }
        let before = self.findings.len();
        let (found, expected) = (Signature::read(part)?, Signature::read(&Part { offset: 0, data: &made, ..*part })?);
        if found.len() != expected.len() {
            let subject = format_args!("{}, count", part.kind);
            let (found, expected) = (found.len(), expected.len());
            let source = "dx.entryPoints";
            self.findings.push(Finding::new(Rule::SignatureCount, part.offset, subject, found, expected, source));
            return Ok(());
        }
        let (Elements::Precision(one), Elements::Precision(other)) = (found.elements, expected.elements) else {
            return Ok(());
        };
        if is_sorted_otherwise(part.data, &made, &one, &other) {
            return Ok(());
        }
        let first = found.header.offset.get() as usize;
        let first = if found.is_empty() { size_of::<SignatureHeader>() } else { first };
        for (index, (element, wanted)) in one.iter().zip(other.iter()).enumerate() {
            let at = part.offset + first + index * size_of::<Element1>();
            let names = [&found, &expected].map(|signature| match signature.get(index) {
                Some(Ok(named)) => named.name,
                _ => b"",
            });
            let [name, expected_name] = names.map(String::from_utf8_lossy);
            let subject = format_args!("{} element {index} ({expected_name})", part.kind);
            if name != expected_name {
                self.findings.push(Finding::new(
                    Rule::SignatureName,
                    at + core::mem::offset_of!(Element1, element),
                    format_args!("{subject}, name"),
                    format_args!("{name:?}"),
                    format_args!("{expected_name:?}"),
                    "dx.entryPoints",
                ));
            }
            FIELDS.compare::<Element1>(subject, at, element.as_bytes(), wanted.as_bytes(), self.findings);
        }
        if self.findings.len() == before {
            self.layout(Rule::SignatureLayout, part, &made);
        }
        Ok(())
    }

    /// Says where a part first differs from what was made, though all that it says is the same.
    pub(super) fn layout(&mut self, rule: Rule, part: &Part<'_>, made: &[u8]) {
        let at = part.data.iter().zip(made).take_while(|(found, expected)| found == expected).count();
        let byte = |bytes: &[u8]| match bytes.get(at) {
            Some(byte) => alloc::format!("{byte:#04x}"),
            None => String::from("the end"),
        };
        let subject = format_args!("{}, {} bytes", part.kind, part.data.len());
        let expected = format_args!("{} of {} bytes", byte(made), made.len());
        self.findings.push(Finding::new(rule, part.offset + at, subject, byte(part.data), expected, rule.source()));
    }
}
