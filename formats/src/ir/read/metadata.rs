//! Metadata, of the module and of functions.

use super::{Tables, constants::Ids, push_text};
use crate::{
    Error, Result,
    bitcode::{
        Headed, InstructionIndex, MetadataIndex, Operands, Record, attachments::Attachment as AttachmentRecord, block,
        metadata as records,
    },
    bitstream::{Cursor, FORMAT},
    ir::{
        Module, Span, Text, Type, ValueId,
        metadata::{Attachment, Entry as Metadata, MetadataId, Named, Node, column, named_by},
    },
};

/// The kinds of attachments that every module has, in LLVM 3.7's order (`LLVMContext`).
const FIXED_KINDS: [&str; 14] = [
    "dbg",
    "tbaa",
    "prof",
    "fpmath",
    "range",
    "tbaa.struct",
    "invariant.load",
    "alias.scope",
    "noalias",
    "nontemporal",
    "llvm.mem.parallel_loop_access",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
];

/// A module of any compiler has some dozens of kinds, numbered from 0 on: numbers below this one have a table.
const NEAR_KINDS: usize = 1 << 12;

/// A module of any compiler has some dozens; each name is compared with those before it.
const MAX_NAMED: usize = 1 << 12;

/// The index of the kind that a source location is attached as.
const DEBUG_KIND: u32 = 0;

pub(super) fn fixed_kinds(module: &mut Module) {
    for kind in FIXED_KINDS {
        let start = module.text.len();
        module.text.extend_from_slice(kind.as_bytes());
        module.metadata.kinds.push(Span::since(start, &module.text));
    }
}

/// How a function's metadata ids are ids of the pool.
#[derive(Clone, Debug, Default)]
pub(super) struct LocalIds {
    /// The number of entries of the module.
    pub(super) limit: u32,
    /// The pool's ids of the function's own entries.
    pub(super) own: alloc::vec::Vec<u32>,
}

impl LocalIds {
    pub(super) fn map(&self, id: u32) -> Option<u32> {
        match id.checked_sub(self.limit) {
            None => Some(id),
            Some(own) => self.own.get(own as usize).copied(),
        }
    }
}

/// The block of nothing but kinds that was read last. All files of a compiler have the same one, so that another is
/// compared instead of read.
#[derive(Debug, Default)]
pub(in crate::ir) struct KindBlock {
    /// Its bytes; empty if there was none.
    bytes: alloc::vec::Vec<u8>,
    id_width: u32,
    /// The names of the kinds behind the fixed ones.
    names: alloc::vec::Vec<alloc::vec::Vec<u8>>,
    /// The kinds by their numbers.
    numbers: alloc::vec::Vec<Option<u32>>,
}

impl KindBlock {
    /// Forgets the block before for the one of these bytes, which was read.
    fn remember(&mut self, bytes: &[u8], id_width: u32, module: &[Text], text: &[u8], numbers: &[Option<u32>]) {
        self.bytes.clear();
        self.bytes.extend_from_slice(bytes);
        self.id_width = id_width;
        self.names.clear();
        self.names.extend(module.iter().skip(FIXED_KINDS.len()).map(|name| name.of(text).to_vec()));
        self.numbers.clear();
        self.numbers.extend_from_slice(numbers);
    }

    fn is(&self, bytes: &[u8], id_width: u32) -> bool {
        !bytes.is_empty() && self.id_width == id_width && self.bytes == bytes
    }
}

pub(super) fn module_block(cursor: &mut Cursor<'_>, module: &mut Module, tables: &mut Tables) -> Result<()> {
    cursor.enter(block::METADATA)?;
    let (bytes, id_width) = cursor.own_bytes();
    let end = cursor.block_end();
    let first = tables.kinds.is_empty();
    if first && module.kind_block.is(bytes, id_width) {
        for name in &module.kind_block.names {
            let start = module.text.len();
            module.text.extend_from_slice(name);
            module.metadata.kinds.push(Span::since(start, &module.text));
        }
        tables.kinds.extend_from_slice(&module.kind_block.numbers);
        return cursor.leave();
    }
    let mut only_kinds = true;
    let mut name: Option<Text> = None;
    let mut highest = 0;
    while let Some(record) = cursor.next_record()? {
        let mut operands = Operands::new(record.operands, record.bit);
        let operands = &mut operands;
        only_kinds &= record.code == records::Kind::CODE;
        if name.is_some() && record.code != records::NamedNode::CODE {
            return Err(unnamed(record.code, operands));
        }
        match record.code {
            records::Name::CODE => name = Some(push_text(&mut module.text, records::Name::read(operands)?.text.0)),
            records::NamedNode::CODE => {
                // Nodes without a name before them are passed over, as LLVM does.
                let Some(name) = name.take() else { continue };
                let nodes = records::NamedNode::read(operands)?.nodes.raw();
                named(name, nodes, module, tables, operands, &mut highest)?;
            }
            records::Kind::CODE => kind(&records::Kind::read(operands)?, module, tables, operands)?,
            code => {
                entry(code, operands, module, tables, &Ids::of_module(), &mut highest)?;
            }
        }
    }
    no_name_is_left(name, cursor)?;
    let count = module.metadata.entries.len() as u32;
    if highest > count {
        return Err(Error::at_bit(FORMAT, cursor.bit(), format_args!("{highest} metadata entries"), count));
    }
    if first && only_kinds && tables.far_kinds.is_empty() && cursor.bit() == end {
        module.kind_block.remember(bytes, id_width, &module.metadata.kinds, &module.text, &tables.kinds);
    }
    Ok(())
}

