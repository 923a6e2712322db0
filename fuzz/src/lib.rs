//! The bodies of the fuzz targets: plain functions over bytes, which the tests run too.
//!
//! A body takes any bytes and returns; it panics where the crate breaks a promise: that reading never panics, that what
//! is written is what was read, that text and memory stay in proportion to the input. A body that is about a piece of a
//! container takes both the piece and a whole container: of that, all such pieces.

#![forbid(unsafe_code)]

pub mod dictionary;
pub mod generate;
pub mod hostile;
pub mod input;
pub mod limits;
pub mod mutate;
pub mod replay;
pub mod seeds;

mod annotate;
mod assemble;
mod bitstream;
mod check;
mod container;
mod dgpb;
mod digest;
mod document;
mod edit;
mod generated;
mod listing;
mod manifest;
mod module;
mod parts;
mod pdb;
mod program;
mod psv0;
mod rdat;
mod records;
mod reflect;
mod renames;
mod root_signature;
mod signatures;
mod values;

pub use input::Input;
pub use limits::Memory;
pub use listing::listing_of;

use shaderbin::{
    dxbc::{Container, FourCc, Part},
    part::program::Program,
};

/// A fuzz target: what it is called, what it is given, and what it does with it.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name, which is the one of its file in `fuzz_targets` and of its folders.
    pub name: &'static str,
    /// What its input is.
    pub input: Input,
    /// The memory that it may hold.
    pub memory: Memory,
    body: fn(&[u8]),
}

impl Target {
    /// Runs the body on `data`, within the limits of memory and time.
    ///
    /// # Panics
    /// Where the crate breaks a promise.
    pub fn run(&self, data: &[u8]) {
        limits::within(self.name, self.memory, data, self.body);
    }
}

macro_rules! targets {
    ($($(#[$doc:meta])* $name:ident: $input:expr, $memory:ident;)*) => {
        $($(#[$doc])* pub const fn $name() -> Target {
            Target { name: stringify!($name), input: $input, memory: Memory::$memory, body: $name::run }
        })*

        /// All targets.
        pub const TARGETS: &[Target] = &[$($name()),*];
    };
}

targets! {
    /// Containers: header, directory, oddities; read and written.
    container: Input::Container, BYTES;
    /// The digest: of any bytes, repaired, and of other bytes another.
    digest: Input::Container, BYTES;
    /// Parts without a target of their own: SFI0, HASH, ILDN, VERS, SRCI, PDBI.
    parts: Input::Parts(&parts::KINDS), BYTES;
    /// Programs: their headers, and where the bitcode lies.
    program: Input::Parts(&program::KINDS), BYTES;
    /// PSV0.
    psv0: Input::Parts(&[FourCc::PSV0]), BYTES;
    /// Signatures.
    signatures: Input::Parts(&signatures::KINDS), BYTES;
    /// RTS0.
    root_signature: Input::Parts(&[FourCc::RTS0]), BYTES;
    /// RDAT.
    rdat: Input::Parts(&[FourCc::RDAT]), BYTES;
    /// Any value of a declaration: written, read, and itself again.
    values: Input::Values, MODEL;
    /// PDB files.
    pdb: Input::Pdb, BYTES;
    /// Bitstreams: all blocks and records.
    bitstream: Input::Bitcode, BYTES;
    /// Documents: bitcode read, edited and written to the bit.
    document: Input::Bitcode, MODEL;
    /// Bitcode records: read into their structs and written back.
    records: Input::Bitcode, MODEL;
    /// Valid modules, made of any bytes: read, printed and written again.
    generated: Input::Values, TEXT;
    /// Modules, and what DXIL says in them.
    module: Input::Bitcode, MODEL;
    /// Parts made from modules.
    assemble: Input::Bitcode, TEXT;
    /// Checks of containers.
    check: Input::File, TEXT;
    /// Modules that are edited, and containers with them.
    edit: Input::Bitcode, MODEL;
    /// Resources and entry points with other names, and resources at other registers.
    renames: Input::Container, MODEL;
    /// Reflection: what an engine asks of a shader.
    reflect: Input::Container, TEXT;
    /// Manifests of bundles, slangc's reflection, and bundles to be unpacked.
    manifest: Input::Manifest, MODEL;
    /// Annotations: what every byte is.
    annotate: Input::File, TEXT;
    /// Bundles: read, verified, written, built again.
    dgpb: Input::Bundle, MODEL;
    /// Listings, as each release prints them.
    listing: Input::Container, TEXT;
}

/// The target called `name`.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// What stands in a fuzz target's file: the fuzzer's entrances, or without the fuzzer a program that runs the body on the
/// files given as arguments. Half of the fuzzer's mutations are its own, half know what the input is made of.
#[macro_export]
macro_rules! fuzz {
    ($name:ident) => {
        #[cfg(fuzzing)]
        libfuzzer_sys::fuzz_target!(|data: &[u8]| $crate::$name().run(data));

        #[cfg(fuzzing)]
        libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            $crate::mutate::for_fuzzer($crate::$name().input, data, size, max_size, seed, libfuzzer_sys::fuzzer_mutate)
        });

        #[cfg(not(fuzzing))]
        fn main() -> std::process::ExitCode {
            $crate::replay::main($crate::$name())
        }
    };
}

/// Calls `body` with the parts of `kinds` in the container `data`; where `data` is no container, with a part made of it:
/// its first four bytes the kind, if that is one of `kinds`.
fn for_parts(data: &[u8], kinds: &[FourCc], mut body: impl FnMut(&Part<'_>)) {
    if let Ok(container) = Container::read(data) {
        container.parts().filter(|part| kinds.contains(&part.kind)).take(64).for_each(|part| body(&part));
    } else if let Some((kind, data)) = data.split_first_chunk::<4>()
        && kinds.contains(&FourCc(*kind))
    {
        body(&Part { kind: FourCc(*kind), offset: 4, data });
    }
}

/// Calls `body` with the bitcode of the programs in the container `data`, or with `data` where it is none.
fn for_bitcode(data: &[u8], mut body: impl FnMut(&[u8])) {
    let Ok(container) = Container::read(data) else { return body(data) };
    let programs = container.parts().filter_map(|part| Program::read(&part).ok());
    programs.take(4).for_each(|program| body(program.bitcode));
}
