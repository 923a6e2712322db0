//! `shaderbin wrap`: a container from bare bitcode.

use crate::{Outcome, args::Dxc, batch::finished, input::Input, output::write_to};
use clap::Args as Arguments;
use shaderbin::{
    assemble::{Contents, container_with},
    dxbc::DigestChoice,
};
use std::path::PathBuf;

pub const HELP: &str = "\
Examples:
  shaderbin extract a.dxil --part DXIL --bitcode -o a.bc
  shaderbin wrap a.bc -o b.dxil                SFI0, ISG1, OSG1, PSV0, STAT, HASH and DXIL
  shaderbin wrap a.bc -o - | shaderbin check -

The parts are made from the module alone, for the validator that it says it is made for (dx.valver), or the release's,
and are those that dxc's assembler (dxa) makes, to the bit: STAT is the module without its functions' bodies, a root
signature goes out of the module into RTS0, a library's subobjects go into RDAT. A module with debug info goes into ILDB,
and without it into DXIL.

Two things differ from dxc's: elements of one register and name may stand in another order in ISG1, OSG1 and PSG1, which
dxc's sort does not keep; and where a root signature or subobjects are taken out, dxc writes the orders of uses of values
too (USELIST blocks), which nothing reads but LLVM's own passes.

Exit status: 0 written, 1 the module could not be read or is no DXIL, 2 the command line was wrong.";

/// Arguments of `wrap`.
#[derive(Debug, Arguments)]
pub struct Wrap {
    /// Write no digest but zeros, as dxc's assembler does: the container is not signed
    #[arg(long)]
    unsigned: bool,
    /// Make the parts of a module that is not to be validated as this release of dxc does
    #[arg(long, value_enum, default_value = "1.9", value_name = "RELEASE")]
    dxc: Dxc,
    /// Where to; `-` is standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    /// LLVM bitcode of a DXIL module; `-` is standard input
    #[arg(value_name = "MODULE")]
    file: PathBuf,
}

/// Runs the command.
pub fn run(arguments: &Wrap) -> Outcome {
    let input = Input::new(&arguments.file);
    let wrap = || {
        let digest = if arguments.unsigned { DigestChoice::Zero } else { DigestChoice::Computed };
        let bitcode = input.read()?;
        let container = container_with(&bitcode, &Contents { digest, release: arguments.dxc.into() })
            .map_err(|error| error.to_string())?;
        write_to(&arguments.output, &container)
    };
    finished(&input, wrap())
}
