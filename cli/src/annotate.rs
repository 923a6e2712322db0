//! `shaderbin annotate`: every byte of containers.

use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    dump,
    input::Input,
    open,
};
use clap::Args as Arguments;
use shaderbin::{annotate::ByteView, dxbc::FourCc};
use std::sync::atomic::{AtomicUsize, Ordering};

pub const HELP: &str = "\
Examples:
  shaderbin annotate shader.dxil                 every byte, its field and its value
  shaderbin annotate shader.dxil --part PSV0     those of one part
  shaderbin annotate --full shader.dxil          long runs (bitcode) with all their bytes
  shaderbin annotate --summary shaders/          how many bytes nothing explains

A program's bitcode is one run. What is packed in a file (SRCI, PDBI) is annotated unpacked, after the file. With --json,
each file is an array of {part, offset, size, field, role, value, is}.

Exit status: 0 every file went well, 1 some file failed or has a fault (what lies before it is annotated), 2 the command
line was wrong.";

/// Arguments of `annotate`.
#[derive(Debug, Arguments)]
pub struct Annotate {
    /// Print the first part of this kind alone
    #[arg(long, value_name = "KIND", value_parser = open::kind)]
    part: Option<FourCc>,
    /// Print all bytes of long runs, not only the first 16
    #[arg(long)]
    full: bool,
    /// Print JSON
    #[arg(long, conflicts_with_all = ["full", "summary"])]
    json: bool,
    /// Print the number of bytes that nothing explains: of each file that has any, and of all
    #[arg(long)]
    summary: bool,
    /// Which files.
    #[command(flatten)]
    files: args::Files,
}

struct Bytes<'a> {
    arguments: &'a Annotate,
    files: AtomicUsize,
    bytes: AtomicUsize,
    unexplained: AtomicUsize,
}

/// Runs the command.
pub fn run(arguments: &Annotate) -> Outcome {
    let work = Bytes { arguments, files: 0.into(), bytes: 0.into(), unexplained: 0.into() };
    let outcome = batch::print(&work, &arguments.files);
    if !arguments.summary {
        return outcome;
    }
    let Bytes { files, bytes, unexplained, .. } = work;
    let (files, bytes, unexplained) = (files.into_inner(), bytes.into_inner(), unexplained.into_inner());
    batch::say(&format!("{files} files, {bytes} bytes, {unexplained} unexplained"), outcome)
}

impl Work for Bytes<'_> {
    fn work(&self, input: &Input, Slot { file, text, .. }: &mut Slot) -> Result<(), String> {
        let size = file.len();
        dump::annotated(file, self.arguments.part, |annotation| {
            if self.arguments.summary {
                let unexplained = annotation.unexplained();
                self.files.fetch_add(1, Ordering::Relaxed);
                self.bytes.fetch_add(size, Ordering::Relaxed);
                self.unexplained.fetch_add(unexplained, Ordering::Relaxed);
                if unexplained > 0 {
                    text.extend_from_slice(format!("{input}: {unexplained} bytes unexplained\n").as_bytes());
                }
            } else if self.arguments.json {
                annotation.print_bytes_json(text);
            } else {
                text.extend_from_slice(format!("{input}\n").as_bytes());
                annotation.print_bytes(ByteView { full: self.arguments.full }, text);
            }
        })
    }

    fn is_printed(&self) -> bool {
        true
    }

    fn is_printed_before_a_fault(&self) -> bool {
        true
    }
}
