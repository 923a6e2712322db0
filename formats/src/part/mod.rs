//! The parts of a container, one file each: typed views of their bytes.
//!
//! A reader takes a [`Part`](crate::dxbc::Part) or the part's bytes, and borrows from them. Errors of a reader that is
//! given a part name the byte in the file.

pub mod debug_name;
pub mod features;
pub mod hash;
pub mod program;
pub mod psv0;
pub mod rdat;
pub mod signature;
pub mod version;
