//! Dream's shader bundle: the table, value by value, and the blobs.

use super::{
    Annotation, Format, Role, Shape, Space, Step,
    walk::{Walk, nothing},
};
use crate::{
    dgpb::{BlobReference, Bundle, Entry, EntryRecord, Header, ParameterRecord, Target, Text},
    error::Result,
    layout::Layout,
};
use alloc::{borrow::Cow, collections::BTreeSet, format, vec::Vec};

const HEADER: Step = Step::new("Header", "header", "Magic, version, and where the data section begins.");
const TARGET_COUNT: Step = Step::new("u32", "target_count", "The number of targets.");
const TARGETS: Step =
    Step::new("target", "targets", "Each target, sorted by name: its name and what follows up to the gap.");
const NAME: Step = Step::new("string", "name", "The name: of a target, an entry or a parameter.");
const CODE_FORMAT: Step = Step::new("string", "code_format", "A target's format of code.");
const LAYOUT_COUNT: Step = Step::new("u32", "layout_count", "A target's number of layouts.");
const LAYOUTS: Step = Step::new("BlobReference[]", "layouts", "A target's layouts, one for each pipeline group.");
const ENTRY_COUNT: Step = Step::new("u32", "entry_count", "A target's number of entries.");
const ENTRIES: Step =
    Step::new("entry", "entries", "Each entry, as declared: its name and what follows up to the gap.");
const STAGE: Step = Step::new("string", "stage", "An entry's stage.");
const RECORD: Step = Step::new("EntryRecord", "record", "An entry's layout, code and thread group.");
const PARAMETER_COUNT: Step = Step::new("u32", "parameter_count", "An entry's number of parameters that are bound.");
const PARAMETERS: Step =
    Step::new("string, ParameterRecord", "parameters", "Each parameter that is bound: its name and its record.");
const CAPABILITY_COUNT: Step = Step::new("u32", "capability_count", "An entry's number of capabilities.");
const CAPABILITIES: Step = Step::new("string[]", "capabilities", "The names of an entry's capabilities, sorted.");
const GAP: Step = Step::new("bytes", "gap", "What lies between the table and the data section.");
const DATA: Step = Step::new("bytes", "data", "The data section: the blobs, one after another, each once.");
const LENGTH: Step = Step::new("u32", "length", "The number of bytes of the string that follows.");

pub(super) const FORMAT: Format = Format {
    name: "dgpb",
    title: "DGPB: Dream's shader bundle. A string is a length (u32) and so many bytes of UTF-8.",
    sequence: &[
        HEADER,
        TARGET_COUNT,
        TARGETS,
        NAME,
        CODE_FORMAT,
        LAYOUT_COUNT,
        LAYOUTS,
        ENTRY_COUNT,
        ENTRIES,
        STAGE,
        RECORD,
        PARAMETER_COUNT,
        PARAMETERS,
        CAPABILITY_COUNT,
        CAPABILITIES,
        GAP,
        DATA,
    ],
    records: &[Header::RECORD, BlobReference::RECORD, EntryRecord::RECORD, ParameterRecord::RECORD],
};

/// What the bytes of the bundle `file` are.
///
/// # Errors
/// As [`Bundle::read`].
pub fn bundle(file: &[u8]) -> Result<Annotation<'_>> {
    let bundle = Bundle::read(file)?;
    let mut annotation = Annotation::default();
    annotation.spaces.push(Space { name: "file", bytes: Cow::Borrowed(file), base: 0 });
    let mut walk = Walk::new(&mut annotation, 0, 0, file, 0);
    let words = format!("bundle, {} bytes", file.len());
    let header_size = bundle.header.header_size.get() as usize;
    walk.group(&HEADER, None, 0..header_size, Some(words));
    walk.record(Header::RECORD, 0, Role::Structure, &mut nothing);
    let mut at = walk.word(&TARGET_COUNT, Header::RECORD.size);
    for (index, target) in bundle.targets.iter().enumerate() {
        at = walk_target(&mut walk, target, index, at);
    }
    walk.end();
    walk.run(&GAP, None, at..header_size, Role::Unexplained, Shape::Bytes);
    blobs(&mut walk, &bundle, header_size);
    walk.finish();
    Ok(annotation)
}

