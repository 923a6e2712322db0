//! SRCI and PDBI, whose contents may be packed: what was unpacked is a space of its own.

use super::{
    Annotation, Format, Role, Shape, Space, Step, rdat,
    walk::{Walk, nothing},
};
use crate::{
    error::Error,
    layout::Layout,
    part::{
        pdb_info::{PdbInfo, PdbInfoHeader},
        source_info::{
            Arguments, ArgumentsHeader, ContentHeader, Contents, ContentsHeader, NameHeader, Names, NamesHeader,
            SectionBody, SectionHeader, SourceInfo, SourceInfoHeader,
        },
    },
};
use alloc::borrow::Cow;

const HEADER: Step = Step::new("SourceInfoHeader", "header", "The size and the number of sections.");
const SECTIONS: Step = Step::new("SectionHeader", "sections", "What stands before each section, in any order.");
const CONTENTS_HEADER: Step =
    Step::new("ContentsHeader", "contents_header", "Of the section of contents: how they are packed.");
const PACKED: Step = Step::new("bytes", "packed", "The entries of the contents, as a zlib stream if they are packed.");
const CONTENTS: Step = Step::new(
    "ContentHeader, string",
    "contents",
    "Of the unpacked entries: what stands before each content, and the content with a zero byte, then padding.",
);
const CONTENT: Step = Step::new("string", "text", "The content of a file with its zero byte.");
const NAMES_HEADER: Step = Step::new("NamesHeader", "names_header", "Of the section of names: how many there are.");
const NAMES: Step = Step::new(
    "NameHeader, string",
    "names",
    "What stands before each file's name, and the name with a zero byte, then padding.",
);
const NAME: Step = Step::new("string", "name", "The name of a file with its zero byte.");
const ARGUMENTS_HEADER: Step =
    Step::new("ArgumentsHeader", "arguments_header", "Of the section of arguments: how many there are.");
const ARGUMENTS: Step =
    Step::new("strings", "arguments", "For each argument its name and its value, each with a zero byte; then padding.");
const ARGUMENT_NAME: Step = Step::new("string", "name", "The argument's name with its zero byte.");
const ARGUMENT_VALUE: Step = Step::new("string", "value", "The argument's value with its zero byte.");

const PDB_HEADER: Step = Step::new("PdbInfoHeader", "header", "The version and how the runtime data is packed.");
const RUNTIME_DATA: Step =
    Step::new("bytes", "packed", "Runtime data (rdat) with tables of PDB info, as a zlib stream if it is packed.");
const UNPACKED: Step = Step::new("RDAT", "runtime_data", "The unpacked runtime data.");

pub(super) const SOURCE_INFO: Format = Format {
    name: "source_info",
    title: "SRCI: the source files and the compiler's arguments, in a shader PDB.",
    sequence: &[HEADER, SECTIONS, CONTENTS_HEADER, PACKED, CONTENTS, NAMES_HEADER, NAMES, ARGUMENTS_HEADER, ARGUMENTS],
    records: &[
        SourceInfoHeader::RECORD,
        SectionHeader::RECORD,
        ContentsHeader::RECORD,
        ContentHeader::RECORD,
        NamesHeader::RECORD,
        NameHeader::RECORD,
        ArgumentsHeader::RECORD,
    ],
};
pub(super) const PDB_INFO: Format = Format {
    name: "pdb_info",
    title: "PDBI: what a shader PDB says of its making, as runtime data.",
    sequence: &[PDB_HEADER, RUNTIME_DATA, UNPACKED],
    records: &[PdbInfoHeader::RECORD],
};

pub(super) fn source_info(walk: &mut Walk<'_, '_, '_>, source_info: &SourceInfo<'_>) {
    walk.record(SourceInfoHeader::RECORD, 0, Role::Structure, &mut nothing);
    for section in source_info.sections() {
        let section = match section {
            Ok(section) => section,
            Err(fault) => return walk.fault(Some(fault)),
        };
        let header = walk.at(zerocopy::IntoBytes::as_bytes(section.header));
        walk.record(SectionHeader::RECORD, header, Role::Structure, &mut nothing);
        let at = header + SectionHeader::RECORD.size;
        let end = header + section.header.size.get() as usize;
        match section.body {
            SectionBody::Contents(contents) => walk_contents(walk, &contents, at),
            SectionBody::Names(names) => walk_names(walk, &names, at, end),
            SectionBody::Arguments(arguments) => walk_arguments(walk, &arguments, at),
            SectionBody::Unknown(bytes) => walk.unexplained(at..at + bytes.len()),
        }
    }
}

