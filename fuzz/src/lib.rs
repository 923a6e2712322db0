//! The bodies of the fuzz targets: plain functions over bytes, which the tests run too.
//!
//! A body takes any bytes and returns; it panics where the crate breaks a promise: that reading never panics, that what
//! is written is what was read, that text and memory stay in proportion to the input. A body that is about a piece of a
//! container takes both the piece and a whole container: of that, all such pieces.

#![forbid(unsafe_code)]

pub mod hostile;
pub mod mutate;
pub mod replay;
pub mod seeds;

mod annotate;
mod bitstream;
mod container;
mod edit;
mod listing;
mod module;
mod parts;
mod pdb;
mod psv0;
mod rdat;
mod records;
mod reflect;
mod renames;
mod signatures;

pub use listing::listing_of;

use shaderbin::{
    dxbc::{Container, FourCc, Part},
    part::program::Program,
};

/// A fuzz target: a name and a body.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name, which is the one of its file in `fuzz_targets` and of its folders.
    pub name: &'static str,
    /// The body. It panics where a promise is broken.
    pub run: fn(&[u8]),
}

macro_rules! targets {
    ($($(#[$doc:meta])* $name:ident)*) => {
        $($(#[$doc])* pub const fn $name() -> Target {
            Target { name: stringify!($name), run: $name::run }
        })*

        /// All targets.
        pub const TARGETS: &[Target] = &[$($name()),*];
    };
}

targets! {
    /// Containers: header, directory, digest, oddities; read and written.
    container
    /// Parts without a target of their own: program header, SFI0, HASH, ILDN, VERS, RTS0, SRCI, PDBI.
    parts
    /// PSV0.
    psv0
    /// Signatures.
    signatures
    /// RDAT.
    rdat
    /// PDB files.
    pdb
    /// Bitstreams: all blocks and records.
    bitstream
    /// Bitcode records: read into their structs and written back.
    records
    /// Modules, and what DXIL says in them.
    module
    /// Reflection: what an engine asks of a shader.
    reflect
    /// Modules that are edited, and containers with them.
    edit
    /// Resources and entry points with other names, and resources at other registers.
    renames
    /// Annotations: what every byte is.
    annotate
    /// Listings, as each release prints them.
    listing
}

/// The target called `name`.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// What stands in a fuzz target's file: the fuzzer's entrance, or without the fuzzer a program that runs the body on the
/// files given as arguments.
#[macro_export]
macro_rules! fuzz {
    ($name:ident) => {
        #[cfg(fuzzing)]
        libfuzzer_sys::fuzz_target!(|data: &[u8]| ($crate::$name().run)(data));

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
