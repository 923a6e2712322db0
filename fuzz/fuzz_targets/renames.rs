//! See `fuzz/src/renames.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(renames);
