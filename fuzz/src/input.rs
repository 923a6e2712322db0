//! What targets are given: seeds are made of it, mutations know it.

use shaderbin::{
    dxbc::{Container, FourCc},
    part::program::Program,
    pdb::{MAGIC, SuperBlock},
};
use zerocopy::IntoBytes;

/// What a target's input is. Every target takes any bytes; those are what it looks for in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A container.
    Container,
    /// A container, or a shader PDB.
    File,
    /// A part of one of these kinds: the four-character code and the part's bytes.
    Parts(&'static [FourCc]),
    /// Bitcode.
    Bitcode,
    /// A shader PDB.
    Pdb,
    /// Bytes that a value is made of by `arbitrary`.
    Values,
}

impl Input {
    /// What a target is given of one container.
    pub fn pieces(self, file: &[u8]) -> Vec<Vec<u8>> {
        let Ok(container) = Container::read(file) else { return Vec::new() };
        match self {
            Self::Container | Self::Values => vec![file.to_vec()],
            Self::File => vec![file.to_vec(), pdb(file)],
            Self::Parts(kinds) => {
                let parts = container.parts().filter(|part| kinds.contains(&part.kind));
                parts.map(|part| [&part.kind.0, part.data].concat()).collect()
            }
            Self::Bitcode => {
                let programs = container.parts().filter_map(|part| Program::read(&part).ok());
                programs.map(|program| program.bitcode.to_vec()).collect()
            }
            Self::Pdb => vec![pdb(file)],
        }
    }
}

/// A PDB of small blocks whose stream 5 is `data`.
pub(crate) fn pdb(data: &[u8]) -> Vec<u8> {
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
