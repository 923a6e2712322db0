//! The signatures: ISG1 and the like.

use super::{
    Format, Role, Shape, Step,
    walk::{Place, Say, Walk, nothing, number},
};
use crate::{
    layout::{Layout, Record, string_at},
    part::signature::{Element, Element1, Elements, Signature, SignatureHeader, StreamElement},
};

const HEADER: Step = Step::new("SignatureHeader", "header", "The number of elements and where they begin.");
const ELEMENTS: Step = Step::new(
    "Element[], StreamElement[] or Element1[]",
    "elements",
    "The elements: Element in ISGN, OSGN and PCSG, StreamElement in OSG5, Element1 in ISG1, OSG1 and PSG1.",
);
const NAMES: Step = Step::new("strings", "names", "The names of the semantics, each with a zero byte, then padding.");

pub(super) const FORMAT: Format = Format {
    name: "signature",
    title: "ISG1, OSG1, PSG1 (Shader Model 6), ISGN, OSGN, OSG5, PCSG (Shader Model 4 and 5): a signature.",
    sequence: &[HEADER, ELEMENTS, NAMES],
    records: &[SignatureHeader::RECORD, Element::RECORD, StreamElement::RECORD, Element1::RECORD],
};

pub(super) fn walk(walk: &mut Walk<'_, '_, '_>, signature: &Signature<'_>) {
    walk.record(SignatureHeader::RECORD, 0, Role::Structure, &mut nothing);
    let (record, bytes): (&'static Record, &[u8]) = match signature.elements {
        Elements::Plain(table) => (Element::RECORD, table.bytes()),
        Elements::Stream(table) => (StreamElement::RECORD, table.bytes()),
        Elements::Precision(table) => (Element1::RECORD, table.bytes()),
    };
    let first =
        if signature.is_empty() { size_of::<SignatureHeader>() } else { signature.header.offset.get() as usize };
    let end = first + bytes.len();
    for index in 0..signature.len() {
        let start = first + index * record.size;
        walk.group(&ELEMENTS, Some(index), start..start + record.size, None);
        element(walk, record, start);
        walk.end();
    }
    names(walk, end);
}

/// fxc fills with this byte.
const FILL: u8 = 0xab;

/// The names of the semantics from `start` on, and what fills the part up.
fn names(walk: &mut Walk<'_, '_, '_>, start: usize) {
    let names = walk.data.get(start..).unwrap_or_default();
    let fill = names.iter().rev().take_while(|&&byte| byte == FILL).count();
    let end = walk.data.len() - fill;
    // What is no text is no name.
    let is_text = names.iter().take(end - start).all(|&byte| byte == 0 || (b' '..=b'~').contains(&byte));
    if is_text {
        walk.strings(&NAMES, start..end);
    }
    walk.run(&super::small::FILL, None, end..walk.data.len(), Role::Padding, Shape::Bytes);
}

fn element(walk: &mut Walk<'_, '_, '_>, record: &'static Record, start: usize) {
    // The name's offset is the first word of the element, which a stream may stand before.
    let at = start + if record.size == Element::RECORD.size { 0 } else { 4 };
    let offset = number(walk.data.get(at..at + 4).unwrap_or_default());
    let data = walk.data;
    let name = walk.text(data.len(), || string_at(data, offset as usize));
    walk.record(record, start, Role::Content, &mut |place: Place| match place.field.name {
        "name" => name.clone().into(),
        _ => Say::Nothing,
    });
}
