//! `shaderbin dump`: what the parts of containers say.

use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    bundle,
    input::Input,
    open,
};
use clap::Args as Arguments;
use shaderbin::{
    annotate::{self, Annotation},
    dxbc::FourCc,
    pdb,
};

pub const HELP: &str = "\
Examples:
  shaderbin dump shader.dxil                   all parts, one field a line
  shaderbin dump shader.dxil --part PSV0       one part
  shaderbin dump shaders/ --json               one JSON object a line for each file

In JSON, a field's key is the name that `shaderbin layout` prints; the same key with `_is` behind it has the value in
words (a name, the names of the bits, the text that an offset refers to). Groups are objects, tables arrays of objects;
what a container does not have is left out. `faults` has what could not be read.

Exit status: 0 every file went well, 1 some file failed or has a fault (what lies before it is printed), 2 the command
line was wrong.";

/// Arguments of `dump`.
#[derive(Debug, Arguments)]
pub struct Dump {
    /// Print the first part of this kind alone
    #[arg(long, value_name = "KIND", value_parser = open::kind)]
    part: Option<FourCc>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Which files.
    #[command(flatten)]
    files: args::Files,
}

/// Runs the command.
pub fn run(arguments: &Dump) -> Outcome {
    batch::print(arguments, &arguments.files)
}

/// Gives the annotation of `file`, or of its first part of the kind, to `visit`; its first fault is the error then.
pub fn annotated(file: &[u8], part: Option<FourCc>, visit: impl FnOnce(&Annotation<'_>)) -> Result<(), String> {
    let visit = |annotation: &Annotation<'_>| {
        visit(annotation);
        match annotation.faults.as_slice() {
            [] => Ok(()),
            [fault] => Err(fault.to_string()),
            [fault, others @ ..] => Err(format!("{fault}, and {} faults more", others.len())),
        }
    };
    match part {
        None if bundle::is_bundle(file) => visit(&annotate::bundle(file).map_err(|error| error.to_string())?),
        None if pdb::is_pdb(file) => visit(&annotate::pdb(file).map_err(|error| error.to_string())?),
        None => open::container(file, |container| visit(&annotate::container(container))),
        Some(kind) => open::container(file, |container| {
            let part = open::part(container, kind)?;
            visit(&annotate::part(container, &part))
        }),
    }
}

impl Work for Dump {
    fn work(&self, input: &Input, Slot { file, text, .. }: &mut Slot) -> Result<(), String> {
        annotated(file, self.part, |annotation| {
            if self.json {
                annotation.print_json(&input.to_string(), text);
                text.push(b'\n');
            } else {
                text.extend_from_slice(format!("{input}\n").as_bytes());
                annotation.print_contents(text);
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
