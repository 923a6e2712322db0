//! STAT: the module without its functions' bodies, in which reflection finds names and types.
//!
//! Source: dxc's `CloneModuleForReflection` and `StripAndCreateReflectionStream`.

use super::counters::counters;
use crate::{
    Result,
    bitcode::{Record, metadata as records},
    ir::{
        Constant, Linkage, Module, Span, TypeId, Value, ValueId, ValueKind,
        metadata::{Entry, MetadataId, Named, Node, element},
    },
    part::program::ShaderKind,
};
use alloc::vec::Vec;

/// The named metadata that dxc takes out and writes again behind all other, in its order.
const EMITTED: [&str; 11] = [
    "dx.version",
    VALIDATOR,
    "dx.shaderModel",
    "dx.intermediateOptions",
    "dx.resources",
    TYPES,
    "dx.viewIdState",
    PAYLOADS,
    "dx.subobjects",
    "dx.entryPoints",
    "dx.rootSignature",
];
const VALIDATOR: &str = "dx.valver";
const TYPES: &str = "dx.typeAnnotations";
const PAYLOADS: &str = "dx.dxrPayloadAnnotations";
const COUNTERS: &str = "dx.counters";

/// The bitcode of the part STAT for a module without debug info, of which only that is left then.
///
/// Resources and types are said as for the newest validator, which 0.0 stands for, and what the program has of each
/// kind of instruction is counted.
///
/// # Errors
/// A data layout that LLVM refuses, metadata that is not as its records say.
pub(super) fn reflection(module: &mut Module, kind: ShaderKind, version: (u32, u32)) -> Result<Vec<u8>> {
    let counted = counters(module)?;
    emit_again(module, kind, version);
    set_validator_version(module, (0, 0));
    if !counted.is_empty() {
        let mut elements = Vec::new();
        for (name, count) in counted {
            elements.extend([string(module, name), number(module, count)]);
        }
        let node = tuple(module, &elements);
        set_named(module, COUNTERS, &[node]);
    }
    // A module that LLVM clones has no comdats.
    module.globals.iter_mut().for_each(|global| global.linked.comdat = 0);
    for function in &mut module.functions {
        function.linked.comdat = 0;
        if function.body.take().is_some() {
            (function.prefix, function.prologue, function.personality) = (None, None, None);
            function.linked.linkage = Linkage::External;
        }
    }
    module.write(false)
}

/// Puts DXIL's named metadata where dxc has it after it wrote it again; counters are not among it.
pub(super) fn emit_again(module: &mut Module, kind: ShaderKind, version: (u32, u32)) {
    remove_named(module, COUNTERS);
    let has_payloads = kind == ShaderKind::Library && version >= (1, 6);
    let place = |name: &[u8]| {
        let place = EMITTED.iter().position(|known| known.as_bytes() == name).map_or(0, |place| place + 1);
        if name == PAYLOADS.as_bytes() && !has_payloads { 0 } else { place }
    };
    let Module { metadata, text, .. } = module;
    metadata.named.sort_by_key(|named| place(named.name.of(text)));
    if has_payloads {
        keep_first_payloads(module);
    }
    remove_empty_structs(module);
}

/// The nodes of named metadata.
fn nodes<'m>(module: &'m Module, name: &str) -> &'m [MetadataId] {
    let named = module.metadata.named.iter().find(|named| module.str(named.name) == name.as_bytes());
    named.map_or(&[], |named| named.nodes.of(&module.metadata.named_nodes))
}

/// Structs that take no room in a constant buffer and hold no resources have no annotation when dxc writes again.
fn remove_empty_structs(module: &mut Module) {
    const STRUCTS: i64 = 0;
    let metadata = &module.metadata;
    let number = |id: MetadataId| match metadata.get(id) {
        Entry::Value(value) => module.integer(value),
        _ => None,
    };
    let is_kept = |pair: &[u64]| {
        let [ty, annotation] = *pair else { return true };
        let (Some(ty), Some(annotation)) = (element(ty), element(annotation)) else { return true };
        let Entry::Value(value) = metadata.get(ty) else { return true };
        let elements = metadata.tuple_words(annotation).unwrap_or_default();
        let size = elements.first().and_then(|size| element(*size)).and_then(number);
        let is_empty = elements.len() == 1 || size == Some(0);
        !is_empty || holds_resources(module, module.type_of(value))
    };
    let mut kept_nodes = Vec::new();
    let mut is_changed = false;
    for node in nodes(module, TYPES) {
        let Some([tag, pairs @ ..]) = metadata.tuple_words(*node) else { return };
        if element(*tag).and_then(number) != Some(STRUCTS) {
            kept_nodes.push(Err(*node));
            continue;
        }
        let mut words = alloc::vec![*tag];
        pairs.chunks(2).filter(|pair| is_kept(pair)).for_each(|pair| words.extend_from_slice(pair));
        is_changed |= words.len() <= pairs.len();
        // A node without structs is not written.
        if words.len() > 1 {
            kept_nodes.push(Ok(words));
        }
    }
    if !is_changed {
        return;
    }
    let kept: Vec<MetadataId> =
        kept_nodes.into_iter().map(|node| node.map_or_else(|node| node, |words| tuple_of(module, &words))).collect();
    if kept.is_empty() {
        remove_named(module, TYPES);
    } else {
        set_named(module, TYPES, &kept);
    }
}

