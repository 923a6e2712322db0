//! Counts and sizes by block and kind of record: what `llvm-bcanalyzer` counts.

use serde::Serialize;
use shaderbin::{
    bitcode::view::{block_name, record_name, walk},
    bitstream::{Document, Item},
};
use std::{
    collections::BTreeMap,
    convert::Infallible,
    io::{Result, Write},
};

/// Counts of some programs.
#[derive(Clone, Default, Serialize)]
pub struct Stats {
    /// How many programs these are.
    programs: u64,
    /// The sizes of their bitcode.
    bits: u64,
    #[serde(serialize_with = "values")]
    blocks: BTreeMap<u32, Block>,
}

/// Counts of one kind of block.
#[derive(Clone, Default, Serialize)]
struct Block {
    block: u32,
    name: &'static str,
    count: u64,
    /// Without those of the blocks inside.
    bits: u64,
    blocks_inside: u64,
    abbreviations: u64,
    #[serde(serialize_with = "values")]
    records: BTreeMap<u32, Records>,
}

/// Counts of one kind of record.
#[derive(Clone, Default, Serialize)]
struct Records {
    record: u32,
    name: &'static str,
    count: u64,
    bits: u64,
    abbreviated: u64,
}

fn values<T: Serialize, S: serde::Serializer>(
    map: &BTreeMap<u32, T>,
    serializer: S,
) -> std::result::Result<S::Ok, S::Error> {
    serializer.collect_seq(map.values())
}

impl Block {
    fn records(&self) -> u64 {
        self.records.values().map(|records| records.count).sum()
    }

    fn abbreviated(&self) -> u64 {
        self.records.values().map(|records| records.abbreviated).sum()
    }
}

impl Stats {
    /// The counts of one program, whose bitcode has so many bytes.
    pub fn of(document: &Document, bytes: usize) -> Self {
        let mut stats = Self { programs: 1, bits: bytes as u64 * 8, blocks: BTreeMap::new() };
        // The widths of abbreviation ids in the blocks that are open; outside of all it is 2.
        let mut widths = vec![2];
        let Ok(()) = walk::<Infallible>(document, |item, at| {
            match item {
                Item::Block(id) => {
                    let Some(block) = document.block(id) else { return Ok(()) };
                    // What announces a block belongs to the one around it: an abbreviation id, and the block's as VBR8.
                    let announced = widths.last().copied().unwrap_or(2) + vbr8(block.id);
                    widths.push(block.id_width);
                    let bits = (block.end - block.bit).saturating_sub(announced.into());
                    let own = stats.block(block.id);
                    (own.count, own.bits) = (own.count + 1, own.bits + bits);
                    if let Some(outer) = at.block {
                        let outer = stats.block(outer);
                        outer.blocks_inside += 1;
                        outer.bits = outer.bits.saturating_sub(bits);
                    }
                }
                Item::Definition(_) => at.block.into_iter().for_each(|block| stats.block(block).abbreviations += 1),
                Item::Record(id) => {
                    let (Some(record), Some(block)) = (document.record(id), at.block) else { return Ok(()) };
                    let own = stats.block(block).records.entry(record.code).or_default();
                    (own.record, own.name) = (record.code, record_name(Some(block), record.code));
                    own.count += 1;
                    own.bits += record.bits.1;
                    own.abbreviated += u64::from(record.abbreviation.is_some());
                }
                Item::End(_) => drop(widths.pop()),
                Item::Removed => {}
            }
            Ok(())
        });
        stats
    }

    fn block(&mut self, id: u32) -> &mut Block {
        let block = self.blocks.entry(id).or_default();
        (block.block, block.name) = (id, block_name(id));
        block
    }

    /// Adds the counts of other programs.
    pub fn add(&mut self, other: &Self) {
        self.programs += other.programs;
        self.bits += other.bits;
        for (id, other) in &other.blocks {
            let own = self.block(*id);
            own.count += other.count;
            own.bits += other.bits;
            own.blocks_inside += other.blocks_inside;
            own.abbreviations += other.abbreviations;
            for (code, other) in &other.records {
                let own = own.records.entry(*code).or_default();
                (own.record, own.name) = (other.record, other.name);
                own.count += other.count;
                own.bits += other.bits;
                own.abbreviated += other.abbreviated;
            }
        }
    }

    /// Prints a table: the blocks by id, the records of each by count.
    pub fn print(&self, title: &str, out: &mut Vec<u8>) -> Result<()> {
        writeln!(out, "{title}: {} programs, {} bits of bitcode", self.programs, self.bits)?;
        for block in self.blocks.values() {
            write!(out, "  {} (block {}): {} blocks", block.name, block.block, block.count)?;
            write!(out, ", {} bits ({:.1} %)", block.bits, percent(block.bits, self.bits))?;
            write!(out, ", {} blocks inside, {} abbreviations", block.blocks_inside, block.abbreviations)?;
            let (records, abbreviated) = (block.records(), block.abbreviated());
            writeln!(out, ", {records} records ({:.1} % abbreviated)", percent(abbreviated, records))?;
            let mut records: Vec<_> = block.records.values().collect();
            records.sort_by_key(|records| (std::cmp::Reverse(records.count), records.record));
            if !records.is_empty() {
                writeln!(out, "      count       bits  bits each  % abbreviated")?;
            }
            for Records { record, name, count, bits, abbreviated } in records {
                let each = *bits as f64 / *count as f64;
                write!(out, "    {count:7} {bits:10} {each:10.1} {:14.1}", percent(*abbreviated, *count))?;
                writeln!(out, "  {name} (code {record})")?;
            }
        }
        Ok(())
    }

    /// Prints a JSON object on one line.
    pub fn print_json(&self, of: Option<(&str, &str)>, out: &mut Vec<u8>) -> serde_json::Result<()> {
        #[derive(Serialize)]
        struct Named<'n> {
            #[serde(skip_serializing_if = "Option::is_none")]
            file: Option<&'n str>,
            #[serde(skip_serializing_if = "Option::is_none")]
            part: Option<&'n str>,
            #[serde(flatten)]
            stats: &'n Stats,
        }
        let (file, part) = of.unzip();
        serde_json::to_writer(&mut *out, &Named { file, part, stats: self })?;
        out.push(b'\n');
        Ok(())
    }
}

/// How many bits a number takes as VBR8.
fn vbr8(number: u32) -> u32 {
    (u32::BITS - (number | 1).leading_zeros()).div_ceil(7) * 8
}

fn percent(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 * 100.0 }
}
