//! Writing what was edited: the new order of records, their numbers, and the operands that name these.

use super::editor::{Editor, NONE};
use crate::{
    Error, Result,
    bitcode::{Names, Record, RecordKind, Role, Term, attachments, block, symbols, use_lists},
    bitstream::{BlockId, FORMAT, Item, RecordId},
};
use alloc::vec::Vec;

/// The new numbers, by id.
#[derive(Default)]
struct Numbers {
    values: Vec<u32>,
    metadata: Vec<u32>,
    instructions: Vec<u32>,
}

/// A record with the number of the next value.
struct Placed {
    record: RecordId,
    next_value: u32,
}

impl Editor {
    /// Writes the bitcode.
    ///
    /// # Errors
    /// A record that names what was removed, or a value that does not come before it where no type is said; one whose
    /// operands cannot be told apart, where numbers change.
    pub fn write(mut self) -> Result<Vec<u8>> {
        let makes = |id: &RecordId| self.makes(*id) != super::Makes::default();
        let inserted = self.inserted.values().flatten();
        let renumbers = self.removed.iter().any(makes)
            || inserted.filter_map(|item| if let Item::Record(id) = item { Some(id) } else { None }).any(makes);
        let items = self.arranged()?;
        let (numbers, placed) = self.numbered(&items);
        let (mut terms, mut operands) = (Vec::new(), Vec::new());
        for Placed { record, next_value } in placed {
            if !renumbers && !self.changed.contains_key(&record) {
                continue;
            }
            terms.clear();
            self.terms_into(record, &mut terms)?;
            operands.clear();
            self.encode(record, &terms, next_value, &numbers, &mut operands)?;
            if let Some(code) = self.code(record) {
                self.document.set_record(record, code, &operands)?;
            }
        }
        self.document.arrange(&items)?;
        Ok(self.document.write())
    }

    /// The items in their new order.
    fn arranged(&self) -> Result<Vec<Item>> {
        let mut items = Vec::with_capacity(self.items.len());
        for (place, item) in self.items.iter().enumerate() {
            items.extend(self.inserted.get(&(place as u32)).into_iter().flatten());
            items.push(*item);
        }
        let mut kept = Vec::with_capacity(items.len());
        // Each open block: where it begins in `kept`, and whether it lost and has records or blocks.
        let mut open: Vec<(usize, BlockId, bool, bool)> = Vec::new();
        for item in items {
            match item {
                Item::Block(id) => {
                    open.push((kept.len(), id, false, false));
                    kept.push(item);
                }
                Item::End(_) => {
                    kept.push(item);
                    let Some((start, id, lost, has)) = open.pop() else { continue };
                    let kind = self.scopes.get(&id).map_or(NONE, |scope| scope.kind);
                    if lost && !has && can_go(kind) {
                        kept.truncate(start);
                    } else if let Some((.., has)) = open.last_mut() {
                        *has = true;
                    }
                }
                Item::Record(id) => {
                    let goes = self.removed.contains(&id) || self.is_orphan(id)?;
                    if let Some((.., lost, has)) = open.last_mut() {
                        *if goes { lost } else { has } = true;
                    }
                    if !goes {
                        kept.push(item);
                    }
                }
                Item::Definition(_) => kept.push(item),
                Item::Removed => {}
            }
        }
        Ok(kept)
    }

    /// Whether a record only says something of what was removed.
    fn is_orphan(&self, id: RecordId) -> Result<bool> {
        if self.removed.is_empty() {
            return Ok(false);
        }
        match self.kind(id) {
            Some((block::VALUE_SYMTAB, symbols::Entry::CODE)) | Some((block::USELIST, use_lists::OfValue::CODE)) => {}
            Some((block::METADATA_ATTACHMENT, attachments::Attachment::CODE)) => {}
            _ => return Ok(false),
        }
        Ok(self.terms(id)?.iter().any(|term| match term.role.names() {
            Names::Value => {
                self.values.get(term.value as usize).is_some_and(|id| self.removed.contains(&RecordId(*id)))
            }
            Names::Instruction => {
                self.instructions.get(term.value as usize).is_some_and(|id| self.removed.contains(id))
            }
            Names::Metadata | Names::Nothing => false,
        }))
    }