/// Whether a struct's fields are resources, or hold some (dxc's `IsResourceContained`).
fn holds_resources(module: &Module, ty: TypeId) -> bool {
    let types = &module.types;
    let mut waiting = types.fields(ty).unwrap_or_default().to_vec();
    let mut seen = hashbrown::HashSet::new();
    while let Some(ty) = waiting.pop() {
        let ty = types.without_arrays(ty);
        if !seen.insert(ty) {
            continue;
        }
        if is_resource(module.struct_name(ty)) {
            return true;
        }
        waiting.extend(types.fields(ty).unwrap_or_default());
        waiting.extend(types.pointee(ty));
    }
    false
}

/// Whether a struct of this name is an object of HLSL that stands for a resource (dxc's `GetHLSLResourceProperties`).
fn is_resource(name: &[u8]) -> bool {
    const PLAIN: [&[u8]; 3] = [b"SamplerState", b"SamplerComparisonState", b"RaytracingAccelerationStructure"];
    const TEMPLATES: [&[u8]; 6] = [
        b"AppendStructuredBuffer<",
        b"ConsumeStructuredBuffer<",
        b"ConstantBuffer<",
        b"TextureBuffer<",
        b"FeedbackTexture2D<",
        b"FeedbackTexture2DArray<",
    ];
    const BYTES: &[u8] = b"ByteAddressBuffer";
    const VIEWS: [&[u8]; 3] = [b"Buffer<", b"StructuredBuffer<", b"Texture"];
    let mut name = name;
    for prefix in [&b"class."[..], b"struct."] {
        name = name.strip_prefix(prefix).unwrap_or(name);
    }
    if PLAIN.contains(&name) || TEMPLATES.iter().any(|template| name.starts_with(template)) {
        return true;
    }
    for prefix in [&b"RasterizerOrdered"[..], b"RW"] {
        name = name.strip_prefix(prefix).unwrap_or(name);
    }
    name == BYTES || VIEWS.iter().any(|view| name.starts_with(view))
}

/// Of each node of payload annotations dxc reads the first struct alone, and writes those again as one node.
fn keep_first_payloads(module: &mut Module) {
    let mut words = Vec::new();
    for node in nodes(module, PAYLOADS) {
        let Some([tag, ty, fields, ..]) = module.metadata.tuple_words(*node) else { return };
        if words.is_empty() {
            words.push(*tag);
        }
        words.extend([*ty, *fields]);
    }
    if !words.is_empty() {
        let node = tuple_of(module, &words);
        set_named(module, PAYLOADS, &[node]);
    }
}

/// States the validator that the module is made for; where it was not stated, behind all other named metadata.
pub(super) fn set_validator_version(module: &mut Module, (major, minor): (u32, u32)) {
    let elements = [number(module, major), number(module, minor)];
    let node = tuple(module, &elements);
    set_named(module, VALIDATOR, &[node]);
}

/// Whether the module has named metadata of this name.
pub(super) fn has_named(module: &Module, name: &str) -> bool {
    module.metadata.named.iter().any(|named| module.str(named.name) == name.as_bytes())
}

/// Takes named metadata out; says whether it was there.
pub(super) fn remove_named(module: &mut Module, name: &str) -> bool {
    let Module { metadata, text, .. } = module;
    let before = metadata.named.len();
    metadata.named.retain(|named| named.name.of(text) != name.as_bytes());
    metadata.named.len() < before
}

/// Gives named metadata these nodes; it stays where it is, or comes behind all other.
fn set_named(module: &mut Module, name: &str, nodes: &[MetadataId]) {
    let Module { metadata, text, .. } = module;
    let start = metadata.named_nodes.len();
    metadata.named_nodes.extend_from_slice(nodes);
    let nodes = Span::since(start, &metadata.named_nodes);
    let known = metadata.named.iter_mut().find(|named| named.name.of(text) == name.as_bytes());
    match known {
        Some(named) => named.nodes = nodes,
        None => {
            let start = text.len();
            text.extend_from_slice(name.as_bytes());
            metadata.named.push(Named { name: Span::since(start, text), nodes });
        }
    }
}

fn push(module: &mut Module, entry: Entry) -> MetadataId {
    module.metadata.entries.push(entry);
    MetadataId(module.metadata.entries.len() as u32 - 1)
}

fn string(module: &mut Module, text: &str) -> MetadataId {
    let start = module.text.len();
    module.text.extend_from_slice(text.as_bytes());
    let text = Span::since(start, &module.text);
    push(module, Entry::String(text))
}

/// A number of 32 bits.
fn number(module: &mut Module, number: u32) -> MetadataId {
    module.constants.push(Constant::Integer((number as i32).into()));
    let kind = ValueKind::Constant(module.constants.len() as u32 - 1);
    module.values.push(Value { ty: TypeId::I32, kind });
    let value = ValueId(module.values.len() as u32 - 1);
    push(module, Entry::Value(value))
}

fn tuple(module: &mut Module, elements: &[MetadataId]) -> MetadataId {
    let words: Vec<u64> = elements.iter().map(|element| u64::from(element.0) + 1).collect();
    tuple_of(module, &words)
}

/// A tuple of elements as they stand in a record.
fn tuple_of(module: &mut Module, words: &[u64]) -> MetadataId {
    let start = module.metadata.words.len();
    module.metadata.words.extend_from_slice(words);
    let operands = Span::since(start, &module.metadata.words);
    push(module, Entry::Node(Node { code: records::Node::CODE, operands }))
}
