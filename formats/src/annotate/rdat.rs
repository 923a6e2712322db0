//! RDAT: the tables of runtime data, and what their records refer to.

use super::{
    Format, Role, Shape, Step, Words, root_signature, small,
    values::hexadecimal,
    walk::{Place, Say, Walk, nothing, number},
};
use crate::{
    layout::{Layout, Record, Table},
    part::{
        features::Features,
        program::ShaderKind,
        rdat::{
            AmplificationShader, AssociationWords, ComputeShader, DomainShader, Function2, GeometryShader,
            HitGroupWords, HullShader, MeshShader, NULL, NodeFunctionAttribute, NodeId, NodeIo, NodeIoAttribute,
            NodeShader, PdbLibrary, PdbRecord, PdbSource, PipelineConfigWords, PixelShader, Rdat, RdatHeader,
            RecordsHeader, Reference, Resource, RootSignatureWords, ShaderConfigWords, SignatureElement,
            StateObjectConfigWords, SubobjectRecord, TableHeader, TableKind, VertexShader, subobject_words,
        },
        root_signature::RootSignature,
    },
};
use alloc::{format, string::ToString, vec::Vec};
use zerocopy::little_endian::U32;

const HEADER: Step = Step::new("RdatHeader", "header", "The version and the number of tables.");
const OFFSETS: Step = Step::new("u32[]", "table_offsets", "For each table, the offset of its header.");
const TABLE: Step = Step::new("TableHeader", "table", "What stands before each table.");
const RECORDS: Step = Step::new(
    "RecordsHeader, records",
    "records",
    "Of a table of records: their number and size, and the records, called as the table (resources, functions, ...).",
);
const STRINGS: Step = Step::new("strings", "strings", "Of table 1: strings, each with a zero byte, then padding.");
const ARRAYS: Step = Step::new("u32[]", "index_arrays", "Of table 2: arrays, each with its length before it.");
const RAW_BYTES: Step = Step::new("bytes", "raw_bytes", "Of table 5: bytes that records refer to.");
const ROOT_SIGNATURE: Step =
    Step::new("RTS0", "root_signature", "The root signature of a subobject, which lies in the raw bytes.");

pub(super) const FORMAT: Format = Format {
    name: "rdat",
    title: "RDAT: the runtime data of a library. A reference is an offset in the strings or raw bytes, an index in a \
            table, or the index of an array in the index arrays; 0xffffffff refers to nothing.",
    sequence: &[HEADER, OFFSETS, TABLE, RECORDS, STRINGS, ARRAYS, RAW_BYTES, ROOT_SIGNATURE],
    records: &[
        RdatHeader::RECORD,
        TableHeader::RECORD,
        RecordsHeader::RECORD,
        Resource::RECORD,
        Function2::RECORD,
        SubobjectRecord::RECORD,
        StateObjectConfigWords::RECORD,
        RootSignatureWords::RECORD,
        AssociationWords::RECORD,
        ShaderConfigWords::RECORD,
        PipelineConfigWords::RECORD,
        HitGroupWords::RECORD,
        NodeId::RECORD,
        NodeIoAttribute::RECORD,
        NodeFunctionAttribute::RECORD,
        NodeIo::RECORD,
        NodeShader::RECORD,
        SignatureElement::RECORD,
        VertexShader::RECORD,
        PixelShader::RECORD,
        HullShader::RECORD,
        DomainShader::RECORD,
        GeometryShader::RECORD,
        ComputeShader::RECORD,
        MeshShader::RECORD,
        AmplificationShader::RECORD,
        PdbRecord::RECORD,
        PdbSource::RECORD,
        PdbLibrary::RECORD,
    ],
};

/// The most raw bytes that are said in words.
const MOST_BYTES: usize = 32;

