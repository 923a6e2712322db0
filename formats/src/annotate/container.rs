//! The container around the parts, and the PDB around a container.

use super::{
    Annotation, Format, Role, Shape, Space, Step, Words, packed, psv0, rdat, root_signature, signature, small,
    walk::{Place, Say, Walk, nothing},
};
use crate::{
    dxbc::{Container, DigestState, Header, Part, PartHeader},
    error::Result,
    layout::Layout,
    part::{
        AnyPart,
        program::{Program, ShaderKind},
        read_so_far,
    },
    pdb::{self, SuperBlock},
};
use alloc::{borrow::Cow, borrow::ToOwned, format, string::String};

const HEADER: Step = Step::new("Header", "container", "The header, at the start.");
const DIRECTORY: Step = Step::new("u32[]", "part_offsets", "The directory: for each part, the offset of its header.");
const PARTS: Step = Step::new("PartHeader, bytes", "parts", "Each part: its header and its bytes.");
const OFFSET: Step = Step::new("u32", "offset", "The file's byte at which the part's data begins.");
const REST: Step = Step::new("bytes", "rest", "What follows the container's stated end.");

pub(super) const FORMAT: Format = Format {
    name: "container",
    title: "DXBC: a container of parts.",
    sequence: &[HEADER, DIRECTORY, PARTS],
    records: &[Header::RECORD, PartHeader::RECORD],
};

const SUPER_BLOCK: Step = Step::new("SuperBlock", "super_block", "The beginning of block 0.");
const FREE_BLOCKS: Step = Step::new("bytes", "free_block_map", "In blocks 1 and 2: a bit for each block that is free.");
const DIRECTORY_MAP: Step = Step::new("u32[]", "directory_map", "The numbers of the blocks of the directory.");
const STREAM_DIRECTORY: Step = Step::new(
    "u32[]",
    "directory",
    "The number of streams, the size of each stream, and for each stream the numbers of its blocks.",
);
const STREAMS: Step =
    Step::new("bytes", "streams", "The streams: 1 is PDB's info, 5 the container, the others are empty tables.");

pub(super) const PDB: Format = Format {
    name: "pdb",
    title: "A shader PDB: an MSF file whose stream 5 is a container.",
    sequence: &[SUPER_BLOCK, FREE_BLOCKS, DIRECTORY_MAP, STREAM_DIRECTORY, STREAMS],
    records: &[SuperBlock::RECORD],
};

/// What the bytes of `container`, and of the file after it, are.
pub fn container<'a>(container: &Container<'a>) -> Annotation<'a> {
    let mut annotation = Annotation::default();
    let file = container.file();
    annotation.spaces.push(Space { name: "file", bytes: Cow::Borrowed(file), base: container.base() });
    add_container(&mut annotation, container, 0);
    annotation
}

/// What the bytes of one part of `container` are, with its header.
pub fn part<'a>(container: &Container<'a>, part: &Part<'a>) -> Annotation<'a> {
    let mut annotation = Annotation::default();
    annotation.spaces.push(Space { name: "file", bytes: Cow::Borrowed(container.file()), base: container.base() });
    add_part(&mut annotation, container, part, None, 0);
    annotation
}

/// Adds a container whose bytes lie in the space `space`.
fn add_container<'a>(annotation: &mut Annotation<'a>, container: &Container<'a>, space: u16) {
    let file = container.file();
    let base = container.base();
    let size = container.bytes().len();
    let mut walk = Walk::new(annotation, space, base, file, 0);
    let words = format!("container, {size} bytes at {base:#x}");
    walk.group(&HEADER, None, 0..size, Some(words));
    let state = digest_in_words(container);
    walk.record(Header::RECORD, 0, Role::Content, &mut |place: Place| match place.field.name {
        "digest" => Say::Words(Words::Said(state.clone())),
        "magic" | "part_count" => Say::Structure,
        _ => Say::Nothing,
    });
    let start = Header::RECORD.size;
    let end = start + size_of_val(container.directory());
    walk.run(&DIRECTORY, None, start..end, Role::Structure, Shape::Numbers(4));
    walk.end();
    let mut left = file.len().saturating_mul(4);
    for (index, part) in container.parts().enumerate() {
        // Parts that overlap could make it many more bytes than there are.
        let Some(after) = left.checked_sub(part.data.len()) else {
            walk.too_much(part.offset - base);
            break;
        };
        left = after;
        add_part(walk.annotation, container, &part, Some(index), space);
    }
    walk.run(&REST, None, size..file.len(), Role::Unexplained, Shape::Bytes);
    walk.finish();
}

fn add_part<'a>(
    annotation: &mut Annotation<'a>,
    container: &Container<'a>,
    part: &Part<'a>,
    index: Option<usize>,
    space: u16,
) {
    let size = PartHeader::RECORD.size;
    let start = part.offset.saturating_sub(size);
    let from = start.saturating_sub(container.base());
    let bytes = container.file().get(from..from.saturating_add(size).saturating_add(part.data.len()));
    let mut walk = Walk::new(annotation, space, start, bytes.unwrap_or_default(), 0);
    let words = small::title(part.kind, part.data.len(), part.offset);
    walk.group(&PARTS, Some(index.unwrap_or(0)), 0..size + part.data.len(), Some(words));
    walk.record(PartHeader::RECORD, 0, Role::Summary, &mut nothing);
    let value = part.offset as u64;
    walk.said(&OFFSET, None, Role::Summary, Shape::Number { value, is_flags: false });
    let mut inner = Walk::new(walk.annotation, space, part.offset, part.data, 1);
    add_data(&mut inner, part, program_kind(container));
    inner.finish();
}

