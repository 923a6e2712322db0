//! Metadata: strings, values, nodes, names and attachments.
//!
//! A node is kept as its record's operands; the struct that declares the record says what they are.

use super::{Span, Text, ValueId};
use crate::{
    Result,
    bitcode::{MetadataIndex, Operands, Record, metadata as records},
};
use alloc::vec::Vec;

/// The index of a string, value or node in [`Metadata::entries`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MetadataId(pub u32);

/// A piece of metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Named by others and never defined.
    Forward,
    /// A string.
    String(Text),
    /// A value.
    Value(ValueId),
    /// A node.
    Node(Node),
}

/// A node: a record of [`crate::bitcode::metadata`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// The record's code.
    pub code: u32,
    /// The record's operands, in [`Metadata::words`].
    pub operands: Span,
}

/// Metadata attached to a function or instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// The instruction's number in its function.
    pub instruction: u32,
    /// Index in [`Metadata::kinds`].
    pub kind: u32,
    /// The node.
    pub node: MetadataId,
}

/// Named metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// Its name.
    pub name: Text,
    /// Its nodes, in [`Metadata::named_nodes`].
    pub nodes: Span,
}

/// The metadata of a module.
#[derive(Debug, Default)]
pub struct Metadata {
    /// Strings, values and nodes.
    pub entries: Vec<Entry>,
    /// The pool of operands of nodes.
    pub words: Vec<u64>,
    /// Named metadata, in the order of its records.
    pub named: Vec<Named>,
    /// The pool of its nodes.
    pub named_nodes: Vec<MetadataId>,
    /// The names of attachments' kinds.
    pub kinds: Vec<Text>,
    /// The pool of attachments.
    pub attachments: Vec<Attachment>,
}

impl Metadata {
    /// Empties all pools; they keep their memory.
    pub(super) fn clear(&mut self) {
        let Self { entries, words, named, named_nodes, kinds, attachments } = self;
        entries.clear();
        words.clear();
        named.clear();
        named_nodes.clear();
        kinds.clear();
        attachments.clear();
    }

    /// The entry.
    #[inline]
    pub fn get(&self, id: MetadataId) -> Entry {
        self.entries.get(id.0 as usize).copied().unwrap_or(Entry::Forward)
    }

    /// The node that an entry is.
    #[inline]
    pub fn node(&self, id: MetadataId) -> Option<Node> {
        match self.get(id) {
            Entry::Node(node) => Some(node),
            _ => None,
        }
    }

    /// A node's record.
    ///
    /// # Errors
    /// Operands that are not the record's.
    #[inline]
    pub fn record<'a, R: Record<'a>>(&'a self, node: Node) -> Result<R> {
        R::read(&mut Operands::new(node.operands.of(&self.words), 0))
    }

    /// A tuple's elements, or `None` of another node.
    pub fn tuple(&self, id: MetadataId) -> Option<impl ExactSizeIterator<Item = Option<MetadataId>> + Clone + '_> {
        Some(self.tuple_words(id)?.iter().copied().map(element))
    }

    /// A tuple's elements as in its record, an id and one or 0 each; `None` of another node.
    pub(crate) fn tuple_words(&self, id: MetadataId) -> Option<&[u64]> {
        let node = self.node(id)?;
        matches!(node.code, records::Node::CODE | records::DistinctNode::CODE).then(|| node.operands.of(&self.words))
    }

    /// Whether the node is distinct from others with the same contents.
    pub fn is_distinct(&self, node: Node) -> bool {
        match node.code {
            records::Node::CODE => false,
            records::DistinctNode::CODE => true,
            _ => node.operands.of(&self.words).first().is_some_and(|distinct| *distinct != 0),
        }
    }

    /// Calls `each` with the operands of a node in LLVM's order: the order in which nodes are numbered.
    ///
    /// Source: the operand lists in LLVM 3.7's `DebugInfoMetadata.cpp`.
    ///
    /// # Errors
    /// Operands that are not the record's.
    pub fn operands(&self, node: Node, each: impl FnMut(MetadataId)) -> Result<()> {
        named_by(node.code, &mut Operands::new(node.operands.of(&self.words), 0), each).map(|_| ())
    }
}

/// What an element of a tuple names: written as 0 for nothing, or the id and one.
#[inline]
pub(crate) fn element(word: u64) -> Option<MetadataId> {
    (word as u32).checked_sub(1).map(MetadataId)
}

