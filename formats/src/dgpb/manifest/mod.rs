//! A bundle as a manifest: what is in it, in words, and the files that hold its blobs.
//!
//! A [`Manifest`] is TOML or JSON. [`Manifest::pack`] makes the bundle of it; where slangc's `-reflection-json` of an
//! entry is named, spaces, bindings, offsets, sizes, thread groups and WebGPU binding layouts are taken from there, and
//! what the manifest says itself comes first. [`unpack`] is the inverse: a manifest that says all, and the blobs.
//!
//! ```toml
//! # The numbers of Dream's GpuArgKind, which are no part of the format.
//! [kinds]
//! value = 0
//! buffer = 1
//!
//! # What an entry is in every target.
//! [[entries]]
//! name = "blur"
//! stage = "compute"
//! params = [
//!     { name = "radius", kind = "value" },                 # the field `radius` of the global blur_params
//!     { name = "pixels", kind = "buffer", written = true },  # the global blur_pixels
//! ]
//!
//! # What was compiled for a target; what an entry does not say here it says above.
//! [[targets]]
//! name = "wgsl"
//! entries = [{ name = "blur", code = "blur.wgsl", reflection = "blur.json" }]
//! ```

mod error;
mod pack;
mod reflection;
mod unpack;

#[cfg(test)]
mod tests;

pub use error::{Error, Result};
pub use unpack::{Unpacked, unpack};

use super::Kinds;
use alloc::{
    collections::BTreeMap,
    string::{String, ToString},
    vec::Vec,
};
use serde::{Deserialize, Serialize};

/// What a bundle is made of. Paths are those of the one who reads the files; the command takes them relative to the
/// manifest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// Names for the numbers of kinds (`GpuArgKind`), to use in parameters.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub kinds: BTreeMap<String, u32>,
    /// Blob files in the order of the data section, for a bundle that was not made by this crate's builder. Those not
    /// named follow.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub data: Vec<String>,
    /// What entries are in every target: an entry of a target takes from the one with its name here what it leaves out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<Entry>,
    /// The targets, in any order.
    #[serde(default)]
    pub targets: Vec<Target>,
}

/// What was compiled for one target.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// The name: dxil, dxbc, spirv, metal, ptx or wgsl.
    pub name: String,
    /// The format of the code, where the target has several: `metallib` or `msl` for metal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code_format: Option<String>,
    /// The entries, in the order of their declarations.
    #[serde(default)]
    pub entries: Vec<Entry>,
}

/// An entry point.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name of the Dream function.
    pub name: String,
    /// The stage, such as `compute`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<String>,
    /// The file of its code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The file of the recorded layout of its pipeline group, if there is one: the same for all entries of a group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// The file of its reflection: slangc's `-reflection-json`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reflection: Option<String>,
    /// The threads of a group; from reflection if not given, and none for stages other than compute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread_group_size: Option<[u32; 3]>,
    /// The parameters that are bound, in the order of the Dream function's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub params: Option<Vec<Param>>,
    /// The features that it needs, in any order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capabilities: Option<Vec<String>>,
}

/// A parameter: a resource, or a value in the entry's uniform block. What is left out is taken from reflection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Param {
    /// The name of the Dream parameter.
    pub name: String,
    /// The kind: its number, or a name that `kinds` gives to one.
    pub kind: Kind,
    /// Whether it is only read (`@readonly`).
    #[serde(default, skip_serializing_if = "is_false")]
    pub readonly: bool,
    /// Whether the shader writes it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub written: bool,
    /// What it is in the reflection, `GLOBAL` or `GLOBAL.FIELD`, if not `<entry>_<name>` or `<entry>_params.<name>`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reflected: Option<String>,
    /// The descriptor set or register space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space: Option<u32>,
    /// The binding, register or index.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub binding: Option<u32>,
    /// The byte offset of a value in the uniform block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<u32>,
    /// The size of a value in bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u32>,
    /// The number of the WebGPU binding layout, on wgsl.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webgpu_layout: Option<u32>,
}

