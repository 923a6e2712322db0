//! dxc's text of a container, byte for byte.

mod annotations;
mod assembly;
mod module_header;
mod parts;
mod struct_names;
mod text;

pub use crate::release::Release;
use crate::{
    bitstream,
    dxbc::{Container, FourCc},
    ir::Module,
    part::program::{Program, reflection_program},
    pdb,
};
use alloc::vec::Vec;
pub use text::Text;

/// How a listing is printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Config {
    /// The release of dxc whose text is printed.
    pub release: Release,
}

/// Appends to `out` what `dxc -dumpbin` prints of the container `file`.
///
/// For many files, a [`Disassembler`] does the same with less work.
///
/// # Errors
/// Where dxc refuses a file, or the file cannot be laid out: the part, the byte, what was expected and found.
pub fn print_bytes(file: &[u8], config: &Config, out: &mut Vec<u8>) -> crate::Result<()> {
    Disassembler::default().print(file, config, out)
}

/// Prints one listing after another in the same memory.
#[derive(Debug, Default)]
pub struct Disassembler {
    module: Module,
    reflection: Module,
}

impl Disassembler {
    /// Appends to `out` what `dxc -dumpbin` prints of the container `file`. What was appended before an error is not a
    /// listing.
    ///
    /// # Errors
    /// As for [`print_bytes`].
    pub fn print(&mut self, file: &[u8], config: &Config, out: &mut Vec<u8>) -> crate::Result<()> {
        // A listing is two to three times its container.
        out.reserve(3 * file.len());
        let mut text = Text::over(core::mem::take(out));
        let printed = self.print_file(file, config, &mut text);
        *out = text.into_bytes();
        printed
    }

    /// What dxc takes: a shader PDB, a container, a bare program, bare bitcode.
    fn print_file(&mut self, file: &[u8], config: &Config, text: &mut Text) -> crate::Result<()> {
        if pdb::is_pdb(file) {
            return self.print_container(&pdb::container_stream(file)?.container()?, config, text);
        }
        if file.starts_with(&FourCc::DXBC.0) {
            return self.print_container(&Container::read(file)?, config, text);
        }
        let program = Program::read_at(file, 0);
        let (bitcode, offset) = match &program {
            Ok(program) => (program.bitcode, program.offset),
            Err(_) if bitstream::is_bitcode(file) => (file, 0),
            // What is none of these was most likely meant to be a container: say what that lacks.
            Err(_) => return Container::read(file).map(|_| ()),
        };
        self.module.read_again(bitcode).map_err(|error| error.rebased(offset))?;
        module_header::print_module_header(&self.module, None, config.release, text)
            .map_err(|error| error.rebased(offset))?;
        assembly::print(&self.module, bitcode.len(), config.release, text)
    }

    fn print_container(&mut self, container: &Container<'_>, config: &Config, text: &mut Text) -> crate::Result<()> {
        let program = parts::print_parts_header(container, config.release, text)?;
        self.module.read_again(program.bitcode).map_err(|error| error.rebased(program.offset))?;
        let reflection = match reflection_program(container) {
            Some(program) => {
                let read = self.reflection.read_model_again(program.bitcode);
                read.map_err(|error| error.rebased(program.offset))?;
                Some(&self.reflection)
            }
            None => None,
        };
        let is_dxil = module_header::print_module_header(&self.module, reflection, config.release, text)
            .map_err(|error| error.rebased(program.offset))?;
        if is_dxil && let Some(part) = container.find(FourCc::RDAT) {
            parts::print_subobjects(&part, text);
        }
        assembly::print(&self.module, program.bitcode.len(), config.release, text)
    }
}
