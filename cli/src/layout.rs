//! `shaderbin layout`: the fields of the formats.

use crate::{Outcome, batch, output};
use clap::Args as Arguments;
use shaderbin::annotate::{FORMATS, Format, reference};
use std::{fmt::Write, path::Path};

pub const HELP: &str = "\
Examples:
  shaderbin layout                     the formats
  shaderbin layout psv0                one format: what lies in it, in order, and its records
  shaderbin layout RTS0                the same by a part's four characters
  shaderbin layout --markdown          all of them, as FORMATS.md has it

Exit status: 0 printed, 1 the output could not be written, 2 no such format.";

/// Arguments of `layout`.
#[derive(Debug, Arguments)]
pub struct Layout {
    /// Which format; none for their list
    #[arg(value_name = "FORMAT")]
    format: Option<String>,
    /// Print all formats as Markdown
    #[arg(long, conflicts_with = "format")]
    markdown: bool,
}

/// Runs the command.
pub fn run(arguments: &Layout) -> Outcome {
    let text = match &arguments.format {
        _ if arguments.markdown => reference(),
        None => list(),
        Some(name) => match Format::named(name) {
            Some(format) => format.to_string(),
            None => {
                let names: Vec<_> = FORMATS.iter().map(|format| format.name).collect();
                batch::complain(&format!("no format {name}; there are {}", names.join(", ")));
                return Outcome::Usage;
            }
        },
    };
    match output::write_to(Path::new("-"), text.as_bytes()) {
        Ok(()) => Outcome::Whole,
        Err(error) => {
            batch::complain(&error);
            Outcome::Partial
        }
    }
}

/// The names of the formats and what they are.
fn list() -> String {
    FORMATS.iter().fold(String::new(), |mut text, format| {
        let _ = writeln!(text, "{:15} {}", format.name, format.title);
        text
    })
}
