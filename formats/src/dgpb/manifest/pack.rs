//! Packs: a manifest and the files it names, to a bundle.

use super::{
    Entry, Kind, Manifest, Param, Target,
    error::{Error, Result},
    reflection::{Place, Reflection},
};
use crate::dgpb::{
    Bundle, BundleBuilder, Capability, CodeFormat, EntrySource, Parameter, ParameterRecord, Stage, TargetName,
    TargetSource,
};
use alloc::{
    collections::{BTreeMap, BTreeSet},
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

impl Manifest {
    /// Makes the bundle. `read` gives the bytes of a file that the manifest names, or says why it cannot; it is asked
    /// once for each.
    ///
    /// # Errors
    /// Names that are unknown, values that are nowhere to be had, reflection that does not fit, and what breaks a rule of
    /// the format: with file, place, target, entry and parameter.
    pub fn pack(&self, mut read: impl FnMut(&str) -> Result<Vec<u8>, String>) -> Result<Vec<u8>> {
        let targets = self.resolved()?;
        let mut files = Files::default();
        for (target, entries) in &targets {
            for entry in entries {
                for path in [&entry.code, &entry.layout, &entry.reflection].into_iter().flatten() {
                    files
                        .read(path, &mut read)
                        .map_err(|error| error.about(name_of(entry)).about(name_of_target(target)))?;
                }
            }
        }
        let mut reflections = BTreeMap::new();
        for path in targets.iter().flat_map(|(_, entries)| entries).filter_map(|entry| entry.reflection.as_deref()) {
            if !reflections.contains_key(path) {
                reflections.insert(path, Reflection::read(path, files.get(path))?);
            }
        }
        let packer = Packer { kinds: &self.kinds, files: &files, reflections };
        let mut builder = BundleBuilder::new();
        for (target, entries) in &targets {
            builder =
                builder.target(packer.target(target, entries).map_err(|error| error.about(name_of_target(target)))?);
        }
        let mut blobs: BTreeSet<_> = targets.iter().flat_map(|(_, entries)| entries).flat_map(Entry::blobs).collect();
        for path in &self.data {
            if !blobs.remove(path.as_str()) {
                let expected = "files of code and layouts, each once";
                return Err(Error::new(expected, format_args!("{path:?}")).about("the manifest's data"));
            }
            builder = builder.blob(files.get(path));
        }
        let bytes = builder.build().map_err(Error::because)?;
        let bundle = Bundle::read(&bytes).map_err(Error::because)?;
        match bundle.verify().first() {
            None => Ok(bytes),
            Some(broken) => Err(Error::because(broken)),
        }
    }

    /// The targets, and their entries with what they leave out.
    fn resolved(&self) -> Result<Vec<(&Target, Vec<Entry>)>> {
        let mut common = BTreeMap::new();
        for entry in &self.entries {
            if common.insert(entry.name.as_str(), entry).is_some() {
                let found = format!("a second {:?}", entry.name);
                return Err(Error::new("names once each", found).about("the manifest's entries"));
            }
        }
        let mut unused: BTreeSet<_> = common.keys().copied().collect();
        for entry in self.targets.iter().flat_map(|target| &target.entries) {
            unused.remove(entry.name.as_str());
        }
        if let Some(name) = unused.first() {
            let expected = format!("a target with an entry {name:?}");
            return Err(Error::new(expected, "none").about("the manifest's entries"));
        }
        let complete = |entry: &Entry| entry.or(common.get(entry.name.as_str()).copied());
        let targets = self.targets.iter().map(|target| (target, target.entries.iter().map(complete).collect()));
        Ok(targets.collect())
    }
}

impl Entry {
    /// The files of its blobs.
    fn blobs(&self) -> impl Iterator<Item = &str> {
        [&self.code, &self.layout].into_iter().filter_map(Option::as_deref)
    }
}

fn name_of_target(target: &Target) -> String {
    format!("target {:?}", target.name)
}

fn name_of(entry: &Entry) -> String {
    format!("entry {:?}", entry.name)
}

/// The files that were read, each once.
#[derive(Default)]
struct Files(BTreeMap<String, Vec<u8>>);

impl Files {
    fn read(&mut self, path: &str, read: &mut impl FnMut(&str) -> Result<Vec<u8>, String>) -> Result<()> {
        if !self.0.contains_key(path) {
            let bytes = read(path).map_err(|reason| Error::because(reason).within(path, ""))?;
            self.0.insert(path.into(), bytes);
        }
        Ok(())
    }

    fn get(&self, path: &str) -> &[u8] {
        self.0.get(path).map_or(&[], Vec::as_slice)
    }
}

/// What targets are made from.
struct Packer<'m> {
    kinds: &'m BTreeMap<String, u32>,
    files: &'m Files,
    reflections: BTreeMap<&'m str, Reflection<'m>>,
}

/// What `text` is the name of.
fn named<T>(find: fn(&str) -> Option<T>, known: impl fmt::Display, text: &str) -> Result<T> {
    find(text).ok_or_else(|| Error::new(known, format_args!("{text:?}")))
}

