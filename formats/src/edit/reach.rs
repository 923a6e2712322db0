//! What of a module's constants and metadata is named, directly or not, by what is there for its own sake.

use super::Editor;
use crate::{
    Result,
    bitcode::{Names, block},
    bitstream::RecordId,
};
use alloc::vec::Vec;
use hashbrown::HashSet;

impl Editor {
    /// Whether a record is a constant, or a metadata string, value or node: there only to be named.
    fn is_named_only(&self, id: RecordId) -> bool {
        let makes = self.makes(id);
        makes.metadata.is_some()
            || makes.value.is_some() && self.kind(id).is_some_and(|(block, _)| block == block::CONSTANTS)
    }

    /// The constants and metadata that are named, directly or not.
    ///
    /// # Errors
    /// Records that are not what they should be.
    pub fn reached(&self) -> Result<HashSet<RecordId>> {
        let (mut waiting, mut reached) = (Vec::new(), HashSet::new());
        for id in self.records().filter(|id| !self.is_named_only(*id)) {
            // What is said of a value does not need it.
            if !self.kind(id).is_some_and(|(block, _)| matches!(block, block::VALUE_SYMTAB | block::USELIST)) {
                waiting.push(id);
            }
        }
        let mut terms = Vec::new();
        while let Some(id) = waiting.pop() {
            terms.clear();
            self.terms_into(id, &mut terms)?;
            for term in &terms {
                let record = match term.role.names() {
                    Names::Value => self.values.get(term.value as usize).map(|id| RecordId(*id)),
                    Names::Metadata => self.metadata.get(term.value as usize).copied(),
                    Names::Instruction | Names::Nothing => None,
                };
                let record = record.filter(|id| self.is_named_only(*id) && !self.removed.contains(id));
                if let Some(record) = record.filter(|id| reached.insert(*id)) {
                    waiting.push(record);
                }
            }
        }
        Ok(reached)
    }

    /// Takes out the constants and metadata that nothing names, as a writer of modules leaves them out.
    ///
    /// # Errors
    /// As [`Editor::reached`].
    pub fn remove_unreached(&mut self) -> Result<()> {
        let reached = self.reached()?;
        let unreached = |id: &RecordId| self.is_named_only(*id) && !reached.contains(id);
        self.records().filter(unreached).collect::<Vec<_>>().into_iter().for_each(|id| self.remove(id));
        Ok(())
    }
}
