//! See `fuzz/src/root_signature.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(root_signature);
