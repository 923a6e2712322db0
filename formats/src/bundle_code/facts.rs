//! What a blob of code says of itself.

use crate::{
    dgpb::CodeFormat,
    dxbc::{Container, FourCc},
    error::{Error, Result},
    part::{
        program::{Program, ShaderKind, listed_program_part},
        psv0::Psv0,
        rdat::{Function, NULL, Rdat, Resource, TableKind},
        tokens::{Declaration, RegisterClass, Registers, Tokens},
    },
};
use alloc::vec::Vec;
use hashbrown::HashSet;

/// What a blob says.
pub(super) enum Facts<'f> {
    /// Nothing that could be compared, but it is what its format says.
    Plain,
    /// It is not what its format says.
    Fault(Error),
    /// The names of WGSL's functions.
    Wgsl(HashSet<&'f str>),
    /// What a container says.
    Shader(Shader<'f>),
}

/// What a container says.
#[derive(Default)]
pub(super) struct Shader<'f> {
    /// The stage; a library has functions of several.
    pub kind: Option<ShaderKind>,
    /// The threads of a group, where they are said.
    pub threads: Option<[u32; 3]>,
    /// What it binds; for a library see its functions.
    pub registers: Vec<Registers>,
    /// A library's functions.
    pub functions: Vec<LibraryFunction<'f>>,
}

/// A function of a library.
pub(super) struct LibraryFunction<'f> {
    /// The strings from its name on, which ends with a zero byte.
    name: &'f [u8],
    pub kind: Option<ShaderKind>,
    pub registers: Vec<Registers>,
}

impl LibraryFunction<'_> {
    /// Whether it is called so.
    pub fn is_called(&self, name: &[u8]) -> bool {
        self.name.strip_prefix(name).is_some_and(|rest| rest.first() == Some(&0))
    }
}

/// What `bytes` say, which should be code of `format`.
pub(super) fn of(bytes: &[u8], format: CodeFormat) -> Facts<'_> {
    let read = match format {
        CodeFormat::Dxil => dxil(bytes),
        CodeFormat::Dxbc => dxbc(bytes),
        CodeFormat::Spirv => begins_with(bytes, &0x0723_0203u32.to_le_bytes(), "SPIR-V's magic number 0x07230203"),
        CodeFormat::Metallib => begins_with(bytes, b"MTLB", "a Metal library's characters \"MTLB\""),
        CodeFormat::Wgsl => text(bytes).map(|text| Facts::Wgsl(functions_of(text))),
        CodeFormat::Msl | CodeFormat::Ptx => text(bytes).map(|_| Facts::Plain),
    };
    read.unwrap_or_else(Facts::Fault)
}

fn begins_with<'f>(bytes: &'f [u8], magic: &[u8; 4], what: &str) -> Result<Facts<'f>> {
    match bytes.first_chunk::<4>() {
        Some(found) if found == magic => Ok(Facts::Plain),
        found => {
            let found = found.map_or("less".into(), |found| alloc::format!("\"{}\"", found.escape_ascii()));
            Err(Error::new("code", 0, what, found))
        }
    }
}

fn text(bytes: &[u8]) -> Result<&str> {
    core::str::from_utf8(bytes).map_err(|error| Error::new("code", error.valid_up_to(), "UTF-8", "other bytes"))
}

/// The names behind `fn` in WGSL.
fn functions_of(text: &str) -> HashSet<&str> {
    let is_other = |character: char| !(character.is_alphanumeric() || character == '_');
    let mut words = text.split(is_other).filter(|word| !word.is_empty());
    let mut names = HashSet::new();
    while let Some(word) = words.next() {
        if word == "fn"
            && let Some(name) = words.next()
        {
            names.insert(name);
        }
    }
    names
}

fn dxil(bytes: &[u8]) -> Result<Facts<'_>> {
    let container = Container::read(bytes)?;
    let program = Program::read(&listed_program_part(&container)?)?;
    let mut shader = Shader { kind: program.kind(), ..Shader::default() };
    if let Some(part) = container.find(FourCc::PSV0) {
        let psv0 = Psv0::read(&part)?;
        shader.threads = psv0.runtime_info.version2().map(|info| info.threads.map(|count| count.get()));
        shader.registers = psv0
            .resources
            .iter()
            .filter_map(|resource| {
                let class = match resource.resource_type.get() {
                    1 => RegisterClass::Sampler,
                    2 => RegisterClass::ConstantBuffer,
                    3..=5 => RegisterClass::Srv,
                    6..=9 => RegisterClass::Uav,
                    _ => return None,
                };
                let (space, first, last) =
                    (resource.space.get(), resource.lower_bound.get(), resource.upper_bound.get());
                Some(Registers { class, space, first, last })
            })
            .collect();
    }
    if let Some(part) = container.find(FourCc::RDAT) {
        shader.functions = functions(&Rdat::read(&part)?)?;
    }
    Ok(Facts::Shader(shader))
}

fn functions<'f>(rdat: &Rdat<'f>) -> Result<Vec<LibraryFunction<'f>>> {
    let resources = rdat.records::<Resource>(TableKind::Resources);
    let mut functions = Vec::new();
    // Functions may share an array of resources, but not so that they make a multiple of the part.
    let mut left = rdat.bytes().len().saturating_mul(64);
    for function in rdat.records::<Function>(TableKind::Functions).iter() {
        let used = if function.resources.get() == NULL { &[][..] } else { rdat.array(function.resources)? };
        left = left.checked_sub(size_of_val(used)).ok_or_else(|| {
            Error::new("RDAT", 0, "functions that share few resources", "arrays of resources shared beyond proportion")
        })?;
        let registers = used.iter().filter_map(|index| {
            let resource = resources.get(index.get() as usize)?;
            let class = match resource.class.get() {
                0 => RegisterClass::Srv,
                1 => RegisterClass::Uav,
                2 => RegisterClass::ConstantBuffer,
                3 => RegisterClass::Sampler,
                _ => return None,
            };
            let (space, first, last) = (resource.space.get(), resource.lower_bound.get(), resource.upper_bound.get());
            Some(Registers { class, space, first, last })
        });
        let kind = ShaderKind::new(function.shader_kind.get());
        let name = rdat.strings().get(function.unmangled_name.get() as usize..).unwrap_or_default();
        functions.push(LibraryFunction { name, kind, registers: registers.collect() });
    }
    Ok(functions)
}

fn dxbc(bytes: &[u8]) -> Result<Facts<'_>> {
    let container = Container::read(bytes)?;
    let part = container.find(FourCc::SHEX).or_else(|| container.find(FourCc::SHDR));
    let part = part.ok_or_else(|| Error::new("container", 0, "a SHEX or SHDR part", "none"))?;
    let tokens = Tokens::read(&part)?;
    let mut shader = Shader { kind: tokens.kind(), ..Shader::default() };
    for declaration in tokens.declarations() {
        match declaration? {
            Declaration::ThreadGroup(threads) => shader.threads = Some(threads),
            Declaration::Registers(registers) => shader.registers.push(registers),
        }
    }
    Ok(Facts::Shader(shader))
}
