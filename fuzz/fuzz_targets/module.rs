//! See `fuzz/src/module.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(module);
