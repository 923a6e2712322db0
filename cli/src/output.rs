//! Where results go.

use crate::input::Input;
use std::{
    collections::HashSet,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Mutex,
};

/// A chunk of standard output.
const CHUNK: usize = 256 * 1024;

/// Standard output, written in large chunks.
pub struct StandardOutput {
    lock: io::StdoutLock<'static>,
    chunk: Vec<u8>,
    is_closed: bool,
}

impl StandardOutput {
    /// Takes standard output.
    pub fn new() -> Self {
        Self { lock: io::stdout().lock(), chunk: Vec::with_capacity(CHUNK), is_closed: false }
    }

    /// Writes `bytes`, now or with later ones.
    ///
    /// Whoever reads may stop before the end: then nothing more is written, and that is no error.
    pub fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.chunk.len() + bytes.len() > CHUNK {
            self.flush()?;
        }
        if bytes.len() > CHUNK {
            let result = self.lock.write_all(bytes);
            self.unless_closed(result)
        } else {
            self.chunk.extend_from_slice(bytes);
            Ok(())
        }
    }

    /// Writes what was held back.
    pub fn flush(&mut self) -> io::Result<()> {
        let result = self.lock.write_all(&self.chunk).and_then(|()| self.lock.flush());
        self.chunk.clear();
        self.unless_closed(result)
    }

    /// Whether nobody reads any more.
    pub fn is_closed(&self) -> bool {
        self.is_closed
    }

    fn unless_closed(&mut self, result: io::Result<()>) -> io::Result<()> {
        match result {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.is_closed = true;
                Ok(())
            }
            result => result,
        }
    }
}

/// Where listings go.
pub enum Destination {
    /// All to standard output, one after another.
    Standard,
    /// One to this file.
    File(PathBuf),
    /// Each to a file of its own in a folder.
    Folder {
        /// The folder.
        path: PathBuf,
        /// The names already taken, so that no listing writes over another.
        taken: Mutex<HashSet<PathBuf>>,
    },
}

impl Destination {
    /// Where `output` says that the listings of `inputs` inputs go.
    ///
    /// # Errors
    /// Several inputs and a place for one, and a folder that cannot be made.
    pub fn new(output: Option<&Path>, inputs: usize) -> Result<Self, String> {
        let Some(path) = output else {
            return match inputs {
                0 | 1 => Ok(Self::Standard),
                _ => Err(format!("{inputs} files: say where to, with -o DIR/ or with -o - for all on standard output")),
            };
        };
        if path.as_os_str() == "-" {
            return Ok(Self::Standard);
        }
        let ends_as_folder =
            path.as_os_str().as_encoded_bytes().last().is_some_and(|&last| std::path::is_separator(last.into()));
        if ends_as_folder || path.is_dir() {
            fs::create_dir_all(path).map_err(|error| format!("{}: {error}", path.display()))?;
            return Ok(Self::Folder { path: path.into(), taken: Mutex::default() });
        }
        if inputs > 1 {
            return Err(format!("{inputs} files do not fit the one file {}; a folder ends in /", path.display()));
        }
        Ok(Self::File(path.into()))
    }

    /// Writes the listing of `input`, which `print` gives in pieces, into its file.
    ///
    /// # Errors
    /// Why `print` failed, or the file cannot be written; then there is none.
    pub fn write_pieces(
        &self,
        input: &Input,
        print: impl FnOnce(&mut dyn FnMut(&[u8])) -> Result<(), String>,
    ) -> Result<(), String> {
        let mut file: Option<Unfinished> = None;
        let mut written = Ok(());
        print(&mut |piece| {
            if written.is_err() {
                return;
            }
            written = match &mut file {
                Some(file) => file.write(piece),
                None => self.place(input).and_then(|path| file.insert(Unfinished::create(&path)?).write(piece)),
            };
        })?;
        written?;
        file.map_or(Ok(()), Unfinished::finish)
    }