const NODES_OF_NAME: &str = "the nodes of the name before";

#[cold]
fn unnamed(code: u32, at: &Operands<'_>) -> Error {
    at.error(NODES_OF_NAME, format_args!("code {code}"))
}

/// A name has its nodes before its block ends.
fn no_name_is_left(name: Option<Text>, cursor: &Cursor<'_>) -> Result<()> {
    match name {
        None => Ok(()),
        Some(_) => Err(Error::at_bit(FORMAT, cursor.bit(), NODES_OF_NAME, "the end of the block")),
    }
}

fn named(
    name: Text,
    nodes: &[u64],
    module: &mut Module,
    tables: &mut Tables,
    at: &Operands<'_>,
    highest: &mut u32,
) -> Result<()> {
    let metadata = &mut module.metadata;
    let start = metadata.named_nodes.len();
    for node in nodes {
        let id = u32::try_from(*node).unwrap_or(u32::MAX - 1);
        *highest = (*highest).max(id.saturating_add(1));
        if let Some(Metadata::String(_) | Metadata::Value(_)) = metadata.entries.get(id as usize) {
            return Err(at.error("nodes", format_args!("metadata {id}, which is none")));
        }
        metadata.named_nodes.push(MetadataId(id));
    }
    let nodes = Span::since(start, &metadata.named_nodes);
    let known = |named: &Named| named.name.of(&module.text) == name.of(&module.text);
    match metadata.named.iter().position(known) {
        Some(index) => tables.named_again.push((index, nodes)),
        None if metadata.named.len() >= MAX_NAMED => {
            return Err(at.error(format_args!("at most {MAX_NAMED} named metadata"), "one more"));
        }
        None => metadata.named.push(Named { name, nodes }),
    }
    Ok(())
}

/// Gives names that were said again the nodes of all their records, in order.
pub(super) fn join_named(module: &mut Module, tables: &mut Tables) {
    if tables.named_again.is_empty() {
        return;
    }
    tables.named_again.sort_by_key(|(index, _)| *index);
    let mut again = tables.named_again.drain(..).peekable();
    let apart = core::mem::take(&mut module.metadata.named_nodes);
    let joined = &mut module.metadata.named_nodes;
    for (index, named) in module.metadata.named.iter_mut().enumerate() {
        let start = joined.len();
        joined.extend_from_slice(named.nodes.of(&apart));
        while let Some((_, more)) = again.next_if(|(of, _)| *of == index) {
            joined.extend_from_slice(more.of(&apart));
        }
        named.nodes = Span::since(start, joined);
    }
}

fn kind(record: &records::Kind<'_>, module: &mut Module, tables: &mut Tables, at: &Operands<'_>) -> Result<()> {
    if record.name.0.is_empty() {
        return Err(at.error("the name of a kind of attachments", "none"));
    }
    let name = push_text(&mut module.text, record.name.0);
    let same = |kind: &Text| kind.len == name.len && kind.of(&module.text) == name.of(&module.text);
    // Most kinds have the numbers here that they have in LLVM.
    let usual = usize::try_from(record.kind).ok().filter(|at| module.metadata.kinds.get(*at).is_some_and(same));
    let index = match usual.or_else(|| module.metadata.kinds.iter().position(same)) {
        Some(index) => index as u32,
        None => {
            module.metadata.kinds.push(name);
            module.metadata.kinds.len() as u32 - 1
        }
    };
    let number = record.kind as u32;
    let before = match usize::try_from(number) {
        // LLVM numbers kinds from 0 on.
        Ok(place) if place < NEAR_KINDS => {
            tables.kinds.resize(tables.kinds.len().max(place + 1), None);
            tables.kinds.get_mut(place).and_then(|slot| slot.replace(index))
        }
        _ => tables.far_kinds.insert(number, index),
    };
    match before {
        None => Ok(()),
        Some(_) => Err(at.error("a number for each kind of attachments", format_args!("number {number} twice"))),
    }
}