    fn numbered(&self, items: &[Item]) -> (Numbers, Vec<Placed>) {
        let mut numbers = Numbers {
            values: alloc::vec![NONE; self.values.len()],
            metadata: alloc::vec![NONE; self.metadata.len()],
            instructions: alloc::vec![NONE; self.instructions.len()],
        };
        let mut placed = Vec::new();
        let (mut next, mut outside) = ([0u32; 3], [0u32; 3]);
        let give = |numbers: &mut [u32], id: u32, next: &mut u32| {
            if let Some(number) = numbers.get_mut(id as usize) {
                *number = *next;
                *next += 1;
            }
        };
        for item in items {
            match item {
                Item::Block(id) => {
                    let Some(scope) = self.scopes.get(id).filter(|scope| scope.kind == block::FUNCTION) else {
                        continue;
                    };
                    outside = next;
                    next[2] = 0;
                    let Some(body) = self.bodies.get(scope.function as usize) else { continue };
                    for argument in 0..body.arguments {
                        give(&mut numbers.values, body.values.start + argument, &mut next[0]);
                    }
                }
                Item::End(id) => {
                    if self.scopes.get(id).is_some_and(|scope| scope.kind == block::FUNCTION) {
                        next = outside;
                    }
                }
                Item::Record(id) => {
                    placed.push(Placed { record: *id, next_value: next[0] });
                    if let Some(entry) = self.entry(*id) {
                        give(&mut numbers.values, entry.value, &mut next[0]);
                        give(&mut numbers.metadata, entry.metadata, &mut next[1]);
                        give(&mut numbers.instructions, entry.instruction, &mut next[2]);
                    }
                }
                Item::Definition(_) | Item::Removed => {}
            }
        }
        (numbers, placed)
    }

    /// Appends the operands of a record.
    fn encode(
        &self,
        record: RecordId,
        terms: &[Term],
        next_value: u32,
        numbers: &Numbers,
        operands: &mut Vec<u64>,
    ) -> Result<()> {
        let mut terms = terms.iter();
        while let Some(term) = terms.next() {
            let ids = match term.role.names() {
                Names::Nothing => {
                    operands.push(term.role.encode(term.value, next_value));
                    continue;
                }
                Names::Value => &numbers.values,
                Names::Metadata => &numbers.metadata,
                Names::Instruction => &numbers.instructions,
            };
            let number = usize::try_from(term.value).ok().and_then(|id| ids.get(id)).copied();
            let Some(number) = number.filter(|number| *number != NONE) else {
                return Err(self.refused(record, "names of what stays", term));
            };
            if !self.is_in_reach(record, term) {
                return Err(self.refused(record, "names of the module and of its own function", term));
            }
            match term.role {
                Role::KnownValue if number >= next_value => {
                    return Err(self.refused(record, "a value that comes before it", term));
                }
                // The value comes before now: its type is not said any more.
                Role::ForwardValue if number < next_value => drop(terms.next()),
                _ => {}
            }
            operands.push(term.role.encode(number.into(), next_value));
        }
        Ok(())
    }

    /// Whether a record may name it: what is the module's, or of the record's own function.
    fn is_in_reach(&self, record: RecordId, term: &Term) -> bool {
        let id = term.value as u32;
        let maker = match term.role.names() {
            Names::Nothing => return true,
            Names::Value if id < self.module_values => return true,
            Names::Metadata if id < self.module_metadata => return true,
            Names::Value => self.values.get(id as usize).map(|id| RecordId(*id)),
            Names::Metadata => self.metadata.get(id as usize).copied(),
            Names::Instruction => self.instructions.get(id as usize).copied(),
        };
        let function = self.entry(record).map_or(NONE, |entry| entry.function);
        match maker.and_then(|maker| self.entry(maker)) {
            Some(maker) => maker.function == NONE || maker.function == function,
            // An argument.
            None => self.bodies.get(function as usize).is_some_and(|body| body.values.contains(&id)),
        }
    }

    fn refused(&self, record: RecordId, expected: &str, found: &Term) -> Error {
        let bit = self.document.record(record).map_or(0, |record| record.bits.0);
        let kind = self.kind(record).and_then(|(block, code)| RecordKind::find(block, code));
        let name = kind.map_or("unknown", |kind| kind.name);
        let names = found.role.names();
        Error::at_bit(
            FORMAT,
            bit,
            format_args!("{expected} in a record {name}"),
            format_args!("{names:?} {}", found.value),
        )
    }
}

/// Whether a block that lost all of its records is left out.
fn can_go(kind: u32) -> bool {
    matches!(
        kind,
        block::CONSTANTS | block::METADATA | block::METADATA_ATTACHMENT | block::VALUE_SYMTAB | block::USELIST
    )
}
