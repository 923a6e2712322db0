//! Seeds: of each target the inputs to begin with, made of the snapshots' containers, and kept.

use crate::{Input, Target, replay};
use shaderbin::dgpb::manifest::{self, Manifest};
use shaderbin_snapshots::Case;
use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
};

/// The seeds of a target, without repetitions: where they are from, and bytes. Most are made of `cases`.
///
/// # Errors
/// Snapshots that cannot be read.
pub fn of(target: &Target, cases: &[Case]) -> io::Result<Vec<(String, Vec<u8>)>> {
    if target.input == Input::Manifest { manifests() } else { Ok(from(target, cases)) }
}

fn from(target: &Target, cases: &[Case]) -> Vec<(String, Vec<u8>)> {
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

/// A manifest of each entry of the snapshots' bundles with its reflection, and the bundle that it makes.
fn manifests() -> io::Result<Vec<(String, Vec<u8>)>> {
    let mut seeds = Vec::new();
    for case in shaderbin_snapshots::bundles()? {
        let whole = Manifest::read(&case.text()?).map_err(io::Error::other)?;
        for target in &whole.targets {
            for entry in &target.entries {
                let mut one = Manifest { kinds: whole.kinds.clone(), ..Manifest::default() };
                one.entries.extend(whole.entries.iter().find(|common| common.name == entry.name).cloned());
                one.targets.push(manifest::Target { entries: vec![entry.clone()], ..target.clone() });
                let text = one.to_toml().map_err(io::Error::other)?;
                let reflection = entry.reflection.as_deref().map_or(Ok(Vec::new()), |path| case.file(path))?;
                let bundle = one.pack(|path| case.file(path).map_err(|error| error.to_string()));
                let name = format!("{}-{}-{}", case.name, target.name, entry.name);
                seeds.push((format!("{name}-bundle"), bundle.map_err(io::Error::other)?));
                seeds.push((name, [text.as_bytes(), &[0], &reflection].concat()));
            }
        }
    }
    Ok(seeds)
}
