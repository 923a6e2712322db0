//! Modules that the example `large_module` makes: printed in pieces, in little memory.

#[path = "../examples/large_module.rs"]
#[allow(dead_code, reason = "a test takes the function of this file alone")]
mod large_module;

use shaderbin::listing::{Config, Disassembler, print_bytes};

/// The most memory that printing takes besides the file, and the text's length.
fn printed(module: &[u8]) -> (u64, usize) {
    let mut len = 0;
    let peak = allocation_counter::measure(|| {
        let sink = &mut |piece: &[u8]| len += piece.len();
        Disassembler::default().print_pieces(module, &Config::default(), sink).unwrap();
    });
    (peak.bytes_max, len)
}

#[test]
fn many_functions_take_no_more_memory_than_their_file() {
    let module = large_module::module(3 << 20, 1000).unwrap();
    let (peak, len) = printed(&module);
    assert!(len > 3 * module.len(), "{len} bytes of text");
    assert!(peak < module.len() as u64, "{peak} bytes for a module of {}", module.len());
}

#[test]
fn one_large_function_takes_memory_in_proportion() {
    let module = large_module::module(3 << 20, 1).unwrap();
    let (peak, _) = printed(&module);
    assert!(peak < 16 * module.len() as u64, "{peak} bytes for a module of {}", module.len());
}

#[test]
fn pieces_are_the_listing() {
    let module = large_module::module(2 << 20, 7).unwrap();
    let (mut whole, mut pieces) = (Vec::new(), Vec::new());
    print_bytes(&module, &Config::default(), &mut whole).unwrap();
    Disassembler::default()
        .print_pieces(&module, &Config::default(), &mut |piece| pieces.extend_from_slice(piece))
        .unwrap();
    assert!(whole == pieces);
}
