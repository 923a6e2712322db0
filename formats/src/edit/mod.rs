//! Changes to what was written: a module in place, and a container with it.
//!
//! An [`Editor`] knows which value, metadata or instruction each record of a module's bitcode makes and names. Records
//! are changed, inserted and removed by ids that stay; all numbers that follow from their order are made when the module
//! is written. What an edit does not reach keeps its bits.

mod editor;
mod write;

pub use editor::{Editor, Makes, terms_of};
