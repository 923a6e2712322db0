//! See `fuzz/src/annotate.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(annotate);
