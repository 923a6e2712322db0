//! Changes to what was written: a module in place, and a container with it.
//!
//! An [`Editor`] knows which value, metadata or instruction each record of a module's bitcode makes and names. Records
//! are changed, inserted and removed by ids that stay; all numbers that follow from their order are made when the module
//! is written. What an edit does not reach keeps its bits.
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

mod container;
mod editor;
mod metadata;
mod reach;
mod strip;
mod write;

pub use container::{Strip, edit_programs, strip};
pub use editor::{Editor, Makes, terms_of};
pub use metadata::Named;
pub use strip::{strip_debug, strip_reflection, strip_root_signature};
