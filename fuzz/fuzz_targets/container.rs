//! See `fuzz/src/container.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(container);
