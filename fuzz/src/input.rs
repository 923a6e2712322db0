//! What targets are given: seeds are made of it, mutations know it.

use shaderbin::{
    dgpb::{BundleBuilder, CodeFormat, EntrySource, Parameter, ParameterRecord, Stage, TargetName, TargetSource},
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
    /// Dream's shader bundle.
    Bundle,
    /// A manifest of a bundle, a zero byte and slangc's reflection; or a bundle. Made of the snapshots' bundles.
    Manifest,
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
            Self::Bundle => vec![bundle(file)],
            Self::Manifest => Vec::new(),
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
