//! The signatures: ISG1 and the like.

use super::{
    Format, Role, Shape, Step,
    walk::{Place, Say, Walk, nothing},
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
        let data = walk.data;
        let mut name = None;
        walk_element(walk, record, start, data, &mut name);
        walk.end();
        // Names after the elements are strings of their own; one that lies elsewhere shares bytes.
    }
    let names = walk.data.get(end..).unwrap_or_default();
    let is_text = names.iter().all(|&byte| byte == 0 || (b' '..=b'~').contains(&byte) || is_fill(byte));
    if is_text && first >= size_of::<SignatureHeader>() {
        names_and_fill(walk, end);
    }
}

/// fxc fills with this byte.
const FILL: u8 = 0xab;

fn is_fill(byte: u8) -> bool {
    byte == FILL
}

fn names_and_fill(walk: &mut Walk<'_, '_, '_>, start: usize) {
    let names = walk.data.get(start..).unwrap_or_default();
    let fill = names.iter().rev().take_while(|&&byte| byte == FILL).count();
    let end = walk.data.len() - fill;
    walk.strings(&NAMES, start..end);
    walk.run(&super::small::FILL, None, end..walk.data.len(), Role::Padding, Shape::Bytes);
}

fn walk_element(
    walk: &mut Walk<'_, '_, '_>,
    record: &'static Record,
    start: usize,
    data: &[u8],
    name: &mut Option<alloc::string::String>,
) {
    // The name's offset is the first word of the element, which a stream may stand before.
    let at = start + if record.size == Element::RECORD.size { 0 } else { 4 };
    let offset = super::walk::number(data.get(at..at + 4).unwrap_or_default());
    *name = string_at(data, offset as usize).map(|text| walk.quote(text));
    walk.record(record, start, Role::Content, &mut |place: Place| match place.field.name {
        "name" => name.clone().into(),
        _ => Say::Nothing,
    });
}
