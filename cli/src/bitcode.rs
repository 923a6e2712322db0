//! `shaderbin bitcode`: the blocks and records of the bitcode in containers.

mod json;
mod lines;
mod stats;

use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    input::Input,
    open,
};
use clap::Args as Arguments;
use shaderbin::{
    bitstream::{self, Document},
    dxbc::FourCc,
    part::program::{Program, is_program},
};
use stats::Stats;
use std::{
    io::Write,
    sync::{Mutex, PoisonError},
};

pub const HELP: &str = "\
Examples:
  shaderbin bitcode shader.dxil                  blocks, abbreviations and records, one a line
  shaderbin bitcode shader.dxil --part ILDB      of one part
  shaderbin bitcode shaders/ --stats             counts and sizes by block and kind of record, of all programs
  shaderbin bitcode shaders/ --stats --each      of each program, and of all
  shaderbin bitcode shaders/ --json              one JSON object a line for each program

A line has the bit where the item begins in the bitcode. %12 is the value 12, counted in the function or module; !5 the
metadata 5; a type stands as LLVM writes it, and by its index if that is long. `abbreviation 3` is a record without one.
JSON has the operands as they stand there, too. In --stats, the bits of a block are those of its own, without the blocks
in it. A file may be bitcode alone.

Exit status: 0 every file went well, 1 some file failed, 2 the command line was wrong.";

/// Arguments of `bitcode`.
#[derive(Debug, Arguments)]
pub struct Bitcode {
    /// Print the first part of this kind alone
    #[arg(long, value_name = "KIND", value_parser = open::kind)]
    part: Option<FourCc>,
    /// Print counts and sizes by block and kind of record
    #[arg(long)]
    stats: bool,
    /// With --stats: of each program, too
    #[arg(long, requires = "stats")]
    each: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Which files.
    #[command(flatten)]
    files: args::Files,
}

/// The command, and what it counted so far.
struct Run<'a> {
    arguments: &'a Bitcode,
    totals: Mutex<Stats>,
}

/// Runs the command.
pub fn run(arguments: &Bitcode) -> Outcome {
    let run = Run { arguments, totals: Mutex::default() };
    let outcome = batch::print(&run, &arguments.files);
    if !arguments.stats {
        return outcome;
    }
    let totals = run.totals.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut text = Vec::new();
    let printed = if arguments.json {
        totals.print_json(None, &mut text).map_err(Into::into)
    } else {
        totals.print("all", &mut text)
    };
    match printed {
        Ok(()) => batch::say(String::from_utf8_lossy(&text).trim_end(), outcome),
        Err(error) => {
            batch::complain(&error.to_string());
            Outcome::Partial
        }
    }
}

impl Work for Run<'_> {
    fn work(&self, input: &Input, Slot { file, text, .. }: &mut Slot) -> Result<(), String> {
        if bitstream::is_bitcode(file) {
            return self.program(&input.to_string(), "bitcode", file, 0, text);
        }
        open::container(file, |container| {
            let parts = match self.arguments.part {
                Some(kind) => vec![open::part(container, kind)?],
                None => container.parts().filter(|part| is_program(part.data)).collect(),
            };
            for part in parts {
                let program = Program::read(&part).map_err(|error| error.to_string())?;
                self.program(&input.to_string(), &part.kind.to_string(), program.bitcode, program.offset, text)?;
            }
            Ok(())
        })
    }

    fn is_printed(&self) -> bool {
        true
    }
}

impl Run<'_> {
    fn program(&self, file: &str, part: &str, bitcode: &[u8], base: usize, out: &mut Vec<u8>) -> Result<(), String> {
        let document = Document::read(bitcode).map_err(|error| error.rebased(base).to_string())?;
        let Bitcode { stats, each, json, .. } = *self.arguments;
        let written: std::io::Result<()> = if stats {
            let counts = Stats::of(&document, bitcode.len());
            self.totals.lock().unwrap_or_else(PoisonError::into_inner).add(&counts);
            match (each, json) {
                (false, _) => Ok(()),
                (true, false) => counts.print(&format!("{file}: {part}"), out),
                (true, true) => counts.print_json(Some((file, part)), out).map_err(Into::into),
            }
        } else if json {
            json::print(&document, file, part, base, out).map_err(Into::into)
        } else {
            writeln!(out, "{file}: {part}: {} bytes at byte {base:#x}", bitcode.len())
                .and_then(|()| lines::print(&document, out))
        };
        written.map_err(|error| error.to_string())
    }
}
