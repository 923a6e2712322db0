//! A module that is edited: what DXIL says in it, and the records that say so.

use super::{EditError, Editor, refused, terms_of};
use crate::{
    bitcode::{
        Names, Record, Role, SignedVbr, Term, TypeIndex, ValueIndex, block, constants, metadata, symbols, types,
    },
    bitstream::RecordId,
    dxil::{DxilModule, Resource},
    ir::{
        Module, ValueId,
        metadata::{Entry, MetadataId},
    },
};
use alloc::{string::String, vec::Vec};
use hashbrown::HashMap;

/// A module, what it says as DXIL, and its records.
pub(super) struct ModuleEdit<'m> {
    pub dxil: &'m DxilModule<'m>,
    pub module: &'m Module,
    pub editor: Editor,
    /// The index of the type `i32` in the type table.
    word: TypeIndex,
    /// The constants of the type `i32` that the module itself has.
    words: HashMap<u32, ValueId>,
    /// How often records name each piece of metadata.
    metadata_uses: Vec<u32>,
}

/// A resource and the node that says it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stated<'m> {
    pub resource: Resource<'m>,
    pub node: MetadataId,
}

/// The elements of a resource's node that edits change.
pub(super) mod element {
    pub const SYMBOL: usize = 1;
    pub const NAME: usize = 2;
    pub const SPACE: usize = 3;
    pub const LOWER_BOUND: usize = 4;
}

impl<'m> ModuleEdit<'m> {
    pub(super) fn new(dxil: &'m DxilModule<'m>, bitcode: &[u8]) -> Result<Self, EditError> {
        let (module, editor) = (dxil.module, Editor::read(bitcode)?);
        let mut edit =
            Self { dxil, module, editor, word: TypeIndex(0), words: HashMap::new(), metadata_uses: Vec::new() };
        edit.word = edit.integer_type(32)?;
        for id in (0..module.values.len() as u32).map(ValueId) {
            let record = edit.editor.value(id).filter(|record| edit.editor.function_of(*record).is_none());
            if let (Some(_), Some(number)) = (record, edit.u32(id))
                && edit.editor.constant_type(id) == Some(edit.word)
            {
                edit.words.entry(number).or_insert(id);
            }
        }
        edit.metadata_uses = edit.uses(Names::Metadata)?;
        Ok(edit)
    }

    /// How often records name each value or piece of metadata, apart from records of names and orders.
    pub(super) fn uses(&self, names: Names) -> Result<Vec<u32>, EditError> {
        let mut uses = Vec::new();
        for record in self.editor.records() {
            match self.editor.kind(record) {
                Some((block::VALUE_SYMTAB | block::USELIST | block::TYPE, _)) | None => continue,
                Some((block::METADATA, metadata::Str::CODE)) => continue,
                Some(_) => {}
            }
            for term in self.editor.terms(record)?.iter().filter(|term| term.role.names() == names) {
                let id = term.value as usize;
                if uses.len() <= id {
                    uses.resize(id + 1, 0);
                }
                if let Some(uses) = uses.get_mut(id) {
                    *uses += 1;
                }
            }
        }
        Ok(uses)
    }

    /// The records of the blocks of a kind, with this code.
    pub(super) fn records(&self, block: u32, code: u32) -> Vec<RecordId> {
        self.editor.records().filter(|record| self.editor.kind(*record) == Some((block, code))).collect()
    }

