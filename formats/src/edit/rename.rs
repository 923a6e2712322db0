//! Renaming in a whole container: resources and entry points.

use super::{EditError, entry_names, names, parts, programs, refused, resource_names};
use crate::dxbc::{Container, FourCc};
use alloc::{string::String, vec::Vec};

/// Renames resources, all at once: in the modules, which reflection and the listing read, and in runtime data. Debug
/// info, which speaks of the source, keeps the source's names.
///
/// # Errors
/// A container or part that cannot be read; a name that no resource has or that is taken, and what is no name.
pub fn rename_resources(container: &Container<'_>, names: &[(String, String)]) -> Result<Vec<u8>, EditError> {
    let renames = plan_resource_names(container, names)?;
    let mut builder = programs::change(container, |edit| resource_names::rename(edit, &renames))?;
    if let Some(part) = programs::only(container, FourCc::RDAT)? {
        builder.replace(FourCc::RDAT, parts::rename_resources_in_rdat(&part, &renames)?);
    }
    Ok(builder.build()?)
}

/// Which resources get which names.
fn plan_resource_names(
    container: &Container<'_>,
    names: &[(String, String)],
) -> Result<Vec<resource_names::Rename>, EditError> {
    // Of each resource the name in the first module that has names.
    let mut found: Vec<((u32, u32), String)> = Vec::new();
    for (_, program) in programs::programs(container)? {
        if found.is_empty() {
            found = programs::with_module(&program, |edit| {
                let names = resource_names::of_module(&edit).filter(|(_, name)| !name.is_empty());
                Ok(names.map(|(resource, name)| (resource, String::from_utf8_lossy(name).into_owned())).collect())
            })?;
        }
    }
    let mut renames: Vec<resource_names::Rename> = Vec::new();
    for (old, new) in names {
        names::check(new)?;
        let mut of_name = found.iter().filter(|(_, name)| name == old);
        let resource = match (of_name.next(), of_name.count()) {
            (Some((resource, _)), 0) => *resource,
            (Some(_), more) => return Err(refused(format_args!("{} resources are called {old}", more + 1))),
            (None, _) if found.is_empty() => {
                return Err(refused(format_args!(
                    "no resource is called {old}: no resource in the container has a name"
                )));
            }
            (None, _) => {
                let names: Vec<&str> = found.iter().map(|(_, name)| name.as_str()).collect();
                return Err(refused(format_args!("no resource is called {old}: there is {}", names.join(", "))));
            }
        };
        if renames.iter().any(|rename| rename.old == *old) {
            return Err(refused(format_args!("{old} is to be renamed twice")));
        }
        if renames.iter().any(|rename| rename.new == *new) {
            return Err(refused(format_args!("two resources are to be called {new}")));
        }
        renames.push(resource_names::Rename { resource, old: old.clone(), new: new.clone() });
    }
    let stays = |name: &String| old_of(&renames, name).is_none();
    match renames
        .iter()
        .find(|rename| rename.old == rename.new || found.iter().any(|(_, name)| *name == rename.new && stays(name)))
    {
        Some(rename) => Err(refused(format_args!("{} cannot be called {}: a resource is", rename.old, rename.new))),
        None => Ok(renames),
    }
}

fn old_of<'r>(renames: &'r [resource_names::Rename], name: &str) -> Option<&'r resource_names::Rename> {
    renames.iter().find(|rename| rename.old == name)
}

/// Renames the entry point, or of a library the function called `old`: in the modules, PSV0 and runtime data. A symbol
/// that is mangled stays so, with the new name in it. Names of nodes are not names of functions, and stay.
///
/// # Errors
/// A container or part that cannot be read; a name that no function or more than one has, or that is taken, and what is
/// no name.
pub fn rename_entry(container: &Container<'_>, old: Option<&str>, new: &str) -> Result<Vec<u8>, EditError> {
    names::check(new)?;
    let programs = programs::programs(container)?;
    let Some((_, program)) = programs.iter().find(|(kind, _)| *kind != FourCc::STAT) else {
        return Err(refused("no program has an entry point"));
    };
    let rename = programs::with_module(program, |edit| entry_names::plan(&edit, old, new))?;
    let mut builder = programs::change(container, |edit| entry_names::rename(edit, &rename))?;
    if let Some(part) = programs::only(container, FourCc::PSV0)? {
        builder.replace(FourCc::PSV0, parts::rename_psv0(&part, &rename)?);
    }
    if let Some(part) = programs::only(container, FourCc::RDAT)? {
        builder.replace(FourCc::RDAT, parts::rename_function_in_rdat(&part, &rename)?);
    }
    Ok(builder.build()?)
}
