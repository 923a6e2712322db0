//! The container (DXBC): header, part directory, digest, builder.
