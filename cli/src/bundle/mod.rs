//! `shaderbin bundle`: Dream's shader bundles.

mod json;
mod pack;
mod show;
mod unpack;
mod verify;

use crate::Outcome;
use clap::{Args as Arguments, Subcommand};
use shaderbin::dgpb::{Bundle, Kinds, Target};
use std::{fs, path::PathBuf};

pub const HELP: &str = "\
Examples:
  shaderbin bundle show shaders.dgpb               targets, entries, bindings, blobs
  shaderbin bundle verify --deep shaders.dgpb      every rule of the format, and the code against the table
  shaderbin bundle json shaders.dgpb               the readable view, complete
  shaderbin bundle pack bundle.toml -o shaders.dgpb
  shaderbin bundle unpack shaders.dgpb -o shaders/
  shaderbin dis shaders.dgpb --entry blur          the listing of an entry's dxil

Exit status: 0 every file went well, 1 some file failed, 2 the command line was wrong.";

/// Arguments of `bundle`.
#[derive(Debug, Arguments)]
pub struct BundleArguments {
    /// What to do with bundles.
    #[command(subcommand)]
    command: Command,
}

/// What to do with bundles.
#[derive(Debug, Subcommand)]
enum Command {
    /// Print targets, entries, bindings and blobs
    #[command(after_help = show::HELP)]
    Show(show::Show),
    /// Check every rule of the format
    #[command(after_help = verify::HELP)]
    Verify(verify::Verify),
    /// Print all of a bundle as JSON, or write the bundle that such JSON says
    #[command(after_help = json::HELP)]
    Json(json::Json),
    /// Make a bundle of what a manifest names
    #[command(after_help = pack::HELP)]
    Pack(pack::Pack),
    /// Write the blobs of a bundle, and the manifest that packs them again
    #[command(after_help = unpack::HELP)]
    Unpack(unpack::Unpack),
}

/// Runs the command.
pub fn run(arguments: &BundleArguments) -> Outcome {
    match &arguments.command {
        Command::Show(show) => show::run(show),
        Command::Verify(verify) => verify::run(verify),
        Command::Json(json) => json::run(json),
        Command::Pack(pack) => pack::run(pack),
        Command::Unpack(unpack) => unpack::run(unpack),
    }
}

/// The names of the parameters' kinds, which the format does not list.
#[derive(Debug, Arguments)]
struct KindTable {
    /// Name the kinds (GpuArgKind) as this file does: a number and a name on each line
    #[arg(long, value_name = "FILE")]
    kinds: Option<PathBuf>,
}

impl KindTable {
    /// The table; empty where no file was given.
    fn read(&self) -> Result<Kinds, String> {
        let Some(path) = &self.kinds else { return Ok(Kinds::default()) };
        let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Kinds::parse(&text).map_err(|error| format!("{}: {error}", path.display()))
    }
}

/// Whether `file` is a bundle, by what it begins with.
pub fn is_bundle(file: &[u8]) -> bool {
    file.starts_with(&shaderbin::dgpb::MAGIC)
}

/// The code of the entry `name` in the bundle `file`: of the target `target`, or of the one that has a listing.
pub fn code_of<'f>(file: &'f [u8], name: &str, target: Option<&str>) -> Result<&'f [u8], String> {
    const LISTED: &str = "dxil";
    let bundle = Bundle::read(file).map_err(|error| error.to_string())?;
    let target = target.unwrap_or(LISTED);
    let found: &Target<'f> = bundle.targets.iter().find(|found| found.name == *target).ok_or_else(|| {
        format!("no target {target}; there are {}", listed(bundle.targets.iter().map(|target| target.name)))
    })?;
    let entry = found.entry(name).ok_or_else(|| {
        format!("no entry {name} for {target}; there are {}", listed(found.entries.iter().map(|entry| entry.name)))
    })?;
    bundle.blob(&entry.record.code).ok_or_else(|| format!("the code of {name} does not lie in the bundle"))
}

/// Names with commas between them: a few, and how many more there are.
pub fn listed<T: ToString>(mut names: impl Iterator<Item = T>) -> String {
    const MOST: usize = 12;
    let first: Vec<_> = names.by_ref().take(MOST).map(|name| name.to_string()).collect();
    match (first.len(), names.count()) {
        (0, _) => "none".into(),
        (_, 0) => first.join(", "),
        (_, more) => format!("{} and {more} more", first.join(", ")),
    }
}
