//! See `fuzz/src/rdat.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(rdat);
