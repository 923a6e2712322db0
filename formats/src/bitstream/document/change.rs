//! Changing a document: records and blocks that are new, and the order of all items.

use super::{Block, BlockId, Document, Item, NONE, Place, Record, RecordId, UNABBREVIATED};
use crate::{Error, Result, bitstream::FORMAT};
use alloc::vec::Vec;
use hashbrown::HashMap;

impl Document {
    /// Adds a record without abbreviation, which stands nowhere until [`Document::arrange`] puts it in its place.
    ///
    /// # Errors
    /// More operands than ids of 32 bits can count.
    pub fn add_record(&mut self, code: u32, operands: &[u64]) -> Result<RecordId> {
        let operands = self.push_operands(operands)?;
        let id = RecordId(self.records.len() as u32);
        self.records.push(Record {
            code,
            abbreviation_id: UNABBREVIATED,
            abbreviation: NONE,
            operands,
            blob: None,
            bit: 0,
            len: 0,
            edited: true,
        });
        Ok(id)
    }

    /// Adds a block with abbreviation ids of `id_width` bits, which stands nowhere until [`Document::arrange`] puts it
    /// in its place.
    pub fn add_block(&mut self, id: u32, id_width: u32) -> BlockId {
        let block = BlockId(self.blocks.len() as u32);
        self.blocks.push(Block { id, id_width, stated_words: 0, words: 0, bit: 0, end: 0 });
        block
    }

    /// Puts items in a new order, without those that are to be left out. Blocks that stay must keep their place among
    /// each other where abbreviations of BLOCKINFO are for them.
    ///
    /// # Errors
    /// Blocks that do not end in the reverse order; a record outside of its block; a block without all abbreviations
    /// that were defined in it.
    pub fn arrange(&mut self, items: &[Item]) -> Result<()> {
        let mut owners = HashMap::new();
        let mut definitions: HashMap<BlockId, Vec<u32>> = HashMap::new();
        let mut raws = HashMap::new();
        let mut scopes = Vec::new();
        for place in &self.places {
            if place.raw != NONE {
                raws.insert(place.item, place.raw);
            }
            match (place.item, scopes.last().copied()) {
                (Item::Block(id), _) => scopes.push(id),
                (Item::End(_), _) => drop(scopes.pop()),
                (Item::Record(id), Some(block)) => drop(owners.insert(id, block)),
                (Item::Definition(id), Some(block)) => definitions.entry(block).or_default().push(id.0),
                _ => {}
            }
        }
        let error = |expected: &str, item: Item| Err(Error::new(FORMAT, 0, expected, format_args!("{item:?}")));
        let mut scopes: Vec<(BlockId, Vec<u32>)> = Vec::new();
        for item in items {
            match (*item, scopes.last_mut()) {
                (Item::Block(id), _) => scopes.push((id, Vec::new())),
                (Item::End(id), Some((open, found))) if id == *open => {
                    if definitions.get(&id).map_or(&[][..], Vec::as_slice) != found.as_slice() {
                        return error("a block with the abbreviations that are defined in it", *item);
                    }
                    scopes.pop();
                }
                (Item::Record(id), Some((open, _))) if owners.get(&id).is_none_or(|owner| owner == open) => {}
                (Item::Definition(id), Some((_, found))) => found.push(id.0),
                (Item::Removed, _) => {}
                _ => return error("each item in the block that it was read in", *item),
            }
        }
        if let Some((open, _)) = scopes.pop() {
            return error("the end of each block", Item::Block(open));
        }
        let place = |item: &Item| Place { item: *item, raw: raws.get(item).copied().unwrap_or(NONE) };
        self.places = items.iter().map(place).collect();
        Ok(())
    }
}
