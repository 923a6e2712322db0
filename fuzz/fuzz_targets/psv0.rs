//! See `fuzz/src/psv0.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(psv0);
