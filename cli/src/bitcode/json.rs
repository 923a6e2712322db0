//! A program's bitcode as JSON: an object on one line.

use serde::Serialize;
use shaderbin::{
    bitcode::view::{At, Content, Field, block_name, encoding, record_name, walk},
    bitstream::{Document, Item},
};
use std::convert::Infallible;

/// A program.
#[derive(Serialize)]
struct Program<'d> {
    file: &'d str,
    part: &'d str,
    offset: usize,
    items: Vec<Piece<'d>>,
}

/// What stands in a block.
#[derive(Serialize)]
#[serde(untagged)]
enum Piece<'d> {
    Block {
        block: u32,
        name: &'static str,
        bit: u64,
        words: u32,
        id_width: u32,
        items: Vec<Self>,
    },
    Definition {
        abbreviation: Vec<String>,
    },
    Record {
        record: u32,
        name: &'static str,
        bit: u64,
        bits: u64,
        abbreviation_id: u32,
        fields: Vec<JsonField<'d>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        blob: Option<&'d [u8]>,
    },
}

/// A field: its operands, and what they are.
#[derive(Serialize)]
struct JsonField<'d> {
    name: &'static str,
    operands: &'d [u64],
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    words: Vec<String>,
}

impl<'d> From<Field<'d>> for JsonField<'d> {
    fn from(Field { name, operands, content }: Field<'d>) -> Self {
        let (text, words) = match content {
            Content::Text(text) => (Some(text), Vec::new()),
            Content::Words(words) => (None, words),
        };
        Self { name, operands, text, words }
    }
}

pub fn print(document: &Document, file: &str, part: &str, offset: usize, out: &mut Vec<u8>) -> serde_json::Result<()> {
    // The pieces of the blocks that are open.
    let mut open: Vec<Vec<Piece<'_>>> = vec![Vec::new()];
    let Ok(()) = walk::<Infallible>(document, |item, at| {
        let piece = match item {
            Item::Block(_) => {
                open.push(Vec::new());
                None
            }
            Item::End(id) => {
                let items = open.pop().unwrap_or_default();
                document.block(id).map(|block| Piece::Block {
                    block: block.id,
                    name: block_name(block.id),
                    bit: block.bit,
                    words: block.stated_words,
                    id_width: block.id_width,
                    items,
                })
            }
            item => piece(document, item, at),
        };
        if let Some(outer) = open.last_mut() {
            outer.extend(piece);
        }
        Ok(())
    });
    serde_json::to_writer(&mut *out, &Program { file, part, offset, items: open.pop().unwrap_or_default() })?;
    out.push(b'\n');
    Ok(())
}

fn piece<'d>(document: &'d Document, item: Item, at: &At) -> Option<Piece<'d>> {
    match item {
        Item::Definition(id) => {
            Some(Piece::Definition { abbreviation: document.abbreviation(id).iter().map(encoding).collect() })
        }
        Item::Record(id) => {
            let record = document.record(id)?;
            Some(Piece::Record {
                record: record.code,
                name: record_name(at.block, record.code),
                bit: record.bits.0,
                bits: record.bits.1,
                abbreviation_id: record.abbreviation_id,
                fields: at.fields(&record).into_iter().map(Into::into).collect(),
                blob: record.blob,
            })
        }
        Item::Block(_) | Item::End(_) | Item::Removed => None,
    }
}
