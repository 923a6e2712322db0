//! Reflection: of containers and of bare modules, in proportion to the input.

use shaderbin::{Result, dxbc::Container, ir::Module, reflect::Reflection};

pub(crate) fn run(data: &[u8]) {
    if let Ok(container) = Container::read(data) {
        check(Reflection::of_container(&container), data.len());
    } else if let Ok(module) = Module::read(data) {
        check(Reflection::of_module(&module), data.len());
    }
}

fn check(found: Result<Reflection>, size: usize) {
    match found {
        Ok(reflection) => {
            let mut text = String::new();
            reflection.print(&mut text);
            assert!(text.lines().count() >= 3, "{text}");
            assert!(text.len() <= 512 * size + (128 << 20), "{} bytes of text from {size}", text.len());
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
