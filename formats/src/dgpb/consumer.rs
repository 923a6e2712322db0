//! What a host asks of a bundle: the target for its backend, whether its device can run an entry, and which entries make
//! a pipeline.

use super::{Backend, BlobReference, Bundle, Entry, Parameter, Target, TargetName, Text};
use alloc::{string::String, vec::Vec};
use core::fmt;
use hashbrown::{HashMap, hash_map::Entry as Slot};
use sha2::{Digest, Sha256};

/// The bundle has no target for a device's backend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackendNotCompiled(pub Backend);

impl fmt::Display for BackendNotCompiled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BackendNotCompiled: the bundle has no target for {}", self.0)
    }
}

impl core::error::Error for BackendNotCompiled {}

/// A device lacks a feature that an entry needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnsupportedCapability(pub String);

impl fmt::Display for UnsupportedCapability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "UnsupportedCapability({})", self.0)
    }
}

impl core::error::Error for UnsupportedCapability {}

/// Why entries do not make a pipeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PipelineFault {
    /// Two entries have different layouts.
    Layouts {
        /// The entries' names.
        entries: [String; 2],
    },
    /// Two parameters are bound at the same place and differ.
    Bindings {
        /// The place: space and binding.
        place: [u32; 2],
        /// The entry and the parameter of each, `entry.parameter`.
        parameters: [String; 2],
    },
}

impl fmt::Display for PipelineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Layouts { entries: [one, other] } => {
                write!(f, "{one} and {other} have different layouts, so they cannot share a pipeline")
            }
            Self::Bindings { place: [space, binding], parameters: [one, other] } => {
                write!(f, "{one} and {other} differ, and are both bound at space {space}, binding {binding}")
            }
        }
    }
}

impl core::error::Error for PipelineFault {}

/// What is bound at one place of a pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding<'t, 'f> {
    /// The space.
    pub space: u32,
    /// The binding in it.
    pub binding: u32,
    /// The first entry that has a parameter there.
    pub entry: &'t Entry<'f>,
    /// That parameter.
    pub parameter: &'t Parameter<'f>,
}

/// Entries that make a pipeline together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pipeline<'t, 'f> {
    /// Their layout; `None` where none was recorded.
    pub layout: Option<&'t BlobReference>,
    /// What they bind, by space and binding; a uniform block is there once, by its first value.
    pub bindings: Vec<Binding<'t, 'f>>,
}

impl<'f> Bundle<'f> {
    /// The target for a device of `backend`.
    ///
    /// # Errors
    /// [`BackendNotCompiled`], where there is none.
    pub fn target_for(&self, backend: Backend) -> Result<&Target<'f>, BackendNotCompiled> {
        let found = self.targets.iter().find(|target| target.known_name().map(TargetName::backend) == Some(backend));
        found.ok_or(BackendNotCompiled(backend))
    }

    /// The bytes of a blob, as they are; `None` where they do not lie in the data section.
    pub fn blob(&self, blob: &BlobReference) -> Option<&'f [u8]> {
        blob.of(self.data)
    }

    /// The bytes of a blob whose SHA-256 is the stated one: what a host may use. `None` for others.
    pub fn verified_blob(&self, blob: &BlobReference) -> Option<&'f [u8]> {
        self.blob(blob).filter(|bytes| Sha256::digest(bytes)[..] == blob.sha256)
    }
}

impl<'f> Target<'f> {
    /// The target, if it is a known one.
    pub fn known_name(&self) -> Option<TargetName> {
        self.name.as_str().and_then(TargetName::named)
    }

    /// The first entry called `name`.
    pub fn entry(&self, name: &str) -> Option<&Entry<'f>> {
        self.entries.iter().find(|entry| entry.name == *name)
    }

    /// The recorded layout of an entry; `None` where there is none.
    pub fn layout_of(&self, entry: &Entry<'f>) -> Option<&BlobReference> {
        self.layouts.get(entry.record.layout.get() as usize)
    }

    /// The pipeline that `entries` make.
    ///
    /// # Errors
    /// Entries with different layouts, and stages that differ in what they bind at one place. Only on SPIR-V and WGSL do
    /// space and binding alone say what the place is.
    pub fn pipeline<'t>(&'t self, entries: &[&'t Entry<'f>]) -> Result<Pipeline<'t, 'f>, PipelineFault> {
        if let Some((first, others)) = entries.split_first()
            && let Some(other) = others.iter().find(|other| !first.may_share_pipeline(other))
        {
            return Err(PipelineFault::Layouts { entries: [first.name, other.name].map(owned) });
        }
        let by_place = self.known_name().is_some_and(TargetName::has_one_binding_space);
        let mut bindings: HashMap<_, Binding<'_, '_>> = HashMap::new();
        for &entry in entries {
            for parameter in &entry.parameters {
                let record = &parameter.record;
                let (space, binding) = (record.space.get(), record.binding.get());
                // Values are of several kinds in one block.
                let kind = if parameter.is_value() { None } else { Some(record.kind.get()) };
                match bindings.entry((space, binding, kind.filter(|_| !by_place), by_place || kind.is_some())) {
                    Slot::Vacant(slot) => drop(slot.insert(Binding { space, binding, entry, parameter })),
                    Slot::Occupied(slot) if slot.get().parameter.agrees_with(parameter) => {}
                    Slot::Occupied(slot) => {
                        let first = slot.get();
                        let names = [(first.entry, first.parameter), (entry, parameter)];
                        let parameters =
                            names.map(|(entry, parameter)| alloc::format!("{}.{}", entry.name, parameter.name));
                        return Err(PipelineFault::Bindings { place: [space, binding], parameters });
                    }
                }
            }
        }
        let mut bindings: Vec<_> = bindings.into_values().collect();
        bindings.sort_unstable_by_key(|found| (found.space, found.binding, found.parameter.record.kind.get()));
        Ok(Pipeline { layout: entries.first().and_then(|entry| self.layout_of(entry)), bindings })
    }
}

fn owned(text: Text<'_>) -> String {
    text.to_str_lossy().into_owned()
}

impl Entry<'_> {
    /// Whether the device has what the entry needs, `has` being its features.
    ///
    /// # Errors
    /// [`UnsupportedCapability`] with the first feature that it lacks, known or not.
    pub fn check_capabilities(&self, has: &[super::Capability]) -> Result<(), UnsupportedCapability> {
        let lacks = |text: &&Text<'_>| !has.iter().any(|capability| **text == *capability.name());
        match self.capabilities.iter().find(lacks) {
            Some(&missing) => Err(UnsupportedCapability(owned(missing))),
            None => Ok(()),
        }
    }

    /// Whether it and `other`, of the same target, may be in one pipeline: they have the same layout.
    pub fn may_share_pipeline(&self, other: &Entry<'_>) -> bool {
        self.record.layout == other.record.layout
    }
}

impl Parameter<'_> {
    /// Whether this parameter and `other` can be bound at the same place: both are values in one uniform block, or the
    /// same kind of resource; with the same descriptor.
    pub fn agrees_with(&self, other: &Parameter<'_>) -> bool {
        let (own, others) = (&self.record, &other.record);
        let is_same = if self.is_value() { other.is_value() } else { !other.is_value() && own.kind == others.kind };
        is_same && own.webgpu_layout == others.webgpu_layout
    }
}
