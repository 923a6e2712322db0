//! Reads and rewrites every part of every container under the folders given, and counts, for each kind of part, how
//! many came back to the bit; then each container from its parts, and its digest.
//!
//! `cargo run --release -p shaderbin --example parts_roundtrip -- FOLDER...`

use shaderbin::{
    Result,
    dxbc::{Builder, Container, DigestChoice, DigestState, FourCc, Part},
    part::{
        self, AnyPart, debug_name::write_debug_name, pdb_info::write_pdb_info, program::write_program,
        psv0::Psv0Builder, rdat::RdatBuilder, root_signature::RootSignatureBuilder, signature::SignatureBuilder,
        source_info::SourceInfoBuilder, version::write_version,
    },
    pdb,
};
use std::{
    collections::BTreeMap,
    env, fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Duration, Instant},
};

/// What was counted of one kind of part.
#[derive(Default)]
struct Count {
    parts: usize,
    typed: usize,
    refused: usize,
    differing: usize,
    /// Of those that were taken apart into values: how many were written from them, and how many came back otherwise.
    values: usize,
    values_differing: usize,
}

#[derive(Default)]
struct Counts {
    files: usize,
    bytes: usize,
    no_container: usize,
    kinds: BTreeMap<FourCc, Count>,
    rebuilt: usize,
    rebuilt_differing: usize,
    digests: BTreeMap<&'static str, usize>,
    reading: Duration,
}

fn main() -> ExitCode {
    let mut counts = Counts::default();
    for folder in env::args_os().skip(1) {
        if let Err(error) = walk(Path::new(&folder), &mut |path, file| counts.file(path, file)) {
            eprintln!("{}: {error}", folder.display());
            return ExitCode::FAILURE;
        }
    }
    let mut failed = counts.rebuilt_differing > 0;
    println!("{} files, {} bytes, {} without a container", counts.files, counts.bytes, counts.no_container);
    println!("kind   parts  typed  refused  differing  values  values differing");
    for (kind, count) in &counts.kinds {
        let Count { parts, typed, refused, differing, values, values_differing } = count;
        println!("{kind}  {parts:6} {typed:6}  {refused:7}  {differing:9}  {values:6}  {values_differing:16}");
        failed |= refused + differing > 0;
    }
    println!("containers rebuilt from their parts: {}, differing: {}", counts.rebuilt, counts.rebuilt_differing);
    println!("digests: {:?}", counts.digests);
    let seconds = counts.reading.as_secs_f64();
    println!("directories and parts read in {seconds:.3} s: {:.0} MB/s", counts.bytes as f64 / 1e6 / seconds);
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Calls `each` with every file under `path`.
fn walk(path: &Path, each: &mut dyn FnMut(&Path, &[u8])) -> io::Result<()> {
    if !path.is_dir() {
        each(path, &fs::read(path)?);
        return Ok(());
    }
    let mut entries = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    entries.sort();
    entries.iter().try_for_each(|entry| walk(entry, each))
}

/// The part written from the values that its builder takes of it; none for parts without a builder.
fn values(part: &Part<'_>, any: &AnyPart<'_>) -> Option<Result<Vec<u8>>> {
    Some(match any {
        AnyPart::Psv0(psv0) => Psv0Builder::of(psv0).build(),
        AnyPart::Signature(signature) => SignatureBuilder::of(signature).build(),
        AnyPart::RootSignature(root_signature) => RootSignatureBuilder::of(root_signature).and_then(|b| b.build()),
        AnyPart::Rdat(rdat) => RdatBuilder::of(rdat).build(),
        AnyPart::SourceInfo(info) => SourceInfoBuilder::of(info).and_then(|b| b.build()),
        AnyPart::PdbInfo(info) => info.unpack().and_then(|data| {
            info.runtime_data(&data)?.check_references()?;
            let mut out = Vec::new();
            write_pdb_info(&data, info.header.packing.get() != 0, &mut out).map(|()| out)
        }),
        AnyPart::DebugName(name) => {
            let mut out = Vec::new();
            write_debug_name(name.name(), &mut out).map(|()| out)
        }
        AnyPart::Version(version) => {
            let mut out = Vec::new();
            write_version(*version.header, version.commit(), version.custom(), &mut out).map(|()| out)
        }
        AnyPart::Program(program) => {
            let (header, mut out) = (program.header, Vec::new());
            write_program(header.version.get(), header.bitcode.dxil_version.get(), program.bitcode, &mut out)
                .map(|()| out)
        }
        AnyPart::Features(_) | AnyPart::Hash(_) | AnyPart::Private(_) | AnyPart::Bytes(_) => return None,
        _ => unreachable!("{} has a reader that this example does not know", part.kind),
    })
}

impl Counts {
    fn file(&mut self, path: &Path, file: &[u8]) {
        if pdb::is_pdb(file) {
            match pdb::container_stream(file) {
                Ok(stream) => self.container(path, &stream.bytes),
                Err(error) => println!("{}: {error}", path.display()),
            }
        } else if file.starts_with(b"DXBC") {
            self.container(path, file);
        } else {
            self.no_container += 1;
        }
    }

    fn container(&mut self, path: &Path, file: &[u8]) {
        self.files += 1;
        self.bytes += file.len();
        let started = Instant::now();
        let container = match Container::read(file) {
            Ok(container) => container,
            Err(error) => {
                self.no_container += 1;
                println!("{}: {error}", path.display());
                return;
            }
        };
        let read = container.parts().map(|part| (part, part::read(&part))).collect::<Vec<_>>();
        self.reading += started.elapsed();
        let mut written = Vec::new();
        for (part, read) in read {
            let count = self.kinds.entry(part.kind).or_default();
            count.parts += 1;
            match read {
                Ok(any) => {
                    count.typed += usize::from(any.is_typed());
                    written.clear();
                    any.write(&mut written);
                    if written != part.data {
                        count.differing += 1;
                        println!("{}: {} at byte {:#x} differs", path.display(), part.kind, part.offset);
                    }
                    if let Err(error) = any.check_references() {
                        count.refused += 1;
                        println!("{}: {error}", path.display());
                    }
                    match values(&part, &any) {
                        None => {}
                        Some(Ok(again)) => {
                            count.values += 1;
                            if again != part.data {
                                count.values_differing += 1;
                                println!("{}: {} from its values differs", path.display(), part.kind);
                            }
                        }
                        Some(Err(error)) => {
                            count.values_differing += 1;
                            println!("{}: {error}", path.display());
                        }
                    }
                    // A shader PDB may be the private part.
                    if let part::AnyPart::Private(data) = any {
                        self.file(path, data);
                    }
                }
                Err(error) => {
                    count.refused += 1;
                    println!("{}: {error}", path.display());
                }
            }
        }
        self.rebuilt += 1;
        let rebuilt = Builder::of(&container).digest(DigestChoice::Fixed(container.header().digest)).build();
        if rebuilt.as_deref() != Ok(container.bytes()) {
            self.rebuilt_differing += 1;
            println!("{}: rebuilt from its parts it differs: {:?}", path.display(), container.oddities());
        }
        let state = match container.digest_state() {
            DigestState::Matches => "match",
            DigestState::Zero => "zero",
            DigestState::Bypass => "bypass",
            DigestState::PreviewBypass => "preview bypass",
            DigestState::Differs { .. } => {
                println!("{}: the digest differs", path.display());
                "differ"
            }
        };
        *self.digests.entry(state).or_default() += 1;
    }
}
