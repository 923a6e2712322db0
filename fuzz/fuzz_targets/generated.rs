//! See `fuzz/src/generated.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(generated);
