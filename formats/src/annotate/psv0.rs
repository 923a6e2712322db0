//! PSV0, in the order of the part.

use super::{
    Format, Role, Shape, Step, Words,
    values::component_name,
    walk::{Place, Say, Walk, nothing},
};
use crate::{
    layout::{Layout, Record, Table},
    part::{
        program::ShaderKind,
        psv0::{
            AmplificationInfo, ComponentMask, DependencyTable, DomainInfo, GeometryInfo, HullInfo, MeshInfo, PixelInfo,
            Psv0, Resource0, Resource1, RuntimeInfo0, RuntimeInfo1, RuntimeInfo2, RuntimeInfo3, RuntimeInfo4,
            RuntimeInfo5, SignatureElement, VertexInfo,
        },
    },
};
use alloc::{format, string::String};
use zerocopy::IntoBytes;

const RUNTIME_INFO_SIZE: Step = Step::new("u32", "runtime_info_size", "The size of the runtime info.");
const RUNTIME_INFO: Step =
    Step::new("RuntimeInfo0..5", "runtime_info", "The runtime info, of the newest version that fits its size.");
const RESOURCE_COUNT: Step = Step::new("u32", "resource_count", "The number of resources.");
const RESOURCE_SIZE: Step = Step::new("u32", "resource_size", "The size of a resource, if there are any.");
const RESOURCES: Step = Step::new("Resource0..1[]", "resources", "The resources. A part of version 0 ends here.");
const STRINGS_SIZE: Step = Step::new("u32", "strings_size", "The size of the string table: a multiple of 4.");
const STRINGS: Step = Step::new("strings", "strings", "The string table: each string with a zero byte.");
const INDEX_COUNT: Step = Step::new("u32", "semantic_index_count", "The number of semantic indexes.");
const INDEXES: Step = Step::new("u32[]", "semantic_indexes", "The semantic-index table.");
const ELEMENT_SIZE: Step =
    Step::new("u32", "element_size", "The size of a signature element, if there are any in the three signatures.");
const INPUTS: Step = Step::new("SignatureElement[]", "inputs", "The input signature.");
const OUTPUTS: Step = Step::new("SignatureElement[]", "outputs", "The output signature.");
const PATCH_CONSTANTS: Step = Step::new(
    "SignatureElement[]",
    "patch_constants",
    "The patch-constant signature (hull, domain), or the primitive signature (mesh).",
);
const OUTPUTS_BY_VIEW_ID: Step = Step::new(
    "u32[]",
    "outputs_by_view_id",
    "If the view id is used: for each stream, a bit for each output component that depends on it.",
);
const PATCH_CONSTANTS_BY_VIEW_ID: Step = Step::new(
    "u32[]",
    "patch_constants_by_view_id",
    "If the view id is used, of hull and mesh shaders: a bit for each patch-constant or primitive output component that \
     depends on it.",
);
const OUTPUTS_BY_INPUT: Step = Step::new(
    "u32[][]",
    "outputs_by_input",
    "For each stream, not of mesh shaders: for each input component, a bit for each output component that depends on it.",
);
const PATCH_CONSTANTS_BY_INPUT: Step = Step::new(
    "u32[][]",
    "patch_constants_by_input",
    "Of hull shaders: for each input component, a bit for each patch-constant output component that depends on it.",
);
const OUTPUTS_BY_PATCH_CONSTANT: Step = Step::new(
    "u32[][]",
    "outputs_by_patch_constant",
    "Of domain shaders: for each patch-constant input component, a bit for each output component that depends on it.",
);
const ROW: Step = Step::new("u32[]", "rows", "A bit for each component that depends on one input component.");

/// The runtime infos by version.
const VERSIONS: [&Record; 6] = [
    RuntimeInfo0::RECORD,
    RuntimeInfo1::RECORD,
    RuntimeInfo2::RECORD,
    RuntimeInfo3::RECORD,
    RuntimeInfo4::RECORD,
    RuntimeInfo5::RECORD,
];

