//! Value symbol tables.

use super::push_text;
use crate::{
    Result,
    bitcode::{Operands, Record, block, symbols as records},
    bitstream::Cursor,
    ir::{Module, Span, Text},
};
use alloc::{string::ToString, vec::Vec};
use core::hash::BuildHasher;
use hashbrown::{DefaultHashBuilder, HashMap, HashSet};

pub(super) fn module_block(cursor: &mut Cursor<'_>, module: &mut Module) -> Result<()> {
    let count = module.values.len() as u32;
    table(cursor, module, |id| (id < count).then_some(id), Span::default())
}

/// What a table names: the value or block of the pool with this index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Named {
    Value(u32),
    Block(u32),
}

impl Named {
    fn slot(self, module: &mut Module) -> Option<&mut Text> {
        match self {
            Self::Value(index) => module.names.get_mut(index as usize),
            Self::Block(index) => module.blocks.get_mut(index as usize).map(|block| &mut block.name),
        }
    }
}

/// Reads a table; `value` gives the index of the value with an id, `blocks` are the blocks of the function.
pub(super) fn table(
    cursor: &mut Cursor<'_>,
    module: &mut Module,
    value: impl Fn(u32) -> Option<u32>,
    blocks: Span,
) -> Result<()> {
    let start = cursor.bit();
    let hasher = DefaultHashBuilder::default();
    let mut hashes: Vec<u64> = Vec::new();
    entries(cursor, module, &value, blocks, |module, named, name| {
        let name = push_text(&mut module.text, name);
        hashes.push(hasher.hash_one(name.of(&module.text)));
        if let Some(slot) = named.slot(module) {
            *slot = name;
        }
    })?;
    hashes.sort_unstable();
    if hashes.windows(2).any(|pair| matches!(pair, [one, other] if one == other)) {
        cursor.seek(start);
        let (mut names, mut owned, mut last) = (HashSet::new(), HashMap::new(), 0);
        entries(cursor, module, &value, blocks, |module, named, name| {
            let name = unique(named, name.iter().map(|c| *c as u8).collect(), &mut names, &mut owned, &mut last);
            let start = module.text.len();
            module.text.extend_from_slice(name);
            let name = Text::since(start, &module.text);
            if let Some(slot) = named.slot(module) {
                *slot = name;
            }
        })?;
    }
    Ok(())
}

/// The name that LLVM gives (ValueSymbolTable::createValueName): where another has it, the next number behind it that
/// makes it new.
fn unique<'o>(
    named: Named,
    name: Vec<u8>,
    names: &mut HashSet<Vec<u8>>,
    owned: &'o mut HashMap<Named, Vec<u8>>,
    last: &mut u32,
) -> &'o [u8] {
    let own = owned.entry(named).or_default();
    if *own != name {
        names.remove(own);
        let mut new = name.clone();
        while !new.is_empty() && names.contains(&new) {
            *last = last.wrapping_add(1);
            new.truncate(name.len());
            new.extend_from_slice(last.to_string().as_bytes());
        }
        names.insert(new.clone());
        *own = new;
    }
    own
}

/// Reads the entries of a table, and gives what each names and the characters of the name.
fn entries(
    cursor: &mut Cursor<'_>,
    module: &mut Module,
    value: impl Fn(u32) -> Option<u32>,
    blocks: Span,
    mut take: impl FnMut(&mut Module, Named, &[u64]),
) -> Result<()> {
    cursor.enter(block::VALUE_SYMTAB)?;
    while let Some(record) = cursor.next_record()? {
        let mut operands = Operands::new(record.operands, record.bit).longer();
        match record.code {
            records::Entry::CODE => {
                let entry = records::Entry::read(&mut operands)?;
                let Some(index) = value(entry.value.0) else {
                    return Err(operands.error("a value to name", format_args!("value {}", entry.value.0)));
                };
                if module.names.len() <= index as usize {
                    module.names.resize(module.values.len(), Text::default());
                }
                take(module, Named::Value(index), entry.name.0);
            }
            records::BlockEntry::CODE => {
                let entry = records::BlockEntry::read(&mut operands)?;
                if entry.block.0 >= blocks.len {
                    return Err(operands
                        .error(format_args!("one of {} blocks", blocks.len), format_args!("block {}", entry.block.0)));
                }
                take(module, Named::Block(blocks.start + entry.block.0), entry.name.0);
            }
            _ => {}
        }
    }
    Ok(())
}
