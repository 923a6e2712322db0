//! What a module says of its functions beside DXIL's metadata: attributes, and what is attached to instructions.

use crate::ir::{Attribute, FUNCTION_SLOT, Function, GroupId, Module, attribute_name};
use alloc::{vec, vec::Vec};

/// The key of the string attribute that says what is done with denormal floats.
const DENORMAL_MODE: &[u8] = b"fp32-denorm-mode";

/// An attribute, with its names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedAttribute<'m> {
    /// A flag: LLVM's name of its kind.
    Flag(&'static str),
    /// LLVM's name of a kind, and a number.
    Number(&'static str, u64),
    /// A key and a value; the value may be empty.
    String(&'m [u8], &'m [u8]),
}

/// The attributes of a set, in the order that LLVM prints them.
pub fn attributes(module: &Module, group: GroupId) -> impl Iterator<Item = NamedAttribute<'_>> {
    module.attributes.group(group).iter().map(|attribute| match *attribute {
        Attribute::Flag(kind) => NamedAttribute::Flag(attribute_name(kind)),
        Attribute::Number(kind, number) => NamedAttribute::Number(attribute_name(kind), number),
        Attribute::String(key, value) => NamedAttribute::String(module.str(key), module.str(value)),
    })
}

/// The attributes of a function itself.
pub fn function_attributes<'m>(module: &'m Module, function: &Function) -> impl Iterator<Item = NamedAttribute<'m>> {
    let group = module.attributes.slot(function.attributes, FUNCTION_SLOT);
    group.into_iter().flat_map(|group| attributes(module, group))
}

/// What a function does with denormal floats: `any`, `preserve` or `ftz`, dxc's option `-denorm`; none where it does
/// not say so.
pub fn denormal_mode<'m>(module: &'m Module, function: &Function) -> Option<&'m [u8]> {
    function_attributes(module, function).find_map(|attribute| match attribute {
        NamedAttribute::String(DENORMAL_MODE, value) => Some(value),
        _ => None,
    })
}

/// How many instructions and functions have metadata of a kind attached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttachmentCount<'m> {
    /// The kind's name.
    pub kind: &'m [u8],
    /// The number of instructions.
    pub instructions: usize,
    /// The number of functions.
    pub functions: usize,
}

/// What is attached in a module, by kind in the kinds' order. Source locations are not among it: the reader keeps them
/// with the instructions.
pub fn attachment_counts(module: &Module) -> Vec<AttachmentCount<'_>> {
    let kinds = &module.metadata.kinds;
    let mut counts = vec![(0usize, 0usize); kinds.len()];
    for attachment in &module.metadata.attachments {
        if let Some((instructions, functions)) = counts.get_mut(attachment.kind as usize) {
            let count = if attachment.instruction == u32::MAX { functions } else { instructions };
            *count += 1;
        }
    }
    let all = kinds.iter().zip(counts);
    let present = all.filter(|(_, counts)| *counts != (0, 0));
    present.map(|(kind, (i, f))| AttachmentCount { kind: module.str(*kind), instructions: i, functions: f }).collect()
}
