//! Bitstreams: a walk over all blocks and records.

use shaderbin::{
    Result,
    bitstream::{Cursor, Entry, Record, unwrap},
};

pub(crate) fn run(data: &[u8]) {
    crate::for_bitcode(data, |bitcode| {
        let Ok((stream, _)) = unwrap(bitcode) else { return };
        let (mut bits, mut last) = (0u64, 0);
        let walked = walk(stream, |_, record| {
            assert!(record.bit >= last, "a record before the last one");
            last = record.bit;
            // Operands cost memory and time: none may be had for nothing.
            bits += record.operands.len() as u64 + record.blob.map_or(0, |blob| blob.len() as u64 * 8);
        });
        let literals = 1 << 10;
        assert!(bits <= stream.len() as u64 * 8 * literals, "{bits} operands of {} bytes", stream.len());
        if let Err(error) = walked {
            assert!(error.byte() <= stream.len() as u64, "{error}, in {} bytes", stream.len());
        }
    });
}

/// Walks over `stream`; calls `visit` with each record and its block's id.
pub(crate) fn walk(stream: &[u8], mut visit: impl FnMut(u32, &Record<'_, '_>)) -> Result<()> {
    let mut cursor = Cursor::new(stream)?;
    let mut depth = 0;
    while depth != 0 || !cursor.at_end() {
        let block = cursor.block();
        match cursor.next_entry()? {
            Entry::Block(id) => {
                if !cursor.block_info(id)? {
                    cursor.enter(id)?;
                    depth += 1;
                }
            }
            Entry::End => depth -= 1,
            Entry::Record(record) => visit(block, &record),
        }
    }
    Ok(())
}
