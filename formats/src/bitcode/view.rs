//! What a document's items are, for those who show them: names of blocks, records and fields, ids as those of values,
//! types as LLVM writes them.

use super::{BlockKind, Numbering, Operands, Record, RecordField, RecordKind, Role, Term, block, types};
use crate::bitstream::{Document, DocumentRecord, Encoding, Item};
use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

/// Where an item stands.
#[derive(Debug)]
pub struct At {
    /// The id of the block around it; none around the outermost.
    pub block: Option<u32>,
    /// How many blocks are around it.
    pub depth: usize,
    numbering: Numbering,
    types: TypeNames,
}

/// Gives each item and where it stands to `visit`.
///
/// # Errors
/// Those of `visit`.
pub fn walk<E>(document: &Document, mut visit: impl FnMut(Item, &At) -> Result<(), E>) -> Result<(), E> {
    let mut at = At { block: None, depth: 0, numbering: Numbering::default(), types: TypeNames::default() };
    let mut blocks = Vec::new();
    for item in document.items() {
        if let Item::End(_) = item
            && let Some(block) = blocks.pop()
        {
            at.numbering.leave(block);
        }
        (at.block, at.depth) = (blocks.last().copied(), blocks.len());
        visit(item, &at)?;
        match item {
            Item::Block(id) => {
                let id = document.block(id).map_or(u32::MAX, |block| block.id);
                at.numbering.enter(id);
                blocks.push(id);
            }
            Item::Record(id) => {
                if let (Some(record), Some(block)) = (document.record(id), at.block) {
                    at.numbering.record(block, record.code, record.operands);
                    if block == block::TYPE {
                        at.types.define(record.code, record.operands);
                    }
                }
            }
            Item::Definition(_) | Item::End(_) | Item::Removed => {}
        }
    }
    Ok(())
}

/// A block's name, as llvm-bcanalyzer prints it; `unknown` of one that is not declared.
pub fn block_name(id: u32) -> &'static str {
    BlockKind::find(id).map_or("unknown", |kind| kind.name)
}

/// A record's name; `unknown` of one that is not declared.
pub fn record_name(block: Option<u32>, code: u32) -> &'static str {
    block.and_then(|block| RecordKind::find(block, code)).map_or("unknown", |kind| kind.name)
}

/// An encoding in words.
pub fn encoding(encoding: &Encoding) -> String {
    match encoding {
        Encoding::Literal(value) => format!("literal {value}"),
        Encoding::Fixed(width) => format!("fixed {width}"),
        Encoding::Vbr(width) => format!("vbr {width}"),
        Encoding::Array => "array of".into(),
        Encoding::Char6 => "char6".into(),
        Encoding::Blob => "blob".into(),
    }
}

/// A field of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field<'d> {
    /// Its name.
    pub name: &'static str,
    /// Its operands as they stand there.
    pub operands: &'d [u64],
    /// What they are.
    pub content: Content,
}

/// What a field's operands are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Text.
    Text(String),
    /// Anything else, each operand in words: an id is that of the value, not relative to another.
    Words(Vec<String>),
}

impl At {
    /// A record's fields; all operands as one field where they are not the record's.
    pub fn fields<'d>(&self, record: &DocumentRecord<'d>) -> Vec<Field<'d>> {
        let operands = Operands::relative(record.operands, record.bits.0, self.numbering.next_value());
        self.declared_fields(record, operands).unwrap_or_else(|| {
            let words = record.operands.iter().map(u64::to_string).collect();
            vec![Field { name: "operands", operands: record.operands, content: Content::Words(words) }]
        })
    }

    fn declared_fields<'d>(&self, record: &DocumentRecord<'d>, operands: Operands<'d>) -> Option<Vec<Field<'d>>> {
        let block = self.block?;
        let kind = RecordKind::find(block, record.code)?;
        let mut terms = Vec::new();
        if self.numbering.terms(block, record.code, operands, &mut terms).is_err() {
            // A call that does not say its function's type.
            terms = record.operands.iter().copied().map(Term::plain).collect();
        }
        if terms.len() != record.operands.len() {
            return None;
        }
        let (mut fields, mut terms) = (Vec::new(), &terms[..]);
        let split = kind.split(operands, |declared, operands| {
            let (own, rest) = terms.split_at(operands.len().min(terms.len()));
            terms = rest;
            fields.push(Field { name: declared.name, operands, content: self.content(declared, own) });
        });
        split.is_ok().then_some(fields)
    }

    fn content(&self, declared: &RecordField, terms: &[Term]) -> Content {
        let byte = |term: &Term| u8::try_from(term.value).ok().filter(|_| term.role == Role::Character);
        match terms.iter().map(byte).collect::<Option<Vec<u8>>>() {
            Some(bytes) if !bytes.is_empty() => Content::Text(String::from_utf8_lossy(&bytes).into_owned()),
            _ => Content::Words(terms.iter().map(|term| self.words(declared, term)).collect()),
        }
    }

    /// An operand in words.
    fn words(&self, declared: &RecordField, Term { role, value }: &Term) -> String {
        match role {
            Role::Plain | Role::Character => number(declared, *value),
            Role::Signed | Role::RotatedSign => (*value as i64).to_string(),
            Role::Type => self.types.name(*value),
            Role::Block => format!("block {value}"),
            Role::Instruction => format!("instruction {value}"),
            Role::Value
            | Role::OptionalValue
            | Role::RelativeValue
            | Role::SignedValue
            | Role::KnownValue
            | Role::ForwardValue => format!("%{value}"),
            Role::Metadata | Role::OptionalMetadata | Role::RelativeMetadata => format!("!{value}"),
        }
    }
}