pub(super) fn walk(walk: &mut Walk<'_, '_, '_>, rdat: &Rdat<'_>) {
    walk.record(RdatHeader::RECORD, 0, Role::Structure, &mut nothing);
    let start = RdatHeader::RECORD.size;
    let end = start + size_of_val(rdat.offsets);
    walk.run(&OFFSETS, None, start..end, Role::Structure, Shape::Numbers(4));
    let mut raw_bytes = None;
    for table in rdat.tables() {
        let kind = table.kind();
        let header = table.offset - TableHeader::RECORD.size;
        walk.record(TableHeader::RECORD, header, Role::Structure, &mut |place: Place| match place.field.name {
            "kind" => kind.map(|kind| Words::Said(kind.title().to_string())).into(),
            _ => Say::Nothing,
        });
        let range = table.offset..table.offset + table.data.len();
        match kind {
            Some(TableKind::Strings) => walk.strings(&STRINGS, range),
            Some(TableKind::Indexes) => index_arrays(walk, table.data, table.offset),
            Some(TableKind::RawBytes) => raw_bytes = Some(range),
            Some(kind) if kind.has_records() => records(walk, rdat, kind, table.offset, table.data.len()),
            _ => walk.unexplained(range),
        }
    }
    root_signatures(walk, rdat, raw_bytes.as_ref().map_or(0, |range| range.start));
    if let Some(range) = raw_bytes {
        walk.fill(range, &RAW_BYTES, Role::Structure);
    }
}

/// The arrays one after another, as far as their lengths are sound.
fn index_arrays(walk: &mut Walk<'_, '_, '_>, data: &[u8], offset: usize) {
    let mut at = 0;
    let mut index = 0;
    while at < data.len() {
        let count = number(data.get(at..at + 4).unwrap_or_default()) as usize;
        let size = count.saturating_add(1).saturating_mul(4).min(data.len() - at);
        walk.run(&ARRAYS, Some(index), offset + at..offset + at + size, Role::Structure, Shape::Numbers(4));
        at += size;
        index += 1;
    }
}

fn records(walk: &mut Walk<'_, '_, '_>, rdat: &Rdat<'_>, kind: TableKind, offset: usize, size: usize) {
    let Some(bytes) = walk.data.get(offset..offset + size) else { return };
    let step = Step::new("", kind.title(), kind.meaning());
    walk.record(RecordsHeader::RECORD, offset, Role::Structure, &mut nothing);
    let header = bytes.get(..8).unwrap_or_default();
    let (count, stride) = (number(header.get(..4).unwrap_or_default()), number(header.get(4..).unwrap_or_default()));
    let (count, stride) = (count as usize, stride as usize);
    let first = offset + RecordsHeader::RECORD.size;
    let Some(record) = kind.record(stride) else {
        return walk.unexplained(first..offset + size);
    };
    let table = Table::<[u8; 0]>::new(walk.data.get(first..offset + size).unwrap_or_default(), stride);
    for index in 0..count.min(table.len()) {
        let start = first + index * stride;
        let bytes = table.record(index).unwrap_or_default();
        walk.group(&step, Some(index), start..start + stride, None);
        one_record(walk, rdat, kind, record, bytes, start);
        walk.unexplained(start + record.size..start + stride);
        walk.end();
    }
    walk.padding(first + count.saturating_mul(stride).min(table.bytes().len())..offset + size);
}

fn one_record(
    walk: &mut Walk<'_, '_, '_>,
    rdat: &Rdat<'_>,
    kind: TableKind,
    record: &'static Record,
    bytes: &[u8],
    start: usize,
) {
    let references = kind.references(bytes);
    let said =
        references.filter_map(|(offset, reference)| Some((offset, refer(walk, rdat, reference, bytes, offset)?)));
    let said: Vec<(usize, Words)> = said.collect();
    let first = number(bytes.get(..4).unwrap_or_default()) as u32;
    walk.record(record, start, Role::Content, &mut |place: Place| {
        let referred = said.iter().find(|(offset, _)| *offset == place.offset).map(|(_, words)| words.clone());
        match (kind, place.field.name) {
            (TableKind::Subobjects, "words") => subobject_words(first).map_or(Say::Nothing, Say::As),
            (TableKind::Functions, name) => referred.or_else(|| function(name, place.value)).into(),
            _ => referred.into(),
        }
    });
}

