//! Renaming entry points: in a module's metadata and symbols.

use super::{
    EditError,
    module::{ModuleEdit, shown},
    names, refused,
};
use crate::{
    bitcode::{Record, block, symbols},
    ir::{ValueId, metadata::MetadataId},
    part::program::ShaderKind,
};
use alloc::{format, string::String, vec::Vec};

/// A function and its new name, both as symbols.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rename {
    pub old: Vec<u8>,
    pub new: Vec<u8>,
}

/// Which function of a module is to be called `new`: the only one, or of several the one called `old`.
pub(super) fn plan(edit: &ModuleEdit<'_>, old: Option<&str>, new: &str) -> Result<Rename, EditError> {
    let is_library = edit.dxil.shader_model.kind == ShaderKind::Library;
    let defined: Vec<Vec<u8>> = if is_library {
        symbols(edit)?.into_iter().filter(|(value, _)| is_defined(edit, *value)).map(|(_, name)| name).collect()
    } else {
        alloc::vec![edit.dxil.entry.name.to_vec()]
    };
    let called = |old: &str| -> Vec<&Vec<u8>> {
        let exact = |symbol: &&Vec<u8>| symbol.strip_prefix(b"\x01").unwrap_or(symbol) == old.as_bytes();
        let plain = |symbol: &&Vec<u8>| names::plain(symbol) == old.as_bytes();
        // A symbol tells functions apart that have one name.
        defined.iter().find(exact).map_or_else(|| defined.iter().filter(plain).collect(), |symbol| alloc::vec![symbol])
    };
    let list = |symbols: &[&Vec<u8>]| {
        let names: Vec<String> = symbols.iter().map(|symbol| shown(names::plain(symbol))).collect();
        names.join(", ")
    };
    let found = old.map_or_else(|| defined.iter().collect(), called);
    let symbol = match (&found[..], old) {
        ([symbol], _) => *symbol,
        ([], Some(old)) => {
            return Err(refused(format!(
                "no function is called {old}: there is {}",
                list(&defined.iter().collect::<Vec<_>>())
            )));
        }
        ([], None) => return Err(refused("there is no function to rename")),
        (several, None) => {
            return Err(refused(format!("which function is meant is not clear: there is {}", list(several))));
        }
        (several, Some(old)) => {
            let symbols: Vec<String> =
                several.iter().map(|symbol| shown(symbol.strip_prefix(b"\x01").unwrap_or(symbol))).collect();
            return Err(refused(format!("{} functions are called {old}: {}", several.len(), symbols.join(", "))));
        }
    };
    let renamed = names::renamed(symbol, names::plain(symbol), new.as_bytes());
    renamed.map(|new| Rename { old: symbol.clone(), new }).ok_or_else(|| refused("a function has no name"))
}

/// The module's own values with their symbols.
fn symbols(edit: &ModuleEdit<'_>) -> Result<Vec<(ValueId, Vec<u8>)>, EditError> {
    let records = edit.records(block::VALUE_SYMTAB, symbols::Entry::CODE);
    let own = records.into_iter().filter(|record| edit.editor.function_of(*record).is_none());
    own.map(|record| edit.symbol(record)).collect()
}

/// Whether a value is a function that the module has.
fn is_defined(edit: &ModuleEdit<'_>, value: ValueId) -> bool {
    edit.module.function(value).is_some_and(|function| function.body.is_some())
}

/// Renames a function of a module.
pub(super) fn rename(edit: &mut ModuleEdit<'_>, rename: &Rename) -> Result<(), EditError> {
    const NAME: usize = 1;
    if let Some((_, taken)) = symbols(edit)?.into_iter().find(|(_, name)| *name == rename.new) {
        return Err(refused(format_args!("{} is the name of another symbol", shown(names::plain(&taken)))));
    }
    let nodes = edit.named("dx.entryPoints").iter().copied();
    let is_called =
        |node: &MetadataId| edit.element(*node, NAME).and_then(|name| edit.string(name)) == Some(&rename.old[..]);
    let called: Vec<_> = nodes.filter(is_called).map(|node| (node, NAME)).collect();
    edit.set_strings(&called, &rename.new)?;
    let module = edit.module;
    edit.rename_symbols(|value, name, is_global| {
        (is_global && module.function(value).is_some() && name == rename.old).then(|| rename.new.clone())
    })
}
