//! See `fuzz/src/pdb.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(pdb);
