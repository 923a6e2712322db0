//! `shaderbin bundle unpack`: the blobs of a bundle, and the manifest that packs them again.

use super::KindTable;
use crate::{Outcome, batch, input::Input, output};
use clap::Args as Arguments;
use shaderbin::dgpb::{Kinds, manifest};
use std::path::PathBuf;

pub const HELP: &str = "\
Examples:
  shaderbin bundle unpack blur.dgpb -o blur/          blur/manifest.toml, blur/dxil/blur.dxil, blur/wgsl/blur.wgsl, ...
  shaderbin bundle unpack blur.dgpb -o blur/ --json   blur/manifest.json
  shaderbin bundle unpack blur.dgpb -o blur/ --kinds kinds.txt
  shaderbin bundle pack blur/manifest.toml -o same.dgpb

Each blob is in one file, whose name is the entry's where that can be a file's name, and its number otherwise. The folder
must not be there yet; it is written whole or not at all.

Exit status: 0 written, 1 the bundle breaks a rule or cannot be written, 2 the command line was wrong.";

/// Arguments of `bundle unpack`.
#[derive(Debug, Arguments)]
pub struct Unpack {
    /// A folder that is not there yet
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// Write the manifest as JSON instead of TOML
    #[arg(long)]
    json: bool,
    /// The names of kinds.
    #[command(flatten)]
    kinds: KindTable,
    /// A bundle; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Runs the command.
pub fn run(arguments: &Unpack) -> Outcome {
    if arguments.output.as_os_str() == "-" {
        batch::complain("standard output is no folder");
        return Outcome::Usage;
    }
    let kinds = match arguments.kinds.read() {
        Ok(kinds) => kinds,
        Err(error) => {
            batch::complain(&error);
            return Outcome::Usage;
        }
    };
    let input = Input::new(&arguments.file);
    batch::finished(&input, input.read().and_then(|file| unpacked(arguments, &kinds, &file)))
}

fn unpacked(arguments: &Unpack, kinds: &Kinds, file: &[u8]) -> Result<(), String> {
    let mut unpacked = manifest::unpack(file).map_err(|error| error.to_string())?;
    unpacked.manifest.name_kinds(kinds);
    let (name, text) = match arguments.json {
        true => ("manifest.json", unpacked.manifest.to_json()),
        false => ("manifest.toml", unpacked.manifest.to_toml()),
    };
    let text = text.map_err(|error| error.to_string())?;
    let blobs = unpacked.files.iter().map(|(path, bytes)| (path.as_str(), *bytes));
    output::write_folder(&arguments.output, blobs.chain([(name, text.as_bytes())]))
}