/// LLVM keeps columns of 16 bits, and 0 for others.
pub(crate) fn column(column: u64) -> u32 {
    if column < 1 << 16 { column as u32 } else { 0 }
}

/// Reads a node's record and calls `each` with what it names, in LLVM's order; says whether the record is a node's.
///
/// # Errors
/// Operands that are not the record's.
pub(super) fn named_by(code: u32, record: &mut Operands<'_>, mut each: impl FnMut(MetadataId)) -> Result<bool> {
    type Id = crate::bitcode::MetadataId;
    let mut all = |ids: &[Id]| {
        for id in ids {
            if let Some(MetadataIndex(id)) = id.0 {
                each(MetadataId(id));
            }
        }
    };
    match code {
        records::Node::CODE | records::DistinctNode::CODE => {
            record.rest().iter().copied().filter_map(element).for_each(each);
        }
        records::Location::CODE => {
            let r = records::Location::read(record)?;
            all(&[crate::bitcode::MetadataId(Some(r.scope)), r.inlined_at]);
        }
        records::GenericDebug::CODE => {
            let r = records::GenericDebug::read(record)?;
            all(&[r.header]);
            r.operands.raw().iter().copied().filter_map(element).for_each(each);
        }
        records::Enumerator::CODE => all(&[records::Enumerator::read(record)?.name]),
        records::BasicType::CODE => all(&[records::BasicType::read(record)?.name]),
        records::File::CODE => {
            let r = records::File::read(record)?;
            all(&[r.filename, r.directory]);
        }
        records::DerivedType::CODE => {
            let r = records::DerivedType::read(record)?;
            all(&[r.file, r.scope, r.name, r.base_type, r.extra_data]);
        }
        records::CompositeType::CODE => {
            let r = records::CompositeType::read(record)?;
            all(&[r.file, r.scope, r.name, r.base_type, r.elements, r.vtable_holder, r.template_params, r.identifier]);
        }
        records::SubroutineType::CODE => all(&[records::SubroutineType::read(record)?.types]),
        records::CompileUnit::CODE => {
            let r = records::CompileUnit::read(record)?;
            all(&[r.file, r.producer, r.flags, r.split_debug_filename, r.enums, r.retained_types, r.subprograms]);
            all(&[r.globals, r.imports]);
        }
        records::Subprogram::CODE => {
            let r = records::Subprogram::read(record)?;
            all(&[r.file, r.scope, r.name, r.name, r.linkage_name, r.ty, r.containing_type, r.function]);
            all(&[r.template_params, r.declaration, r.variables]);
        }
        records::LexicalBlock::CODE => {
            let r = records::LexicalBlock::read(record)?;
            all(&[r.file, r.scope]);
        }
        records::LexicalBlockFile::CODE => {
            let r = records::LexicalBlockFile::read(record)?;
            all(&[r.file, r.scope]);
        }
        records::Namespace::CODE => {
            let r = records::Namespace::read(record)?;
            all(&[r.file, r.scope, r.name]);
        }
        records::TemplateType::CODE => {
            let r = records::TemplateType::read(record)?;
            all(&[r.name, r.ty]);
        }
        records::TemplateValue::CODE => {
            let r = records::TemplateValue::read(record)?;
            all(&[r.name, r.ty, r.value]);
        }
        records::GlobalVar::CODE => {
            let r = records::GlobalVar::read(record)?;
            all(&[r.scope, r.name, r.file, r.ty, r.name, r.linkage_name, r.variable, r.declaration]);
        }
        records::LocalVar::CODE => {
            let r = records::LocalVar::read(record)?;
            all(&[r.scope, r.name, r.file, r.ty]);
        }
        records::ObjcProperty::CODE => {
            let r = records::ObjcProperty::read(record)?;
            all(&[r.name, r.file, r.getter, r.setter, r.ty]);
        }
        records::ImportedEntity::CODE => {
            let r = records::ImportedEntity::read(record)?;
            all(&[r.scope, r.entity, r.name]);
        }
        records::Module::CODE => {
            let r = records::Module::read(record)?;
            all(&[r.scope, r.name, r.config_macros, r.include_path, r.sysroot]);
        }
        records::Subrange::CODE => {
            records::Subrange::read(record)?;
        }
        records::Expression::CODE => {
            records::Expression::read(record)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}
