//! See `fuzz/src/program.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(program);
