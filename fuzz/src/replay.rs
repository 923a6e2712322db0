//! Runs a body on files: to reproduce a find without the fuzzer.

use crate::Target;
use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Runs the body of `target` on the files that the program's arguments name, and those in folders.
pub fn main(target: Target) -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    if arguments.is_empty() {
        eprintln!("usage: {} FILE...", target.name);
        return ExitCode::from(2);
    }
    for argument in &arguments {
        match run(target, Path::new(argument)) {
            Ok(count) => println!("{}: {count} run", Path::new(argument).display()),
            Err(error) => {
                eprintln!("{}: {error}", Path::new(argument).display());
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// Runs the body of `target` on the file `path`, or on all files of the folder `path`; says on how many.
///
/// # Errors
/// A file that cannot be read.
pub fn run(target: Target, path: &Path) -> io::Result<usize> {
    let files = if path.is_dir() { files(path)? } else { vec![path.to_path_buf()] };
    for file in &files {
        let data = fs::read(file)?;
        eprintln!("{}: {} ({} bytes)", target.name, file.display(), data.len());
        target.run(&data);
    }
    Ok(files.len())
}

/// The files of a folder, sorted; none where there is no such folder.
///
/// # Errors
/// A folder that cannot be read.
pub fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let mut files: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).filter(|path| path.is_file()).collect();
    files.sort();
    Ok(files)
}
