//! PSV0: what a pipeline is validated against.
//!
//! The part is a sequence (dxc's `DxilPipelineStateValidation.h`):
//!
//! 1. the size of the runtime info (u32), and the runtime info: [`RuntimeInfo0`] to [`RuntimeInfo5`], each longer than
//!    the one before;
//! 2. the number of resources (u32) and, if there are any, the size of a resource record (u32) and the records.
//!    A part of version 0 ends here;
//! 3. the size of the string table (u32, a multiple of 4) and the table;
//! 4. the number of semantic indexes (u32) and the indexes (u32 each);
//! 5. if there are signature elements, the size of one (u32), and the input, output and patch-constant or primitive
//!    elements;
//! 6. if the program uses the view id, a mask of the output components that depend on it for each stream, and for hull and
//!    mesh shaders one of the patch-constant or primitive outputs;
//! 7. for each stream a table of which output components depend on which input components; for hull shaders one of
//!    which patch-constant outputs do; for domain shaders one of which outputs depend on which patch-constant inputs.

mod build;
mod masks;
mod reader;
mod runtime_info;
mod tables;

pub use build::{Dependencies, Mask, Psv0Builder};
pub use masks::{ComponentMask, DependencyTable};
pub use reader::Psv0;
pub use runtime_info::{
    AmplificationInfo, DomainInfo, GeometryInfo, HullInfo, MeshInfo, PixelInfo, RuntimeInfo, RuntimeInfo0,
    RuntimeInfo1, RuntimeInfo2, RuntimeInfo3, RuntimeInfo4, RuntimeInfo5, StageInfo, VertexInfo,
};
pub use tables::{Resource0, Resource1, SignatureElement};
