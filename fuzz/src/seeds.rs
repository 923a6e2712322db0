//! Seeds: of each target the inputs to begin with, made of the snapshots' containers, and kept.

use crate::{Target, replay};
use shaderbin_snapshots::Case;
use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
};

/// The seeds of a target that are made of `cases`, without repetitions: where they are from, and bytes.
pub fn from(target: &Target, cases: &[Case]) -> Vec<(String, Vec<u8>)> {
    let mut seeds: BTreeMap<Vec<u8>, String> = BTreeMap::new();
    for case in cases {
        for (place, seed) in target.input.pieces(&case.container).into_iter().enumerate() {
            seeds.entry(seed).or_insert_with(|| format!("{}-{place}", case.name));
        }
    }
    seeds.into_iter().map(|(seed, name)| (name, seed)).collect()
}

/// The files of a target that are kept with the code: inputs that reach what no seed does, and past finds.
///
/// # Errors
/// A folder that cannot be read.
pub fn kept(target: &Target) -> io::Result<Vec<PathBuf>> {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = replay::files(&home.join("inputs").join(target.name))?;
    files.extend(replay::files(&home.join("regressions").join(target.name))?);
    Ok(files)
}
