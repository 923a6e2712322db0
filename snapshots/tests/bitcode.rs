//! The bitcode of every case, read and written.

use shaderbin::{
    bitcode::{Numbering, Operands, RecordKind},
    bitstream::{Document, Item},
    dxbc::Container,
    part::program::{Program, is_program},
};
use shaderbin_snapshots::cases;

/// Gives the name of the case and the bitcode of each program of each case to `visit`.
fn each_program(mut visit: impl FnMut(&str, &[u8])) {
    for case in cases().expect("the cases can be read") {
        let container = Container::read(&case.container).expect("a container");
        for part in container.parts().filter(|part| is_program(part.data)) {
            let program = Program::read(&part).expect("a program");
            visit(&format!("{} {}", case.name, part.kind), program.bitcode);
        }
    }
}

#[test]
fn every_program_is_written_as_it_was_read() {
    let mut programs = 0;
    each_program(|name, bitcode| {
        let document = Document::read(bitcode).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(document.write() == bitcode, "{name}");
        assert_eq!(document.irregular(), (0, 0), "{name}: LLVM's own encoding is plain");
        programs += 1;
    });
    assert!(programs > 150, "{programs} programs");
}

#[test]
fn every_record_read_typed_is_written_as_the_same_operands() {
    let mut typed = 0;
    let mut faults = std::collections::BTreeSet::new();
    let mut written = Vec::new();
    each_program(|name, bitcode| {
        let document = Document::read(bitcode).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut numbering = Numbering::default();
        let mut blocks = Vec::new();
        for item in document.items() {
            match item {
                Item::Block(id) => {
                    let id = document.block(id).expect("an item's block").id;
                    numbering.enter(id);
                    blocks.push(id);
                }
                Item::End(_) => numbering.leave(blocks.pop().expect("a block that began")),
                Item::Record(id) => {
                    let record = document.record(id).expect("an item's record");
                    let block = *blocks.last().expect("a record in a block");
                    written.clear();
                    let operands = Operands::relative(record.operands, record.bits.0, numbering.next_value());
                    match RecordKind::find(block, record.code) {
                        None => drop(faults.insert(format!("untyped: block {block}, code {}", record.code))),
                        Some(kind) => match kind.rewrite(operands, &mut written) {
                            Ok(()) if written == record.operands => typed += 1,
                            Ok(()) => drop(faults.insert(format!("{name}: {} is written otherwise", kind.name))),
                            Err(error) => drop(faults.insert(format!("{name}: {}: {error}", kind.name))),
                        },
                    }
                    numbering.record(block, record.code, record.operands);
                }
                Item::Definition(_) | Item::Removed => {}
            }
        }
    });
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(typed > 50_000, "{typed} records");
}

#[test]
fn a_damaged_program_is_an_error_or_written_as_it_was_read() {
    let mut tried = 0;
    each_program(|name, bitcode| {
        if !name.starts_with("cs_atomics ") {
            return;
        }
        let mut damaged = bitcode.to_vec();
        for bit in 32..bitcode.len() * 8 {
            damaged[bit / 8] ^= 1 << (bit % 8);
            if let Ok(document) = Document::read(&damaged) {
                assert!(document.write() == damaged, "{name}, bit {bit}");
            }
            damaged[bit / 8] ^= 1 << (bit % 8);
            tried += 1;
        }
    });
    assert!(tried > 10_000, "{tried} tried");
}
