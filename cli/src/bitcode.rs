//! `shaderbin bitcode`: the blocks and records of the bitcode in containers.

use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    input::Input,
    open,
};
use clap::Args as Arguments;
use shaderbin::{
    bitcode::{BlockKind, Numbering, Operands, RecordKind},
    bitstream::{self, Document, DocumentRecord, Encoding, Item},
    dxbc::FourCc,
    part::program::{Program, is_program},
};
use std::{collections::BTreeMap, io::Write};

pub const HELP: &str = "\
Examples:
  shaderbin bitcode shader.dxil                  blocks, abbreviations and records, one a line
  shaderbin bitcode shader.dxil --part ILDB      of one part
  shaderbin bitcode shader.dxil --stats          counts and sizes by block and kind of record
  shaderbin bitcode shaders/ --json              one JSON object a line for each program

A line has the bit where the item begins in the bitcode. A record's fields have its operands as they stand there: ids of
values in functions are relative to the next value. `abbreviation 3` is a record without one. In --stats, the bits of a
block are those of its own, without the blocks in it. A file may be bitcode alone, too.

Exit status: 0 every file went well, 1 some file failed, 2 the command line was wrong.";

/// Arguments of `bitcode`.
#[derive(Debug, Arguments)]
pub struct Bitcode {
    /// Print the first part of this kind alone
    #[arg(long, value_name = "KIND", value_parser = open::kind)]
    part: Option<FourCc>,
    /// Print counts and sizes by block and kind of record
    #[arg(long)]
    stats: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Which files.
    #[command(flatten)]
    files: args::Files,
}

/// Runs the command.
pub fn run(arguments: &Bitcode) -> Outcome {
    batch::print(arguments, &arguments.files)
}

impl Work for Bitcode {
    fn work(&self, input: &Input, Slot { file, text, .. }: &mut Slot) -> Result<(), String> {
        if bitstream::is_bitcode(file) {
            return self.program(&input.to_string(), "bitcode", file, 0, text);
        }
        open::container(file, |container| {
            let parts = match self.part {
                Some(kind) => vec![open::part(container, kind)?],
                None => container.parts().filter(|part| is_program(part.data)).collect(),
            };
            for part in parts {
                let program = Program::read(&part).map_err(|error| error.to_string())?;
                self.program(&input.to_string(), &part.kind.to_string(), program.bitcode, program.offset, text)?;
            }
            Ok(())
        })
    }

    fn is_printed(&self) -> bool {
        true
    }
}

/// Where an item stands.
struct At {
    /// The id of the block around it; none around the outermost.
    block: Option<u32>,
    depth: usize,
    next_value: u32,
}

impl Bitcode {
    fn program(&self, file: &str, part: &str, bitcode: &[u8], base: usize, out: &mut Vec<u8>) -> Result<(), String> {
        let document = Document::read(bitcode).map_err(|error| error.rebased(base).to_string())?;
        let mut write = || match (self.stats, self.json) {
            (true, json) => Stats::of(&document).print(file, part, json, out),
            (false, true) => json_of(&document, file, part, base, out),
            (false, false) => {
                writeln!(out, "{file}: {part}: {} bytes at byte {base:#x}", bitcode.len())?;
                walk(&document, |item, at| line(&document, item, at, out))
            }
        };
        write().map_err(|error: std::io::Error| error.to_string())
    }
}

/// Gives each item and where it stands to `visit`.
fn walk(document: &Document, mut visit: impl FnMut(Item, &At) -> std::io::Result<()>) -> std::io::Result<()> {
    let mut numbering = Numbering::default();
    let mut blocks = Vec::new();
    for item in document.items() {
        if let Item::End(_) = item
            && let Some(block) = blocks.pop()
        {
            numbering.leave(block);
        }
        let at = At { block: blocks.last().copied(), depth: blocks.len(), next_value: numbering.next_value() };
        visit(item, &at)?;
        match item {
            Item::Block(id) => {
                let id = document.block(id).map_or(u32::MAX, |block| block.id);
                numbering.enter(id);
                blocks.push(id);
            }
            Item::Record(id) => {
                if let (Some(record), Some(block)) = (document.record(id), at.block) {
                    numbering.record(block, record.code, record.operands);
                }
            }
            Item::Definition(_) | Item::End(_) | Item::Removed => {}
        }
    }
    Ok(())
}

fn block_name(id: u32) -> &'static str {
    BlockKind::find(id).map_or("unknown", |kind| kind.name)
}

