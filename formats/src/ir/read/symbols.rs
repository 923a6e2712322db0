//! Value symbol tables.

use super::push_text;
use crate::{
    Result,
    bitcode::{Operands, Record, block, symbols as records},
    bitstream::Cursor,
    ir::{Module, Span, Text},
};

pub(super) fn module_block(cursor: &mut Cursor<'_>, module: &mut Module) -> Result<()> {
    let count = module.values.len() as u32;
    table(cursor, module, |id| (id < count).then_some(id), Span::default())
}

/// Reads a table; `value` gives the index of the value with an id, `blocks` are the blocks of the function.
pub(super) fn table(
    cursor: &mut Cursor<'_>,
    module: &mut Module,
    value: impl Fn(u32) -> Option<u32>,
    blocks: Span,
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
                let name = push_text(&mut module.text, entry.name.0);
                if module.names.len() <= index as usize {
                    module.names.resize(module.values.len(), Text::default());
                }
                if let Some(slot) = module.names.get_mut(index as usize) {
                    *slot = name;
                }
            }
            records::BlockEntry::CODE => {
                let entry = records::BlockEntry::read(&mut operands)?;
                let name = push_text(&mut module.text, entry.name.0);
                let found = module.blocks.get_mut(blocks.range());
                match found.and_then(|blocks| blocks.get_mut(entry.block.0 as usize)) {
                    Some(found) => found.name = name,
                    None => {
                        return Err(operands.error(
                            format_args!("one of {} blocks", blocks.len),
                            format_args!("block {}", entry.block.0),
                        ));
                    }
                }
            }
            _ => {}
        }
    }
    Ok(())
}
