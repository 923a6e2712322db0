//! Attribute groups and lists.

use super::{Tables, push_text};
use crate::{
    Result,
    bitcode::{Operands, Record, attributes as records, block},
    bitstream::Cursor,
    ir::{
        Attribute, Attributes, GroupId, ListId, Module, Span,
        attributes::{FUNCTION_SLOT, KINDS},
    },
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
            let mut operands = Operands::new(record.operands, record.bit).longer();
            let group = records::Group::read(&mut operands)?;
            let attributes = attributes(group.attributes, &operands, module)?;
            tables.groups.insert(group.id, Group { slot: group.slot, attributes });
        }
    }
    Ok(())
}

/// The kinds whose records have a number, and the bits of it that LLVM keeps (AttrBuilder): alignment, the stack's
/// alignment, dereferenceable bytes, and those where it is not null. Of others it takes no notice in this form.
const NUMBERS: [(u32, u64); 4] = [(1, u32::MAX as u64), (25, u32::MAX as u64), (41, u64::MAX), (42, u64::MAX)];

fn attributes(operands: &[u64], at: &Operands<'_>, module: &mut Module) -> Result<Vec<Attribute>> {
    let mut list: Vec<Attribute> = Vec::new();
    if operands.is_empty() {
        return Err(at.error("a group of at least one attribute", "none"));
    }
    let mut numbers = [None; NUMBERS.len()];
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
            [1, kind, rest @ ..] if !NUMBERS.iter().any(|(number, _)| u64::from(*number) == *kind) => {
                known(*kind)?;
                left = rest;
            }
            [1, kind, value, rest @ ..] => {
                for ((number, mask), slot) in NUMBERS.iter().zip(&mut numbers) {
                    // Nothing is aligned to 0 bytes, nor has so many.
                    if u64::from(*number) == *kind && value & mask != 0 {
                        *slot = Some(Attribute::Number(*number, value & mask));
                    }
                }
                left = rest;
            }
            // LLVM takes any other form for 3: a string without a value.
            [form, rest @ ..] if *form > 1 => {
                let (key, rest) = string(rest, at, module)?;
                let (value, rest) = if *form == 4 { string(rest, at, module)? } else { (Span::default(), rest) };
                list.push(Attribute::String(key, value));
                left = rest;
            }
            [form, ..] => {
                return Err(at.error("a kind behind an attribute's form, and a number behind that of form 1", form));
            }
        }
    }
    list.extend(numbers.into_iter().flatten());
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
        let mut operands = Operands::new(record.operands, record.bit).longer();
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
    module.attributes.stated = module.attributes.lists.len() as u32;
    Ok(())
}

/// LLVM's kinds of attributes that intrinsics have.
const NO_CAPTURE: u32 = 11;
const NO_UNWIND: u32 = 18;
const READ_NONE: u32 = 20;

/// The slot of the second parameter.
const SECOND: u32 = 2;

/// A slot and its flags.
type Slot = (u32, &'static [u32]);

/// What LLVM says of the intrinsics that DXIL has, whatever the bitcode says: for each slot the flags, in its order.
const INTRINSICS: [(&[u8], &[Slot]); 4] = [
    (b"llvm.dbg.declare", &[(FUNCTION_SLOT, &[NO_UNWIND, READ_NONE])]),
    (b"llvm.dbg.value", &[(FUNCTION_SLOT, &[NO_UNWIND, READ_NONE])]),
    (b"llvm.lifetime.start", &[(SECOND, &[NO_CAPTURE]), (FUNCTION_SLOT, &[NO_UNWIND])]),
    (b"llvm.lifetime.end", &[(SECOND, &[NO_CAPTURE]), (FUNCTION_SLOT, &[NO_UNWIND])]),
];

/// Gives intrinsics the attributes that LLVM gives them.
pub(super) fn intrinsics(module: &mut Module) {
    let mut made = [None; INTRINSICS.len()];
    for index in 0..module.functions.len() {
        let Some(function) = module.functions.get(index) else { continue };
        let (value, list) = (function.value, function.attributes);
        let Some(name) = module.names.get(value.0 as usize).map(|name| name.of(&module.text)) else { continue };
        let Some((place, (_, slots))) = (0..).zip(&INTRINSICS).find(|(_, (known, _))| *known == name) else { continue };
        let own = module.attributes.list(list);
        let is_own = |(slot, kinds): &(u32, &[u32])| {
            let set = own.iter().find(|(known, _)| known == slot);
            let flags = kinds.iter().map(|kind| Attribute::Flag(*kind));
            set.is_some_and(|(_, set)| module.attributes.group(*set).iter().copied().eq(flags))
        };
        if own.len() == slots.len() && slots.iter().all(is_own) {
            continue;
        }
        let list = made.get(place).copied().flatten().unwrap_or_else(|| add_list(&mut module.attributes, slots));
        if let (Some(slot), Some(function)) = (made.get_mut(place), module.functions.get_mut(index)) {
            *slot = Some(list);
            function.attributes = list;
        }
    }
}

/// Adds the list of these flags for these slots.
fn add_list(attributes: &mut Attributes, slots: &[(u32, &[u32])]) -> ListId {
    let start = attributes.slots.len();
    for (slot, kinds) in slots {
        let is_same = |set: &GroupId| {
            let flags = kinds.iter().map(|kind| Attribute::Flag(*kind));
            attributes.group(*set).iter().copied().eq(flags)
        };
        let known = (0..attributes.groups.len() as u32).map(GroupId).find(is_same);
        let set = known.unwrap_or_else(|| {
            let start = attributes.pool.len();
            attributes.pool.extend(kinds.iter().map(|kind| Attribute::Flag(*kind)));
            attributes.groups.push(Span::since(start, &attributes.pool));
            GroupId(attributes.groups.len() as u32 - 1)
        });
        attributes.slots.push((*slot, set));
    }
    attributes.lists.push(Span::since(start, &attributes.slots));
    ListId(attributes.lists.len() as u32)
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