/// Gives a record's name, and each field's name and operands; all operands as one field where the record is unknown.
fn fields<'d>(record: &DocumentRecord<'d>, at: &At) -> (&'static str, Vec<(&'static str, &'d [u64])>) {
    let mut found = Vec::new();
    let kind = at.block.and_then(|block| RecordKind::find(block, record.code));
    let operands = Operands::relative(record.operands, record.bits.0, at.next_value);
    match kind {
        Some(kind) if kind.split(operands, |name, operands| found.push((name, operands))).is_ok() => (kind.name, found),
        kind => (kind.map_or("unknown", |kind| kind.name), vec![("operands", record.operands)]),
    }
}

fn numbers(operands: &[u64]) -> String {
    let numbers: Vec<_> = operands.iter().map(u64::to_string).collect();
    numbers.join(", ")
}

fn line(document: &Document, item: Item, at: &At, out: &mut Vec<u8>) -> std::io::Result<()> {
    let indent = at.depth * 2;
    match item {
        Item::Block(id) => {
            let Some(block) = document.block(id) else { return Ok(()) };
            write!(out, "{:>9} {:indent$}{} (block {})", block.bit, "", block_name(block.id), block.id)?;
            writeln!(out, ": {} words, abbreviation ids of {} bits", block.stated_words, block.id_width)
        }
        Item::End(id) => {
            let Some(block) = document.block(id) else { return Ok(()) };
            writeln!(out, "{:>9} {:indent$}end of {}", block.end, "", block_name(block.id))
        }
        Item::Definition(id) => {
            let encodings: Vec<_> = document.abbreviation(id).iter().map(encoding).collect();
            writeln!(out, "{:>9} {:indent$}abbreviation: {}", "", "", encodings.join(", "))
        }
        Item::Record(id) => {
            let Some(record) = document.record(id) else { return Ok(()) };
            let (name, fields) = fields(&record, at);
            write!(out, "{:>9} {:indent$}{name} (code {}", record.bits.0, "", record.code)?;
            write!(out, ", abbreviation {}, {} bits)", record.abbreviation_id, record.bits.1)?;
            for (name, operands) in fields {
                match operands {
                    [one] if !matches!(name, "name" | "text") => write!(out, " {name}={one}")?,
                    [] => {}
                    letters if matches!(name, "name" | "text") && is_text(letters) => {
                        write!(
                            out,
                            " {name}={}",
                            quoted(&letters.iter().map(|of| *of as u8 as char).collect::<String>())
                        )?;
                    }
                    many => write!(out, " {name}=[{}]", numbers(many))?,
                }
            }
            if let Some(blob) = record.blob {
                write!(out, " blob of {} bytes", blob.len())?;
            }
            writeln!(out)
        }
        Item::Removed => Ok(()),
    }
}

/// Whether operands are printable characters.
fn is_text(operands: &[u64]) -> bool {
    operands.iter().all(|operand| (0x20..0x7f).contains(operand))
}

fn encoding(encoding: &Encoding) -> String {
    match encoding {
        Encoding::Literal(value) => format!("literal {value}"),
        Encoding::Fixed(width) => format!("fixed {width}"),
        Encoding::Vbr(width) => format!("vbr {width}"),
        Encoding::Array => "array of".into(),
        Encoding::Char6 => "char6".into(),
        Encoding::Blob => "blob".into(),
    }
}

/// A JSON string.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\0'..='\u{1f}' => quoted.push_str(&format!("\\u{:04x}", u32::from(letter))),
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

fn json_of(document: &Document, file: &str, part: &str, base: usize, out: &mut Vec<u8>) -> std::io::Result<()> {
    write!(out, "{{\"file\":{},\"part\":{},\"offset\":{base},\"items\":[", quoted(file), quoted(part))?;
    let mut is_first = true;
    walk(document, |item, at| {
        let comma = if is_first { "" } else { "," };
        is_first = false;
        match item {
            Item::Block(id) => {
                let Some(block) = document.block(id) else { return Ok(()) };
                is_first = true;
                write!(
                    out,
                    "{comma}{{\"block\":{},\"name\":\"{}\",\"bit\":{}",
                    block.id,
                    block_name(block.id),
                    block.bit
                )?;
                write!(out, ",\"words\":{},\"id_width\":{},\"items\":[", block.stated_words, block.id_width)
            }
            Item::End(_) => write!(out, "]}}"),
            Item::Definition(id) => {
                let encodings: Vec<_> = document.abbreviation(id).iter().map(|of| quoted(&encoding(of))).collect();
                write!(out, "{comma}{{\"abbreviation\":[{}]}}", encodings.join(","))
            }
            Item::Record(id) => {
                let Some(record) = document.record(id) else { return Ok(()) };
                let (name, fields) = fields(&record, at);
                write!(out, "{comma}{{\"record\":{},\"name\":\"{name}\",\"bit\":{}", record.code, record.bits.0)?;
                write!(out, ",\"bits\":{},\"abbreviation_id\":{}", record.bits.1, record.abbreviation_id)?;
                write!(out, ",\"fields\":{{")?;
                for (number, (name, operands)) in fields.iter().enumerate() {
                    let comma = if number == 0 { "" } else { "," };
                    write!(out, "{comma}\"{name}\":[{}]", numbers(operands))?;
                }
                write!(out, "}}")?;
                if let Some(blob) = record.blob {
                    write!(
                        out,
                        ",\"blob\":[{}]",
                        numbers(&blob.iter().map(|byte| (*byte).into()).collect::<Vec<_>>())
                    )?;
                }
                write!(out, "}}")
            }
            Item::Removed => Ok(()),
        }
    })?;
    writeln!(out, "]}}")
}

