//! How fast a bundle of 10,000 entries is read, hashed and verified, on one thread.
//!
//! `cargo bench -p shaderbin --bench bundle`

use divan::{Bencher, black_box, counter::BytesCount};
use sha2::{Digest, Sha256};
use shaderbin::dgpb::{
    Bundle, BundleBuilder, Capability, CodeFormat, EntrySource, Parameter, ParameterRecord, Stage, TargetName,
    TargetSource,
};
use std::sync::LazyLock;

fn main() {
    divan::main();
}

/// 10,000 compute shaders, each with 8 KiB of code of its own, a layout, four parameters and two capabilities.
static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| file(2048));

/// The same with hardly any code, so that there is little to hash.
static SMALL: LazyLock<Vec<u8>> = LazyLock::new(|| file(1));

fn file(words: u32) -> Vec<u8> {
    let count = 10_000u32;
    let names: Vec<_> = (0..count).map(|index| format!("shader_{index}")).collect();
    let code: Vec<Vec<u8>> = (0..count)
        .map(|index| (0..words).flat_map(|word| (word.wrapping_mul(0x9e37_79b9) ^ index).to_le_bytes()).collect())
        .collect();
    let layouts: Vec<_> = names.iter().map(|name| format!("the layout of {name}")).collect();
    let parameter = |name, binding: u32, size: u32| {
        let record = ParameterRecord {
            kind: size.into(),
            binding: binding.into(),
            offset: (binding * size).into(),
            size: size.into(),
            ..ParameterRecord::default()
        };
        Parameter { name, record }
    };
    let entries = names.iter().zip(&code).zip(&layouts).map(|((name, code), layout)| EntrySource {
        layout: Some(layout.as_bytes()),
        code,
        thread_group_size: [64, 1, 1],
        parameters: vec![
            parameter("source".into(), 1, 0),
            parameter("target".into(), 2, 0),
            parameter("weights".into(), 3, 0),
            parameter("radius".into(), 0, 4),
        ],
        capabilities: vec![Capability::Half, Capability::SubgroupBasic],
        ..EntrySource::new(name, Stage::Compute)
    });
    let target = TargetSource { entries: entries.collect(), ..TargetSource::new(TargetName::Spirv, CodeFormat::Spirv) };
    BundleBuilder::new().target(target).build().unwrap()
}

/// The table read: strings and blobs are borrowed.
#[divan::bench]
fn read(bencher: Bencher<'_, '_>) {
    let file = &*FILE;
    let table = Bundle::read(file).unwrap().table_size();
    bencher.counter(BytesCount::new(table)).bench_local(|| drop(black_box(Bundle::read(black_box(file)))));
}

/// Written again.
#[divan::bench]
fn write(bencher: Bencher<'_, '_>) {
    let bundle = Bundle::read(&FILE).unwrap();
    bencher.counter(BytesCount::new(FILE.len())).bench_local(|| {
        let mut written = Vec::with_capacity(FILE.len());
        black_box(&bundle).write(&mut written).unwrap();
        written
    });
}

/// Every rule, the blobs' digests among them: to be compared with `sha256_alone`.
#[divan::bench]
fn verify(bencher: Bencher<'_, '_>) {
    let bundle = Bundle::read(&FILE).unwrap();
    assert_eq!(bundle.verify(), []);
    bencher.counter(BytesCount::new(bundle.data.len())).bench_local(|| black_box(&bundle).verify());
}

/// Every rule where there is little to hash.
#[divan::bench]
fn verify_small_blobs(bencher: Bencher<'_, '_>) {
    let bundle = Bundle::read(&SMALL).unwrap();
    assert_eq!(bundle.verify(), []);
    bencher.bench_local(|| black_box(&bundle).verify());
}

/// SHA-256 of the same blobs, and nothing else.
#[divan::bench]
fn sha256_alone(bencher: Bencher<'_, '_>) {
    let bundle = Bundle::read(&FILE).unwrap();
    let target = &bundle.targets[0];
    let references = target.layouts.iter().chain(target.entries.iter().map(|entry| &entry.record.code));
    let blobs: Vec<_> = references.map(|blob| bundle.blob(blob).unwrap()).collect();
    bencher.counter(BytesCount::new(bundle.data.len())).bench_local(|| {
        blobs.iter().for_each(|blob| {
            black_box(Sha256::digest(black_box(blob)));
        });
    });
}
