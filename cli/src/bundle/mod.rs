//! `shaderbin bundle`: Dream's shader bundles.

mod pack;
mod unpack;

use crate::Outcome;
use clap::{Args as Arguments, Subcommand};

/// Arguments of `bundle`.
#[derive(Debug, Arguments)]
pub struct Bundle {
    /// What to do.
    #[command(subcommand)]
    command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
enum Command {
    /// Make a bundle of what a manifest names
    #[command(after_help = pack::HELP)]
    Pack(pack::Pack),
    /// Write the blobs of a bundle, and the manifest that packs them again
    #[command(after_help = unpack::HELP)]
    Unpack(unpack::Unpack),
}

/// Runs the command.
pub fn run(arguments: &Bundle) -> Outcome {
    match &arguments.command {
        Command::Pack(pack) => pack::run(pack),
        Command::Unpack(unpack) => unpack::run(unpack),
    }
}
