//! See `fuzz/src/records.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(records);
