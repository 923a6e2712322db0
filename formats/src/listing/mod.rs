//! dxc's text of a container, byte for byte.

mod annotations;
mod assembly;
mod module_header;
mod parts;
mod struct_names;
mod text;

pub use crate::release::Release;
pub(crate) use crate::release::Style;
use crate::{
    bitstream,
    dxbc::{Container, FourCc},
    ir::{Bodies, Module},
    part::program::{Program, reflection_program},
    pdb,
};
use alloc::vec::Vec;
use assembly::Sink;
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

/// From so many bytes of bitcode on, a listing that is handed on in pieces is printed of one body at a time.
const LARGE: usize = 1 << 20;

/// Prints one listing after another in the same memory.
#[derive(Debug)]
pub struct Disassembler {
    module: Module,
    reflection: Module,
    /// A piece of a listing.
    piece: Vec<u8>,
    /// [`LARGE`], but in tests.
    large: usize,
}

impl Default for Disassembler {
    fn default() -> Self {
        Self { module: Module::default(), reflection: Module::default(), piece: Vec::new(), large: LARGE }
    }
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
        let printed = self.print_file(file, config, &mut text, None);
        *out = text.into_bytes();
        printed
    }

    /// Gives to `sink`, in pieces, what `dxc -dumpbin` prints of the container `file`. Of a large file neither the listing
    /// nor the module is ever in memory as a whole. What was given before an error is not a listing; but most errors
    /// come before anything is given.
    ///
    /// # Errors
    /// As for [`print_bytes`].
    pub fn print_pieces(&mut self, file: &[u8], config: &Config, sink: &mut dyn FnMut(&[u8])) -> crate::Result<()> {
        let mut text = Text::over(core::mem::take(&mut self.piece));
        text.clear();
        let printed = self.print_file(file, config, &mut text, Some(&mut *sink));
        if printed.is_ok() {
            sink(text.as_bytes());
        }
        self.piece = text.into_bytes();
        printed
    }

    /// What dxc takes: a shader PDB, a container, a bare program, bare bitcode.
    fn print_file(
        &mut self,
        file: &[u8],
        config: &Config,
        text: &mut Text,
        sink: Option<&mut Sink<'_>>,
    ) -> crate::Result<()> {
        let style = config.release.style();
        if pdb::is_pdb(file) {
            return self.print_container(&pdb::container_stream(file)?.container()?, style, text, sink);
        }
        if file.starts_with(&FourCc::DXBC.0) {
            return self.print_container(&Container::read(file)?, style, text, sink);
        }
        let program = Program::read_at(file, 0);
        let (bitcode, offset) = match &program {
            Ok(program) => (program.bitcode, program.offset),
            Err(_) if bitstream::is_bitcode(file) => (file, 0),
            // What is none of these was most likely meant to be a container: say what that lacks.
            Err(_) => return Container::read(file).map(|_| ()),
        };
        self.print_program((bitcode, offset), None, style, text, sink)
    }

    fn print_container(
        &mut self,
        container: &Container<'_>,
        style: &Style,
        text: &mut Text,
        sink: Option<&mut Sink<'_>>,
    ) -> crate::Result<()> {
        let program = parts::print_parts_header(container, style, text)?;
        self.print_program((program.bitcode, program.offset), Some(container), style, text, sink)
    }

    /// Prints the module in `bitcode`, which begins at `offset` in the file, and what `container` says of it.
    fn print_program(
        &mut self,
        (bitcode, offset): (&[u8], usize),
        container: Option<&Container<'_>>,
        style: &Style,
        text: &mut Text,
        sink: Option<&mut Sink<'_>>,
    ) -> crate::Result<()> {
        let in_file = |error: crate::Error| error.rebased(offset);
        let sink = sink.filter(|_| bitcode.len() >= self.large);
        let mut in_pieces = None;
        if let Some(sink) = sink {
            let mut bodies = Bodies::open(bitcode, &mut self.module).map_err(in_file)?;
            let structs = assembly::structs_of_bodies(&mut self.module, &mut bodies).map_err(in_file)?;
            in_pieces = structs.map(|structs| (sink, bodies, structs));
        }
        if in_pieces.is_none() {
            self.module.read_again(bitcode).map_err(in_file)?;
        }
        let reflection = match container.and_then(reflection_program) {
            Some(program) => {
                let read = self.reflection.read_model_after(&mut self.module, program.bitcode);
                read.map_err(|error| error.rebased(program.offset))?;
                Some(&self.reflection)
            }
            None => None,
        };
        let is_dxil = module_header::print_module_header(&self.module, reflection, style, text).map_err(in_file)?;
        if is_dxil && let Some(part) = container.and_then(|container| container.find(FourCc::RDAT)) {
            parts::print_subobjects(&part, style, text);
        }
        match in_pieces {
            Some((sink, mut bodies, structs)) => {
                let module = (&mut self.module, &mut bodies);
                assembly::print_bodies(module, &structs, bitcode.len(), style, text, sink)
            }
            None => assembly::print(&self.module, bitcode.len(), style, text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{env, fs, path::PathBuf, vec::Vec};

    extern crate std;

    /// The containers of the cases, or of the folder that `SHADERBIN_FILES` names.
    fn containers() -> Vec<(PathBuf, Vec<u8>)> {
        let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../snapshots"));
        let folders = match env::var_os("SHADERBIN_FILES") {
            Some(folder) => std::vec![PathBuf::from(folder)],
            None => std::vec![root.join("cases"), root.join("assembly")],
        };
        let paths = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap()).map(|entry| entry.unwrap().path());
        let containers = paths.filter(|path| path.extension().is_some_and(|extension| extension == "dxil"));
        containers.map(|path| (path.clone(), fs::read(path).unwrap())).collect()
    }

    #[test]
    fn a_listing_of_one_body_at_a_time_is_that_of_the_whole_module() {
        let mut by_bodies = Disassembler { large: 0, ..Disassembler::default() };
        for (path, container) in containers() {
            let mut whole = Vec::new();
            let printed = print_bytes(&container, &Config::default(), &mut whole);
            let mut pieces = Vec::new();
            let sink = &mut |piece: &[u8]| pieces.extend_from_slice(piece);
            let printed_pieces = by_bodies.print_pieces(&container, &Config::default(), sink);
            assert_eq!(printed, printed_pieces, "{}", path.display());
            assert!(printed.is_err() || whole == pieces, "{}", path.display());
        }
    }

    /// Bodies are read twice then: what they say of the module's named metadata counts once.
    #[test]
    fn nodes_that_a_body_names_are_named_once() {
        use crate::{
            bitcode::{Record, block, function, metadata, module, types},
            bitstream::StreamWriter,
        };
        let named = [(metadata::Name::CODE, &[97][..]), (metadata::NamedNode::CODE, &[0])];
        let put = |stream: &mut StreamWriter, id, records: &[(u32, &[u64])]| {
            stream.enter(id, 4);
            records.iter().for_each(|(code, operands)| stream.record(*code, operands));
        };
        let mut stream = StreamWriter::new();
        put(&mut stream, block::MODULE, &[(module::Version::CODE, &[1])]);
        let function: (u32, &[u64]) = (types::Function::CODE, &[0, 0]);
        let void = [(types::NumEntry::CODE, &[3][..]), (types::Void::CODE, &[]), function];
        put(&mut stream, block::TYPE, &[&void[..], &[(types::Pointer::CODE, &[1, 0])]].concat());
        stream.end();
        stream.record(module::Function::CODE, &[2, 0, 0, 0, 0, 0, 0, 0]);
        put(&mut stream, block::METADATA, &[&[(metadata::Node::CODE, &[][..])][..], &named].concat());
        stream.end();
        put(&mut stream, block::FUNCTION, &[(function::DeclareBlocks::CODE, &[1])]);
        put(&mut stream, block::METADATA, &named);
        stream.end();
        stream.record(function::Ret::CODE, &[]);
        stream.end();
        stream.end();
        let (bitcode, mut whole, mut pieces) = (stream.finish(), Vec::new(), Vec::new());
        print_bytes(&bitcode, &Config::default(), &mut whole).unwrap();
        let mut by_bodies = Disassembler { large: 0, ..Disassembler::default() };
        let sink = &mut |piece: &[u8]| pieces.extend_from_slice(piece);
        by_bodies.print_pieces(&bitcode, &Config::default(), sink).unwrap();
        assert!(whole.ends_with(b"!a = !{!0, !0}\n\n!0 = !{}\n"), "{}", std::string::String::from_utf8_lossy(&whole));
        assert!(whole == pieces);
    }

    #[test]
    fn a_body_that_is_refused_is_refused_before_anything_is_printed() {
        let mut by_bodies = Disassembler { large: 0, ..Disassembler::default() };
        let (_, container) = containers().into_iter().find(|(path, _)| path.ends_with("cs_atomics.dxil")).unwrap();
        let bitcode = crate::dxbc::Container::read(&container).unwrap().find(FourCc::DXIL).unwrap();
        let bitcode = Program::read(&bitcode).unwrap().bitcode;
        let mut refused = 0;
        for at in (bitcode.len() / 2..bitcode.len()).step_by(7) {
            let mut damaged = bitcode.to_vec();
            damaged[at] ^= 0xff;
            let mut pieces = 0;
            let result = by_bodies.print_pieces(&damaged, &Config::default(), &mut |_| pieces += 1);
            assert_eq!(pieces, u32::from(result.is_ok()), "byte {at}");
            refused += u32::from(result.is_err());
        }
        assert!(refused > 10, "{refused} refused");
    }
}
