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
            write_again(&module, bitcode.len());
        }
        Err(error) => assert!(error.byte() <= bitcode.len() as u64, "{error}, in {} bytes", bitcode.len()),
    });
}

/// What is written is in proportion to what was read. It is as much and can be written again, unless LLVM would not have
/// taken the module: types of operands are not all looked at when one is read.
fn write_again(module: &Module, size: usize) {
    let Ok(written) = module.write(false) else { return };
    assert!(written.len() <= 64 * size + (1 << 16), "{} bytes written of {size}", written.len());
    let Ok(again) = Module::read(&written) else { return };
    let count = |module: &Module| (module.functions.len(), module.globals.len(), module.instructions.len());
    assert_eq!(count(&again), count(module));
    assert!(again.write(true).is_ok());
}