/// The index of the kind of attachments with this number; LLVM takes 32 bits of it.
fn known_kind(number: u64, tables: &Tables) -> Option<u32> {
    let number = number as u32;
    let near = tables.kinds.get(number as usize).copied().flatten();
    near.or_else(|| tables.far_kinds.get(&number).copied())
}

/// Reads a string, value or node; unknown records are passed over, as LLVM does.
fn entry(
    code: u32,
    operands: &mut Operands<'_>,
    module: &mut Module,
    tables: &mut Tables,
    ids: &Ids,
    highest: &mut u32,
) -> Result<()> {
    let made = match code {
        records::Str::CODE => {
            let text = records::Str::read(operands)?.text.0;
            let start = module.text.len();
            module.text.extend(text.iter().map(|c| *c as u8));
            upgrade_string(module, start);
            Metadata::String(Span::since(start, &module.text))
        }
        records::Value::CODE => {
            let record = records::Value::read(operands)?;
            value(record.ty.0, u64::from(record.value.0), module, tables, ids, operands)?
        }
        records::OldFunctionNode::CODE => match records::OldFunctionNode::read(operands)?.pairs.raw() {
            [ty, id] => value(u32::try_from(*ty).unwrap_or(u32::MAX), *id, module, tables, ids, operands)?,
            pairs if pairs.len() % 2 != 0 => return Err(operands.error("types and values", "a type alone")),
            // What is no value has no form in LLVM 3.7: it is dropped.
            _ => Metadata::Node(push_node(records::Node::CODE, &[], module)),
        },
        records::OldNode::CODE => {
            return Err(operands.error("nodes in LLVM 3.7's form", "one in the form before LLVM 3.6"));
        }
        // Most nodes: their operands need no reading but for the highest.
        records::Node::CODE | records::DistinctNode::CODE => {
            let elements = operands.rest();
            *highest = elements.iter().fold(*highest, |highest, element| highest.max(*element as u32));
            // A node that holds itself has no equal.
            let own = module.metadata.entries.len() as u64 + 1;
            let code = if elements.contains(&own) { records::DistinctNode::CODE } else { code };
            Metadata::Node(push_node(code, elements, module))
        }
        _ => {
            let raw = operands.rest();
            let own = module.metadata.entries.len() as u32;
            let (mut top, mut holds_itself) = (0, false);
            let seen = |MetadataId(id): MetadataId| {
                top = top.max(id.saturating_add(1));
                holds_itself |= id == own;
            };
            if !named_by(code, operands, seen)? {
                return Ok(());
            }
            *highest = (*highest).max(top);
            let node = push_node(code, raw, module);
            // The first operand of all of them says whether a node has no equal.
            if let Some(distinct) = module.metadata.words.get_mut(node.operands.start as usize).filter(|_| holds_itself)
            {
                *distinct |= 1;
            }
            if code == records::Location::CODE && !module.metadata.is_distinct(node) {
                let record: records::Location = module.metadata.record(node)?;
                let inlined_at = record.inlined_at.0.map_or(0, |id| id.0 + 1);
                let key = [record.line as u32, column(record.column), record.scope.0, inlined_at];
                let id = module.metadata.entries.len() as u32;
                tables.locations.entry(key).or_insert(id);
            }
            Metadata::Node(node)
        }
    };
    module.metadata.entries.push(made);
    Ok(())
}

fn push_node(code: u32, operands: &[u64], module: &mut Module) -> Node {
    let start = module.metadata.words.len();
    module.metadata.words.extend_from_slice(operands);
    Node { code, operands: Span::since(start, &module.metadata.words) }
}

/// Names of loop metadata changed before LLVM 3.7.
fn upgrade_string(module: &mut Module, start: usize) {
    const OLD: &[u8] = b"llvm.vectorizer.";
    let Some(text) = module.text.get(start..).filter(|text| text.starts_with(OLD)) else { return };
    let new: alloc::vec::Vec<u8> = match &text[OLD.len()..] {
        b"unroll" => b"llvm.loop.interleave.count".to_vec(),
        rest => [b"llvm.loop.vectorize.", rest].concat(),
    };
    module.text.truncate(start);
    module.text.extend_from_slice(&new);
}