/// A number, with what the field's declaration calls it or its bits.
fn number(declared: &RecordField, value: u64) -> String {
    if let Some(named) = declared.values.iter().find(|named| (named.first..=named.last).contains(&value)) {
        return format!("{value} ({})", named.name);
    }
    let names = declared.bits.iter().filter_map(|bits| {
        let mask = u64::MAX >> (64 - bits.count.clamp(1, 64));
        match value.checked_shr(bits.first).unwrap_or(0) & mask {
            0 => None,
            _ if bits.count == 1 => Some(bits.name.to_owned()),
            part => Some(format!("{} {part}", bits.name)),
        }
    });
    let names: Vec<_> = names.collect();
    if names.is_empty() { value.to_string() } else { format!("{value} ({})", names.join(", ")) }
}

/// The names of the types so far, by index.
#[derive(Debug, Default)]
struct TypeNames {
    names: Vec<String>,
    /// The name that the next struct gets.
    next: Option<String>,
}

impl TypeNames {
    /// Names made of longer ones would make much of little.
    const LONGEST: usize = 100;

    fn name(&self, index: u64) -> String {
        let name = usize::try_from(index).ok().and_then(|index| self.names.get(index));
        name.filter(|name| name.len() <= Self::LONGEST).cloned().unwrap_or_else(|| format!("type {index}"))
    }

    fn list(&self, indexes: &[u64]) -> String {
        let mut list = String::new();
        for index in indexes {
            if list.len() > Self::LONGEST {
                break;
            }
            list.push_str(if list.is_empty() { "" } else { ", " });
            list.push_str(&self.name(*index));
        }
        list
    }

    fn define(&mut self, code: u32, operands: &[u64]) {
        let name = match (code, operands) {
            (types::NumEntry::CODE, _) => return,
            (types::StructName::CODE, name) => {
                let bytes: Vec<u8> = name.iter().map(|byte| *byte as u8).collect();
                self.next = Some(format!("%{}", String::from_utf8_lossy(&bytes)));
                return;
            }
            (types::Void::CODE, _) => "void".into(),
            (types::Half::CODE, _) => "half".into(),
            (types::Float::CODE, _) => "float".into(),
            (types::Double::CODE, _) => "double".into(),
            (types::Label::CODE, _) => "label".into(),
            (types::Metadata::CODE, _) => "metadata".into(),
            (types::Integer::CODE, [width]) => format!("i{width}"),
            (types::Pointer::CODE, [pointee, ..]) => format!("{}*", self.name(*pointee)),
            (types::Array::CODE, [count, element]) => format!("[{count} x {}]", self.name(*element)),
            (types::Vector::CODE, [count, element]) => format!("<{count} x {}>", self.name(*element)),
            (types::Function::CODE, [_, result, parameters @ ..]) => {
                format!("{} ({})", self.name(*result), self.list(parameters))
            }
            (types::StructAnon::CODE, [_, fields @ ..]) => format!("{{ {} }}", self.list(fields)),
            (types::StructNamed::CODE | types::Opaque::CODE, _) => {
                self.next.take().unwrap_or_else(|| format!("type {}", self.names.len()))
            }
            _ => format!("type {}", self.names.len()),
        };
        self.names.push(name);
    }
}
