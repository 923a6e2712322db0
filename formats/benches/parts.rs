//! How fast containers and their parts are read: bytes of container a second, on one thread.
//!
//! `cargo bench -p shaderbin --bench parts`; `SHADERBIN_FILES=FOLDER` takes the containers of a folder.

#[path = "../tests/visit/mod.rs"]
mod visit;

use divan::{Bencher, black_box, counter::BytesCount};
use shaderbin::{
    dxbc::{Container, digest},
    part::read,
};

fn main() {
    divan::main();
}

fn bench(bencher: Bencher<'_, '_>, each: impl Fn(&[u8])) {
    let files = visit::containers();
    let bytes = files.iter().map(Vec::len).sum::<usize>();
    bencher.counter(BytesCount::new(bytes)).bench_local(|| files.iter().for_each(|file| each(black_box(file))));
}

/// Header and directory alone.
#[divan::bench]
fn containers(bencher: Bencher<'_, '_>) {
    bench(bencher, |file| drop(black_box(Container::read(file))));
}

/// Every part laid out and checked.
#[divan::bench]
fn parts(bencher: Bencher<'_, '_>) {
    bench(bencher, |file| {
        Container::read(file).unwrap().parts().for_each(|part| drop(black_box(read(&part))));
    });
}

/// Every part but the programs, and all that they say followed to its end.
#[divan::bench]
fn parts_and_all_they_say(bencher: Bencher<'_, '_>) {
    bench(bencher, |file| drop(black_box(visit::parts(file))));
}

/// Every part read and written again.
#[divan::bench]
fn parts_written(bencher: Bencher<'_, '_>) {
    let files = visit::containers();
    let bytes = files.iter().map(Vec::len).sum::<usize>();
    let mut out = Vec::new();
    bencher.counter(BytesCount::new(bytes)).bench_local(|| {
        for file in &files {
            for part in Container::read(black_box(file)).unwrap().parts() {
                out.clear();
                read(&part).unwrap().write(&mut out);
                black_box(&out);
            }
        }
    });
}

/// The digest of the container.
#[divan::bench]
fn digests(bencher: Bencher<'_, '_>) {
    bench(bencher, |file| _ = black_box(digest(file)));
}
