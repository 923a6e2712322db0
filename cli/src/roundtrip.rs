//! `shaderbin roundtrip`: reads and writes each layer and compares the bytes.

use crate::{
    Outcome, args,
    batch::{self, Slot, Work},
    input::Input,
    open,
};
use clap::Args as Arguments;
use shaderbin::{
    bitstream::Document,
    dxbc::{Builder, Container, DigestChoice},
    part::{
        self,
        program::{Program, is_program},
    },
};
use std::sync::atomic::{AtomicUsize, Ordering};

pub const HELP: &str = "\
Examples:
  shaderbin roundtrip shader.dxil
  shaderbin roundtrip shaders/

The layers are the bitcode of programs (its blocks, records and definitions), the parts, and the container around them:
each is read, written from what was read, and compared with its bytes. Bytes after the container are not written again,
so that a file with some differs. Of a shader PDB the layers are those of the container in it. The last line is
`N files, N identical`.

Exit status: 0 all bytes are the same, 1 some differ or some file failed, 2 the command line was wrong.";

/// Arguments of `roundtrip`.
#[derive(Debug, Arguments)]
pub struct Roundtrip {
    /// Which files.
    #[command(flatten)]
    files: args::Files,
}

#[derive(Default)]
struct Layers {
    files: AtomicUsize,
    identical: AtomicUsize,
}

/// Runs the command.
pub fn run(arguments: &Roundtrip) -> Outcome {
    let work = Layers::default();
    let outcome = batch::print(&work, &arguments.files);
    let (files, identical) = (work.files.into_inner(), work.identical.into_inner());
    let outcome = if identical == files { outcome } else { Outcome::Partial };
    batch::say(&format!("{files} files, {identical} identical"), outcome)
}

impl Work for Layers {
    fn work(&self, input: &Input, Slot { file, text, .. }: &mut Slot) -> Result<(), String> {
        self.files.fetch_add(1, Ordering::Relaxed);
        let line = open::container(file, |container| {
            let difference = differs(container)?;
            if difference.is_none() {
                self.identical.fetch_add(1, Ordering::Relaxed);
            }
            let parts = container.parts().count();
            Ok(difference.unwrap_or_else(|| format!("identical: container, {parts} parts")))
        })?;
        text.extend_from_slice(format!("{input}: {line}\n").as_bytes());
        Ok(())
    }

    fn is_printed(&self) -> bool {
        true
    }
}

/// The first difference, what lies inside before what is around it; none if all bytes are the same.
fn differs(container: &Container<'_>) -> Result<Option<String>, String> {
    open::check_parts_apart(container)?;
    let mut written = Vec::new();
    let mut builder = Builder::new().version_of(container);
    for found in container.parts() {
        written.clear();
        part::read(&found).map_err(|error| error.to_string())?.write(&mut written);
        if let Some(difference) = first_difference(&found.kind.to_string(), found.offset, found.data, &written) {
            return Ok(Some(difference));
        }
        if is_program(found.data) {
            let program = Program::read(&found).map_err(|error| error.to_string())?;
            let document =
                Document::read(program.bitcode).map_err(|error| error.rebased(program.offset).to_string())?;
            let layer = format!("bitcode of {}", found.kind);
            if let Some(difference) = first_difference(&layer, program.offset, program.bitcode, &document.write()) {
                return Ok(Some(difference));
            }
        }
        builder.push(found.kind, found.data);
    }
    let digest = DigestChoice::Fixed(container.header().digest);
    let file = builder.digest(digest).build().map_err(|error| error.to_string())?;
    Ok(first_difference("container", container.base(), container.file(), &file))
}

/// Where `written` first differs from what was `read` at byte `base`.
fn first_difference(layer: &str, base: usize, read: &[u8], written: &[u8]) -> Option<String> {
    if read == written {
        return None;
    }
    let at = read.iter().zip(written).take_while(|(read, written)| read == written).count();
    let byte = |bytes: &[u8]| bytes.get(at).map_or_else(|| "the end".to_owned(), |byte| format!("{byte:#04x}"));
    Some(format!(
        "differs: {layer} at byte {:#x}: read {}, wrote {} ({} and {} bytes)",
        base + at,
        byte(read),
        byte(written),
        read.len(),
        written.len()
    ))
}
