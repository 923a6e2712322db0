//! What the command line says.

use crate::{annotate, bitcode, bundle, dump, edit, extract, layout, reflect, roundtrip};
use clap::{Args as Arguments, Parser, Subcommand, ValueEnum};
use shaderbin::listing::Release;
use std::path::PathBuf;

const STATUS: &str = "\
Exit status:
  0  every file went well
  1  some file failed: each is one line on standard error, and the others were done
  2  the command line was wrong";

/// Reads and prints GPU shader binaries: DirectX shader containers (DXBC, DXIL) and shader PDBs.
#[derive(Debug, Parser)]
#[command(version, after_help = STATUS)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Print the listing that `dxc -dumpbin` prints
    #[command(after_help = DIS)]
    Dis(Dis),
    /// List header, digest and parts of containers
    #[command(after_help = PARTS)]
    Parts(Parts),
    /// Print what an engine asks of shaders: entry points, bindings, signatures, buffers' layouts
    #[command(after_help = reflect::HELP)]
    Reflect(reflect::Reflect),
    /// Print what the parts of containers say
    #[command(after_help = dump::HELP)]
    Dump(dump::Dump),
    /// Print every byte of containers with its field and value
    #[command(after_help = annotate::HELP)]
    Annotate(annotate::Annotate),
    /// Write a part of a container, or its bitcode, to a file
    #[command(after_help = extract::HELP)]
    Extract(extract::Extract),
    /// Write a container with parts removed, replaced or added
    #[command(after_help = edit::HELP)]
    Edit(edit::Edit),
    /// Read and write containers and say whether the bytes are the same
    #[command(after_help = roundtrip::HELP)]
    Roundtrip(roundtrip::Roundtrip),
    /// Print the blocks and records of the bitcode in containers
    #[command(after_help = bitcode::HELP)]
    Bitcode(bitcode::Bitcode),
    /// Show, verify, pack and unpack Dream's shader bundles (DGPB)
    #[command(after_help = bundle::HELP)]
    Bundle(bundle::BundleArguments),
    /// Print the fields of a format: offset, size, type, name, meaning
    #[command(after_help = layout::HELP)]
    Layout(layout::Layout),
}

const DIS: &str = "\
Examples:
  shaderbin dis shader.dxil                    one listing to standard output
  shaderbin dis shader.dxil -o shader.ll       to a file
  shaderbin dis shaders/ -o listings/          one file for each container below a folder
  shaderbin dis -o - a.dxil b.dxil             all to standard output, in this order
  cat shader.dxil | shaderbin dis -            from standard input
  shaderbin dis shaders.dgpb --entry blur      an entry's code in a bundle

Exit status: 0 every file went well, 1 some file failed, 2 the command line was wrong.";

const PARTS: &str = "\
Examples:
  shaderbin parts shader.dxil
  shaderbin parts shaders/

Exit status: 0 every file went well, 1 some file failed, 2 the command line was wrong.";

/// Arguments of `dis`.
#[derive(Debug, Arguments)]
pub struct Dis {
    /// Print as this release of dxc does
    #[arg(long, value_enum, default_value = "1.9", value_name = "RELEASE")]
    pub dxc: Dxc,
    /// Where to: a file; `DIR/`, for `DIR/<file name>.ll` of each input; or `-`, for all on standard output
    #[arg(short, long, value_name = "PATH")]
    pub output: Option<PathBuf>,
    /// Of a bundle: print the code of this entry
    #[arg(long, value_name = "NAME")]
    pub entry: Option<String>,
    /// Of a bundle: print the code for this target [default: dxil]
    #[arg(long, value_name = "TARGET", requires = "entry")]
    pub target: Option<String>,
    /// How many files to work on at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,
    /// Containers, shader PDBs or bundles; `-` is standard input, a folder means the containers below it
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Which files, and how many at once.
#[derive(Debug, Arguments)]
pub struct Files {
    /// How many files to work on at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,
    /// Containers or shader PDBs; `-` is standard input, a folder means the containers below it
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Which bundles, and how many at once.
#[derive(Debug, Arguments)]
pub struct Bundles {
    /// How many files to work on at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,
    /// Bundles; `-` is standard input, a folder means the bundles below it
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Arguments of `parts`.
#[derive(Debug, Arguments)]
pub struct Parts {
    /// Which files.
    #[command(flatten)]
    pub files: Files,
}

/// A release of dxc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Dxc {
    /// dxc 1.6.2112
    #[value(name = "1.6")]
    V1_6,
    /// dxc 1.7.2308
    #[value(name = "1.7")]
    V1_7,
    /// dxc 1.8.2407
    #[value(name = "1.8")]
    V1_8,
    /// dxc 1.9.2602
    #[value(name = "1.9")]
    V1_9,
}

impl From<Dxc> for Release {
    fn from(dxc: Dxc) -> Self {
        match dxc {
            Dxc::V1_6 => Self::V1_6,
            Dxc::V1_7 => Self::V1_7,
            Dxc::V1_8 => Self::V1_8,
            Dxc::V1_9 => Self::V1_9,
        }
    }
}
