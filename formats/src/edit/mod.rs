//! Changes to what was written: a module in place, and a container with it.
//!
//! An [`Editor`] knows which value, metadata or instruction each record of a module's bitcode makes and names. Records
//! are changed, inserted and removed by ids that stay; all numbers that follow from their order are made when the module
//! is written. What an edit does not reach keeps its bits.
//!
//! Edits of a container change every part that says what is changed, or nothing: [`rename_resources`], [`rename_entry`],
//! [`rebind`]. The digest of what they give is right, and HASH is what dxc computes.
//!
//! ```
//! use shaderbin::{dxbc::Container, edit};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let file = std::fs::read("../snapshots/cases/ps_zi.dxil")?;
//! let builder = edit::strip(&Container::read(&file)?, &[edit::Strip::Debug, edit::Strip::Reflection])?;
//! assert!(builder.build()?.len() < file.len() / 2);
//! # Ok(())
//! # }
//! ```

mod binding;
mod container;
mod editor;
mod entry_names;
mod error;
mod hash;
mod metadata;
mod module;
mod names;
mod parts;
mod programs;
mod reach;
mod rebind;
mod registers;
mod rename;
mod resource_names;
mod root_signature;
mod strip;
mod write;

pub use binding::Binding;
pub use container::{Strip, edit_programs, strip};
pub use editor::{Editor, Makes, terms_of};
pub use error::EditError;
pub use metadata::Named;
pub use rebind::rebind;
pub use rename::{rename_entry, rename_resources};
pub use strip::{strip_debug, strip_reflection, strip_root_signature};

use error::refused;
