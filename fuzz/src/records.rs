//! Bitcode records: what is written of a struct is what it was read from.

use arbitrary::{Arbitrary, Unstructured};
use shaderbin::{
    bitcode::{Operands, RecordKind},
    bitstream::{MAGIC, unwrap},
};

/// A record as the fuzzer makes one.
#[derive(Debug, Arbitrary)]
struct Input {
    block: u8,
    code: u8,
    next_value: u32,
    operands: Vec<u64>,
    small: Vec<u8>,
}

pub(crate) fn run(data: &[u8]) {
    if data.starts_with(b"DXBC") || data.starts_with(&MAGIC) {
        return crate::for_bitcode(data, |bitcode| {
            let Ok((stream, _)) = unwrap(bitcode) else { return };
            let _ = crate::bitstream::walk(stream, |block, record| {
                for next_value in [0, 40, 1 << 20] {
                    check(block, record.code, record.operands, next_value);
                }
            });
        });
    }
    let Ok(input) = Input::arbitrary_take_rest(Unstructured::new(data)) else { return };
    let mut operands: Vec<u64> = input.small.iter().copied().map(u64::from).collect();
    operands.extend(input.operands);
    check(u32::from(input.block % 32), u32::from(input.code % 64), &operands, input.next_value);
}

/// Whether the operands of a record, if they can be read as its struct, are the ones that are written of it.
fn check(block: u32, code: u32, operands: &[u64], next_value: u32) {
    let Some(kind) = RecordKind::find(block, code) else { return };
    let mut written = Vec::with_capacity(operands.len());
    if kind.rewrite(Operands::relative(operands, 0, next_value), &mut written).is_ok() {
        assert_eq!(written, operands, "{}, next value {next_value}", kind.name);
    }
}