    /// The resources, with their nodes.
    pub(super) fn resources(&self) -> Vec<Stated<'m>> {
        let metadata = &self.module.metadata;
        let of = |id: Option<MetadataId>| id.and_then(|id| metadata.tuple(id)).into_iter().flatten();
        let entry = self.named("dx.entryPoints").first().copied();
        let lists = &self.dxil.resources;
        let lists = [&lists.srvs, &lists.uavs, &lists.cbuffers, &lists.samplers];
        let nodes = of(of(entry).nth(3).flatten()).zip(lists);
        let stated = nodes.flat_map(|(list, resources)| of(list).flatten().zip(resources));
        stated.map(|(node, resource)| Stated { resource: *resource, node }).collect()
    }

    /// The nodes of named metadata.
    pub(super) fn named(&self, name: &str) -> &'m [MetadataId] {
        let metadata = &self.module.metadata;
        let found = metadata.named.iter().find(|named| self.module.str(named.name) == name.as_bytes());
        found.map_or(&[], |named| named.nodes.of(&metadata.named_nodes))
    }

    /// The element of a tuple.
    pub(super) fn element(&self, node: MetadataId, index: usize) -> Option<MetadataId> {
        self.module.metadata.tuple(node)?.nth(index)?
    }

    fn node(&self, node: MetadataId) -> Result<RecordId, EditError> {
        self.editor.metadata(node).ok_or_else(|| refused(format_args!("the metadata node {} has no record", node.0)))
    }

    /// Gives an element of a tuple another value.
    fn set_element(&mut self, node: MetadataId, index: usize, value: MetadataId) -> Result<(), EditError> {
        let record = self.node(node)?;
        let mut terms = self.editor.terms(record)?;
        if let Some(term) = terms.get_mut(index) {
            *term = Term { role: Role::OptionalMetadata, value: value.0.into() };
        }
        self.editor.set(record, terms);
        Ok(())
    }

    /// Gives elements of tuples that are strings another string. Where others name their strings too, these stay.
    pub(super) fn set_strings(&mut self, elements: &[(MetadataId, usize)], text: &[u8]) -> Result<(), EditError> {
        let characters: Vec<u64> = text.iter().copied().map(u64::from).collect();
        let mut by_string: Vec<(MetadataId, Vec<(MetadataId, usize)>)> = Vec::new();
        for (node, index) in elements {
            let Some(old) = self.element(*node, *index) else { continue };
            match by_string.iter_mut().find(|(found, _)| *found == old) {
                Some((_, elements)) => elements.push((*node, *index)),
                None => by_string.push((old, alloc::vec![(*node, *index)])),
            }
        }
        for (old, elements) in by_string {
            let terms = terms_of(&metadata::Str { text: &characters });
            if self.metadata_uses.get(old.0 as usize).is_some_and(|uses| *uses as usize == elements.len()) {
                self.editor.set(self.node(old)?, terms);
                continue;
            }
            let new = self.add_metadata(old, metadata::Str::CODE, terms)?;
            for (node, index) in elements {
                self.set_element(node, index, new)?;
            }
        }
        Ok(())
    }

    /// Gives an element of a tuple another number of 32 bits.
    pub(super) fn set_number(&mut self, node: MetadataId, index: usize, number: u32) -> Result<(), EditError> {
        let value = self.word(number)?;
        let terms = terms_of(&metadata::Value { ty: self.word, value: ValueIndex(value.0) });
        let new = self.add_metadata(node, metadata::Value::CODE, terms)?;
        self.set_element(node, index, new)
    }

    /// Adds metadata before the node that is to name it.
    fn add_metadata(&mut self, before: MetadataId, code: u32, terms: Vec<Term>) -> Result<MetadataId, EditError> {
        let record = self.editor.insert_before(self.node(before)?, code, terms)?;
        let made = self.editor.makes(record).metadata;
        made.ok_or_else(|| refused(format_args!("a record of code {code} is no metadata")))
    }

    /// The constant of the type `i32`, added if the module has none.
    pub(super) fn word(&mut self, number: u32) -> Result<ValueId, EditError> {
        if let Some(found) = self.words.get(&number) {
            return Ok(*found);
        }
        let added = self.add_integer(self.word, number as i32)?;
        self.words.insert(number, added);
        Ok(added)
    }

    /// Adds a constant of an integer's type.
    pub(super) fn add_integer(&mut self, ty: TypeIndex, number: i32) -> Result<ValueId, EditError> {
        let (code, terms) = match number {
            0 => (constants::Null::CODE, Vec::new()),
            _ => (constants::Integer::CODE, terms_of(&constants::Integer { value: SignedVbr(number.into()) })),
        };
        Ok(self.editor.add_constant(ty, code, terms)?)
    }

    /// The number of 32 bits or less that a value is, if it is a constant.
    pub(super) fn u32(&self, value: ValueId) -> Option<u32> {
        self.module.integer(value).map(|number| number as u32)
    }

    /// The index of an integer's type in the type table.
    pub(super) fn integer_type(&self, bits: u64) -> Result<TypeIndex, EditError> {
        let mut index = 0;
        for record in self.editor.records() {
            match self.editor.kind(record) {
                Some((block::TYPE, types::NumEntry::CODE | types::StructName::CODE)) => {}
                Some((block::TYPE, code)) => {
                    let is_integer = code == types::Integer::CODE;
                    if is_integer && self.editor.terms(record)?.first().is_some_and(|width| width.value == bits) {
                        return Ok(TypeIndex(index));
                    }
                    index += 1;
                }
                _ => {}
            }
        }
        Err(refused(format_args!("the module has no type i{bits}")))
    }

    /// The name that a record of a value symbol table gives a value.
    pub(super) fn symbol(&self, record: RecordId) -> Result<(ValueId, Vec<u8>), EditError> {
        let terms = self.editor.terms(record)?;
        let value = terms.first().map_or(u32::MAX, |term| term.value as u32);
        Ok((ValueId(value), terms.iter().skip(1).map(|term| term.value as u8).collect()))
    }

    /// Gives values other names: `rename` says which, given the value, its name, and whether it is the module's own.
    pub(super) fn rename_symbols(
        &mut self,
        mut rename: impl FnMut(ValueId, &[u8], bool) -> Option<Vec<u8>>,
    ) -> Result<(), EditError> {
        for record in self.records(block::VALUE_SYMTAB, symbols::Entry::CODE) {
            let (value, name) = self.symbol(record)?;
            let own = self.editor.function_of(record).is_none();
            if let Some(new) = rename(value, &name, own) {
                let name: Vec<u64> = new.iter().copied().map(u64::from).collect();
                self.editor.set(record, terms_of(&symbols::Entry { value: ValueIndex(value.0), name: &name }));
            }
        }
        Ok(())
    }

    /// The string that a piece of metadata is.
    pub(super) fn string(&self, id: MetadataId) -> Option<&'m [u8]> {
        match self.module.metadata.get(id) {
            Entry::String(text) => Some(self.module.str(text)),
            _ => None,
        }
    }

    /// The value that a piece of metadata is.
    pub(super) fn value(&self, id: MetadataId) -> Option<ValueId> {
        match self.module.metadata.get(id) {
            Entry::Value(value) => Some(value),
            _ => None,
        }
    }
}

/// Text of a file, for messages.
pub(super) fn shown(text: &[u8]) -> String {
    String::from_utf8_lossy(text).escape_debug().collect()
}
