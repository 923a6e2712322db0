//! A function's body: its blocks, and what belongs to it besides instructions.

use super::{
    Tables,
    constants::{self, Ids},
    instruction::Reader,
    metadata::{self, LocalIds},
    symbols,
};
use crate::{
    Error, Result,
    bitcode::{BlockIndex, Ending, Operands, Record, block, use_lists::OfBlock},
    bitstream::{Cursor, Entry, FORMAT},
    ir::{
        Body, Module, Span, Value, ValueKind,
        metadata::{Attachment, Entry as Piece, MetadataId},
    },
};
use alloc::vec::Vec;

/// What is used again for each function.
#[derive(Debug)]
pub(super) struct Scratch {
    /// The number of values of the module.
    values: u32,
    metadata: LocalIds,
    own: Vec<Attachment>,
}

impl Scratch {
    pub(super) fn new(module: &Module) -> Self {
        let limit = module.metadata.entries.len() as u32;
        Self { values: module.values.len() as u32, metadata: LocalIds { limit, own: Vec::new() }, own: Vec::new() }
    }
}

/// Reads the function's block, which was entered.
pub(super) fn body(
    cursor: &mut Cursor<'_>,
    module: &mut Module,
    tables: &mut Tables,
    scratch: &mut Scratch,
    function: u32,
) -> Result<()> {
    let base = module.values.len();
    let ids = Ids { limit: scratch.values, base: base as u32 };
    scratch.metadata.own.clear();
    scratch.own.clear();
    let ty = module.functions.get(function as usize).map(|f| f.ty);
    let parameters = ty.and_then(|ty| module.types.signature(ty)).map_or(&[][..], |(_, parameters, _)| parameters);
    for (number, ty) in parameters.iter().enumerate() {
        module.values.push(Value { ty: *ty, kind: ValueKind::Argument(number as u32) });
    }
    let arguments = Span::since(base, &module.values);
    let attachments = module.metadata.attachments.len();
    let mut reader = Reader::new(module, ids);
    loop {
        match cursor.next_entry()? {
            Entry::End => break,
            Entry::Block(id) => match id {
                block::CONSTANTS => {
                    cursor.enter(id)?;
                    constants::block(cursor, reader.module, tables, &ids)?;
                }
                block::VALUE_SYMTAB => {
                    let blocks = reader.blocks();
                    let count = reader.module.values.len() as u32;
                    // A function's table names its own values only.
                    let value = |id: u32| Some(ids.map(id)).filter(|value| id >= ids.limit && *value < count);
                    symbols::table(cursor, reader.module, value, blocks)?;
                }
                block::METADATA => {
                    metadata::function_block(cursor, reader.module, tables, &ids, &mut scratch.metadata)?;
                }
                block::METADATA_ATTACHMENT => {
                    let instructions = reader.instructions();
                    let (local, own) = (&scratch.metadata, &mut scratch.own);
                    metadata::attachments(cursor, reader.module, tables, local, own, instructions)?;
                }
                block::USELIST => use_lists(cursor, reader.blocks(), reader.module)?,
                _ => cursor.skip()?,
            },
            Entry::Record(record) => {
                let operands = Operands::relative(record.operands, record.bit, reader.next_value());
                reader.record(record.code, operands, tables, &scratch.metadata)?;
            }
        }
    }
    let end = cursor.bit();
    let (blocks, instructions) = (reader.blocks(), reader.instructions());
    reader.finish(end)?;
    let values = module.values.len() as u32;
    check_metadata(module, &scratch.metadata, values, end)?;
    let attachments = sorted(&mut module.metadata.attachments, attachments);
    let own_attachments = module.metadata.attachments.len();
    module.metadata.attachments.append(&mut scratch.own);
    let own_attachments = sorted(&mut module.metadata.attachments, own_attachments);
    if let Some(function) = module.functions.get_mut(function as usize) {
        function.body = Some(Body { arguments, blocks, instructions, own_attachments, attachments });
    }
    Ok(())
}

/// Reads the orders of the uses of the function's blocks. Those of values change nothing that can be seen.
fn use_lists(cursor: &mut Cursor<'_>, blocks: Span, module: &mut Module) -> Result<()> {
    cursor.enter(block::USELIST)?;
    while let Some(record) = cursor.next_record()? {
        if record.code != OfBlock::CODE {
            continue;
        }
        let mut operands = Operands::new(record.operands, record.bit);
        let Ending { numbers, last: BlockIndex(number) } = OfBlock::read(&mut operands)?.operands;
        let start = module.operands.len();
        module.operands.extend(numbers.iter().map(|place| *place as u32));
        let order = Span::since(start, &module.operands);
        let block = module.blocks.get_mut(blocks.range()).and_then(|blocks| blocks.get_mut(number as usize));
        match block {
            Some(block) => block.use_order = order,
            None => {
                return Err(
                    operands.error(format_args!("one of {} blocks", blocks.len), format_args!("block {number}"))
                );
            }
        }
    }
    Ok(())
}

/// Sorts what was pushed since the pool's length was `start`: by instruction, then by kind; of two of a kind the last
/// one stays.
fn sorted(pool: &mut Vec<Attachment>, start: usize) -> Span {
    let mut own = pool.split_off(start);
    own.reverse();
    own.sort_by_key(|a| (a.instruction, a.kind));
    own.dedup_by_key(|a| (a.instruction, a.kind));
    pool.append(&mut own);
    Span::since(start, pool)
}

/// Checks that a function's metadata names values that are there.
fn check_metadata(module: &Module, local: &LocalIds, values: u32, end: u64) -> Result<()> {
    for id in &local.own {
        if let Piece::Value(value) = module.metadata.get(MetadataId(*id))
            && value.0 >= values
        {
            return Err(Error::at_bit(
                FORMAT,
                end,
                format_args!("one of {values} values"),
                format_args!("value {}", value.0),
            ));
        }
    }
    Ok(())
}
