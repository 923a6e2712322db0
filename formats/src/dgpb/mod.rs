//! Dream's shader bundle (DGPB): one file with the compiled code of a module's entry points for several backends.
//!
//! A bundle is a table (targets, their entries, the entries' parameters and capabilities) and a data section with the
//! blobs that the table refers to: code and recorded layouts. Source of the facts: Dream's page "GPU shader bundle".
//!
//! - [`Bundle::read`] refuses only what cannot be laid out; strings and blobs are borrowed from the file.
//!   [`Bundle::write`] is its inverse.
//! - [`Bundle::verify`] reports every rule of the format that the bundle breaks, as [`Finding`]s.
//! - [`BundleBuilder`] makes a bundle: it sorts, hashes, stores identical blobs once and lays out.
//! - [`Bundle::target_for`], [`Entry::check_capabilities`] and [`Target::pipeline`] answer what a host asks.
//!
//! ```
//! use shaderbin::dgpb::{Backend, Bundle, BundleBuilder, CodeFormat, EntrySource, Stage, TargetName, TargetSource};
//!
//! let entry = EntrySource {
//!     thread_group_size: [64, 1, 1],
//!     code: b"@compute @workgroup_size(64) fn blur() {}",
//!     ..EntrySource::new("blur", Stage::Compute)
//! };
//! let target = TargetSource { entries: vec![entry], ..TargetSource::new(TargetName::Wgsl, CodeFormat::Wgsl) };
//! let file = BundleBuilder::new().target(target).build()?;
//!
//! let bundle = Bundle::read(&file)?;
//! assert!(bundle.verify().is_empty());
//! let target = bundle.target_for(Backend::WebGpu)?;
//! let code = bundle.blob(&target.entries[0].record.code).unwrap();
//! assert!(code.starts_with(b"@compute"));
//! assert!(bundle.target_for(Backend::Vulkan).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod build;
mod consumer;
mod declaration;
mod kinds;
#[cfg(any(feature = "manifest", test))]
pub mod manifest;
mod names;
pub(crate) mod places;
mod read;
mod verify;
#[cfg(any(test, feature = "serde"))]
pub mod view;

pub use build::{BundleBuilder, EntrySource, TargetSource};
pub use consumer::{BackendNotCompiled, Binding, Pipeline, PipelineFault, UnsupportedCapability};
pub use declaration::Hex;
pub use declaration::{
    BlobReference, Bundle, Entry, EntryRecord, Header, MAGIC, Parameter, ParameterRecord, Target, Text, VERSION,
};
pub use kinds::Kinds;
pub use names::{Backend, BindingLayout, BindingLayoutClass, Capability, CodeFormat, Group, Known, Stage, TargetName};
pub(crate) use verify::Report;
pub use verify::{Finding, Rule};

#[cfg(test)]
mod tests;

/// What errors call the format.
pub(crate) const FORMAT: &str = "DGPB";
