//! See `fuzz/src/document.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(document);