/// What a field of a function says that refers to nothing.
fn function(field: &str, value: u64) -> Option<Words> {
    let name = |kind: &ShaderKind| kind.to_string();
    Some(match field {
        "shader_kind" => Words::Said(name(&ShaderKind::new(value as u32)?)),
        "stages" => {
            Words::Bits(ShaderKind::ALL.iter().filter(|&&kind| value >> kind as u32 & 1 == 1).map(name).collect())
        }
        "features" => small::names_of(&Features { mask: value.into() }),
        "features_upper" => small::names_of(&Features { mask: (value << 32).into() }),
        "min_target" => {
            let stage = ShaderKind::new((value >> 16) as u32).map_or("unknown", ShaderKind::profile);
            Words::Said(format!("{stage}_{}_{}", value >> 4 & 0xf, value & 0xf))
        }
        _ => return None,
    })
}

/// What the field at `offset` of a record refers to; none where that is not there.
fn refer(
    walk: &mut Walk<'_, '_, '_>,
    rdat: &Rdat<'_>,
    reference: Reference,
    record: &[u8],
    offset: usize,
) -> Option<Words> {
    let word = |at: usize| U32::new(number(record.get(at..at + 4).unwrap_or_default()) as u32);
    let value = word(offset);
    let most = rdat.strings().len();
    match reference {
        Reference::String => return walk.text(most, || rdat.string(value).ok()),
        Reference::Bytes => {
            let bytes = rdat.bytes_at(value, word(offset + 4)).ok()?;
            if bytes.is_empty() {
                return Some(Words::Said("none".into()));
            }
            let rest = if bytes.len() > MOST_BYTES { "..." } else { "" };
            return Some(Words::Said(hexadecimal(bytes.get(..MOST_BYTES).unwrap_or(bytes)) + rest));
        }
        _ if value.get() == NULL => return Some(Words::Said("none".into())),
        Reference::Record(kind) => return Some(Words::Rows { table: kind.title(), rows: [value.get()].into() }),
        Reference::Strings | Reference::Numbers | Reference::Records(_) => {}
    }
    let array = rdat.array(value).ok()?;
    let numbers = walk.numbers(array)?;
    Some(match reference {
        Reference::Records(kind) => Words::Rows { table: kind.title(), rows: numbers },
        Reference::Strings => {
            let texts = array.iter().map(|offset| match walk.text(most, || rdat.string(*offset).ok()) {
                Some(Words::Text(text)) => Some(text),
                _ => None,
            });
            Words::Texts(texts.collect::<Option<_>>()?)
        }
        _ => Words::Numbers(numbers),
    })
}

/// The root signatures of subobjects, which lie in the raw bytes.
fn root_signatures(walk: &mut Walk<'_, '_, '_>, rdat: &Rdat<'_>, raw_bytes: usize) {
    let mut before = None;
    let records = rdat.records::<SubobjectRecord>(TableKind::Subobjects);
    for (index, record) in records.iter().enumerate().filter(|(_, record)| matches!(record.kind.get(), 1 | 2)) {
        let [offset, size, ..] = record.words;
        let Ok(bytes) = rdat.bytes_at(offset, size) else { continue };
        let start = raw_bytes + offset.get() as usize;
        // Root signatures that share their bytes are one.
        if walk.is_full() || before.replace(start) == Some(start) {
            continue;
        }
        let step = ROOT_SIGNATURE;
        walk.group(&step, Some(index), start..start + bytes.len(), Some(format!("of subobjects[{index}]")));
        let (base, depth) = (walk.byte(start), walk.depth());
        match RootSignature::read_at(bytes, base) {
            Ok(found) => walk.nested(start..start + bytes.len(), depth, |walk| root_signature::walk(walk, &found)),
            Err(fault) => walk.fault(Some(fault)),
        }
        walk.end();
    }
}
