//! `shaderbin bundle json`: the readable view, which is written as a bundle again.

use super::KindTable;
use crate::{Outcome, batch, input::Input, output};
use clap::Args as Arguments;
use shaderbin::dgpb::{Bundle, view::View};
use std::path::{Path, PathBuf};

pub const HELP: &str = "\
Examples:
  shaderbin bundle json shaders.dgpb                                  to standard output
  shaderbin bundle json shaders.dgpb -o shaders.bundle.json
  shaderbin bundle json --back shaders.bundle.json -o shaders.dgpb    the same bytes again

Keys are the names that `shaderbin layout dgpb` prints. Blobs are text, or {\"base64\": ...}. Keys that end in _is are for
readers: --back does not look at them.

Exit status: 0 written, 1 it failed, 2 the command line was wrong.";

/// Arguments of `json`.
#[derive(Debug, Arguments)]
pub struct Json {
    /// Read JSON, and write the bundle that it says
    #[arg(long)]
    back: bool,
    /// Where to
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    /// The names of kinds.
    #[command(flatten)]
    kinds: KindTable,
    /// A bundle, or with --back its JSON; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Runs the command.
pub fn run(arguments: &Json) -> Outcome {
    let input = Input::new(&arguments.file);
    batch::finished(&input, convert(arguments, &input))
}

fn convert(arguments: &Json, input: &Input) -> Result<(), String> {
    let kinds = arguments.kinds.read()?;
    let bytes = input.read()?;
    let mut written = Vec::new();
    if arguments.back {
        let view: View = serde_json::from_slice(&bytes).map_err(|error| error.to_string())?;
        view.write(&mut written).map_err(|error| error.to_string())?;
    } else {
        let bundle = Bundle::read(&bytes).map_err(|error| error.to_string())?;
        serde_json::to_writer_pretty(&mut written, &View::of(&bundle, &kinds)).map_err(|error| error.to_string())?;
        written.push(b'\n');
    }
    output::write_to(Path::new(&arguments.output), &written)
}
