//! Cases of our own Slang, what slangc made of them, and the manifests that make bundles of that.

use crate::about;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// A bundle to be packed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BundleCase {
    /// The name of its folder.
    pub name: String,
    /// Its manifest, `bundle.toml` or `bundle.json`; the files that it names are beside it.
    pub manifest: PathBuf,
}

/// The folder of the bundles' cases.
pub fn bundles_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("bundles")
}

/// All bundles, in the order of their names.
///
/// # Errors
/// Where the folder cannot be read.
pub fn bundles() -> io::Result<Vec<BundleCase>> {
    let dir = bundles_dir();
    let mut found = Vec::new();
    for entry in fs::read_dir(&dir).map_err(|error| about(&dir, error))? {
        let entry = entry?;
        let manifests = ["bundle.toml", "bundle.json"].map(|name| entry.path().join(name));
        if let Some(manifest) = manifests.into_iter().find(|path| path.is_file()) {
            found.push(BundleCase { name: entry.file_name().to_string_lossy().into_owned(), manifest });
        }
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(found)
}

impl BundleCase {
    /// The text of the manifest.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn text(&self) -> io::Result<String> {
        fs::read_to_string(&self.manifest).map_err(|error| about(&self.manifest, error))
    }

    /// A file that the manifest names.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn file(&self, path: &str) -> io::Result<Vec<u8>> {
        let path = self.manifest.with_file_name(path);
        fs::read(&path).map_err(|error| about(&path, error))
    }
}