fn walk_contents(walk: &mut Walk<'_, '_, '_>, contents: &Contents<'_>, at: usize) {
    walk.record(ContentsHeader::RECORD, at, Role::Structure, &mut nothing);
    let start = at + ContentsHeader::RECORD.size;
    let end = start + contents.entries.len();
    walk.padding(end..end + contents.padding.len());
    if contents.header.packing.get() == 0 {
        walk_entries(walk, contents, contents.entries, start);
        return;
    }
    walk.run(&PACKED, None, start..end, Role::Structure, Shape::Bytes);
    match contents.unpack() {
        Ok(unpacked) => {
            let depth = walk.depth();
            in_space(walk.annotation, "unpacked contents of SRCI", &unpacked, depth, |walk| {
                walk_entries(walk, contents, &unpacked, 0);
            });
        }
        Err(fault) => walk.fault(Some(fault)),
    }
}

/// Walks `bytes`, which were unpacked, as a space of their own.
fn in_space(
    annotation: &mut Annotation<'_>,
    name: &'static str,
    bytes: &[u8],
    depth: u16,
    visit: impl FnOnce(&mut Walk<'_, '_, '_>),
) {
    let space = annotation.spaces.len() as u16;
    annotation.spaces.push(Space { name, bytes: Cow::Owned(bytes.to_vec()), base: 0 });
    let mut walk = Walk::new(annotation, space, 0, bytes, depth);
    visit(&mut walk);
    walk.finish();
}

/// The entries of contents, which begin at `first` of the walk's bytes.
fn walk_entries(walk: &mut Walk<'_, '_, '_>, contents: &Contents<'_>, entries: &[u8], first: usize) {
    let mut at = first;
    for (index, content) in contents.split(entries).enumerate() {
        let content = match content {
            Ok(content) => content,
            Err(fault) => return walk.fault(Some(fault)),
        };
        let size = super::walk::number(walk.data.get(at..at + 4).unwrap_or_default()) as usize;
        let start = at + ContentHeader::RECORD.size;
        walk.group(&CONTENTS, Some(index), at..at + size, None);
        walk.record(ContentHeader::RECORD, at, Role::Structure, &mut nothing);
        string(walk, &CONTENT, content, start..at + size);
        walk.end();
        at += size;
    }
    walk.padding(at..first + entries.len());
}

/// A string with its zero byte at the start of `range`, and padding up to its end.
fn string(walk: &mut Walk<'_, '_, '_>, step: &Step, text: &[u8], range: core::ops::Range<usize>) {
    let end = (range.start + text.len() + 1).min(range.end);
    walk.run(step, None, range.start..end, Role::Content, Shape::Text);
    walk.padding(end..range.end);
}

fn walk_names(walk: &mut Walk<'_, '_, '_>, names: &Names<'_>, at: usize, end: usize) {
    walk.record(NamesHeader::RECORD, at, Role::Structure, &mut nothing);
    let mut at = at + NamesHeader::RECORD.size;
    for (index, name) in names.iter().enumerate() {
        let (header, name) = match name {
            Ok(found) => found,
            Err(fault) => return walk.fault(Some(fault)),
        };
        let size = header.size.get() as usize;
        walk.group(&NAMES, Some(index), at..at + size, None);
        walk.record(NameHeader::RECORD, at, Role::Structure, &mut nothing);
        string(walk, &NAME, name, at + NameHeader::RECORD.size..at + size);
        walk.end();
        at += size;
    }
    walk.padding(at..end);
}

fn walk_arguments(walk: &mut Walk<'_, '_, '_>, arguments: &Arguments<'_>, at: usize) {
    walk.record(ArgumentsHeader::RECORD, at, Role::Structure, &mut nothing);
    let mut at = at + ArgumentsHeader::RECORD.size;
    let end = at + arguments.strings.len();
    for (index, (name, value)) in arguments.iter().enumerate() {
        let middle = (at + name.len() + 1).min(end);
        let next = (middle + value.len() + 1).min(end);
        walk.group(&ARGUMENTS, Some(index), at..next, None);
        walk.run(&ARGUMENT_NAME, None, at..middle, Role::Content, Shape::Text);
        walk.run(&ARGUMENT_VALUE, None, middle..next, Role::Content, Shape::Text);
        walk.end();
        at = next;
    }
    walk.padding(at..end + arguments.padding.len());
}

pub(super) fn pdb_info(walk: &mut Walk<'_, '_, '_>, info: &PdbInfo<'_>) {
    walk.record(PdbInfoHeader::RECORD, 0, Role::Content, &mut nothing);
    let start = PdbInfoHeader::RECORD.size;
    let end = start + info.packed.len();
    walk.run(&RUNTIME_DATA, None, start..end, Role::Structure, Shape::Bytes);
    walk.padding(end..walk.data.len());
    let visit = |walk: &mut Walk<'_, '_, '_>| -> Result<(), Error> {
        let unpacked = info.unpack()?;
        let depth = walk.depth();
        let mut result = Ok(());
        in_space(walk.annotation, "unpacked runtime data of PDBI", &unpacked, depth, |walk| {
            walk.group(&UNPACKED, None, 0..unpacked.len(), None);
            result = info.runtime_data(&unpacked).map(|found| rdat::walk(walk, &found));
            walk.end();
        });
        result
    };
    let fault = visit(walk).err();
    walk.fault(fault);
}
