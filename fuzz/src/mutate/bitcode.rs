//! Mutations of bitcode's records: the blocks around them get the lengths that they have then.

use super::{Random, plain::EDGES};
use shaderbin::{
    bitcode::{BlockKind, block},
    bitstream::{Document, Item, RecordId},
};

/// A record, the block that it stands in, and its place among the items.
#[derive(Clone, Copy)]
struct Place {
    record: RecordId,
    block: u32,
    item: usize,
}

/// Changes a record of `bitcode`, or which there are; whether there is one.
pub(super) fn change(bitcode: &mut Vec<u8>, random: &mut Random) -> bool {
    let Ok(mut document) = Document::read(bitcode) else { return false };
    let places = places(&document);
    let Some(place) = choose(&places, random) else { return false };
    let Some(record) = document.record(place.record) else { return false };
    let (mut code, mut operands) = (record.code, record.operands.to_vec());
    let of_block: Vec<Place> = places.iter().filter(|other| other.block == place.block).copied().collect();
    let other = random.choose(&of_block).copied().unwrap_or(place);
    let mut is_new = false;
    match random.below(12) {
        0 => {
            let bits = record.bits;
            document.remove_records(|block, record| block == place.block && record.bits == bits);
            *bitcode = document.write();
            return true;
        }
        1 => is_new = true,
        2 => {
            let kinds = BlockKind::find(place.block).map_or(&[][..], |kind| kind.records);
            code = random.choose(kinds).map_or(code, |kind| kind.code);
        }
        3 => {
            if let Some(other) = document.record(other.record) {
                (code, operands) = (other.code, other.operands.to_vec());
            }
        }
        4 => operands.truncate(random.below(operands.len())),
        5 => operands.push(random.below(16) as u64),
        _ => {
            let at = random.below(operands.len());
            if let Some(operand) = operands.get_mut(at) {
                *operand = another(*operand, random);
            }
        }
    }
    let changed = if is_new {
        document.insert_record(other.item, code, &operands).is_ok()
    } else {
        document.set_record(place.record, code, &operands).is_ok()
    };
    if !changed {
        return false;
    }
    *bitcode = document.write();
    true
}

/// Another value of an operand.
fn another(value: u64, random: &mut Random) -> u64 {
    match random.below(8) {
        0 => value.wrapping_add(1),
        1 => value.wrapping_sub(1),
        2 => value ^ 1 << random.below(32),
        3 => EDGES[random.below(EDGES.len())].into(),
        4 => random.number() >> random.below(64),
        5 => value.wrapping_mul(2),
        _ => random.below(64) as u64,
    }
}

/// A record of any block, the kinds of blocks equally often: names and metadata would hide the rest.
fn choose(places: &[Place], random: &mut Random) -> Option<Place> {
    let mut blocks: Vec<u32> = places.iter().map(|place| place.block).collect();
    blocks.sort_unstable();
    blocks.dedup();
    let block = *random.choose(&blocks)?;
    let of_block: Vec<Place> = places.iter().filter(|place| place.block == block).copied().collect();
    random.choose(&of_block).copied()
}

/// All records but those that name the block whose abbreviations are defined behind them.
fn places(document: &Document) -> Vec<Place> {
    let (mut blocks, mut places) = (Vec::new(), Vec::new());
    for (item, found) in document.items().enumerate() {
        match found {
            Item::Block(id) => blocks.push(document.block(id).map_or(u32::MAX, |block| block.id)),
            Item::End(_) => drop(blocks.pop()),
            Item::Record(record) => match blocks.last() {
                Some(&block) if block != block::BLOCKINFO => places.push(Place { record, block, item }),
                _ => {}
            },
            Item::Definition(_) | Item::Removed => {}
        }
    }
    places
}