pub(super) const FORMAT: Format = Format {
    name: "psv0",
    title: "PSV0: what a pipeline is validated against.",
    sequence: &[
        RUNTIME_INFO_SIZE,
        RUNTIME_INFO,
        RESOURCE_COUNT,
        RESOURCE_SIZE,
        RESOURCES,
        STRINGS_SIZE,
        STRINGS,
        INDEX_COUNT,
        INDEXES,
        ELEMENT_SIZE,
        INPUTS,
        OUTPUTS,
        PATCH_CONSTANTS,
        OUTPUTS_BY_VIEW_ID,
        PATCH_CONSTANTS_BY_VIEW_ID,
        OUTPUTS_BY_INPUT,
        PATCH_CONSTANTS_BY_INPUT,
        OUTPUTS_BY_PATCH_CONSTANT,
    ],
    records: &[
        RuntimeInfo5::RECORD,
        VertexInfo::RECORD,
        HullInfo::RECORD,
        DomainInfo::RECORD,
        GeometryInfo::RECORD,
        PixelInfo::RECORD,
        MeshInfo::RECORD,
        AmplificationInfo::RECORD,
        Resource1::RECORD,
        SignatureElement::RECORD,
    ],
};

/// The record that a stage fills the stage info with.
fn stage_record(stage: Option<ShaderKind>) -> Option<&'static Record> {
    Some(match stage? {
        ShaderKind::Vertex => VertexInfo::RECORD,
        ShaderKind::Hull => HullInfo::RECORD,
        ShaderKind::Domain => DomainInfo::RECORD,
        ShaderKind::Geometry => GeometryInfo::RECORD,
        ShaderKind::Pixel => PixelInfo::RECORD,
        ShaderKind::Mesh => MeshInfo::RECORD,
        ShaderKind::Amplification => AmplificationInfo::RECORD,
        _ => return None,
    })
}

/// Walks PSV0; `program` is the stage that a part of version 0 does not say.
pub(super) fn walk(walk: &mut Walk<'_, '_, '_>, psv0: &Psv0<'_>, program: Option<ShaderKind>) {
    let info = psv0.runtime_info;
    let at = walk.word(&RUNTIME_INFO_SIZE, 0);
    runtime_info(walk, psv0, program, at);
    let at = at + info.bytes().len();
    let end = walk.data.len() - psv0.tail.len();
    if at == end {
        return;
    }
    let mut at = walk.word(&RESOURCE_COUNT, at);
    if !psv0.resources.is_empty() {
        at = walk.word(&RESOURCE_SIZE, at);
    }
    at = resources(walk, psv0.resources, at);
    if info.version1().is_none() || at == end {
        return;
    }
    at = walk.word(&STRINGS_SIZE, at);
    walk.strings(&STRINGS, at..at + psv0.strings.len());
    at += psv0.strings.len();
    if at == end {
        return;
    }
    at = walk.word(&INDEX_COUNT, at);
    let size = psv0.semantic_indexes.as_bytes().len();
    walk.run(&INDEXES, None, at..at + size, Role::Structure, Shape::Numbers(4));
    at += size;
    let signatures = [(&INPUTS, psv0.inputs), (&OUTPUTS, psv0.outputs), (&PATCH_CONSTANTS, psv0.patch_constants)];
    if signatures.iter().any(|(_, table)| !table.is_empty()) {
        at = walk.word(&ELEMENT_SIZE, at);
    }
    for (step, table) in signatures {
        elements(walk, psv0, step, table, at);
        at += table.bytes().len();
    }
    for (index, mask) in psv0.outputs_by_view_id.iter().enumerate() {
        at = mask_run(walk, &OUTPUTS_BY_VIEW_ID, Some(index), *mask, at);
    }
    at = mask_run(walk, &PATCH_CONSTANTS_BY_VIEW_ID, None, psv0.patch_constants_by_view_id, at);
    for (index, table) in psv0.outputs_by_input.iter().enumerate() {
        at = dependencies(walk, &OUTPUTS_BY_INPUT, Some(index), table, at);
    }
    at = dependencies(walk, &PATCH_CONSTANTS_BY_INPUT, None, &psv0.patch_constants_by_input, at);
    dependencies(walk, &OUTPUTS_BY_PATCH_CONSTANT, None, &psv0.outputs_by_patch_constant, at);
}

