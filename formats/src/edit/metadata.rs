//! Strings, nodes and named metadata of a module that is being edited.

use super::Editor;
use crate::{
    Error, Result,
    bitcode::{Record, Role, Term, block, metadata as records, symbols},
    bitstream::{FORMAT, RecordId},
    ir::{ValueId, metadata::MetadataId},
};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// Named metadata: the records of its name and of its nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// Its name.
    pub name: Vec<u8>,
    /// The record of its name.
    pub name_record: RecordId,
    /// The record of its nodes.
    pub nodes_record: RecordId,
    /// Its nodes.
    pub nodes: Vec<MetadataId>,
}

/// The characters of terms.
fn text(terms: &[Term]) -> Vec<u8> {
    terms.iter().map(|term| term.value as u8).collect()
}

/// The terms of characters.
fn characters(text: &[u8]) -> Vec<Term> {
    text.iter().map(|letter| Term::plain((*letter).into())).collect()
}

impl Editor {
    /// All named metadata, in the order of its records.
    ///
    /// # Errors
    /// Records that are not what they should be.
    pub fn named_metadata(&self) -> Result<Vec<Named>> {
        let mut found = Vec::new();
        let mut last = None;
        for id in self.records() {
            match self.kind(id) {
                Some((block::METADATA, records::Name::CODE)) => last = Some((id, text(&self.terms(id)?))),
                Some((block::METADATA, records::NamedNode::CODE)) => {
                    let Some((name_record, name)) = last.take() else { continue };
                    let nodes = self.terms(id)?.iter().map(|term| MetadataId(term.value as u32)).collect();
                    found.push(Named { name, name_record, nodes_record: id, nodes });
                }
                _ => {}
            }
        }
        Ok(found)
    }

    /// Takes named metadata out. Its nodes stay.
    pub fn remove_named(&mut self, named: &Named) {
        self.remove(named.name_record);
        self.remove(named.nodes_record);
    }

    /// Gives named metadata other nodes; without any it is taken out.
    pub fn set_named(&mut self, named: &Named, nodes: &[MetadataId]) {
        if nodes.is_empty() {
            return self.remove_named(named);
        }
        let term = |id: &MetadataId| Term { role: Role::Metadata, value: id.0.into() };
        self.set(named.nodes_record, nodes.iter().map(term).collect());
    }

    /// Adds named metadata behind all others.
    ///
    /// # Errors
    /// A module without a place for it.
    pub fn add_named(&mut self, name: &[u8], nodes: &[MetadataId]) -> Result<()> {
        let Some(block) = self.module_block(block::METADATA) else {
            return Err(Error::new(FORMAT, 0, "a block of metadata", "none"));
        };
        self.append(block, records::Name::CODE, characters(name))?;
        let term = |id: &MetadataId| Term { role: Role::Metadata, value: id.0.into() };
        self.append(block, records::NamedNode::CODE, nodes.iter().map(term).collect())?;
        Ok(())
    }

    /// The characters of a metadata string; none of something else.
    ///
    /// # Errors
    /// A record that is not what it should be.
    pub fn string(&self, id: MetadataId) -> Result<Option<Vec<u8>>> {
        match self.metadata(id) {
            Some(record) if self.code(record) == Some(records::Str::CODE) => Ok(Some(text(&self.terms(record)?))),
            _ => Ok(None),
        }
    }

    /// The elements of a tuple; none of something else.
    ///
    /// # Errors
    /// A record that is not what it should be.
    pub fn tuple(&self, id: MetadataId) -> Result<Option<Vec<Option<MetadataId>>>> {
        let is_tuple = |code| matches!(code, records::Node::CODE | records::DistinctNode::CODE);
        let Some(record) = self.metadata(id).filter(|id| self.code(*id).is_some_and(is_tuple)) else {
            return Ok(None);
        };
        let element = |term: &Term| match term.role {
            Role::OptionalMetadata => Some(MetadataId(term.value as u32)),
            _ => None,
        };
        Ok(Some(self.terms(record)?.iter().map(element).collect()))
    }

    /// Gives a tuple other elements.
    pub fn set_tuple(&mut self, id: MetadataId, elements: &[Option<MetadataId>]) {
        let term = |id: &Option<MetadataId>| match id {
            Some(id) => Term { role: Role::OptionalMetadata, value: id.0.into() },
            None => Term::plain(0),
        };
        if let Some(record) = self.metadata(id) {
            self.set(record, elements.iter().map(term).collect());
        }
    }

    /// A metadata string with these characters: one that is there, or a new one.
    ///
    /// # Errors
    /// A module without a place for it.
    pub fn intern_string(&mut self, text: &[u8]) -> Result<MetadataId> {
        let terms = characters(text);
        for (index, record) in self.metadata.iter().enumerate() {
            if self.code(*record) == Some(records::Str::CODE)
                && self.function_of(*record).is_none()
                && !self.removed.contains(record)
                && self.terms(*record)? == terms
            {
                return Ok(MetadataId(index as u32));
            }
        }
        self.add_metadata(records::Str::CODE, terms)
    }

    /// The names of the module's own values.
    ///
    /// # Errors
    /// Records that are not what they should be.
    pub fn global_names(&self) -> Result<HashMap<Vec<u8>, ValueId>> {
        let mut names = HashMap::new();
        for id in self.records() {
            if self.function_of(id).is_none()
                && self.kind(id) == Some((block::VALUE_SYMTAB, symbols::Entry::CODE))
                && let [value, name @ ..] = &*self.terms(id)?
            {
                names.insert(text(name), ValueId(value.value as u32));
            }
        }
        Ok(names)
    }
}
