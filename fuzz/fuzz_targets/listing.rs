//! See `fuzz/src/listing.rs`.
#![cfg_attr(fuzzing, no_main)]

shaderbin_fuzz::fuzz!(listing);