/// Counts and sizes of one kind of block or record.
#[derive(Clone, Copy, Default)]
struct Count {
    count: u64,
    bits: u64,
    abbreviated: u64,
    definitions: u64,
}

#[derive(Default)]
struct Stats {
    blocks: BTreeMap<u32, Count>,
    records: BTreeMap<(u32, u32), Count>,
}

impl Stats {
    fn of(document: &Document) -> Self {
        let mut stats = Self::default();
        let visited = walk(document, |item, at| {
            match item {
                Item::Block(id) => {
                    let Some(block) = document.block(id) else { return Ok(()) };
                    let bits = block.end - block.bit;
                    let count = stats.blocks.entry(block.id).or_default();
                    (count.count, count.bits) = (count.count + 1, count.bits + bits);
                    if let Some(outer) = at.block {
                        let outer = stats.blocks.entry(outer).or_default();
                        outer.bits = outer.bits.saturating_sub(bits);
                    }
                }
                Item::Definition(_) => {
                    if let Some(block) = at.block {
                        stats.blocks.entry(block).or_default().definitions += 1;
                    }
                }
                Item::Record(id) => {
                    if let (Some(record), Some(block)) = (document.record(id), at.block) {
                        let count = stats.records.entry((block, record.code)).or_default();
                        count.count += 1;
                        count.bits += record.bits.1;
                        count.abbreviated += u64::from(record.abbreviation.is_some());
                    }
                }
                Item::End(_) | Item::Removed => {}
            }
            Ok(())
        });
        debug_assert!(visited.is_ok());
        stats
    }

    fn print(&self, file: &str, part: &str, json: bool, out: &mut Vec<u8>) -> std::io::Result<()> {
        if json {
            return self.print_json(file, part, out);
        }
        writeln!(out, "{file}: {part}")?;
        for (id, block) in &self.blocks {
            write!(out, "  {} (block {id}): {} blocks, {} bits", block_name(*id), block.count, block.bits)?;
            writeln!(out, ", {} abbreviations defined", block.definitions)?;
            for ((_, code), record) in self.records.range((*id, 0)..=(*id, u32::MAX)) {
                let name = RecordKind::find(*id, *code).map_or("unknown", |kind| kind.name);
                write!(
                    out,
                    "    {:7} records {:10} bits {:7} abbreviated",
                    record.count, record.bits, record.abbreviated
                )?;
                writeln!(out, "  {name} (code {code})")?;
            }
        }
        Ok(())
    }

    fn print_json(&self, file: &str, part: &str, out: &mut Vec<u8>) -> std::io::Result<()> {
        write!(out, "{{\"file\":{},\"part\":{},\"blocks\":[", quoted(file), quoted(part))?;
        for (number, (id, block)) in self.blocks.iter().enumerate() {
            let comma = if number == 0 { "" } else { "," };
            write!(out, "{comma}{{\"block\":{id},\"name\":\"{}\",\"count\":{}", block_name(*id), block.count)?;
            write!(out, ",\"bits\":{},\"abbreviations\":{},\"records\":[", block.bits, block.definitions)?;
            for (number, ((_, code), record)) in self.records.range((*id, 0)..=(*id, u32::MAX)).enumerate() {
                let comma = if number == 0 { "" } else { "," };
                let name = RecordKind::find(*id, *code).map_or("unknown", |kind| kind.name);
                write!(out, "{comma}{{\"record\":{code},\"name\":\"{name}\",\"count\":{}", record.count)?;
                write!(out, ",\"bits\":{},\"abbreviated\":{}}}", record.bits, record.abbreviated)?;
            }
            write!(out, "]}}")?;
        }
        writeln!(out, "]}}")
    }
}