    /// The path of the listing of `input`, which no other input gets then.
    fn place(&self, input: &Input) -> Result<PathBuf, String> {
        match self {
            Self::Standard => Err("standard output is no file".into()),
            Self::File(path) => Ok(path.clone()),
            Self::Folder { path, taken } => {
                let mut name = input.file_name().as_os_str().to_owned();
                name.push(".ll");
                let path = path.join(name);
                let is_new = taken.lock().is_ok_and(|mut taken| taken.insert(path.clone()));
                if !is_new {
                    return Err(format!("{} is already the listing of another input", path.display()));
                }
                Ok(path)
            }
        }
    }
}

/// Writes the one result of a command to `path`, or to standard output for `-`.
pub fn write_to(path: &Path, bytes: &[u8]) -> Result<(), String> {
    if path.as_os_str() == "-" {
        let mut output = StandardOutput::new();
        return output.write(bytes).and_then(|()| output.flush()).map_err(|error| format!("standard output: {error}"));
    }
    let mut file = Unfinished::create(path)?;
    file.write(bytes)?;
    file.finish()
}

/// A file in the making: beside its place, then renamed into it, so that it is written whole or not at all.
struct Unfinished {
    /// What it is called in errors.
    name: PathBuf,
    to: Place,
}

/// Where its bytes go.
enum Place {
    /// Beside the path.
    Beside(tempfile::NamedTempFile, PathBuf),
    /// Into what is no file: a device, a pipe.
    Into(fs::File),
}

impl Unfinished {
    fn create(path: &Path) -> Result<Self, String> {
        let to = Place::create(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self { name: path.into(), to })
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), String> {
        let done = match &mut self.to {
            Place::Beside(file, _) => file.write_all(bytes),
            Place::Into(file) => file.write_all(bytes),
        };
        done.map_err(|error| format!("{}: {error}", self.name.display()))
    }

    fn finish(self) -> Result<(), String> {
        match self.to {
            Place::Beside(file, path) => match file.persist(path) {
                Ok(_) => Ok(()),
                Err(error) => Err(format!("{}: {}", self.name.display(), error.error)),
            },
            Place::Into(_) => Ok(()),
        }
    }
}

impl Place {
    fn create(path: &Path) -> io::Result<Self> {
        // A link stays a link, and what is no file (a device, a pipe) is written into, not replaced.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.into());
        if fs::metadata(&path).is_ok_and(|found| !found.is_file()) {
            return Ok(Self::Into(fs::OpenOptions::new().write(true).open(path)?));
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut builder = tempfile::Builder::new();
        builder.prefix(".shaderbin-");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // As any new file: what the user's mask leaves, or what the file before had.
            let mode = fs::metadata(&path).map_or(0o666, |found| found.permissions().mode());
            builder.permissions(fs::Permissions::from_mode(mode));
        }
        let file = builder.tempfile_in(folder)?;
        Ok(Self::Beside(file, path))
    }
}

/// Writes a folder that is not there yet, whole or not at all: beside its place, then renamed into it. Paths of files are
/// relative to it.
pub fn write_folder<'a>(path: &Path, files: impl Iterator<Item = (&'a str, &'a [u8])>) -> Result<(), String> {
    let failed = |error: io::Error| format!("{}: {error}", path.display());
    if fs::symlink_metadata(path).is_ok() {
        return Err(format!("{}: is there already; a new folder is wanted", path.display()));
    }
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(parent).map_err(failed)?;
    // The folder of `tempfile` is its owner's alone; the one inside has the rights of any new folder.
    let beside = tempfile::Builder::new().prefix(".shaderbin-").tempdir_in(parent).map_err(failed)?;
    let folder = beside.path().join("folder");
    fs::create_dir(&folder).map_err(failed)?;
    for (name, bytes) in files {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().unwrap_or(&folder)).and_then(|()| fs::write(&file, bytes)).map_err(failed)?;
    }
    fs::rename(&folder, path).map_err(failed)
}