/// The stage that the container's program says.
fn program_kind(container: &Container<'_>) -> Option<ShaderKind> {
    let program = crate::part::program::listed_program_part(container).and_then(|part| Program::read(&part));
    program.ok().and_then(|program| program.kind())
}

fn add_data(walk: &mut Walk<'_, '_, '_>, part: &Part<'_>, program: Option<ShaderKind>) {
    let (found, fault) = read_so_far(part);
    let is_read = fault.is_none();
    walk.fault(fault);
    match &found {
        AnyPart::Program(program) => small::program(walk, program),
        AnyPart::Signature(signature) => signature::walk(walk, signature),
        AnyPart::Psv0(psv0) => psv0::walk(walk, psv0, program),
        AnyPart::Features(features) => small::features(walk, features.record),
        AnyPart::Hash(_) => small::hash(walk),
        AnyPart::DebugName(name) => small::debug_name(walk, name),
        AnyPart::Version(version) => small::version(walk, version),
        AnyPart::RootSignature(root_signature) => root_signature::walk(walk, root_signature),
        AnyPart::Rdat(rdat) => rdat::walk(walk, rdat),
        AnyPart::SourceInfo(source_info) => packed::source_info(walk, source_info),
        AnyPart::PdbInfo(info) => packed::pdb_info(walk, info),
        AnyPart::Private(_) => small::data(walk, true),
        AnyPart::Bytes(_) => small::data(walk, is_read && part.kind.meaning().is_some()),
    }
}

fn digest_in_words(container: &Container<'_>) -> String {
    match container.digest_state() {
        DigestState::Matches => "matches the bytes".to_owned(),
        DigestState::Zero => "none, not signed".to_owned(),
        DigestState::Bypass => "the placeholder BYPASS".to_owned(),
        DigestState::PreviewBypass => "the placeholder PREVIEW BYPASS".to_owned(),
        DigestState::Differs { computed } => {
            format!("wrong, these bytes have {}", super::values::hexadecimal(&computed))
        }
    }
}

/// What the bytes of the shader PDB `file` are, with the container in it.
///
/// # Errors
/// As [`pdb::container_stream`], and as [`Container::read`] of what the stream holds.
pub fn pdb(file: &[u8]) -> Result<Annotation<'_>> {
    let layout = pdb::Places::read(file)?;
    let mut annotation = Annotation::default();
    annotation.spaces.push(Space { name: "file", bytes: Cow::Borrowed(file), base: 0 });
    let mut walk = Walk::new(&mut annotation, 0, 0, file, 0);
    walk.record(SuperBlock::RECORD, 0, Role::Structure, &mut nothing);
    let size = layout.block_size;
    block_end(&mut walk, SuperBlock::RECORD.size, size);
    for block in [1, 2] {
        let start = (size * block).min(file.len());
        walk.run(&FREE_BLOCKS, Some(block), start..(start + size).min(file.len()), Role::Structure, Shape::Bytes);
    }
    walk.run(&DIRECTORY_MAP, None, layout.directory_map.clone(), Role::Structure, Shape::Numbers(4));
    block_end(&mut walk, layout.directory_map.end, size);
    blocks(&mut walk, &STREAM_DIRECTORY, None, &layout.directory, size);
    let mut contained = None;
    for (index, stream) in layout.streams.iter().enumerate() {
        let is_container = index == pdb::CONTAINER_STREAM;
        if is_container && let Some([range]) = stream.get(..).filter(|ranges| ranges.len() == 1) {
            contained = Some(range.clone());
            continue;
        }
        blocks(&mut walk, &STREAMS, Some(index), stream, size);
    }
    if let Some(range) = contained {
        let bytes = file.get(range.clone()).unwrap_or_default();
        add_container(walk.annotation, &Container::read_at(bytes, range.start)?, 0);
        block_end(&mut walk, range.end, size);
    } else {
        let stream = pdb::container_stream(file)?;
        let bytes = stream.bytes.into_owned();
        let found = Container::read_at(&bytes, 0)?;
        // Errors and offsets count in the stream: its blocks do not follow each other.
        let space = walk.annotation.spaces.len() as u16;
        let mut inner = Annotation::default();
        inner.spaces.resize_with(usize::from(space), || Space { name: "", bytes: Cow::Borrowed(&[]), base: 0 });
        inner.spaces.push(Space { name: "stream 5", bytes: Cow::Borrowed(found.file()), base: 0 });
        add_container(&mut inner, &found, space);
        let spaces = inner.spaces.split_off(usize::from(space)).into_iter();
        let spaces =
            spaces.map(|Space { name, bytes, base }| Space { name, bytes: Cow::Owned(bytes.into_owned()), base });
        walk.annotation.spaces.extend(spaces);
        walk.annotation.items.append(&mut inner.items);
        walk.annotation.faults.append(&mut inner.faults);
    }
    walk.finish();
    Ok(annotation)
}

/// Adds the runs of blocks that one thing lies in, and the zeros up to the end of the last block.
fn blocks(
    walk: &mut Walk<'_, '_, '_>,
    step: &Step,
    index: Option<usize>,
    ranges: &[core::ops::Range<usize>],
    size: usize,
) {
    for range in ranges {
        let shape = if *step == STREAM_DIRECTORY { Shape::Numbers(4) } else { Shape::Bytes };
        walk.run(step, index, range.clone(), Role::Structure, shape);
    }
    if let Some(last) = ranges.last() {
        block_end(walk, last.end, size);
    }
}

fn block_end(walk: &mut Walk<'_, '_, '_>, at: usize, size: usize) {
    let end = at.next_multiple_of(size.max(1)).min(walk.data.len());
    walk.padding(at..end);
}