/// The error of a manifest that does not say `what`.
fn absent(what: impl fmt::Display) -> Error {
    Error::new(what, "none")
}

impl<'m> Packer<'m> {
    fn target(&self, target: &Target, entries: &'m [Entry]) -> Result<TargetSource<'m>> {
        let name = named(TargetName::named, TargetName::KNOWN, &target.name)?;
        let code_format = match (&target.code_format, name.code_formats()) {
            (Some(format), _) => named(CodeFormat::named, CodeFormat::KNOWN, format)?,
            (None, [format]) => *format,
            (None, formats) => {
                let names: Vec<_> = formats.iter().map(|format| format.name()).collect();
                return Err(absent(format_args!("a code_format ({})", names.join(", "))));
            }
        };
        let entries = entries.iter().map(|entry| self.entry(name, entry).map_err(|error| error.about(name_of(entry))));
        Ok(TargetSource { name, code_format, entries: entries.collect::<Result<_>>()? })
    }

    fn entry(&self, target: TargetName, entry: &'m Entry) -> Result<EntrySource<'m>> {
        let stage = entry.stage.as_deref().ok_or_else(|| absent(Stage::KNOWN))?;
        let stage = named(Stage::named, Stage::KNOWN, stage)?;
        let code = entry.code.as_deref().ok_or_else(|| absent("a file with the code"))?;
        let reflection = entry.reflection.as_deref().and_then(|path| self.reflections.get(path));
        if let Some(reflection) = reflection {
            reflection.check_entry(&entry.name, stage)?;
        }
        let thread_group_size = match (entry.thread_group_size, stage, reflection) {
            (Some(size), ..) => size,
            (None, Stage::Compute, Some(reflection)) => reflection.thread_group_size(&entry.name)?,
            (None, Stage::Compute, None) => return Err(absent("thread_group_size or reflection")),
            (None, ..) => [0; 3],
        };
        let parameters = entry.params.iter().flatten().map(|param| {
            let made = self.parameter(target, entry, reflection, param);
            made.map_err(|error| error.about(format_args!("parameter {:?}", param.name)))
        });
        let capabilities = entry.capabilities.iter().flatten();
        Ok(EntrySource {
            name: &entry.name,
            stage,
            layout: entry.layout.as_deref().map(|path| self.files.get(path)),
            code: self.files.get(code),
            thread_group_size,
            parameters: parameters.collect::<Result<_>>()?,
            capabilities: capabilities
                .map(|name| named(Capability::named, Capability::KNOWN, name))
                .collect::<Result<_>>()?,
        })
    }

    fn parameter(
        &self,
        target: TargetName,
        entry: &Entry,
        reflection: Option<&Reflection<'_>>,
        param: &'m Param,
    ) -> Result<Parameter<'m>> {
        let reflected = || {
            let found = reflection.map(|reflection| match &param.reflected {
                Some(path) => reflection.at(path),
                None => reflection.parameter(&entry.name, &param.name),
            });
            found.transpose()
        };
        let place = match *param {
            // All is said: reflection is not asked, so that a shape that it has no rule for can be packed nevertheless.
            Param { space: Some(space), binding: Some(binding), offset: Some(offset), size: Some(size), .. } => {
                Place { space, binding, offset, size }
            }
            _ => match reflected()? {
                Some(found) => {
                    let place = found.place(target)?;
                    Place {
                        space: param.space.unwrap_or(place.space),
                        binding: param.binding.unwrap_or(place.binding),
                        offset: param.offset.unwrap_or(place.offset),
                        size: param.size.unwrap_or(place.size),
                    }
                }
                None => Place {
                    space: param.space.ok_or_else(|| absent("space or reflection"))?,
                    binding: param.binding.ok_or_else(|| absent("binding or reflection"))?,
                    offset: param.offset.unwrap_or_default(),
                    size: param.size.unwrap_or_default(),
                },
            },
        };
        let webgpu_layout = match param.webgpu_layout {
            Some(layout) => layout,
            None if target != TargetName::Wgsl => 0,
            None => reflected()?.ok_or_else(|| absent("webgpu_layout or reflection"))?.webgpu_layout()?,
        };
        let flag = |is_set: bool, bit| if is_set { bit } else { 0 };
        let flags = flag(param.readonly, ParameterRecord::READ_ONLY) | flag(param.written, ParameterRecord::WRITTEN);
        let record = ParameterRecord {
            kind: self.kind(&param.kind)?.into(),
            flags: flags.into(),
            space: place.space.into(),
            binding: place.binding.into(),
            offset: place.offset.into(),
            size: place.size.into(),
            webgpu_layout: webgpu_layout.into(),
        };
        Ok(Parameter { name: param.name.as_str().into(), record })
    }

    fn kind(&self, kind: &Kind) -> Result<u32> {
        match kind {
            Kind::Number(number) => Ok(*number),
            Kind::Name(name) => self.kinds.get(name).copied().ok_or_else(|| {
                let known: Vec<_> = self.kinds.keys().map(ToString::to_string).collect();
                Error::new(format_args!("a kind that `kinds` names ({})", known.join(", ")), format_args!("{name:?}"))
            }),
        }
    }
}
