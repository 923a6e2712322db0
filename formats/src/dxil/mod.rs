//! What DXIL says in a module: `dx.op` operations, entry points, resources, signatures.

mod kinds;
mod operations;

pub use operations::Operation;
