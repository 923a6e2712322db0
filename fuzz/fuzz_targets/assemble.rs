//! See `fuzz/src/assemble.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(assemble);
