//! Stripping modules: of debug information, of what reflection reads, of the root signature.
//!
//! Source: `StripDebugInfo` in LLVM 3.7's `DebugInfo.cpp`, `DxilModule::StripDebugRelatedCode` and `StripReflection` in
//! dxc's `DxilModule.cpp`.

use super::Editor;
use crate::{
    Result,
    bitcode::{Names, Record, Term, attachments, block, function, metadata, module, symbols},
    bitstream::RecordId,
    dxil::DxilModule,
    ir::{Module, Type, TypeId, ValueId, metadata::MetadataId},
    part::program::ShaderKind,
};
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// Named metadata of sources and compiler options, which dxc strips with debug information. What it was called before
/// begins as all named metadata of debug information does.
const SOURCES: [&[u8]; 5] =
    [b"dx.source.contents", b"dx.source.defines", b"dx.source.mainFileName", b"dx.source.args", b"dx.binding.table"];

/// The functions whose calls say where variables are.
const INTRINSICS: [&[u8]; 2] = [b"llvm.dbg.declare", b"llvm.dbg.value"];

/// The module flags of debug information.
const FLAGS: [&[u8]; 2] = [b"Dwarf Version", b"Debug Info Version"];

/// Takes the debug information out of a module; none where it has none.
///
/// # Errors
/// Bitcode that cannot be edited; a use of a debug intrinsic that is no call.
pub fn strip_debug(bitcode: &[u8]) -> Result<Option<Vec<u8>>> {
    let mut editor = Editor::read(bitcode)?;
    let mut is_changed = remove_locations(&mut editor)?;
    is_changed |= remove_intrinsics(&mut editor)?;
    is_changed |= remove_debug_names(&mut editor)?;
    if !is_changed {
        return Ok(None);
    }
    // dxc writes the orders of uses only with debug information.
    for id in editor.records().collect::<Vec<_>>() {
        if editor.kind(id).is_some_and(|(block, _)| block == block::USELIST) {
            editor.remove(id);
        }
    }
    editor.remove_unreached()?;
    editor.write().map(Some)
}

fn remove_locations(editor: &mut Editor) -> Result<bool> {
    let mut is_changed = false;
    let mut debug_kind = None;
    for id in editor.records().collect::<Vec<_>>() {
        match editor.kind(id) {
            Some((block::FUNCTION, function::DebugLoc::CODE | function::DebugLocAgain::CODE)) => {
                editor.remove(id);
                is_changed = true;
            }
            Some((block::METADATA, metadata::Kind::CODE)) => {
                if let [kind, name @ ..] = &*editor.terms(id)?
                    && name.iter().map(|letter| letter.value).eq(b"dbg".iter().map(|letter| (*letter).into()))
                {
                    debug_kind = Some(kind.value);
                }
            }
            Some((block::METADATA_ATTACHMENT, attachments::Attachment::CODE)) => {
                let terms = editor.terms(id)?;
                let (head, pairs) = terms.split_at_checked(terms.len() % 2).unwrap_or((&[], &[]));
                // A function's own attachment is no location.
                if head.is_empty() {
                    continue;
                }
                let is_kept = |pair: &&[Term]| pair.first().map(|kind| kind.value) != debug_kind;
                let kept: Vec<Term> = pairs.chunks(2).filter(is_kept).flatten().copied().collect();
                if kept.len() < pairs.len() {
                    is_changed = true;
                    if kept.is_empty() { editor.remove(id) } else { editor.set(id, [head, &kept].concat()) }
                }
            }
            _ => {}
        }
    }
    Ok(is_changed)
}

