//! What the listing says of the module before its assembly: signatures, buffers, resources, what depends on the view.
//!
//! Source: `Disassemble` in dxc's `dxcdisassembler.cpp` and what it calls.

mod buffers;
mod resources;
mod signatures;
mod view_id;

use super::{Style, Text, struct_names::StructNames};
use crate::{
    Error, Result,
    dxil::{DxilModule, ShaderModel},
    ir::Module,
    part::program::ShaderKind,
};

/// Prints what dxc says of a module that is DXIL, and nothing of another. What `module` does not say of its types and
/// resources is in `reflection` (the module of a STAT part), where there is one. Says whether the module is DXIL.
///
/// # Errors
/// Metadata that is not as DXIL says, for which dxc prints nothing at all.
pub(crate) fn print_module_header(
    module: &Module,
    reflection: Option<&Module>,
    style: &Style,
    text: &mut Text,
) -> Result<bool> {
    if !DxilModule::is_dxil(module) {
        return Ok(false);
    }
    let dxil = load(module, style)?;
    let limit = Limit::new(module, reflection, text);
    if dxil.shader_model.kind != ShaderKind::Library {
        let (output, other) = match dxil.shader_model.kind {
            ShaderKind::Mesh => ("Vertex Output", "Primitive Output"),
            _ => ("Output", "Patch Constant"),
        };
        let signatures = &dxil.entry.signatures;
        signatures::print("Input", &signatures.input, &limit, text)?;
        signatures::print(output, &signatures.output, &limit, text)?;
        signatures::print(other, &signatures.patch_constant_or_primitive, &limit, text)?;
    }
    match reflection {
        Some(reflection) => {
            let names = StructNames::after(module, reflection);
            print_reflection(&load(reflection, style)?, &names, style, &limit, text)?;
        }
        None => print_reflection(&dxil, &StructNames::of(module), style, &limit, text)?,
    }
    Ok(true)
}

/// Loads what DXIL says in a module that a release does not refuse.
fn load<'m>(module: &'m Module, style: &Style) -> Result<DxilModule<'m>> {
    let dxil = DxilModule::load(module)?;
    let highest = style.shader_model;
    match dxil.shader_model.minor {
        ShaderModel::OFFLINE => Ok(dxil),
        minor if minor <= highest => Ok(dxil),
        _ => {
            let expected = format_args!("a shader model up to 6.{highest} in this release of dxc");
            Err(Error::new("listing", 0, expected, dxil.shader_model))
        }
    }
}

fn print_reflection(
    dxil: &DxilModule<'_>,
    names: &StructNames,
    style: &Style,
    limit: &Limit,
    text: &mut Text,
) -> Result<()> {
    buffers::print(dxil, names, style, limit, text)?;
    resources::print(&dxil.resources, style, limit, text)?;
    view_id::print(dxil, limit, text)
}

/// How long the text may become.
///
/// Structs nest and are shared, names too: a small file can say what takes more text than there is memory. Each line is
/// checked against what a real shader of this size would never need.
struct Limit {
    end: usize,
}

impl Limit {
    fn new(module: &Module, reflection: Option<&Module>, text: &Text) -> Self {
        let size = |module: &Module| module.text.len() + 8 * (module.metadata.words.len() + module.types.members.len());
        let size = size(module).saturating_add(reflection.map_or(0, size));
        Self { end: text.len().saturating_add(size.saturating_mul(64)).saturating_add(1 << 24) }
    }

    fn check(&self, text: &Text) -> Result<()> {
        if text.len() > self.end {
            return Err(Error::new("listing", 0, "structs, names and sets of a module's size", "text without measure"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        dxbc::Container,
        listing::{Release, parts::print_parts_header},
        part::program::reflection_program,
    };
    use std::{env, fs, path::Path, println, string::String, vec::Vec};

    extern crate std;

    fn print(file: &[u8]) -> Result<Vec<u8>> {
        let container = Container::read(file)?;
        let mut text = Text::default();
        let program = print_parts_header(&container, Release::default().style(), &mut text)?;
        let module = Module::read(program.bitcode)?;
        let reflection = reflection_program(&container).map(|program| Module::read(program.bitcode)).transpose()?;
        print_module_header(&module, reflection.as_ref(), Release::default().style(), &mut text)?;
        Ok(text.into_bytes())
    }

    /// Compares the headers of the containers of the folders in `SHADERBIN_CONTAINERS` with the listings in folders of
    /// the same names and `.ll19`.
    #[test]
    #[ignore = "needs folders of containers and dxc's listings of them"]
    fn headers_are_those_of_dxcs_listings() {
        let (mut same, mut different) = (0, 0);
        for folder in env::var("SHADERBIN_CONTAINERS").expect("SHADERBIN_CONTAINERS").split(':') {
            let mut containers: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
            containers.sort();
            for path in containers {
                let listing = std::format!("{folder}.ll19/{}.ll", path.file_name().unwrap().to_string_lossy());
                let Ok(listing) = fs::read(Path::new(&listing)) else { continue };
                let found = match print(&fs::read(&path).unwrap()) {
                    Ok(text) if is_header_of(&text, &listing) => {
                        same += 1;
                        continue;
                    }
                    Ok(text) => first_difference(&text, &listing),
                    Err(error) => std::format!("{error}"),
                };
                different += 1;
                println!("{}: {found}", path.display());
            }
        }
        println!("{same} the same, {different} different");
        assert_eq!(different, 0);
    }

    fn is_header_of(text: &[u8], listing: &[u8]) -> bool {
        let next = [&b"target datalayout"[..], b";\n; Subobjects:", b"; error occurred while loading Subobjects"];
        listing.strip_prefix(text).is_some_and(|rest| next.iter().any(|next| rest.starts_with(next)))
    }

    fn first_difference(text: &[u8], listing: &[u8]) -> String {
        let lines = |text| String::from_utf8_lossy(text).lines().map(String::from).collect::<Vec<_>>();
        let (text, listing) = (lines(text), lines(listing));
        let at = text.iter().zip(&listing).take_while(|(a, b)| a == b).count();
        std::format!("line {at}: {:?} for {:?}", text.get(at), listing.get(at))
    }
}
