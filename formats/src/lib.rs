#![doc = include_str!("lib.md")]
#![forbid(unsafe_code)]
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;
// The derives name this crate by its public name, inside it too.
extern crate self as shaderbin;

pub mod annotate;
pub mod error;
pub mod layout;
pub mod release;

pub mod dxbc;
pub mod part;
pub mod pdb;

pub mod assemble;
pub mod bitcode;
pub mod bitstream;
pub mod check;
pub mod dxil;
pub mod edit;
pub mod ir;
pub mod listing;
pub mod reflect;

pub mod bundle_code;
pub mod dgpb;

pub use error::{Error, Result};