fn remove_intrinsics(editor: &mut Editor) -> Result<bool> {
    let names = editor.global_names()?;
    let intrinsics: Vec<ValueId> = INTRINSICS.iter().filter_map(|name| names.get(*name).copied()).collect();
    if intrinsics.is_empty() {
        return Ok(false);
    }
    for id in editor.records().collect::<Vec<_>>() {
        if editor.kind(id) == Some((block::FUNCTION, function::Call::CODE)) {
            // Attributes, flags, the function's type, the callee.
            let callee = editor.terms(id)?.get(3).map(|callee| ValueId(callee.value as u32));
            if callee.is_some_and(|callee| intrinsics.contains(&callee)) {
                editor.remove(id);
            }
        }
    }
    intrinsics
        .iter()
        .filter_map(|value| editor.value(*value))
        .collect::<Vec<_>>()
        .into_iter()
        .for_each(|id| editor.remove(id));
    Ok(true)
}

fn remove_debug_names(editor: &mut Editor) -> Result<bool> {
    let mut is_changed = false;
    for named in editor.named_metadata()? {
        if named.name.starts_with(b"llvm.dbg.") || SOURCES.contains(&&*named.name) {
            editor.remove_named(&named);
            is_changed = true;
        } else if named.name == b"llvm.module.flags" {
            let mut kept = Vec::new();
            for flag in &named.nodes {
                let key = match editor.tuple(*flag)?.as_deref() {
                    Some([_, Some(key), ..]) => editor.string(*key)?,
                    _ => None,
                };
                if !key.is_some_and(|key| FLAGS.contains(&&*key)) {
                    kept.push(*flag);
                }
            }
            if kept.len() < named.nodes.len() {
                // dxc adds those that stay again, behind all other names.
                editor.remove_named(&named);
                if !kept.is_empty() {
                    editor.add_named(&named.name, &kept)?;
                }
                is_changed = true;
            }
        }
    }
    Ok(is_changed)
}

/// Takes the root signature out of a module's metadata; none where there is none.
///
/// # Errors
/// Bitcode that cannot be edited.
pub fn strip_root_signature(bitcode: &[u8]) -> Result<Option<Vec<u8>>> {
    let mut editor = Editor::read(bitcode)?;
    let Some(named) = editor.named_metadata()?.into_iter().find(|named| named.name == b"dx.rootSignature") else {
        return Ok(None);
    };
    editor.remove_named(&named);
    editor.remove_unreached()?;
    editor.write().map(Some)
}

/// Takes what only reflection reads out of a module, as dxc does with the module of the DXIL part: names of
/// instructions, blocks and resources, annotations of types, and global variables without use; none where there is
/// nothing of that.
///
/// # Errors
/// Bitcode that cannot be edited, or that is no DXIL.
pub fn strip_reflection(bitcode: &[u8]) -> Result<Option<Vec<u8>>> {
    let ir = Module::read(bitcode)?;
    let dxil = DxilModule::load(&ir)?;
    let mut editor = Editor::read(bitcode)?;
    let is_library = dxil.shader_model.kind == ShaderKind::Library;
    let mut is_changed = remove_names(&mut editor)?;
    is_changed |= remove_unused_globals(&mut editor, is_library)?;
    if !is_library {
        is_changed |= clear_resource_names(&mut editor)?;
    }
    // dxc writes a library's annotations again only where something else was stripped, if their types may be short.
    if is_changed || !is_library || !dxil.entry.properties.uses_min_precision() {
        is_changed |= remove_annotations(&mut editor, &dxil, is_library)?;
    }
    if !is_changed {
        return Ok(None);
    }
    editor.remove_unreached()?;
    editor.write().map(Some)
}

/// Removes the names of blocks and instructions; parameters keep theirs.
fn remove_names(editor: &mut Editor) -> Result<bool> {
    let mut is_changed = false;
    for id in editor.records().collect::<Vec<_>>() {
        if editor.function_of(id).is_none() {
            continue;
        }
        let goes = match editor.kind(id) {
            Some((block::VALUE_SYMTAB, symbols::BlockEntry::CODE)) => true,
            Some((block::VALUE_SYMTAB, symbols::Entry::CODE)) => {
                let value = editor.terms(id)?.first().map(|value| ValueId(value.value as u32));
                value.is_some_and(|value| editor.value(value).is_some())
            }
            _ => false,
        };
        if goes {
            editor.remove(id);
            is_changed = true;
        }
    }
    Ok(is_changed)
}

