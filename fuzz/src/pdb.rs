//! PDB files: streams within the file, and no larger than it.

use shaderbin::pdb::{container_stream, is_pdb, stream};

pub(crate) fn run(data: &[u8]) {
    for index in 0..8 {
        if let Ok(found) = stream(data, index) {
            assert!(is_pdb(data));
            assert!(found.bytes.len() <= data.len(), "a stream larger than its file");
        }
    }
    if let Ok(found) = container_stream(data)
        && let Ok(container) = found.container()
    {
        assert!(container.bytes().len() <= found.bytes.len());
    }
}
