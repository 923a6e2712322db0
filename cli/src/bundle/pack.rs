//! `shaderbin bundle pack`: a manifest and the files it names, to a bundle.

use crate::{Outcome, batch, input::Input, output};
use clap::Args as Arguments;
use shaderbin::dgpb::manifest::Manifest;
use std::{
    fs,
    path::{Path, PathBuf},
};

pub const HELP: &str = "\
Examples:
  shaderbin bundle pack bundle.toml -o blur.dgpb
  shaderbin bundle pack bundle.json -o -             to standard output
  generator | shaderbin bundle pack - -o blur.dgpb   the manifest from standard input, files from the current folder

A manifest, in TOML or JSON:
  kinds = { value = 0, buffer = 1 }           # names for the numbers of GpuArgKind

  [[entries]]                                 # what an entry is in every target
  name = \"blur\"
  stage = \"compute\"
  capabilities = [\"half\"]
  params = [
      { name = \"radius\", kind = \"value\" },
      { name = \"pixels\", kind = \"buffer\", written = true },
  ]

  [[targets]]                                 # what was compiled; what is not said here is said above
  name = \"metal\"                              # dxil, dxbc, spirv, metal, ptx or wgsl
  code_format = \"msl\"                         # for metal: msl or metallib
  [[targets.entries]]
  name = \"blur\"
  code = \"metal/blur.metal\"
  layout = \"metal/blur.layout.bin\"            # of the pipeline group, if there is one
  reflection = \"metal/blur.json\"              # slangc's -reflection-json

Paths are relative to the manifest. Spaces, bindings, offsets, sizes, thread groups and WebGPU binding layouts are taken
from the reflection: of a parameter `p` of an entry `e` from the global `e_p`, or from the field `p` of `e_params`;
`reflected = \"global.field\"` names another. What the manifest says itself comes first: space, binding, offset, size and
webgpu_layout of a parameter, thread_group_size of an entry. What neither says, and shapes that no bundle has, are
errors. `readonly` and `written` are the flags. The same manifest makes the same bytes.

Exit status: 0 written, 1 the manifest makes no bundle, 2 the command line was wrong.";

/// Arguments of `bundle pack`.
#[derive(Debug, Arguments)]
pub struct Pack {
    /// Where to; `-` is standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    /// A manifest; `-` is standard input
    #[arg(value_name = "MANIFEST")]
    manifest: PathBuf,
}

/// Runs the command.
pub fn run(arguments: &Pack) -> Outcome {
    let input = Input::new(&arguments.manifest);
    let folder = match &input {
        Input::Standard => Path::new(""),
        Input::File(path) => path.parent().unwrap_or(Path::new("")),
    };
    let written = packed(&input, folder).and_then(|bundle| output::write_to(&arguments.output, &bundle));
    batch::finished(&input, written)
}

/// The bundle of a manifest whose files are in `folder`.
fn packed(input: &Input, folder: &Path) -> Result<Vec<u8>, String> {
    let text = String::from_utf8(input.read()?).map_err(|error| error.to_string())?;
    let manifest = Manifest::read(&text).map_err(|error| error.to_string())?;
    let read = |path: &str| fs::read(folder.join(path)).map_err(|error| error.to_string());
    manifest.pack(read).map_err(|error| error.to_string())
}
