//! Cases of our own HLSL, the containers that dxc made of them, and the listings that dxc prints of those.
//!
//! A case is three files: `cases/NAME.hlsl` (whose first line holds dxc's arguments, the lines after it the case's
//! purpose), `cases/NAME.dxil` (the container) and `tests/snapshots/NAME.snap` (dxc's listing, as an `insta` snapshot).
//! This crate finds the cases by reading the folder, so that tests and fuzz targets of every crate can use them:
//!
//! ```
//! for case in shaderbin_snapshots::cases()? {
//!     assert_eq!(case.container[..4], *b"DXBC", "{}", case.name);
//! }
//! # Ok::<(), std::io::Error>(())
//! ```

#![forbid(unsafe_code)]

mod bundle;
pub mod snapshot;

pub use bundle::{BundleCase, bundles, bundles_dir};

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// One piece of HLSL with one purpose, and the container that dxc made of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The name of its files, without folder and extension.
    pub name: String,
    /// The path of its HLSL.
    pub hlsl: PathBuf,
    /// The text of its HLSL.
    pub source: String,
    /// dxc's arguments, from the first line of the HLSL.
    pub args: Vec<String>,
    /// What the case is for, from the comment after the first line.
    pub purpose: String,
    /// The container: the bytes of `NAME.dxil`.
    pub container: Vec<u8>,
}

impl Case {
    /// The profile that it is compiled for, such as `ps_6_0`: the argument after `-T`.
    pub fn profile(&self) -> &str {
        let target = self.args.iter().position(|arg| arg == "-T");
        target.and_then(|at| self.args.get(at + 1)).map_or("", String::as_str)
    }

    /// The path of its snapshot.
    pub fn snapshot(&self) -> PathBuf {
        snapshots_dir().join(format!("{}.snap", self.name))
    }
}

/// The folder of the cases' HLSL and containers.
pub fn cases_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")
}

/// The folder of the cases' snapshots.
pub fn snapshots_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("snapshots")
}

/// The folder of dxc's listings of cases that were edited: `CASE.EDIT.ll`.
pub fn edited_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("edited")
}

/// The folder of modules of LLVM's assembly: `NAME.ll`, the container `NAME.dxil`, and dxc's listing `NAME.dxil.ll`.
pub fn assembly_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assembly")
}

/// The folder of older releases' listings, `NAME.VERSION.ll`, of containers of the cases and of assembly.
pub fn releases_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("releases")
}

/// The folder of bare bitcode and the containers that dxc's assembler makes of it: `NAME.ll`, `NAME.bc`, `NAME.dxil`.
pub fn assembled_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assembled")
}

/// The names of the files there.
///
/// # Errors
/// A folder that cannot be read.
pub fn assembled() -> io::Result<Vec<String>> {
    names_in(&assembled_dir(), ".bc")
}

/// All cases, in the order of their names.
///
/// # Errors
/// Where a file cannot be read, HLSL and container do not come in pairs, or the arguments or the purpose are missing:
/// the error names the file.
pub fn cases() -> io::Result<Vec<Case>> {
    let dir = cases_dir();
    let names = names_in(&dir, ".hlsl")?;
    for container in names_in(&dir, ".dxil")? {
        if names.binary_search(&container).is_err() {
            return Err(about(&dir.join(container + ".dxil"), "a container without its HLSL"));
        }
    }
    names.into_iter().map(|name| read_case(&dir, name)).collect()
}

/// The names of the files of `dir` that end in `extension`, without it, sorted.
///
/// # Errors
/// Where the folder cannot be read.
pub fn names_in(dir: &Path, extension: &str) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(dir).map_err(|error| about(dir, error))? {
        let file = entry?.file_name();
        let name = file.to_str().and_then(|name| name.strip_suffix(extension));
        names.extend(name.map(String::from));
    }
    names.sort_unstable();
    Ok(names)
}

fn read_case(dir: &Path, name: String) -> io::Result<Case> {
    let hlsl = dir.join(format!("{name}.hlsl"));
    let source = fs::read_to_string(&hlsl).map_err(|error| about(&hlsl, error))?;
    let mut lines = source.lines();
    let args = lines.next().and_then(|line| line.strip_prefix("// dxc: "));
    let args = args.ok_or_else(|| about(&hlsl, "the first line is not `// dxc: ` and arguments"))?;
    let args = args.split_whitespace().map(String::from).collect();
    let purpose: Vec<_> = lines.map_while(|line| line.strip_prefix("// ")).collect();
    let purpose = purpose.join(" ");
    if purpose.is_empty() {
        return Err(about(&hlsl, "the second line is not a comment with the purpose"));
    }
    let path = dir.join(format!("{name}.dxil"));
    let container = fs::read(&path).map_err(|error| about(&path, error))?;
    Ok(Case { name, hlsl, source, args, purpose, container })
}

/// An error that names the file.
pub(crate) fn about(path: &Path, error: impl std::fmt::Display) -> io::Error {
    io::Error::other(format!("{}: {error}", path.display()))
}
