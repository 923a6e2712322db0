//! What DXIL says in a module: `dx.op` operations, entry points, resources, signatures.
