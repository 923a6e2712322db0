//! See `fuzz/src/check.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(check);
