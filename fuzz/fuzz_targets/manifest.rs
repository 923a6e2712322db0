//! See `fuzz/src/manifest.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(manifest);
