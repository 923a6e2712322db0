//! See `fuzz/src/dgpb.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(dgpb);
