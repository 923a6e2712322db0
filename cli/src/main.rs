//! The command `shaderbin`: arguments, files and messages. What the files mean is the crate `shaderbin`'s matter.

mod annotate;
mod args;
mod batch;
mod bitcode;
mod bundle;
mod dis;
mod dump;
mod edit;
mod extract;
mod input;
mod layout;
mod open;
mod output;
mod parts;
mod reflect;
mod roundtrip;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    match args::Args::parse().command {
        args::Command::Dis(dis) => dis::run(&dis),
        args::Command::Parts(parts) => parts::run(&parts),
        args::Command::Dump(dump) => dump::run(&dump),
        args::Command::Annotate(annotate) => annotate::run(&annotate),
        args::Command::Extract(extract) => extract::run(&extract),
        args::Command::Edit(edit) => edit::run(&edit),
        args::Command::Reflect(reflect) => reflect::run(&reflect),
        args::Command::Roundtrip(roundtrip) => roundtrip::run(&roundtrip),
        args::Command::Bitcode(bitcode) => bitcode::run(&bitcode),
        args::Command::Bundle(bundle) => bundle::run(&bundle),
        args::Command::Layout(layout) => layout::run(&layout),
    }
    .into()
}

/// How a command ended, which is its exit status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// Every file went well: 0.
    Whole,
    /// Some file failed: 1.
    Partial,
    /// The command was given wrongly: 2.
    Usage,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Whole => Self::SUCCESS,
            Outcome::Partial => Self::from(1),
            Outcome::Usage => Self::from(2),
        }
    }
}