/// The blobs that the table refers to, each once.
fn blobs(walk: &mut Walk<'_, '_, '_>, bundle: &Bundle<'_>, base: usize) {
    let layouts = bundle.targets.iter().flat_map(|target| &target.layouts);
    let codes = bundle.targets.iter().flat_map(|target| &target.entries).map(|entry| &entry.record.code);
    let spans: BTreeSet<_> = layouts
        .chain(codes)
        .filter(|blob| bundle.blob(blob).is_some())
        .map(|blob| (blob.offset.get() as usize, blob.size.get() as usize))
        .collect();
    let mut end = 0;
    let apart: Vec<_> = spans
        .into_iter()
        .filter(|&(offset, size)| {
            let is_apart = offset >= end;
            end = end.max(offset + size);
            is_apart
        })
        .collect();
    for (index, (offset, size)) in apart.into_iter().enumerate() {
        walk.run(&DATA, Some(index), base + offset..base + offset + size, Role::Structure, Shape::Bytes);
    }
}

/// A string at `at`; gives the offset after it.
fn string(walk: &mut Walk<'_, '_, '_>, step: &Step, index: Option<usize>, text: Text<'_>, at: usize) -> usize {
    let start = walk.word(&LENGTH, at);
    let end = start + text.0.len();
    walk.run(step, index, start..end, Role::Content, Shape::Text);
    end
}

fn walk_target(walk: &mut Walk<'_, '_, '_>, target: &Target<'_>, index: usize, start: usize) -> usize {
    walk.group(&TARGETS, Some(index), start..start, Some(format!("target \"{}\"", target.name)));
    let at = string(walk, &NAME, None, target.name, start);
    let at = string(walk, &CODE_FORMAT, None, target.code_format, at);
    let mut at = walk.word(&LAYOUT_COUNT, at);
    for index in 0..target.layouts.len() {
        walk.group(&LAYOUTS, Some(index), at..at + BlobReference::RECORD.size, None);
        walk.record(BlobReference::RECORD, at, Role::Structure, &mut nothing);
        walk.end();
        at += BlobReference::RECORD.size;
    }
    at = walk.word(&ENTRY_COUNT, at);
    for (index, entry) in target.entries.iter().enumerate() {
        at = walk_entry(walk, entry, index, at);
    }
    walk.end();
    at
}

fn walk_entry(walk: &mut Walk<'_, '_, '_>, entry: &Entry<'_>, index: usize, start: usize) -> usize {
    walk.group(&ENTRIES, Some(index), start..start, Some(format!("entry \"{}\"", entry.name)));
    let at = string(walk, &NAME, None, entry.name, start);
    let at = string(walk, &STAGE, None, entry.stage, at);
    walk.record(EntryRecord::RECORD, at, Role::Content, &mut nothing);
    let mut at = walk.word(&PARAMETER_COUNT, at + EntryRecord::RECORD.size);
    for (index, parameter) in entry.parameters.iter().enumerate() {
        walk.group(&PARAMETERS, Some(index), at..at, Some(format!("parameter \"{}\"", parameter.name)));
        at = string(walk, &NAME, None, parameter.name, at);
        walk.record(ParameterRecord::RECORD, at, Role::Content, &mut nothing);
        at += ParameterRecord::RECORD.size;
        walk.end();
    }
    at = walk.word(&CAPABILITY_COUNT, at);
    for (index, &capability) in entry.capabilities.iter().enumerate() {
        at = string(walk, &CAPABILITIES, Some(index), capability, at);
    }
    walk.end();
    at
}
