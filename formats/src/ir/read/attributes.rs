//! Attribute groups and lists.

use super::{Tables, push_text};
use crate::{
    Result,
    bitcode::{Operands, Record, attributes as records, block},
    bitstream::Cursor,
    ir::{Attribute, GroupId, Module, Span, attributes::KINDS},
};
use alloc::vec::Vec;
use core::cmp::Ordering;

/// A group of the bitcode: the attributes of one slot.
#[derive(Debug)]
pub(super) struct Group {
    slot: u32,
    attributes: Vec<Attribute>,
}

pub(super) fn groups(cursor: &mut Cursor<'_>, module: &mut Module, tables: &mut Tables) -> Result<()> {
    cursor.enter(block::PARAMATTR_GROUP)?;
    while let Some(record) = cursor.next_record()? {
        if record.code == records::Group::CODE {
            let mut operands = Operands::new(record.operands, record.bit);
            let group = records::Group::read(&mut operands)?;
            let attributes = attributes(group.attributes, &operands, module)?;
            tables.groups.insert(group.id, Group { slot: group.slot, attributes });
        }
    }
    Ok(())
}

fn attributes(operands: &[u64], at: &Operands<'_>, module: &mut Module) -> Result<Vec<Attribute>> {
    let mut list: Vec<Attribute> = Vec::new();
    let mut left = operands;
    let known = |kind: u64| match KINDS.iter().any(|(number, _)| u64::from(*number) == kind) {
        true => Ok(kind as u32),
        false => Err(at.error("an attribute that LLVM 3.7 knows", format_args!("kind {kind}"))),
    };
    loop {
        match left {
            [] => break,
            [0, kind, rest @ ..] => {
                list.push(Attribute::Flag(known(*kind)?));
                left = rest;
            }
            [1, kind, value, rest @ ..] => {
                list.push(Attribute::Number(known(*kind)?, *value));
                left = rest;
            }
            [form @ (3 | 4), rest @ ..] => {
                let (key, rest) = string(rest, at, module)?;
                let (value, rest) = if *form == 4 { string(rest, at, module)? } else { (Span::default(), rest) };
                list.push(Attribute::String(key, value));
                left = rest;
            }
            [form, ..] => return Err(at.error("an attribute's form: 0, 1, 3 or 4 and what follows", form)),
        }
    }
    sort(&mut list, module);
    Ok(list)
}

/// A string that ends with a zero, and what follows.
fn string<'a>(operands: &'a [u64], at: &Operands<'_>, module: &mut Module) -> Result<(Span, &'a [u64])> {
    let Some(end) = operands.iter().position(|c| *c == 0) else {
        return Err(at.error("a string that ends with a zero", "the end of the record"));
    };
    let (characters, rest) = operands.split_at(end);
    Ok((push_text(&mut module.text, characters), rest.get(1..).unwrap_or(&[])))
}

/// LLVM's order: flags by its own numbers of kinds, then numbers by value, then strings. Of two of a kind the last one
/// stays.
fn sort(list: &mut Vec<Attribute>, module: &Module) {
    let place = |kind: u32| KINDS.iter().position(|(number, _)| *number == kind);
    list.sort_by(|a, b| match (a, b) {
        (Attribute::Flag(a), Attribute::Flag(b)) => place(*a).cmp(&place(*b)),
        (Attribute::Flag(_), _) => Ordering::Less,
        (_, Attribute::Flag(_)) => Ordering::Greater,
        (Attribute::Number(_, a), Attribute::Number(_, b)) => a.cmp(b),
        (Attribute::Number(..), _) => Ordering::Less,
        (_, Attribute::Number(..)) => Ordering::Greater,
        (Attribute::String(a, x), Attribute::String(b, y)) => {
            (module.str(*a), module.str(*x)).cmp(&(module.str(*b), module.str(*y)))
        }
    });
    list.dedup_by(|a, b| match (*a, *b) {
        (Attribute::Flag(a), Attribute::Flag(b)) => a == b,
        (Attribute::String(a, _), Attribute::String(b, _)) => module.str(a) == module.str(b),
        _ => false,
    });
}

pub(super) fn lists(cursor: &mut Cursor<'_>, module: &mut Module, tables: &mut Tables) -> Result<()> {
    cursor.enter(block::PARAMATTR)?;
    let mut known: hashbrown::HashMap<Vec<u8>, GroupId> = hashbrown::HashMap::new();
    while let Some(record) = cursor.next_record()? {
        let mut operands = Operands::new(record.operands, record.bit);
        if record.code == records::OldList::CODE {
            return Err(operands.error("attribute lists made of groups", "one in LLVM's form before 3.3"));
        }
        if record.code != records::List::CODE {
            continue;
        }
        let list = records::List::read(&mut operands)?;
        let start = module.attributes.slots.len();
        for id in list.groups {
            // LLVM takes an unknown group for one without attributes.
            let Some(group) = tables.groups.get(id).filter(|group| !group.attributes.is_empty()) else { continue };
            let set = intern(&group.attributes, module, &mut known);
            module.attributes.slots.push((group.slot, set));
        }
        let span = Span::since(start, &module.attributes.slots);
        module.attributes.lists.push(span);
    }
    Ok(())
}

/// The id of a set of attributes: one for equal sets.
fn intern(list: &[Attribute], module: &mut Module, known: &mut hashbrown::HashMap<Vec<u8>, GroupId>) -> GroupId {
    let mut key = Vec::new();
    for attribute in list {
        let (form, kind, value) = match attribute {
            Attribute::Flag(kind) => (0u8, *kind, 0),
            Attribute::Number(kind, value) => (1, *kind, *value),
            Attribute::String(name, value) => (2, name.len, u64::from(value.len)),
        };
        key.push(form);
        key.extend_from_slice(&kind.to_le_bytes());
        key.extend_from_slice(&value.to_le_bytes());
        if let Attribute::String(name, value) = attribute {
            key.extend_from_slice(module.str(*name));
            key.extend_from_slice(module.str(*value));
        }
    }
    let attributes = &mut module.attributes;
    *known.entry(key).or_insert_with(|| {
        let start = attributes.pool.len();
        attributes.pool.extend_from_slice(list);
        attributes.groups.push(Span::since(start, &attributes.pool));
        GroupId(attributes.groups.len() as u32 - 1)
    })
}
