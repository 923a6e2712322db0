//! STAT: the module without its functions' bodies, in which reflection finds names and types.
//!
//! Source: dxc's `CloneModuleForReflection` and `StripAndCreateReflectionStream`.

use super::counters::counters;
use crate::{
    Result,
    bitcode::{Record, metadata as records},
    ir::{
        Constant, Linkage, Module, Span, TypeId, Value, ValueId, ValueKind,
        metadata::{Entry, MetadataId, Named, Node},
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
    "dx.typeAnnotations",
    "dx.viewIdState",
    PAYLOADS,
    "dx.subobjects",
    "dx.entryPoints",
    "dx.rootSignature",
];
const VALIDATOR: &str = "dx.valver";
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
        set_named(module, COUNTERS, node);
    }
    for function in &mut module.functions {
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
}

/// States the validator that the module is made for; where it was not stated, behind all other named metadata.
pub(super) fn set_validator_version(module: &mut Module, (major, minor): (u32, u32)) {
    let elements = [number(module, major), number(module, minor)];
    let node = tuple(module, &elements);
    set_named(module, VALIDATOR, node);
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

/// Makes a node the only one of named metadata, which stays where it is.
fn set_named(module: &mut Module, name: &str, node: MetadataId) {
    let Module { metadata, text, .. } = module;
    let start = metadata.named_nodes.len();
    metadata.named_nodes.push(node);
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
    let start = module.metadata.words.len();
    module.metadata.words.extend(elements.iter().map(|element| u64::from(element.0) + 1));
    let operands = Span::since(start, &module.metadata.words);
    push(module, Entry::Node(Node { code: records::Node::CODE, operands }))
}