fn value(ty: u32, id: u64, module: &Module, tables: &Tables, ids: &Ids, at: &Operands<'_>) -> Result<Metadata> {
    let ty = tables.ty(ty, at)?;
    if matches!(module.types.get(ty), Type::Metadata | Type::Void) {
        return Err(at.error("a value's type", format_args!("{:?}", module.types.get(ty))));
    }
    Ok(Metadata::Value(ValueId(ids.map(u32::try_from(id).unwrap_or(u32::MAX)))))
}

/// Reads a function's own metadata: its values.
pub(super) fn function_block(
    cursor: &mut Cursor<'_>,
    module: &mut Module,
    tables: &mut Tables,
    ids: &Ids,
    local: &mut LocalIds,
) -> Result<()> {
    cursor.enter(block::METADATA)?;
    let mut highest = 0;
    let mut name: Option<Text> = None;
    while let Some(record) = cursor.next_record()? {
        let mut operands = Operands::new(record.operands, record.bit);
        let before = module.metadata.entries.len();
        // Names and kinds are the module's, here too.
        match (record.code, name.take()) {
            (records::NamedNode::CODE, Some(_)) if tables.is_again => {}
            (records::NamedNode::CODE, Some(name)) => {
                let nodes = records::NamedNode::read(&mut operands)?.nodes.raw();
                let ids = nodes.iter().map(|id| u32::try_from(*id).ok().and_then(|id| local.map(id)));
                let Some(nodes) = ids.map(|id| id.map(u64::from)).collect::<Option<alloc::vec::Vec<_>>>() else {
                    return Err(operands.error("nodes that were defined", "another"));
                };
                named(name, &nodes, module, tables, &operands, &mut 0)?;
            }
            (code, Some(_)) => return Err(unnamed(code, &operands)),
            (records::Name::CODE, None) => {
                name = Some(push_text(&mut module.text, records::Name::read(&mut operands)?.text.0));
            }
            (records::Kind::CODE, None) => kind(&records::Kind::read(&mut operands)?, module, tables, &operands)?,
            (code, None) => entry(code, &mut operands, module, tables, ids, &mut highest)?,
        }
        if module.metadata.entries.len() > before {
            local.own.push(before as u32);
        }
    }
    no_name_is_left(name, cursor)?;
    if highest > local.limit {
        return Err(Error::at_bit(
            FORMAT,
            cursor.bit(),
            format_args!("a function's nodes made of the module's {} entries", local.limit),
            format_args!("entry {}", highest - 1),
        ));
    }
    Ok(())
}

/// Reads the attachments of a function and its instructions, in the order of the records.
pub(super) fn attachments(
    cursor: &mut Cursor<'_>,
    module: &mut Module,
    tables: &Tables,
    local: &LocalIds,
    own: &mut alloc::vec::Vec<Attachment>,
    instructions: Span,
) -> Result<()> {
    cursor.enter(block::METADATA_ATTACHMENT)?;
    while let Some(record) = cursor.next_record()? {
        let mut operands = Operands::new(record.operands, record.bit);
        if record.code != AttachmentRecord::CODE {
            continue;
        }
        if operands.is_empty() {
            return Err(operands.error("an attachment", "an empty record"));
        }
        let Headed { head, pairs } = AttachmentRecord::read(&mut operands)?.operands;
        let instruction = head.map(|InstructionIndex(number)| number);
        if let Some(number) = instruction
            && number >= instructions.len
        {
            let expected = format_args!("one of {} instructions", instructions.len);
            return Err(operands.error(expected, format_args!("instruction {number}")));
        }
        for pair in pairs.iter() {
            let (kind, MetadataIndex(node)) = pair?;
            let Some(kind) = known_kind(kind, tables) else {
                return Err(operands.error("a kind of attachments", format_args!("kind {kind}")));
            };
            let node = local.map(node).map(MetadataId);
            let Some(node) = node.filter(|node| module.metadata.node(*node).is_some()) else {
                return Err(operands.error("a node to attach", "something else"));
            };
            match instruction {
                None => own.push(Attachment { instruction: u32::MAX, kind, node }),
                Some(number) if kind == DEBUG_KIND => {
                    let index = instructions.start as usize + number as usize;
                    if let Some(instruction) = module.instructions.get_mut(index) {
                        instruction.location = node.0 + 1;
                    }
                }
                Some(number) => {
                    module.metadata.attachments.push(Attachment { instruction: number, kind, node });
                }
            }
        }
    }
    Ok(())
}
