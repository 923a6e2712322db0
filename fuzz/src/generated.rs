//! Valid modules: they are read with all that is in them, written again, put into containers that no check finds fault
//! with, and printed in every release's style.

use crate::generate::module;
use arbitrary::Unstructured;
use shaderbin::{
    assemble,
    bitstream::Document,
    check::check,
    dxil::DxilModule,
    ir::Module,
    listing::{Config, print_bytes},
};

pub(crate) fn run(data: &[u8]) {
    // Too few bytes make no module.
    let Ok(made) = module(&mut Unstructured::new(data)) else { return };
    let read = Module::read(&made.bitcode).expect("a valid module is read");
    assert_eq!((read.blocks.len(), read.instructions.len()), (made.blocks, made.instructions));
    assert!(DxilModule::is_dxil(&read));
    DxilModule::load(&read).expect("a shader is loaded");
    let document = Document::read(&made.bitcode).expect("a valid module is a document");
    assert_eq!(document.write(), made.bitcode);

    let file = assemble::container(&made.bitcode).expect("a valid module has its parts");
    let findings = check(&file).expect("a container with a module is checked");
    assert!(findings.is_empty(), "{findings:?}");
    let mut text = Vec::new();
    print_bytes(&file, &Config::default(), &mut text).expect("a valid module is printed");
    let lines = text.split(|byte| *byte == b'\n').filter(|line| line.starts_with(b"  ")).count();
    assert!(lines >= made.instructions, "{lines} lines for {} instructions", made.instructions);
    for body in
        [crate::listing::run, crate::records::run, crate::document::run, crate::module::run, crate::annotate::run]
    {
        body(&file);
    }
}
