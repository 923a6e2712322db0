//! dxc's text of a container, byte for byte.

mod annotations;
mod assembly;
mod module_header;
mod parts;
mod struct_names;
mod text;

use crate::{
    dxbc::{Container, FourCc},
    ir::Module,
    part::program::{Program, reflection_program},
};
use alloc::vec::Vec;
pub use text::Text;

/// A release of dxc whose way of printing is followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Release {
    /// dxc 1.6.2112
    V1_6,
    /// dxc 1.7.2308
    V1_7,
    /// dxc 1.8.2407
    V1_8,
    /// dxc 1.9.2602
    #[default]
    V1_9,
}

/// How a listing is printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Config {
    /// The release of dxc whose text is printed.
    pub release: Release,
}

/// Appends to `out` what `dxc -dumpbin` prints of the container `file`.
///
/// # Errors
/// Where dxc refuses a file, or the file cannot be laid out: the part, the byte, what was expected and found.
pub fn print_bytes(file: &[u8], config: &Config, out: &mut Vec<u8>) -> crate::Result<()> {
    let mut text = Text::over(core::mem::take(out));
    let printed = print(file, config, &mut text);
    *out = text.into_bytes();
    printed
}

fn print(file: &[u8], config: &Config, text: &mut Text) -> crate::Result<()> {
    let container = Container::read(file)?;
    let program = parts::print_parts_header(&container, config.release, text)?;
    let read = |program: &Program<'_>| Module::read(program.bitcode).map_err(|error| error.rebased(program.offset));
    let module = read(&program)?;
    let reflection = reflection_program(&container).as_ref().map(read).transpose()?;
    if module_header::print_module_header(&module, reflection.as_ref(), text)?
        && let Some(part) = container.find(FourCc::RDAT)
    {
        parts::print_subobjects(&part, text);
    }
    assembly::print(&module, program.bitcode.len(), config.release, text)
}
