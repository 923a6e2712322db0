//! Unpacks: a bundle to the manifest that says all of it, and its blobs.

use super::{
    Entry, Kind, Manifest, Param, Target,
    error::{Error, Result},
};
use crate::dgpb::{
    Bundle, BundleBuilder, CodeFormat, EntrySource, Parameter, ParameterRecord, TargetName, TargetSource, Text,
};
use alloc::{
    borrow::ToOwned,
    collections::{BTreeMap, BTreeSet, btree_map},
    format,
    string::{String, ToString},
    vec::Vec,
};

/// A bundle taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unpacked<'f> {
    /// What packs to the same bytes, with the files.
    pub manifest: Manifest,
    /// The blobs in the order of the data section, each once: the path that the manifest has for it, and the bytes.
    pub files: Vec<(String, &'f [u8])>,
}

/// Takes a bundle apart. Whatever names it has, the paths of the files are the name of a target, a slash, and a name of
/// letters, digits, `_`, `-` and `.` that begins with a letter and is not special on any system.
///
/// # Errors
/// A bundle that breaks a rule of the format: no manifest packs to its bytes.
pub fn unpack(file: &[u8]) -> Result<Unpacked<'_>> {
    let bundle = Bundle::read(file).map_err(Error::because)?;
    if let Some(broken) = bundle.verify().first() {
        return Err(Error::because(broken));
    }
    let mut builder = BundleBuilder::of(&bundle).map_err(Error::because)?;
    let mut paths = Paths::default();
    let targets: Vec<_> = builder.targets.iter().map(|source| paths.target(source)).collect::<Result<_>>()?;
    let files = core::mem::take(&mut builder.blobs).into_iter().map(|blob| (paths.of(blob), blob)).collect::<Vec<_>>();
    // The format does not say in which order blobs lie: only what is not the builder's order has to be said.
    let data = match builder.build() {
        Ok(built) if built == file => Vec::new(),
        _ => files.iter().map(|(path, _)| path.clone()).collect(),
    };
    builder.blobs = files.iter().map(|(_, blob)| *blob).collect();
    if builder.build().map_err(Error::because)? != file {
        return Err(Error::because("no manifest packs to the bytes of this bundle"));
    }
    Ok(Unpacked { manifest: Manifest { data, targets, ..Manifest::default() }, files })
}

/// The extension of a file with code.
fn extension(format: CodeFormat) -> &'static str {
    match format {
        CodeFormat::Dxbc => "dxbc",
        CodeFormat::Dxil => "dxil",
        CodeFormat::Metallib => "metallib",
        CodeFormat::Msl => "metal",
        CodeFormat::Ptx => "ptx",
        CodeFormat::Spirv => "spv",
        CodeFormat::Wgsl => "wgsl",
    }
}

/// The paths that blobs have got.
#[derive(Default)]
struct Paths {
    /// By where the blob lies in memory.
    of_blobs: BTreeMap<(usize, usize), String>,
    /// In lower case: there are file systems to which `A` and `a` are one name.
    taken: BTreeSet<String>,
}

impl Paths {
    fn target(&mut self, source: &TargetSource<'_>) -> Result<Target> {
        let entries = source.entries.iter().enumerate();
        let code_format = Some(source.code_format.name().to_owned());
        Ok(Target {
            name: source.name.name().into(),
            code_format: code_format.filter(|_| source.name.code_formats().len() > 1),
            entries: entries.map(|(index, entry)| self.entry(source, index, entry)).collect::<Result<_>>()?,
        })
    }

    fn entry(&mut self, target: &TargetSource<'_>, index: usize, entry: &EntrySource<'_>) -> Result<Entry> {
        let (folder, extension) = (target.name.name(), extension(target.code_format));
        // A hyphen is in no name that is taken as it is.
        let code = self.path(entry.code, || {
            let named = is_safe(entry.name).then(|| format!("{folder}/{}.{extension}", entry.name));
            (named, format!("{folder}/entry-{index}.{extension}"))
        });
        let layout = entry.layout.map(|blob| self.path(blob, || (None, format!("{folder}/layout-{index}.bin"))));
        let params =
            entry.parameters.iter().map(|parameter| param(target.name, parameter)).collect::<Result<Vec<_>>>()?;
        let capabilities: Vec<_> = entry.capabilities.iter().map(ToString::to_string).collect();
        Ok(Entry {
            name: entry.name.into(),
            stage: Some(entry.stage.name().into()),
            code: Some(code),
            layout,
            reflection: None,
            thread_group_size: Some(entry.thread_group_size).filter(|size| *size != [0; 3]),
            params: Some(params).filter(|params| !params.is_empty()),
            capabilities: Some(capabilities).filter(|capabilities| !capabilities.is_empty()),
        })
    }

    /// The path of a blob: the one it has already, or the first of `names` that is free.
    fn path(&mut self, blob: &[u8], names: impl FnOnce() -> (Option<String>, String)) -> String {
        match self.of_blobs.entry(key(blob)) {
            btree_map::Entry::Occupied(path) => path.get().clone(),
            btree_map::Entry::Vacant(vacant) => {
                let (named, numbered) = names();
                let free = named.filter(|path| self.taken.insert(path.to_ascii_lowercase()));
                vacant.insert(free.unwrap_or(numbered)).clone()
            }
        }
    }

    fn of(&self, blob: &[u8]) -> String {
        self.of_blobs.get(&key(blob)).cloned().unwrap_or_default()
    }
}

/// Where a blob lies in memory: each is in the bundle once.
fn key(blob: &[u8]) -> (usize, usize) {
    (blob.as_ptr().addr(), blob.len())
}

fn param(target: TargetName, parameter: &Parameter<'_>) -> Result<Param> {
    let record = parameter.record;
    let of_value = |number: u32| Some(number).filter(|_| parameter.is_value());
    Ok(Param {
        name: text(parameter.name)?,
        kind: Kind::Number(record.kind.get()),
        readonly: record.flags.get() & ParameterRecord::READ_ONLY != 0,
        written: record.flags.get() & ParameterRecord::WRITTEN != 0,
        reflected: None,
        space: Some(record.space.get()),
        binding: Some(record.binding.get()),
        offset: of_value(record.offset.get()),
        size: of_value(record.size.get()),
        webgpu_layout: Some(record.webgpu_layout.get()).filter(|_| target == TargetName::Wgsl),
    })
}

/// Whether a name can be a file's on every system: an identifier, not too long, and no device of Windows.
fn is_safe(name: &str) -> bool {
    const LONGEST: usize = 100;
    const DEVICES: [&str; 6] = ["aux", "com", "con", "lpt", "nul", "prn"];
    let is_identifier = name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let lower = name.to_ascii_lowercase();
    is_identifier
        && name.len() <= LONGEST
        && !DEVICES.contains(&lower.trim_end_matches(|last: char| last.is_ascii_digit()))
}

/// A name as the manifest has it.
fn text(text: Text<'_>) -> Result<String> {
    text.as_str().map(ToOwned::to_owned).ok_or_else(|| Error::new("a name in UTF-8", text))
}
