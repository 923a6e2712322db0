//! See `fuzz/src/edit.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(edit);
