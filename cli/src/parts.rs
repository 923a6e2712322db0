//! `shaderbin parts`: header, digest and parts of containers.

use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    input::Input,
    open,
};
use shaderbin::{
    dxbc::{Container, DigestState, FourCc, Part},
    part::program::Program,
};
use std::{fmt, io::Write};

/// Runs the command.
pub fn run(arguments: &args::Parts) -> Outcome {
    batch::print(&PartList, &arguments.files)
}

struct PartList;

impl Work for PartList {
    fn work(&self, input: &Input, Slot { file, text, .. }: &mut Slot) -> Result<(), String> {
        open::container(file, |container| {
            write!(text, "{input}: ").and_then(|()| list(container, text)).map_err(|error| error.to_string())
        })
    }

    fn is_printed(&self) -> bool {
        true
    }
}

/// Prints what `container` is made of.
fn list(container: &Container<'_>, text: &mut Vec<u8>) -> std::io::Result<()> {
    let header = container.header();
    write!(text, "container {}.{}", header.major, header.minor)?;
    if container.base() != 0 {
        write!(text, " at byte {:#x} of a PDB", container.base())?;
    }
    writeln!(text, ", {} bytes, {} parts", header.size, header.part_count)?;
    write!(text, "  digest {}: ", Hex(&header.digest))?;
    match container.digest_state() {
        DigestState::Matches => writeln!(text, "matches the bytes")?,
        DigestState::Zero => writeln!(text, "none, the container is not signed")?,
        DigestState::Bypass => writeln!(text, "the placeholder BYPASS")?,
        DigestState::PreviewBypass => writeln!(text, "the placeholder PREVIEW BYPASS")?,
        DigestState::Differs { computed } => writeln!(text, "wrong, these bytes have {}", Hex(&computed))?,
    }
    for part in container.parts() {
        write!(text, "  {:#010x} {:>9}  {}  ", part.offset, part.data.len(), part.kind)?;
        writeln!(text, "{}{}", part.kind.meaning().unwrap_or("unknown"), Details(&part))?;
    }
    for oddity in container.oddities() {
        writeln!(text, "  odd: {oddity}")?;
    }
    Ok(())
}

/// What a part that holds a program says of it.
struct Details<'a>(&'a Part<'a>);

impl fmt::Display for Details<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !matches!(self.0.kind, FourCc::DXIL | FourCc::ILDB | FourCc::STAT) {
            return Ok(());
        }
        match Program::read(self.0) {
            Ok(program) => {
                let ((major, minor), (dxil_major, dxil_minor)) = (program.shader_model(), program.dxil_version());
                let profile = program.kind().map_or("unknown stage", |kind| kind.profile());
                write!(f, "; {profile}_{major}_{minor}, DXIL {dxil_major}.{dxil_minor}")
            }
            // fxc's statistics are no program.
            Err(_) if self.0.kind == FourCc::STAT => Ok(()),
            Err(error) => write!(f, "; {error}"),
        }
    }
}

/// Bytes as hexadecimal digits.
struct Hex<'a>(&'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
