//! `shaderbin reflect`: what an engine asks of shaders.

use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    input::Input,
    open,
};
use clap::Args as Arguments;
use serde::Serialize;
use shaderbin::{bitstream, ir::Module, part::program::Program, reflect::Reflection};

pub const HELP: &str = "\
Examples:
  shaderbin reflect shader.dxil                entry points, bindings, signatures, buffers' layouts, operations
  shaderbin reflect shaders/ --json            one JSON object a line for each file
  shaderbin reflect shader.dxil --json | jq -r '.resources[] | \"\\(.name) \\(.space) \\(.lower_bound)\"'
  shaderbin extract shader.dxil --part DXIL --bitcode -o - | shaderbin reflect -

A file may be a bare program or bare bitcode, too: then there are no features, root signature and runtime data to tell of.

Exit status: 0 every file went well, 1 some file failed, 2 the command line was wrong.";

/// Arguments of `reflect`.
#[derive(Debug, Arguments)]
pub struct Reflect {
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Which files.
    #[command(flatten)]
    files: args::Files,
}

/// What is said of a file.
#[derive(Serialize)]
struct Object {
    file: String,
    #[serde(flatten)]
    reflection: Reflection,
}

/// Runs the command.
pub fn run(arguments: &Reflect) -> Outcome {
    batch::print(arguments, &arguments.files)
}

/// What the shader in `file` says of itself.
fn reflection(file: &[u8]) -> Result<Reflection, String> {
    let program = Program::read_at(file, 0).map(|program| program.bitcode);
    if let Some(bitcode) = program.ok().or_else(|| bitstream::is_bitcode(file).then_some(file)) {
        let module = Module::read(bitcode).map_err(|error| error.to_string())?;
        return Reflection::of_module(&module).map_err(|error| error.to_string());
    }
    open::container(file, |container| Reflection::of_container(container).map_err(|error| error.to_string()))
}

impl Work for Reflect {
    fn work(&self, input: &Input, Slot { file, text, .. }: &mut Slot) -> Result<(), String> {
        let reflection = reflection(file)?;
        if self.json {
            let object = Object { file: input.to_string(), reflection };
            serde_json::to_writer(&mut *text, &object).map_err(|error| error.to_string())?;
            text.push(b'\n');
        } else {
            let mut shown = format!("{input}: ");
            reflection.print(&mut shown);
            text.extend_from_slice(shown.as_bytes());
        }
        Ok(())
    }

    fn is_printed(&self) -> bool {
        true
    }
}
