//! See `fuzz/src/bitstream.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(bitstream);
