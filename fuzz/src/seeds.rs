//! Seeds: of each target the inputs to begin with, made of the snapshots' containers.

use crate::{parts, signatures};
use shaderbin::{
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
    Ok(from(name, &shaderbin_snapshots::cases()?))
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
        "bitstream" | "records" | "module" | "edit" => {
            let programs = container.parts().filter_map(|part| Program::read(&part).ok());
            programs.map(|program| program.bitcode.to_vec()).collect()
        }
        "annotate" => vec![file.to_vec(), pdb(file)],
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
