//! What an engine asks of a shader: stage, entry points, bindings, signatures, buffers' layouts, required features.
//!
//! A [`Reflection`] is gathered from the module in the program, from the parts beside it, and where dxc moved names and
//! types there, from the part STAT. It owns what it says. [`Reflection::print`] shows it to people; with the feature
//! `serde` it can be serialized.
//!
//! ```
//! use shaderbin::{dxbc::Container, reflect::Reflection};
//!
//! fn bindings(file: &[u8]) -> shaderbin::Result<Vec<(String, u32, u32)>> {
//!     let shader = Reflection::of_container(&Container::read(file)?)?;
//!     Ok(shader.resources.into_iter().map(|resource| (resource.name, resource.space, resource.lower_bound)).collect())
//! }
//! ```

mod buffers;
mod code;
mod entry;
mod limit;
mod model;
mod payloads;
mod resources;
mod runtime;
mod signatures;
mod text;

pub use model::*;

use crate::{
    Error, Result,
    dxbc::{Container, FourCc},
    dxil::{self, DxilModule, shader_flag_names, unnamed_shader_flags},
    ir::Module,
    part::{
        features::Features,
        program::{Program, ShaderKind, listed_program_part, reflection_program},
        rdat::Rdat,
        root_signature,
    },
};
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;
use limit::Limit;

const FORMAT: &str = "reflection";

impl Reflection {
    /// What the shader in a container says of itself.
    ///
    /// # Errors
    /// A container without a DXIL program, a module or a part that cannot be read, metadata that is not as DXIL says.
    pub fn of_container(container: &Container<'_>) -> Result<Self> {
        // The program with debug info before the one without, as dxc does: its names are not stripped.
        let program = Program::read(&listed_program_part(container)?)?;
        let read = |program: &Program<'_>| Module::read(program.bitcode).map_err(|error| error.rebased(program.offset));
        let module = read(&program)?;
        let statistics = reflection_program(container);
        let model = match &statistics {
            None => None,
            Some(program) => {
                let mut model = Module::default();
                model.read_model_again(program.bitcode).map_err(|error| error.rebased(program.offset))?;
                Some(model)
            }
        };
        let of_modules = Self::of_modules(&module, model.as_ref());
        let mut reflection = of_modules.map_err(|error| error.rebased(program.offset))?;
        reflection.add_parts(container)?;
        Ok(reflection)
    }

    /// What the shader in a module says of itself, where there is nothing but the module.
    ///
    /// # Errors
    /// A module that is no DXIL, metadata that is not as DXIL says.
    pub fn of_module(module: &Module) -> Result<Self> {
        Self::of_modules(module, None)
    }

    /// What a module says, and of resources and types what `model` says, the module of the part STAT.
    fn of_modules(module: &Module, model: Option<&Module>) -> Result<Self> {
        if !DxilModule::is_dxil(module) {
            return Err(Error::new(FORMAT, 0, "a module with dx.version", "none"));
        }
        let program = DxilModule::load(module)?;
        let moved = model.map(DxilModule::load).transpose()?;
        let said = moved.as_ref().unwrap_or(&program);
        let is_library = program.shader_model.kind == ShaderKind::Library;
        let stage = program.shader_model.kind;
        let limit = &Limit::new(&[&[module][..], model.as_slice()].concat());
        let (mesh_payload, ray_payloads) = payloads::payloads(&program, said, limit)?;
        let stated = entries(&program);
        // A program for an old validator does not say which components are used, but what was moved does.
        let moved_entries = moved.as_ref().map_or(&[][..], entries);
        let entry_point = |(index, entry): (usize, &dxil::EntryPoint<'_>)| {
            let moved = moved_entries.get(index).filter(|moved| moved.name == entry.name);
            entry::entry_point(module, entry, &moved.unwrap_or(entry).signatures, stage, limit)
        };
        let reflection = Self {
            shader_model: program.shader_model.to_string(),
            stage: program.shader_model.kind.to_string(),
            dxil_version: version(program.version),
            validator_version: version(program.validator_version),
            names_from: match &moved {
                Some(_) => Source::Statistics,
                None if is_stripped(&program) => Source::Stripped,
                None => Source::Program,
            },
            library: is_library.then(|| entry::library(&program.entry)),
            entry_points: stated.iter().enumerate().map(entry_point).collect(),
            resources: resources::resources(said, limit),
            buffers: buffers::buffers(said, limit)?,
            mesh_payload,
            ray_payloads,
            dependencies: signatures::dependencies(&program, limit)?,
            code: code::code(&program, said, limit)?,
            ..Self::default()
        };
        limit.check()?;
        Ok(reflection)
    }

    /// Adds what the parts beside the program say.
    fn add_parts(&mut self, container: &Container<'_>) -> Result<()> {
        if let Some(part) = container.find(FourCc::SFI0) {
            let features = Features::read(&part)?;
            let names =
                |found: &mut dyn Iterator<Item = (u32, &'static str)>| found.map(|(_, name)| name.into()).collect();
            self.feature_mask = Some(features.mask.get());
            self.features = names(&mut features.required());
            self.optional_features = names(&mut features.optional());
        }
        if let Some(part) = container.find(FourCc::RTS0) {
            let header = root_signature::RootSignature::read(&part)?.header;
            self.root_signature = Some(RootSignature {
                version: format!("1.{}", header.version.get().wrapping_sub(1)),
                parameters: header.parameter_count.get(),
                static_samplers: header.sampler_count.get(),
                flags: header.flags.get(),
            });
        }
        if let Some(part) = container.find(FourCc::RDAT) {
            runtime::add(self, &Rdat::read(&part)?)?;
        }
        Ok(())
    }
}

/// The entry points of a module: of a library its functions.
fn entries<'d, 'm>(dxil: &'d DxilModule<'m>) -> &'d [dxil::EntryPoint<'m>] {
    match dxil.shader_model.kind {
        ShaderKind::Library => &dxil.functions,
        _ => core::slice::from_ref(&dxil.entry),
    }
}

/// Whether a program has resources and none has a name.
fn is_stripped(dxil: &DxilModule<'_>) -> bool {
    let resources = &dxil.resources;
    let mut all = [&resources.srvs, &resources.uavs, &resources.cbuffers, &resources.samplers].into_iter().flatten();
    all.clone().next().is_some() && all.all(|resource| resource.name.is_empty())
}

fn version((major, minor): (u32, u32)) -> String {
    format!("{major}.{minor}")
}

/// DXIL's own name of a number; the number where it has none.
fn named(name: Option<impl fmt::Debug>, number: impl fmt::Display) -> String {
    match name {
        Some(name) => format!("{name:?}"),
        None => number.to_string(),
    }
}

/// The names of shader flags, and what bits have none.
fn flag_names(flags: u64) -> Vec<String> {
    let mut names: Vec<String> = shader_flag_names(flags).map(String::from).collect();
    match unnamed_shader_flags(flags) {
        0 => {}
        unnamed => names.push(format!("{unnamed:#x}")),
    }
    names
}
