//! See `fuzz/src/signatures.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(signatures);
