//! See `fuzz/src/values.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(values);
