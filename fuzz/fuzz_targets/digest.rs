//! See `fuzz/src/digest.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(digest);