fn runtime_info(walk: &mut Walk<'_, '_, '_>, psv0: &Psv0<'_>, program: Option<ShaderKind>, at: usize) {
    let info = psv0.runtime_info;
    let stage = if info.version1().is_some() { info.stage() } else { program };
    let version = info.version();
    walk.group(&RUNTIME_INFO, None, at..at + info.bytes().len(), Some(format!("version {version}")));
    let entry_name = walk.text(psv0.strings.len(), || psv0.entry_name());
    walk.record(VERSIONS.get(version).unwrap_or(&RuntimeInfo0::RECORD), at, Role::Content, &mut |place: Place| {
        match place.field.name {
            "stage_info" => stage_record(stage).map_or(Say::Unused, Say::As),
            "entry_name" => entry_name.clone().into(),
            "stage_word" => stage_word(stage, place.value).map(Words::Said).into(),
            _ => Say::Nothing,
        }
    });
    let tail = info.tail().len();
    walk.unexplained(at + info.bytes().len() - tail..at + info.bytes().len());
    walk.end();
}

/// What the word says that each stage uses in its own way.
fn stage_word(stage: Option<ShaderKind>, value: u64) -> Option<String> {
    let (low, high) = (value & 0xff, value >> 8);
    Some(match stage? {
        ShaderKind::Geometry => format!("at most {value} vertices"),
        ShaderKind::Hull | ShaderKind::Domain => format!("{low} patch-constant vectors"),
        ShaderKind::Mesh => {
            let topology = match high {
                0 => "undefined topology",
                1 => "lines",
                2 => "triangles",
                _ => "unknown topology",
            };
            format!("{low} primitive vectors; {topology}")
        }
        _ => return None,
    })
}

fn resources(walk: &mut Walk<'_, '_, '_>, table: Table<'_, Resource0>, at: usize) -> usize {
    let record = if table.stride() < Resource1::RECORD.size { Resource0::RECORD } else { Resource1::RECORD };
    for index in 0..table.len() {
        let start = at + index * table.stride();
        let end = start + table.stride();
        walk.group(&RESOURCES, Some(index), start..end, None);
        walk.record(record, start, Role::Content, &mut nothing);
        walk.unexplained(start + record.size..end);
        walk.end();
    }
    at + table.bytes().len()
}

fn elements(walk: &mut Walk<'_, '_, '_>, psv0: &Psv0<'_>, step: &Step, table: Table<'_, SignatureElement>, at: usize) {
    for (index, element) in table.iter().enumerate() {
        let start = at + index * table.stride();
        let end = start + table.stride();
        walk.group(step, Some(index), start..end, None);
        let name = walk.text(psv0.strings.len(), || psv0.string(element.name.get()));
        let indexes = psv0.semantic_indexes_of(element).and_then(|found| walk.numbers(found)).map(Words::Numbers);
        walk.record(SignatureElement::RECORD, start, Role::Content, &mut |place: Place| match place.field.name {
            "name" => name.clone().into(),
            "indexes" => indexes.clone().into(),
            _ => Say::Nothing,
        });
        walk.unexplained(start + SignatureElement::RECORD.size..end);
        walk.end();
    }
}

fn mask_run(
    walk: &mut Walk<'_, '_, '_>,
    step: &Step,
    index: Option<usize>,
    mask: ComponentMask<'_>,
    at: usize,
) -> usize {
    let size = size_of_val(mask.words());
    walk.run(step, index, at..at + size, Role::Content, Shape::Components);
    at + size
}

fn dependencies(
    walk: &mut Walk<'_, '_, '_>,
    step: &Step,
    index: Option<usize>,
    table: &DependencyTable<'_>,
    at: usize,
) -> usize {
    let size = size_of_val(table.words());
    if size == 0 {
        return at;
    }
    walk.group(step, index, at..at + size, Some(format!("{} inputs, {} outputs", table.inputs(), table.outputs())));
    let row = size / table.inputs().max(1);
    for input in 0..table.inputs() {
        let start = at + input * row;
        walk.row(&ROW, input, start..start + row, &component_name(input));
    }
    walk.end();
    at + size
}
