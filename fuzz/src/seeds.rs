//! Seeds: of each target the inputs to begin with, made of the snapshots' containers.

use crate::{parts, signatures};
use shaderbin::{
    dgpb::{
        BundleBuilder, CodeFormat, EntrySource, Parameter, ParameterRecord, Stage, TargetName, TargetSource,
        manifest::{self, Manifest},
    },
    dxbc::{Container, FourCc},
    part::program::Program,
    pdb::{MAGIC, SuperBlock},
};
use shaderbin_snapshots::Case;
use std::{collections::BTreeMap, io};
use zerocopy::IntoBytes;

/// The seeds of the target `name`, without repetitions: where they are from, and bytes.
///
/// # Errors
/// Snapshots that cannot be read.
pub fn of(name: &str) -> io::Result<Vec<(String, Vec<u8>)>> {
    match name {
        "manifest" => manifests(),
        _ => Ok(from(name, &shaderbin_snapshots::cases()?)),
    }
}

/// The seeds of the target `name` that are made of `cases`.
pub fn from(name: &str, cases: &[Case]) -> Vec<(String, Vec<u8>)> {
    let mut seeds: BTreeMap<Vec<u8>, String> = BTreeMap::new();
    for case in cases {
        for (place, seed) in pieces(name, &case.container).into_iter().enumerate() {
            seeds.entry(seed).or_insert_with(|| format!("{}-{place}", case.name));
        }
    }
    seeds.into_iter().map(|(seed, name)| (name, seed)).collect()
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

/// What a target is given of one container.
pub fn pieces(name: &str, file: &[u8]) -> Vec<Vec<u8>> {
    let Ok(container) = Container::read(file) else { return Vec::new() };
    let of_kinds = |kinds: &[FourCc]| {
        let parts = container.parts().filter(|part| kinds.contains(&part.kind));
        parts.map(|part| [&part.kind.0, part.data].concat()).collect()
    };
    match name {
        "parts" => of_kinds(&parts::KINDS),
        "psv0" => of_kinds(&[FourCc::PSV0]),
        "signatures" => of_kinds(&signatures::KINDS),
        "rdat" => of_kinds(&[FourCc::RDAT]),
        "pdb" => vec![pdb(file)],
        "bitstream" | "records" | "module" => {
            let programs = container.parts().filter_map(|part| Program::read(&part).ok());
            programs.map(|program| program.bitcode.to_vec()).collect()
        }
        "dgpb" => vec![bundle(file)],
        "annotate" => vec![file.to_vec(), pdb(file)],
        // Made of bundles, not of containers.
        "manifest" => Vec::new(),
        _ => vec![file.to_vec()],
    }
}

/// A PDB of small blocks whose stream 5 is `data`.
fn pdb(data: &[u8]) -> Vec<u8> {
    const BLOCK: usize = 512;
    let count = data.len().div_ceil(BLOCK);
    let mut directory = vec![6, 0, 0, 0, 0, 0, data.len() as u32];
    // Superblock, two maps of free blocks, the directory's map, the data, the directory.
    directory.extend((4..4 + count).map(|block| block as u32));
    let directory: Vec<u8> = directory.iter().flat_map(|word| word.to_le_bytes()).collect();
    let blocks = directory.len().div_ceil(BLOCK);
    let head = SuperBlock {
        magic: MAGIC,
        block_size: (BLOCK as u32).into(),
        free_block_map: 1.into(),
        block_count: ((4 + count + blocks) as u32).into(),
        directory_size: (directory.len() as u32).into(),
        unknown: 0.into(),
        directory_map: 3.into(),
    };
    let map: Vec<u8> = (4 + count..4 + count + blocks).flat_map(|block| (block as u32).to_le_bytes()).collect();
    let mut file = Vec::new();
    for (block, bytes) in [(0, head.as_bytes()), (3, &map), (4, data), (4 + count, &directory)] {
        file.resize(block * BLOCK, 0);
        file.extend_from_slice(bytes);
    }
    file.resize((4 + count + blocks) * BLOCK, 0);
    file
}

/// A bundle with `code` for Direct3D, and with WGSL.
fn bundle(code: &[u8]) -> Vec<u8> {
    let target = |name, code_format, code, layout| {
        let webgpu_layout = u32::from(name == TargetName::Wgsl) * 2;
        let record = ParameterRecord { webgpu_layout: webgpu_layout.into(), ..ParameterRecord::default() };
        let mut value = ParameterRecord { kind: 1.into(), size: 4.into(), binding: 1.into(), ..record };
        value.webgpu_layout = (webgpu_layout / 2).into();
        let compute = EntrySource {
            code,
            layout: Some(layout),
            thread_group_size: [1, 1, 1],
            parameters: vec![Parameter { name: "a".into(), record }, Parameter { name: "b".into(), record: value }],
            ..EntrySource::new("main", Stage::Compute)
        };
        let pixel = EntrySource { code, layout: Some(&b"layout"[..]), ..EntrySource::new("other", Stage::Fragment) };
        TargetSource { entries: vec![compute, pixel], ..TargetSource::new(name, code_format) }
    };
    let wgsl: &[u8] = b"fn main() {} fn other() {}";
    let builder = BundleBuilder::new().target(target(TargetName::Wgsl, CodeFormat::Wgsl, wgsl, b"one")).target(target(
        TargetName::Dxil,
        CodeFormat::Dxil,
        code,
        b"another",
    ));
    builder.build().expect("blobs of less than 4 GiB")
}
