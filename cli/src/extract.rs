//! `shaderbin extract`: a part of a container, its bitcode, or the container in a shader PDB.

use crate::{Outcome, batch, input::Input, open, output};
use clap::Args as Arguments;
use shaderbin::{dxbc::FourCc, part::program::Program};
use std::path::PathBuf;

pub const HELP: &str = "\
Examples:
  shaderbin extract shader.dxil --part RTS0 -o root.bin           the bytes of a part, without its header
  shaderbin extract shader.dxil --part DXIL --bitcode -o a.bc     the LLVM bitcode of a program
  shaderbin extract shader.dxil --part PRIV --index 1 -o b.txt    the second of several parts of one kind
  shaderbin extract shader.pdb --container -o shader.dxil         the container in a shader PDB

Exit status: 0 written, 1 the file could not be read or has no such part, 2 the command line was wrong.";

/// Arguments of `extract`.
#[derive(Debug, Arguments)]
pub struct Extract {
    /// The part's kind: four characters, where case matters
    #[arg(long, value_name = "KIND", value_parser = open::kind, required_unless_present = "container")]
    part: Option<FourCc>,
    /// Which part of this kind, in the directory's order: 0 is the first
    #[arg(long, value_name = "N", default_value_t = 0, requires = "part", conflicts_with = "container")]
    index: usize,
    /// Write the bitcode of the program in the part alone, without the program's header
    #[arg(long, requires = "part", conflicts_with = "container")]
    bitcode: bool,
    /// Write the whole container that is in the file
    #[arg(long, conflicts_with = "part")]
    container: bool,
    /// Where to; `-` is standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    /// A container or shader PDB; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Runs the command.
pub fn run(arguments: &Extract) -> Outcome {
    let input = Input::new(&arguments.file);
    let written = input.read().and_then(|file| {
        open::container(&file, |container| {
            let Some(kind) = arguments.part else {
                return output::write_to(&arguments.output, container.bytes());
            };
            let part = open::nth_part(container, kind, arguments.index)?;
            let bytes = if arguments.bitcode {
                Program::read(&part).map_err(|error| error.to_string())?.bitcode
            } else {
                part.data
            };
            output::write_to(&arguments.output, bytes)
        })
    });
    batch::finished(&input, written)
}
