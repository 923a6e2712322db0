//! The files that the arguments name.

use std::{
    fmt, fs,
    io::{self, Read},
    path::{self, Path, PathBuf},
};

/// Which files in a folder are meant.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    what: &'static str,
    /// What they are called.
    extensions: &'static [&'static str],
    /// What they begin with.
    magic: [u8; 4],
}

/// Shader containers.
pub const CONTAINERS: Wanted =
    Wanted { what: "containers", extensions: &["dxil", "dxbc", "cso", "fxo"], magic: *b"DXBC" };
/// Shader bundles.
pub const BUNDLES: Wanted = Wanted { what: "bundles", extensions: &["dgpb"], magic: shaderbin::dgpb::MAGIC };

/// One input.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Input {
    /// Standard input.
    Standard,
    /// A file.
    File(PathBuf),
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Standard => f.write_str("standard input"),
            Self::File(path) => path.display().fmt(f),
        }
    }
}

impl Input {
    /// The input that an argument names.
    pub fn new(path: &Path) -> Self {
        if path.as_os_str() == "-" { Self::Standard } else { Self::File(path.into()) }
    }

    /// The input's bytes.
    pub fn read(&self) -> Result<Vec<u8>, String> {
        let mut bytes = Vec::new();
        self.read_into(&mut bytes).map_err(|error| error.to_string())?;
        Ok(bytes)
    }

    /// Reads the input into `bytes`, whose memory is used again.
    pub fn read_into(&self, bytes: &mut Vec<u8>) -> io::Result<()> {
        bytes.clear();
        match self {
            Self::Standard => io::stdin().lock().read_to_end(bytes)?,
            // Through `take`, since a file of its own is asked for size and position first: two calls more for each.
            Self::File(path) => fs::File::open(path)?.take(u64::MAX).read_to_end(bytes).map_err(of_folder)?,
        };
        Ok(())
    }

    /// The file's own name, for a name made from it.
    pub fn file_name(&self) -> &Path {
        match self {
            Self::Standard => Path::new("stdin"),
            Self::File(path) => path.file_name().map_or(path, Path::new),
        }
    }
}

/// The error where a file is read that is a folder.
fn of_folder(error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::IsADirectory => io::Error::new(
            error.kind(),
            "a folder named like a file: with a slash behind its name, what is below it is meant",
        ),
        _ => error,
    }
}

/// The inputs that `arguments` name, in this order, and what went wrong with those that name none.
pub fn expand(arguments: &[PathBuf], wanted: Wanted) -> (Vec<Input>, Vec<String>) {
    let mut inputs = Vec::with_capacity(arguments.len());
    let mut errors = Vec::new();
    for path in arguments {
        if path.as_os_str() == "-" {
            inputs.push(Input::Standard);
        } else if may_be_folder(path, wanted) && path.is_dir() {
            let before = inputs.len();
            walk(path, wanted, &mut inputs, &mut errors);
            if inputs.len() == before {
                errors.push(format!("{}: a folder without {}", path.display(), wanted.what));
            }
        } else {
            inputs.push(Input::File(path.clone()));
        }
    }
    (inputs, errors)
}

/// Adds the wanted files below `folder`, sorted by path. Links to folders are not followed: they could lead in a circle.
fn walk(folder: &Path, wanted: Wanted, inputs: &mut Vec<Input>, errors: &mut Vec<String>) {
    let first = inputs.len();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) => {
                errors.push(format!("{}: {error}", folder.display()));
                continue;
            }
        };
        for entry in entries.flatten() {
            let path = entry.path();
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(path),
                Ok(kind) if (kind.is_file() || path.is_file()) && is_wanted(&path, wanted) => {
                    inputs.push(Input::File(path))
                }
                _ => {}
            }
        }
    }
    inputs[first..].sort();
}

/// Whether an argument may be a folder: to ask the system takes as long as to open the file, so that of thousands only
/// those are asked for that are not named like a file, or end in a separator.
fn may_be_folder(path: &Path, wanted: Wanted) -> bool {
    !is_named(path, wanted)
        || path.as_os_str().as_encoded_bytes().last().is_some_and(|last| path::is_separator(char::from(*last)))
}

/// Whether a file is named like one that is meant.
fn is_named(path: &Path, wanted: Wanted) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    extension.is_some_and(|extension| wanted.extensions.iter().any(|known| known.eq_ignore_ascii_case(extension)))
}

/// Whether a file in a folder is meant: by its name, or by what it begins with.
fn is_wanted(path: &Path, wanted: Wanted) -> bool {
    is_named(path, wanted) || {
        let mut magic = [0; 4];
        fs::File::open(path).and_then(|mut file| file.read_exact(&mut magic)).is_ok() && magic == wanted.magic
    }
}
