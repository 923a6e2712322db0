//! Renaming resources: in a module's metadata, types and symbols.
//!
//! A constant or texture buffer's struct has the buffer's name, and so has a field that stands for all of it; dxc makes
//! names of values and operations of both. What debug info says of the source keeps the source's names.

use super::{
    EditError,
    module::{ModuleEdit, Stated, element, shown},
    names, refused, terms_of,
};
use crate::{
    bitcode::{Record, block, types},
    dxil::{OperationCall, ResourceClass, ResourceKind},
    ir::{Constant, Module, Opcode, Type, TypeId, ValueId, ValueKind, metadata::MetadataId},
};
use alloc::{string::String, vec::Vec};
use hashbrown::HashSet;

/// A resource and its new name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rename {
    /// The number of its class, and its number in it.
    pub resource: (u32, u32),
    pub old: String,
    pub new: String,
}

/// The prefix of the twin of a buffer's struct that has the layout of memory.
const LAYOUT: &[u8] = b"hostlayout.";

/// The names of the resources of a module, by class and number; empty where they were taken out.
pub(super) fn of_module<'m>(edit: &ModuleEdit<'m>) -> impl Iterator<Item = ((u32, u32), &'m [u8])> + use<'m> {
    edit.resources().into_iter().map(|Stated { resource, .. }| ((resource.class as u32, resource.id), resource.name))
}

/// Renames resources of a module.
pub(super) fn rename(edit: &mut ModuleEdit<'_>, renames: &[Rename]) -> Result<(), EditError> {
    let mut globals: Vec<(ValueId, &Rename)> = Vec::new();
    let mut buffers: Vec<&Rename> = Vec::new();
    let mut strings: Vec<(&Rename, Vec<(MetadataId, usize)>)> = Vec::new();
    for stated in edit.resources() {
        let resource = stated.resource;
        let key = (resource.class as u32, resource.id);
        let Some(rename) = renames.iter().find(|rename| rename.resource == key) else { continue };
        if !resource.name.is_empty() {
            if resource.name != rename.old.as_bytes() {
                let found = shown(resource.name);
                return Err(refused(format_args!(
                    "{} is called {found} in another module of the container",
                    rename.old
                )));
            }
            strings.push((rename, alloc::vec![(stated.node, element::NAME)]));
        }
        let symbol = edit.element(stated.node, element::SYMBOL).and_then(|id| edit.value(id));
        globals.extend(symbol.and_then(|symbol| global(edit.module, symbol)).map(|global| (global, rename)));
        let is_buffer = resource.class == ResourceClass::CBuffer || resource.kind() == Some(ResourceKind::TBuffer);
        if is_buffer && structure(edit.module, resource.ty).is_some_and(|name| is_of(name, rename.old.as_bytes())) {
            buffers.push(rename);
        }
    }
    rename_structures(edit, &buffers)?;
    for buffer in &buffers {
        let fields = fields_of(edit, buffer);
        match strings.iter_mut().find(|(rename, _)| rename == buffer) {
            Some((_, elements)) => elements.extend(fields),
            None => strings.push((buffer, fields)),
        }
    }
    for (rename, elements) in strings {
        edit.set_strings(&elements, rename.new.as_bytes())?;
    }
    let module = edit.module;
    edit.rename_symbols(|value, name, is_global| {
        if !is_global {
            return handle_name(module, value, name, renames);
        }
        match globals.iter().find(|(global, _)| *global == value) {
            Some((_, rename)) => names::renamed(name, rename.old.as_bytes(), rename.new.as_bytes()),
            None => operation_name(module, value, name, &buffers),
        }
    })
}

/// The variable that a resource's symbol is, maybe cast.
fn global(module: &Module, symbol: ValueId) -> Option<ValueId> {
    match module.value(symbol)?.kind {
        ValueKind::Global(_) => Some(symbol),
        ValueKind::Constant(_) => {
            let Constant::Expression(index) = module.constant(symbol)? else { return None };
            let expression = module.expressions.get(index as usize).filter(|found| found.opcode == Opcode::BitCast)?;
            let operand = ValueId(*expression.operands.of(&module.operands).first()?);
            matches!(module.value(operand)?.kind, ValueKind::Global(_)).then_some(operand)
        }
        _ => None,
    }
}

/// The name of the struct that a pointer's type leads to, through arrays.
fn structure(module: &Module, pointer: TypeId) -> Option<&[u8]> {
    let mut ty = module.types.pointee(pointer)?;
    // Types are made of earlier ones, so this ends.
    while let Type::Array { element, .. } = module.types.get(ty) {
        ty = element;
    }
    match module.types.get(ty) {
        Type::Struct { index } => Some(module.str(module.types.structure(index)?.name)),
        _ => None,
    }
}

/// Whether a struct's name is a buffer's, or that of its twin.
fn is_of(structure: &[u8], buffer: &[u8]) -> bool {
    structure.strip_prefix(LAYOUT).unwrap_or(structure) == buffer
}

/// The new name of a buffer's struct.
fn new_structure(name: &[u8], buffers: &[&Rename]) -> Option<Vec<u8>> {
    let rename = buffers.iter().find(|rename| is_of(name, rename.old.as_bytes()))?;
    let prefix: &[u8] = if name.starts_with(LAYOUT) { LAYOUT } else { b"" };
    Some([prefix, rename.new.as_bytes()].concat())
}

fn rename_structures(edit: &mut ModuleEdit<'_>, buffers: &[&Rename]) -> Result<(), EditError> {
    let records = edit.records(block::TYPE, types::StructName::CODE);
    let mut old = Vec::new();
    for record in records {
        let name: Vec<u8> = edit.editor.terms(record)?.iter().map(|term| term.value as u8).collect();
        old.push((record, name));
    }
    for (record, name) in &old {
        let Some(new) = new_structure(name, buffers) else { continue };
        if old.iter().any(|(_, other)| *other == new && new_structure(other, buffers).is_none()) {
            let (name, new) = (shown(name), shown(&new));
            return Err(refused(format_args!("the type {name} cannot become {new}: there is one")));
        }
        let characters: Vec<u64> = new.iter().copied().map(u64::from).collect();
        edit.editor.set(*record, terms_of(&types::StructName { name: &characters }));
    }
    Ok(())
}

/// Where the fields of a buffer's struct have their names that have the buffer's name.
fn fields_of(edit: &ModuleEdit<'_>, buffer: &Rename) -> Vec<(MetadataId, usize)> {
    /// The tag of a field's name.
    const NAME: u32 = 6;
    let metadata = &edit.module.metadata;
    let mut found = Vec::new();
    // A node that is named over and over is looked at once.
    let mut seen = HashSet::new();
    for node in edit.named("dx.typeAnnotations") {
        if !seen.insert(*node) {
            continue;
        }
        let elements: Vec<_> = metadata.tuple(*node).into_iter().flatten().collect();
        // The kind of annotations, then structs and what is said of them, in turn.
        for pair in elements.get(1..).unwrap_or(&[]).chunks_exact(2) {
            let [Some(ty), Some(annotation)] = *pair else { continue };
            let Some(ty) = edit.value(ty).map(|value| edit.module.type_of(value)) else { continue };
            let Type::Struct { index } = edit.module.types.get(ty) else { continue };
            let name = edit.module.types.structure(index).map_or(&[][..], |found| edit.module.str(found.name));
            if !is_of(name, buffer.old.as_bytes()) || !seen.insert(annotation) {
                continue;
            }
            for field in metadata.tuple(annotation).into_iter().flatten().flatten() {
                if !seen.insert(field) {
                    continue;
                }
                let tags: Vec<_> = metadata.tuple(field).into_iter().flatten().collect();
                for (at, pair) in tags.chunks_exact(2).enumerate() {
                    let [Some(tag), Some(text)] = *pair else { continue };
                    let is_name = edit.value(tag).and_then(|tag| edit.u32(tag)) == Some(NAME);
                    if is_name && edit.string(text) == Some(buffer.old.as_bytes()) {
                        found.push((field, at * 2 + 1));
                    }
                }
            }
        }
    }
    found
}

/// The new name of a `dx.op` function, which has that of the struct it is for at its end.
fn operation_name(module: &Module, value: ValueId, name: &[u8], buffers: &[&Rename]) -> Option<Vec<u8>> {
    let rest = name.strip_prefix(b"dx.op.").filter(|_| module.function(value).is_some())?;
    let at = rest.iter().position(|&byte| byte == b'.')? + b"dx.op.".len() + 1;
    let (operation, structure) = name.split_at_checked(at)?;
    Some([operation, &new_structure(structure, buffers)?].concat())
}

/// The new name of a handle, which dxc calls after its resource: `tex`, or `tex_texture_2d`.
fn handle_name(module: &Module, value: ValueId, name: &[u8], renames: &[Rename]) -> Option<Vec<u8>> {
    const MADE_BY: [u32; 3] = [57, 160, 217];
    let ValueKind::Instruction(number) = module.value(value)?.kind else { return None };
    let call = OperationCall::of(module, module.instructions.get(number as usize)?)?;
    if !MADE_BY.contains(&call.opcode) {
        return None;
    }
    renames.iter().find_map(|rename| {
        let rest = name.strip_prefix(rename.old.as_bytes())?;
        let is_name = rest.is_empty() || CLASSES.iter().any(|class| rest.starts_with(class));
        is_name.then(|| [rename.new.as_bytes(), rest].concat())
    })
}

/// What dxc puts behind a resource's name to call a handle.
const CLASSES: [&[u8]; 4] = [b"_texture", b"_UAV", b"_cbuffer", b"_sampler"];
