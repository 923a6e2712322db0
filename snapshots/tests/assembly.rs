//! Modules of LLVM's assembly, for what no HLSL makes: our listing of each is dxc's, byte for byte.

use shaderbin::listing::{Config, Disassembler, print_bytes};
use shaderbin_snapshots::{assembly_dir, names_in};
use std::fs;

#[test]
fn every_listing_of_assembly_is_dxcs() {
    let dir = assembly_dir();
    let names = names_in(&dir, ".dxil").expect("the folder can be read");
    assert!(names.len() >= 13, "{names:?}");
    let different: Vec<_> = names
        .into_iter()
        .filter(|name| {
            let container = fs::read(dir.join(format!("{name}.dxil"))).unwrap();
            let wanted = fs::read(dir.join(format!("{name}.dxil.ll"))).unwrap();
            let mut listing = Vec::new();
            print_bytes(&container, &Config::default(), &mut listing).unwrap();
            let mut pieces = Vec::new();
            let sink = &mut |piece: &[u8]| pieces.extend_from_slice(piece);
            Disassembler::default().print_pieces(&container, &Config::default(), sink).unwrap();
            listing != wanted || pieces != wanted
        })
        .collect();
    assert!(different.is_empty(), "{different:?}");
}

#[test]
fn every_module_of_assembly_has_its_source_and_purpose() {
    let dir = assembly_dir();
    for name in names_in(&dir, ".dxil").expect("the folder can be read") {
        let source = fs::read_to_string(dir.join(format!("{name}.ll"))).unwrap();
        assert!(source.starts_with("; ") && source.lines().next().unwrap().ends_with('.'), "{name}.ll: no purpose");
    }
}
