//! How fast containers are listed: bytes of container a second, on one thread.
//!
//! `cargo bench -p shaderbin --bench listing`; `SHADERBIN_FILES=FOLDER` takes the containers of a folder.

#[path = "../tests/visit/mod.rs"]
#[allow(dead_code, reason = "of the tests' walk only the containers are taken")]
mod visit;

use divan::{Bencher, black_box, counter::BytesCount};
use shaderbin::listing::{Config, Disassembler, Release, print_bytes};

fn main() {
    divan::main();
}

/// The containers that are listed.
fn programs() -> Vec<Vec<u8>> {
    let is_listed = |file: &Vec<u8>| print_bytes(file, &Config::default(), &mut Vec::new()).is_ok();
    visit::containers().into_iter().filter(is_listed).collect()
}

fn bench(bencher: Bencher<'_, '_>, release: Release) {
    let files = programs();
    let bytes = files.iter().map(Vec::len).sum::<usize>();
    let mut disassembler = Disassembler::default();
    let mut config = Config::default();
    config.release = release;
    let mut text = Vec::new();
    bencher.counter(BytesCount::new(bytes)).bench_local(|| {
        for file in &files {
            text.clear();
            // An older release refuses newer shader models: that is part of what it does with them.
            _ = black_box(disassembler.print(black_box(file), &config, &mut text));
        }
    });
}

/// The whole of it: container, parts, module and text.
#[divan::bench]
fn listings(bencher: Bencher<'_, '_>) {
    bench(bencher, Release::V1_9);
}

/// The same as dxc 1.8 prints it.
#[divan::bench]
fn listings_of_dxc_1_8(bencher: Bencher<'_, '_>) {
    bench(bencher, Release::V1_8);
}

/// Bytes of text a second instead.
#[divan::bench]
fn text(bencher: Bencher<'_, '_>) {
    let files = programs();
    let mut disassembler = Disassembler::default();
    let mut text = Vec::new();
    for file in &files {
        disassembler.print(file, &Config::default(), &mut text).unwrap();
    }
    bencher.counter(BytesCount::new(text.len())).bench_local(|| {
        text.clear();
        for file in &files {
            disassembler.print(black_box(file), &Config::default(), &mut text).unwrap();
        }
        black_box(&text);
    });
}
