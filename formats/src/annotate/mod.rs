//! What every byte of a container or bundle is: the fields of the declarations and what the readers of variable structure know.
//!
//! An [`Annotation`] is a tree of [`Item`]s, each a field or a run of bytes with its place in the file, its name, its
//! value and the value in words. Two views are printed from it: [`Annotation::print_bytes`] has every byte once, by
//! offset, and says which are unexplained; [`Annotation::print_contents`] and [`Annotation::print_json`] have what the
//! parts say, without sizes, offsets and padding. The names in all of them are those of the declared fields, which
//! [`FORMATS`] documents.
//!
//! ```
//! use shaderbin::{annotate, dxbc::{Builder, Container, FourCc}};
//!
//! let file = Builder::new().part(FourCc::SFI0, &[0, 0x40, 0, 0, 0, 0, 0, 0]).build()?;
//! let annotation = annotate::container(&Container::read(&file)?);
//! assert_eq!(annotation.unexplained(), 0);
//! let mut text = Vec::new();
//! annotation.print_contents(&mut text);
//! assert!(String::from_utf8_lossy(&text).contains("mask: Wave level operations\n"));
//! # Ok::<(), shaderbin::Error>(())
//! ```

mod bytes;
mod container;
mod contents;
mod dgpb;
mod format;
mod json;
mod packed;
mod psv0;
mod rdat;
mod root_signature;
mod signature;
mod small;
mod values;
mod walk;

pub use bytes::ByteView;
pub use container::{container, part, pdb};
pub use dgpb::bundle;
pub use format::{FORMATS, Format, Step, reference};

use crate::error::Error;
use alloc::{borrow::Cow, boxed::Box, string::String, vec::Vec};

/// What the bytes of a container, a part or a shader PDB are.
#[derive(Clone, Debug, Default)]
pub struct Annotation<'a> {
    /// The items: a group before what it holds.
    pub items: Vec<Item>,
    /// What could not be read; what lies before it was.
    pub faults: Vec<Error>,
    /// The bytes that the items lie in: those of the file, and what was unpacked from it.
    pub spaces: Vec<Space<'a>>,
}

/// Bytes that items lie in.
#[derive(Clone, Debug)]
pub struct Space<'a> {
    /// What they are: `file`, or what was unpacked.
    pub name: &'static str,
    /// The bytes.
    pub bytes: Cow<'a, [u8]>,
    /// The offset that the first byte has: not 0 for a container in a PDB.
    pub base: usize,
}

/// A field, or a run of bytes, or a group of such.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// How many groups it lies in.
    pub depth: u16,
    /// Its name, as the declaration has it.
    pub name: &'static str,
    /// Which one it is, of several with the name.
    pub index: Option<u32>,
    /// Where its first byte is.
    pub offset: usize,
    /// The number of its bytes.
    pub size: usize,
    /// The [`Space`] that its bytes lie in.
    pub space: u16,
    /// What it holds.
    pub meaning: &'static str,
    /// For what it is there.
    pub role: Role,
    /// What its bytes are.
    pub shape: Shape,
    /// Its value in words, where it has any.
    pub words: Option<Box<Words>>,
}

/// A value in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Words {
    /// Its name, or what else is to be said of it.
    Said(String),
    /// The text that it refers to.
    Text(Vec<u8>),
    /// The names of its bits that are set, or bits and their values.
    Bits(Vec<String>),
    /// The numbers that it refers to.
    Numbers(Vec<u32>),
    /// The texts that it refers to.
    Texts(Vec<Vec<u8>>),
    /// The records of a table that it refers to.
    Rows {
        /// The table's name.
        table: &'static str,
        /// The indices of the records.
        rows: Vec<u32>,
    },
}

/// For what an item is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It says something of the shader.
    Content,
    /// It says something of the shader, and so do the words of the group that it lies in.
    Summary,
    /// It holds the file together: sizes, counts, offsets, tables that others refer to.
    Structure,
    /// Zeros that fill a place.
    Padding,
    /// Nothing explains it.
    Unexplained,
}

/// What an item's bytes are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// What the items that follow at a larger depth are.
    Group,
    /// A number; `is_flags` if it is one of bits.
    Number {
        /// The number.
        value: u64,
        /// Whether its bits stand for themselves.
        is_flags: bool,
    },
    /// A number with a fraction.
    Float(f32),
    /// Numbers of so many bytes each.
    Numbers(u8),
    /// Four characters.
    Characters,
    /// Bits, of which each stands for a component: those that are set.
    Components,
    /// Text, with or without a zero byte at its end.
    Text,
    /// Bytes.
    Bytes,
}

impl Annotation<'_> {
    /// The bytes of an item.
    pub fn bytes(&self, item: &Item) -> &[u8] {
        let space = self.spaces.get(usize::from(item.space));
        let bytes = space.and_then(|space| space.bytes.get(item.offset.checked_sub(space.base)?..)?.get(..item.size));
        bytes.unwrap_or_default()
    }

    /// The number of bytes of the file, and of what was unpacked from it, that nothing explains.
    pub fn unexplained(&self) -> usize {
        self.items.iter().filter(|item| item.role == Role::Unexplained).map(|item| item.size).sum()
    }
}