/// The kind of a parameter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a kind is a number of 32 bits, or a name in `kinds`")]
pub enum Kind {
    /// Its number.
    Number(u32),
    /// A name that the manifest's `kinds` gives to a number.
    Name(String),
}

fn is_false(value: &bool) -> bool {
    !value
}

impl Manifest {
    /// Reads a manifest: JSON where the text begins with `{`, which no TOML does, and TOML otherwise.
    ///
    /// # Errors
    /// With line and column: what is neither, a key that is unknown or misses, a value of another type.
    pub fn read(text: &str) -> Result<Self> {
        if text.trim_start().starts_with('{') {
            return serde_json::from_str(text).map_err(|error| {
                Error::because(reflection::without_place(&error)).about(format_args!(
                    "line {}, column {}",
                    error.line(),
                    error.column()
                ))
            });
        }
        toml::from_str(text).map_err(|error: toml::de::Error| {
            let message = error.message().lines().collect::<Vec<_>>().join(" ");
            let Some(before) = error.span().and_then(|span| text.get(..span.start)) else {
                return Error::because(message);
            };
            let line = before.rsplit('\n').next().unwrap_or_default();
            let (line, column) = (before.matches('\n').count() + 1, line.chars().count() + 1);
            Error::because(message).about(format_args!("line {line}, column {column}"))
        })
    }

    /// Names the kinds of parameters as `names` does. A number without a name there stays, as do numbers that have one
    /// name, and one whose name is another's already.
    pub fn name_kinds(&mut self, names: &Kinds) {
        let mut numbers: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
        for (number, name) in &names.0 {
            numbers.entry(name).or_default().push(*number);
        }
        let targets = self.targets.iter_mut().flat_map(|target| &mut target.entries);
        let entries = targets.chain(&mut self.entries);
        for param in entries.flat_map(|entry| entry.params.iter_mut().flatten()) {
            if let Kind::Number(number) = param.kind
                && let Some(name) = names.name(number)
                && numbers.get(name).is_some_and(|numbers| numbers.len() == 1)
                && self.kinds.get(name).is_none_or(|known| *known == number)
            {
                self.kinds.insert(name.into(), number);
                param.kind = Kind::Name(name.into());
            }
        }
    }

    /// The manifest as TOML, which [`Self::read`] reads.
    ///
    /// # Errors
    /// None that a manifest can cause, except in the TOML library.
    pub fn to_toml(&self) -> Result<String> {
        toml::to_string_pretty(self).map_err(|error| Error::because(error.to_string()))
    }

    /// The manifest as JSON, which [`Self::read`] reads.
    ///
    /// # Errors
    /// None that a manifest can cause, except in the JSON library.
    pub fn to_json(&self) -> Result<String> {
        let mut text = serde_json::to_string_pretty(self).map_err(|error| Error::because(error.to_string()))?;
        text.push('\n');
        Ok(text)
    }
}

impl Entry {
    /// What the entry says, and where it says nothing what `common` does.
    fn or(&self, common: Option<&Self>) -> Self {
        fn or<T: Clone>(own: &Option<T>, common: Option<&Entry>, get: impl Fn(&Entry) -> &Option<T>) -> Option<T> {
            own.clone().or_else(|| get(common?).clone())
        }
        Self {
            name: self.name.clone(),
            stage: or(&self.stage, common, |entry| &entry.stage),
            code: or(&self.code, common, |entry| &entry.code),
            layout: or(&self.layout, common, |entry| &entry.layout),
            reflection: or(&self.reflection, common, |entry| &entry.reflection),
            thread_group_size: self.thread_group_size.or(common.and_then(|entry| entry.thread_group_size)),
            params: or(&self.params, common, |entry| &entry.params),
            capabilities: or(&self.capabilities, common, |entry| &entry.capabilities),
        }
    }
}
