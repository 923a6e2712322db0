//! See `fuzz/src/reflect.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(reflect);
