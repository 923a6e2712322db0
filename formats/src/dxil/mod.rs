//! What DXIL says in a module: `dx.op` operations, and in metadata the entry points, signatures, resources and types.
//!
//! Source: dxc's `DxilMetadataHelper.cpp` and `DxilModule.cpp`.

#[cfg(test)]
pub(crate) mod builder;
mod calls;
mod conversion;
mod functions;
mod kinds;
mod memory;
mod metadata;
mod module;
mod node;
mod operations;
mod payload;
mod properties;
mod resource_properties;
mod resources;
mod semantic;
mod shader_flags;
mod shader_model;
mod signature;
mod subobjects;
mod types;
mod view_id;

pub use calls::{OperationCall, OperationCount, operation_counts};
pub use conversion::legacy_f32_to_f16;
pub use functions::{
    AttachmentCount, NamedAttribute, attachment_counts, attributes, denormal_mode, function_attributes,
};
pub use kinds::{
    ComponentType, InputPrimitive, Interpolation, MatrixOrientation, MeshOutputTopology, NodeIoKind, NodeLaunchType,
    ParameterQualifier, PayloadAccess, PrimitiveTopology, ResourceClass, ResourceKind, SamplerFeedback, SamplerKind,
    TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning,
};
pub use memory::{AddressSpace, GROUP_SHARED, MeshPayload, address_spaces, data_layout, mesh_payload};
pub use module::{DxilModule, EntryPoint};
pub use node::{Node, NodeId, NodeParameter, NodeRecord};
pub use operations::{ANNOTATE_HANDLE, Operation};
pub use payload::{PayloadAnnotation, PayloadField};
pub use properties::{AmplificationState, DomainState, GeometryState, HullState, MeshState, Properties, WaveSize};
pub use resource_properties::ResourceProperties;
pub use resources::{Detail, Resource, Resources, Write};
pub use semantic::{Meaning, SemanticKind, SignaturePoint};
pub use shader_flags::{SHADER_FLAGS, shader_flag, shader_flag_names, unnamed_shader_flags};
pub use shader_model::ShaderModel;
pub use signature::{SignatureElement, Signatures};
pub use subobjects::Subobject;
pub use types::{
    FieldAnnotation, FunctionAnnotation, Matrix, ParameterAnnotation, StructAnnotation, TemplateArgument,
    TypeAnnotations,
};
pub use view_id::{Dependencies, Outputs, Scalars, ViewIdState};

/// The target of every DXIL module.
pub const TRIPLE: &str = "dxil-ms-dx";

/// The sizes and alignments of types in a DXIL module, but those compiled with `-enable-16bit-types`.
pub const DATA_LAYOUT: &str = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64";
