//! How fast the programs' bitcode is read and written: bytes of bitcode a second, on one thread.
//!
//! `cargo bench -p shaderbin --bench bitcode`; `SHADERBIN_FILES=FOLDER` takes the containers of a folder.

#[path = "../tests/visit/mod.rs"]
#[allow(dead_code, reason = "of the tests' walk only the containers are taken")]
mod visit;

use divan::{Bencher, black_box, counter::BytesCount};
use shaderbin::{
    bitcode::{Numbering, Operands, RecordKind},
    bitstream::{Cursor, Document, Entry, Memory},
    dxbc::{Container, FourCc},
    ir::Module,
    part::program::Program,
};

fn main() {
    divan::main();
}

/// The bitcode of each container's first program that is a module.
fn programs() -> Vec<Vec<u8>> {
    let program = |file: &Vec<u8>| {
        let part = Container::read(file).ok()?.find(FourCc::DXIL)?;
        let bitcode = Program::read(&part).ok()?.bitcode;
        Module::read(bitcode).is_ok().then(|| bitcode.to_vec())
    };
    visit::containers().iter().filter_map(program).collect()
}

fn bench(bencher: Bencher<'_, '_>, mut each: impl FnMut(&[u8])) {
    let programs = programs();
    let bytes = programs.iter().map(Vec::len).sum::<usize>();
    bencher
        .counter(BytesCount::new(bytes))
        .bench_local(|| programs.iter().for_each(|program| each(black_box(program))));
}

/// Every record, its operands as numbers, by the cursor.
#[divan::bench]
fn records(bencher: Bencher<'_, '_>) {
    let mut memory = Memory::default();
    bench(bencher, |program| walk(program, &mut memory, |_, _, _| ()));
}

/// Every record read as the struct that declares it, with the ids of functions' values absolute.
#[divan::bench]
fn typed_records(bencher: Bencher<'_, '_>) {
    let mut memory = Memory::default();
    let mut numbering = Numbering::default();
    bench(bencher, |program| {
        walk(program, &mut memory, |at, code, operands| match at {
            At::Enter(block) => numbering.enter(block),
            At::Leave(block) => numbering.leave(block),
            At::Record(block, bit) => {
                let kind = RecordKind::find(block, code).unwrap();
                let relative = Operands::relative(operands, bit, numbering.next_value());
                kind.split(relative, |name, field| _ = black_box((name, field))).unwrap();
                numbering.record(block, code, operands);
            }
        });
    });
}

/// The module: types, values, constants, metadata, instructions.
#[divan::bench]
fn modules(bencher: Bencher<'_, '_>) {
    bench(bencher, |program| drop(black_box(Module::read(program).unwrap())));
}

/// The document: all blocks and records, and what it takes to write them back to the bit.
#[divan::bench]
fn documents(bencher: Bencher<'_, '_>) {
    bench(bencher, |program| drop(black_box(Document::read(program).unwrap())));
}

/// The document read and written.
#[divan::bench]
fn rewritten(bencher: Bencher<'_, '_>) {
    bench(bencher, |program| drop(black_box(Document::read(program).unwrap().write())));
}

/// A document written that was read before.
#[divan::bench]
fn written(bencher: Bencher<'_, '_>) {
    let documents: Vec<_> = programs().iter().map(|program| Document::read(program).unwrap()).collect();
    let bytes = programs().iter().map(Vec::len).sum::<usize>();
    bencher.counter(BytesCount::new(bytes)).bench_local(|| {
        documents.iter().for_each(|document| drop(black_box(black_box(document).write())));
    });
}

/// Where a walk is.
enum At {
    /// A block of this id begins.
    Enter(u32),
    /// A block of this id ends.
    Leave(u32),
    /// A record of a block of this id, at this bit.
    Record(u32, u64),
}

/// Walks over a program; calls `visit` with where it is, and a record's code and operands.
fn walk(program: &[u8], memory: &mut Memory, mut visit: impl FnMut(At, u32, &[u64])) {
    let mut cursor = Cursor::with_memory(program, core::mem::take(memory)).unwrap();
    let mut blocks = Vec::new();
    while !blocks.is_empty() || !cursor.at_end() {
        let block = cursor.block();
        match cursor.next_entry().unwrap() {
            Entry::Block(id) => {
                if !cursor.block_info(id).unwrap() {
                    cursor.enter(id).unwrap();
                    blocks.push(id);
                    visit(At::Enter(id), 0, &[]);
                }
            }
            Entry::End => visit(At::Leave(blocks.pop().unwrap()), 0, &[]),
            Entry::Record(record) => {
                visit(At::Record(block, record.bit), record.code, black_box(record.operands));
            }
        }
    }
    *memory = cursor.into_memory();
}
