//! See `fuzz/src/parts.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(parts);
