//! Metadata, of the module and of functions, and attachments.

use super::{
    FIRST_OWN, Output, characters,
    enumerate::{Enumerator, Scope},
    same,
};
use crate::{
    Error, Result,
    bitcode::{
        Characters, Headed, InstructionIndex, List, MetadataIndex, Names, Operands, Record, TypeIndex,
        attachments::Attachment, block, metadata as records,
    },
    bitstream::{
        Encoding::{self, Array, Fixed, Literal, Vbr},
        FORMAT,
    },
    ir::{
        Body, Module, Type, ValueId,
        metadata::{self, Entry, MetadataId, Node},
    },
};
use alloc::vec::Vec;

const TEXT: [Encoding; 3] = [Literal(1), Array, Fixed(8)];
const LOCATION: [Encoding; 6] = [Literal(7), Fixed(1), Vbr(6), Vbr(8), Vbr(6), Vbr(6)];
const GENERIC: [Encoding; 7] = [Literal(12), Fixed(1), Vbr(6), Fixed(1), Vbr(6), Array, Vbr(6)];
const NAME: [Encoding; 3] = [Literal(4), Array, Fixed(8)];

/// Writes the module's metadata.
pub(super) fn module_block(all: &Enumerator<'_>, out: &mut Output) -> Result<()> {
    let metadata = &all.module.metadata;
    let is_node = |id: MetadataId, code: u32| metadata.node(id).is_some_and(|node| node.code == code);
    let has = |holds: &dyn Fn(MetadataId) -> bool| all.metadata_from(0).any(holds);
    if all.metadata_from(0).next().is_none() && metadata.named.is_empty() {
        return Ok(());
    }
    out.stream.enter(block::METADATA, 3);
    let mut next = FIRST_OWN;
    let mut define = |encodings: &'static [Encoding], is_needed: bool| {
        if !is_needed {
            return None;
        }
        out.stream.define(encodings);
        next += 1;
        Some((next - 1, encodings))
    };
    let text = define(&TEXT, has(&|id| matches!(metadata.get(id), Entry::String(_))));
    let location = define(&LOCATION, has(&|id| is_node(id, records::Location::CODE)));
    let generic = define(&GENERIC, has(&|id| is_node(id, records::GenericDebug::CODE)));
    let name = define(&NAME, !metadata.named.is_empty());
    for id in all.metadata_from(0) {
        match metadata.get(id) {
            Entry::String(string) => {
                let characters = characters(all.module.str(string));
                put(out, &records::Str { text: Characters(&characters) }, text);
            }
            Entry::Value(value) => out.record(&value_record(all, value)?),
            Entry::Node(written) => {
                node(all, out, written)?;
                let abbreviation = match written.code {
                    records::Location::CODE => location,
                    records::GenericDebug::CODE => generic,
                    _ => None,
                };
                out.put(written.code, abbreviation);
            }
            Entry::Forward => {}
        }
    }
    for named in &metadata.named {
        let characters = characters(all.module.str(named.name));
        put(out, &records::Name { text: Characters(&characters) }, name);
        let nodes = named.nodes.of(&metadata.named_nodes).iter();
        let nodes = nodes.map(|node| all.metadata_number(*node).map(u64::from)).collect::<Result<Vec<_>>>()?;
        out.record(&records::NamedNode { nodes: List::new(Operands::new(&nodes, 0)) });
    }
    out.stream.end();
    Ok(())
}

fn put<'a, R: Record<'a>>(out: &mut Output, record: &R, abbreviation: Option<(u32, &[Encoding])>) {
    match abbreviation {
        Some(abbreviation) => out.abbreviated(record, abbreviation),
        None => out.record(record),
    }
}

fn value_record(all: &Enumerator<'_>, value: ValueId) -> Result<records::Value> {
    let form = all.module.types.get(all.module.type_of(value));
    if matches!(form, Type::Metadata | Type::Void) {
        return Err(Error::new(FORMAT, 0, "a value in metadata", format_args!("a value of type {form:?}")));
    }
    Ok(records::Value { ty: TypeIndex(all.type_number_of(value)?), value: all.value_index(value.0)? })
}

/// Gathers the operands of a node's record, with the numbers of what it names.
fn node(all: &Enumerator<'_>, out: &mut Output, node: Node) -> Result<()> {
    out.operands.clear();
    for term in same::terms(all.module, node)? {
        let value = match term.role.names() {
            Names::Metadata => all.metadata_number(MetadataId(term.value as u32))?.into(),
            _ => term.value,
        };
        out.operands.push(term.role.encode(value, 0));
    }
    Ok(())
}

/// Writes the names of all kinds of attachments.
pub(super) fn kinds(module: &Module, out: &mut Output) {
    if module.metadata.kinds.is_empty() {
        return;
    }
    out.stream.enter(block::METADATA, 3);
    for (kind, name) in (0..).zip(&module.metadata.kinds) {
        let name = characters(module.str(*name));
        out.record(&records::Kind { kind, name: Characters(&name) });
    }
    out.stream.end();
}

/// Writes the metadata of a function's own values.
pub(super) fn function_block(all: &Enumerator<'_>, out: &mut Output, scope: &Scope) -> Result<()> {
    let mut is_open = false;
    for id in all.metadata_from(scope.metadata) {
        let Entry::Value(value) = all.module.metadata.get(id) else { continue };
        if !is_open {
            out.stream.enter(block::METADATA, 3);
            is_open = true;
        }
        out.record(&value_record(all, value)?);
    }
    if is_open {
        out.stream.end();
    }
    Ok(())
}

/// Writes what is attached to a function and its instructions.
pub(super) fn attachments(all: &Enumerator<'_>, out: &mut Output, body: &Body) -> Result<()> {
    let pool = &all.module.metadata.attachments;
    let (own, others) = (body.own_attachments.of(pool), body.attachments.of(pool));
    if own.is_empty() && others.is_empty() {
        return Ok(());
    }
    out.stream.enter(block::METADATA_ATTACHMENT, 3);
    if !own.is_empty() {
        attachment(all, out, None, own)?;
    }
    for of_one in others.chunk_by(|one, other| one.instruction == other.instruction) {
        let instruction = of_one.first().map(|attachment| InstructionIndex(attachment.instruction));
        attachment(all, out, instruction, of_one)?;
    }
    out.stream.end();
    Ok(())
}

fn attachment(
    all: &Enumerator<'_>,
    out: &mut Output,
    head: Option<InstructionIndex>,
    attached: &[metadata::Attachment],
) -> Result<()> {
    let mut pairs = Vec::new();
    for attachment in attached {
        pairs.extend([u64::from(attachment.kind), all.metadata_number(attachment.node)?.into()]);
    }
    let pairs = List::<(u64, MetadataIndex)>::new(Operands::new(&pairs, 0));
    out.record(&Attachment { operands: Headed { head, pairs } });
    Ok(())
}
