//! The bitcode of every case, read and written.

use shaderbin::{
    bitstream::Document,
    dxbc::Container,
    part::program::{Program, is_program},
};
use shaderbin_snapshots::cases;

/// Gives the name of the case and the bitcode of each program of each case to `visit`.
fn each_program(mut visit: impl FnMut(&str, &[u8])) {
    for case in cases().expect("the cases can be read") {
        let container = Container::read(&case.container).expect("a container");
        for part in container.parts().filter(|part| is_program(part.data)) {
            let program = Program::read(&part).expect("a program");
            visit(&format!("{} {}", case.name, part.kind), program.bitcode);
        }
    }
}

#[test]
fn every_program_is_written_as_it_was_read() {
    let mut programs = 0;
    each_program(|name, bitcode| {
        let document = Document::read(bitcode).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(document.write() == bitcode, "{name}");
        assert_eq!(document.irregular(), (0, 0), "{name}: LLVM's own encoding is plain");
        programs += 1;
    });
    assert!(programs > 150, "{programs} programs");
}
