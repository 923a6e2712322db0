//! The container in a file: the file itself, or in a shader PDB.

use shaderbin::{
    dxbc::{Container, FourCc, Part},
    pdb,
};

/// Gives the container in `file` to `visit`.
pub fn container<T>(file: &[u8], visit: impl FnOnce(&Container<'_>) -> Result<T, String>) -> Result<T, String> {
    if pdb::is_pdb(file) {
        let stream = pdb::container_stream(file).map_err(|error| error.to_string())?;
        visit(&stream.container().map_err(|error| error.to_string())?)
    } else {
        visit(&Container::read(file).map_err(|error| error.to_string())?)
    }
}

/// The first part of `kind`.
pub fn part<'a>(container: &Container<'a>, kind: FourCc) -> Result<Part<'a>, String> {
    nth_part(container, kind, 0)
}

/// The part `index` of those of `kind`, in the directory's order; the first is 0.
pub fn nth_part<'a>(container: &Container<'a>, kind: FourCc, index: usize) -> Result<Part<'a>, String> {
    let parts = container.parts().filter(|part| part.kind == kind);
    if let Some(part) = parts.clone().nth(index) {
        return Ok(part);
    }
    if let Some(last) = parts.count().checked_sub(1) {
        return Err(format!("no part {kind} of index {index}; the last one's is {last}"));
    }
    let kinds: Vec<_> = container.parts().map(|part| part.kind.to_string()).collect();
    Err(format!("no part {kind}; there are {}", kinds.join(", ")))
}

/// A part's kind, as an argument says it.
pub fn kind(text: &str) -> Result<FourCc, String> {
    text.parse().map_err(|_| format!("a part's kind has four characters: {text:?}"))
}

/// Refuses a container that cannot be written again: parts that overlap, written apart, could fill any memory.
pub fn check_parts_apart(container: &Container<'_>) -> Result<(), String> {
    let (size, apart) = (container.bytes().len(), container.size_without_gaps());
    if apart > size {
        return Err(format!("parts overlap: apart they would make a container of {apart} bytes, not {size}"));
    }
    Ok(())
}
