//! A program's bitcode as text: an item a line.

use shaderbin::{
    bitcode::view::{At, Content, Field, block_name, encoding, record_name, walk},
    bitstream::{Document, Item},
};
use std::io::{Result, Write};

pub fn print(document: &Document, out: &mut Vec<u8>) -> Result<()> {
    walk(document, |item, at| line(document, item, at, out))
}

fn line(document: &Document, item: Item, at: &At, out: &mut Vec<u8>) -> Result<()> {
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
            let name = record_name(at.block, record.code);
            write!(out, "{:>9} {:indent$}{name} (code {}", record.bits.0, "", record.code)?;
            write!(out, ", abbreviation {}, {} bits)", record.abbreviation_id, record.bits.1)?;
            for field in at.fields(&record) {
                print_field(&field, out)?;
            }
            if let Some(blob) = record.blob {
                write!(out, " blob of {} bytes", blob.len())?;
            }
            writeln!(out)
        }
        Item::Removed => Ok(()),
    }
}

fn print_field(Field { name, operands, content }: &Field<'_>, out: &mut Vec<u8>) -> Result<()> {
    match content {
        Content::Text(text) => write!(out, " {name}={text:?}"),
        Content::Words(_) if operands.is_empty() => Ok(()),
        Content::Words(words) if words.len() == 1 => write!(out, " {name}={}", words.join("")),
        Content::Words(words) => write!(out, " {name}=[{}]", words.join(", ")),
    }
}