fn remove_annotations(editor: &mut Editor, dxil: &DxilModule<'_>, is_library: bool) -> Result<bool> {
    let Some(named) = editor.named_metadata()?.into_iter().find(|named| named.name == b"dx.typeAnnotations") else {
        return Ok(false);
    };
    let (mut nodes, mut is_changed) = (Vec::new(), false);
    let kept = (is_library && dxil.entry.properties.uses_min_precision()).then(|| structs_to_keep(dxil));
    for node in &named.nodes {
        let Some(elements) = editor.tuple(*node)? else { continue };
        let tag = elements.first().copied().flatten().and_then(|tag| number(editor, dxil.module, tag));
        match (tag, &kept) {
            (Some(0), Some(kept)) => {
                let is_kept = |pair: &&[Option<MetadataId>]| {
                    let value = pair.first().copied().flatten().and_then(|id| value_of(editor, id));
                    value.is_some_and(|value| kept.contains(&dxil.module.type_of(value)))
                };
                let (tag, pairs) = elements.split_at_checked(1).unwrap_or((&[], &[]));
                let pairs: Vec<_> = pairs.chunks(2).filter(is_kept).flatten().copied().collect();
                if pairs.len() + 1 < elements.len() {
                    is_changed = true;
                    if pairs.is_empty() {
                        continue;
                    }
                    editor.set_tuple(*node, &[tag, &pairs].concat());
                }
                nodes.push(*node);
            }
            (Some(0), None) => is_changed = true,
            // Before validator 1.5 it was said of functions what they take and give.
            (Some(1), None) if !is_before(dxil.validator_version, (1, 5)) => is_changed = true,
            _ => nodes.push(*node),
        }
    }
    if is_changed {
        editor.set_named(&named, &nodes);
    }
    Ok(is_changed)
}

/// Whether a validator is older than `version`. 0.0 is none, for which what is made is as for the latest.
fn is_before(validator: (u32, u32), version: (u32, u32)) -> bool {
    validator != (0, 0) && validator < version
}

/// The value that a piece of metadata is.
fn value_of(editor: &Editor, id: MetadataId) -> Option<ValueId> {
    let record = editor.metadata(id).filter(|id| editor.code(*id) == Some(metadata::Value::CODE))?;
    let terms = editor.terms(record).ok()?;
    terms.iter().find(|term| term.role.names() == Names::Value).map(|term| ValueId(term.value as u32))
}

fn number(editor: &Editor, ir: &Module, id: MetadataId) -> Option<i64> {
    ir.integer(value_of(editor, id)?)
}

/// The structs of a library's resources whose layout is not final: of matrices and of short types, with all that are
/// inside of those. (dxc's `ResourceTypeRequiresTranslation`.)
fn structs_to_keep(dxil: &DxilModule<'_>) -> HashSet<TypeId> {
    let resources = &dxil.resources;
    let is_struct_buffer = |resource: &&crate::dxil::Resource<'_>| {
        use crate::dxil::ResourceKind::{StructuredBuffer, TBuffer};
        match resource.kind() {
            Some(StructuredBuffer) => true,
            Some(TBuffer) => resource.class == crate::dxil::ResourceClass::Srv,
            _ => false,
        }
    };
    let buffers = resources.uavs.iter().filter(is_struct_buffer).chain(resources.srvs.iter().filter(is_struct_buffer));
    let (mut kept, mut seen) = (0, Seen::default());
    for resource in resources.cbuffers.iter().chain(buffers) {
        let ir = dxil.module;
        if let Some(ty) = ir.types.pointee(resource.ty).filter(|ty| is_struct(ir, *ty))
            && is_translated(ir, ty, &mut seen, 0)
        {
            kept = seen.order.len();
        }
    }
    seen.order.into_iter().take(kept).collect()
}

