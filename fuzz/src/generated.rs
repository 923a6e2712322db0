//! Valid modules: they are read with all that is in them, printed in every release's style, and written again.

use crate::generate::{container, module};
use arbitrary::Unstructured;
use shaderbin::{
    bitstream::Document,
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

    let file = container(&made.bitcode);
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
