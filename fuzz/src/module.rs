//! Modules: read, and what DXIL says in them loaded.

use shaderbin::{dxil::DxilModule, ir::Module};

pub(crate) fn run(data: &[u8]) {
    crate::for_bitcode(data, |bitcode| match Module::read(bitcode) {
        Ok(module) => {
            // Every value, instruction and constant stands in the stream with some bits of its own.
            let made = module.values.len() + module.instructions.len() + module.constants.len() + module.blocks.len();
            assert!(made <= 64 * bitcode.len() + 4096, "{made} values of {} bytes", bitcode.len());
            if DxilModule::is_dxil(&module)
                && let Ok(dxil) = DxilModule::load(&module)
            {
                let _ = dxil.view_id_state();
            }
            write_again(&module);
        }
        Err(error) => assert!(error.byte() <= bitcode.len() as u64, "{error}, in {} bytes", bitcode.len()),
    });
}

/// What is written is read, and is written as it was.
fn write_again(module: &Module) {
    let Ok(written) = module.write(false) else { return };
    let again = Module::read(&written).unwrap_or_else(|error| panic!("what was written cannot be read: {error}"));
    let count = |module: &Module| (module.functions.len(), module.globals.len(), module.instructions.len());
    assert_eq!(count(&again), count(module));
    assert!(again.write(true).is_ok());
}