/// The structs that were looked at: whether they are translated, and in which order, matrices left out.
#[derive(Default)]
struct Seen {
    translated: HashMap<TypeId, bool>,
    order: Vec<TypeId>,
}

fn is_struct(ir: &Module, ty: TypeId) -> bool {
    matches!(ir.types.get(ty), Type::Struct { .. } | Type::Literal { .. })
}

fn is_matrix(ir: &Module, ty: TypeId) -> bool {
    match ir.types.get(ty) {
        Type::Struct { index } => {
            let name = ir.types.structure(index).map_or(&[][..], |structure| ir.str(structure.name));
            name.starts_with(b"class.matrix.")
        }
        _ => false,
    }
}

/// Types are nested no deeper than that.
const MAX_DEPTH: usize = 64;

fn is_translated(ir: &Module, ty: TypeId, seen: &mut Seen, depth: usize) -> bool {
    if let Some(known) = seen.translated.get(&ty) {
        return *known;
    }
    let is_matrix = is_matrix(ir, ty);
    seen.translated.insert(ty, is_matrix);
    if is_matrix || depth > MAX_DEPTH {
        return is_matrix;
    }
    seen.order.push(ty);
    let mut found = false;
    for member in ir.types.fields(ty).unwrap_or(&[]) {
        let mut member = *member;
        loop {
            member = match ir.types.get(member) {
                Type::Array { element, .. } | Type::Vector { element, .. } => element,
                Type::Pointer { pointee, .. } => pointee,
                _ => break,
            };
        }
        found |= match ir.types.get(member) {
            Type::Struct { .. } | Type::Literal { .. } => is_translated(ir, member, seen, depth + 1),
            Type::Integer(width) => width < 32,
            Type::Float(kind) => kind == crate::ir::FloatKind::Half,
            _ => true,
        };
    }
    seen.translated.insert(ty, found);
    found
}

/// Gives the module's resources empty names: the third element of each one's record.
fn clear_resource_names(editor: &mut Editor) -> Result<bool> {
    let Some(named) = editor.named_metadata()?.into_iter().find(|named| named.name == b"dx.resources") else {
        return Ok(false);
    };
    let mut records = Vec::new();
    for node in &named.nodes {
        for list in editor.tuple(*node)?.unwrap_or_default().into_iter().flatten() {
            records.extend(editor.tuple(list)?.unwrap_or_default().into_iter().flatten());
        }
    }
    let mut empty = None;
    for record in records {
        let Some(mut elements) = editor.tuple(record)? else { continue };
        let Some(name) = elements.get_mut(2) else { continue };
        let text = match name {
            Some(id) => editor.string(*id)?,
            None => None,
        };
        if text.is_some_and(|text| !text.is_empty()) {
            if empty.is_none() {
                empty = Some(editor.intern_string(b"")?);
            }
            *name = empty;
            editor.set_tuple(record, &elements);
        }
    }
    Ok(empty.is_some())
}

/// Removes the global variables that nothing names; of a library those that construct others stay.
fn remove_unused_globals(editor: &mut Editor, is_library: bool) -> Result<bool> {
    let mut named = HashSet::new();
    for id in editor.records() {
        let counts = |block| !matches!(block, block::VALUE_SYMTAB | block::USELIST);
        if editor.kind(id).is_some_and(|(block, _)| counts(block)) {
            let terms = editor.terms(id)?;
            named.extend(terms.iter().filter(|term| term.role.names() == Names::Value).map(|term| term.value as u32));
        }
    }
    let constructors = editor.global_names()?.get(&b"llvm.global_ctors"[..]).copied().filter(|_| is_library);
    let is_unused = |id: &RecordId| {
        let value = editor.makes(*id).value;
        editor.kind(*id) == Some((block::MODULE, module::GlobalVar::CODE))
            && value.is_some_and(|value| !named.contains(&value.0) && Some(value) != constructors)
    };
    let unused: Vec<RecordId> = editor.records().filter(is_unused).collect();
    for id in &unused {
        editor.remove(*id);
    }
    Ok(!unused.is_empty())
}
