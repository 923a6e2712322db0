//! The table of resources.

use super::Limit;
use crate::{
    Result,
    dxil::{ComponentType, Detail, Resource, ResourceClass, ResourceKind, Resources},
    error::Error,
    listing::{Style, Text},
};

/// Prints the table of resources.
pub(super) fn print(resources: &Resources<'_>, style: &Style, limit: &Limit, text: &mut Text) -> Result<()> {
    text.str(
        ";\n\
         ; Resource Bindings:\n\
         ;\n\
         ; Name                                 Type  Format         Dim      ID      HLSL Bind  Count\n\
         ; ------------------------------ ---------- ------- ----------- ------- -------------- ------\n",
    );
    let Resources { srvs, uavs, cbuffers, samplers } = resources;
    for resource in [cbuffers, samplers, srvs, uavs].into_iter().flatten() {
        print_resource(resource, style, text)?;
        limit.check(text)?;
    }
    text.str(";\n");
    Ok(())
}

fn print_resource(resource: &Resource<'_>, style: &Style, text: &mut Text) -> Result<()> {
    let (class, id_prefix, register) = match resource.class {
        ResourceClass::Srv => ("texture", "T", "t"),
        ResourceClass::Uav => ("UAV", "U", "u"),
        ResourceClass::CBuffer => ("cbuffer", "CB", "cb"),
        ResourceClass::Sampler => ("sampler", "S", "s"),
    };
    text.str("; ").left(resource.name, 31).right(class.as_bytes(), 10);
    print_format(resource, style, text)?;
    print_dimension(resource, text)?;
    let start = text.len();
    text.str(id_prefix).int(resource.id).right_since(start, 8);
    let start = text.len();
    text.str(register).int(resource.lower_bound);
    if resource.space != 0 {
        text.str(",space").int(resource.space);
    }
    text.right_since(start, 15);
    match resource.range_size {
        u32::MAX => text.str("unbounded\n"),
        size => text.right_int(size, 6).byte(b'\n'),
    };
    Ok(())
}

fn print_format(resource: &Resource<'_>, style: &Style, text: &mut Text) -> Result<()> {
    let format = match (resource.kind(), resource.detail) {
        (_, Detail::CBuffer { .. } | Detail::Sampler { .. }) => "NA",
        (Some(ResourceKind::RawBuffer), _) => "byte",
        (Some(ResourceKind::StructuredBuffer), _) => "struct",
        (_, Detail::View { component_type, .. }) => match ComponentType::new(component_type) {
            Some(ComponentType::PackedS8x32 | ComponentType::PackedU8x32) if !style.packed_formats => "u32",
            Some(component_type) => component_name(component_type),
            None => return Err(unknown("component type", component_type)),
        },
    };
    text.right(format.as_bytes(), 8);
    Ok(())
}

#[cold]
fn unknown(what: &str, number: u32) -> Error {
    Error::new("listing", 0, format_args!("a resource's {what} of dxc 1.9"), number)
}

fn print_dimension(resource: &Resource<'_>, text: &mut Text) -> Result<()> {
    let (samples, write) = match resource.detail {
        Detail::CBuffer { .. } | Detail::Sampler { .. } => {
            text.right(b"NA", 12);
            return Ok(());
        }
        Detail::View { samples, write, .. } => (samples, write),
    };
    let Some(kind) = resource.kind() else {
        return Err(unknown("kind", resource.kind_number));
    };
    let dimension = match kind {
        ResourceKind::RawBuffer | ResourceKind::StructuredBuffer => match resource.class {
            ResourceClass::Srv => "r/o",
            _ if write.counter => "r/w+cnt",
            _ => "r/w",
        },
        ResourceKind::TypedBuffer => "buf",
        ResourceKind::Invalid => "invalid",
        ResourceKind::Texture1D => "1d",
        ResourceKind::Texture2D => "2d",
        ResourceKind::Texture2DMS => "2dMS",
        ResourceKind::Texture3D => "3d",
        ResourceKind::TextureCube => "cube",
        ResourceKind::Texture1DArray => "1darray",
        ResourceKind::Texture2DArray => "2darray",
        ResourceKind::Texture2DMSArray => "2darrayMS",
        ResourceKind::TextureCubeArray => "cubearray",
        ResourceKind::CBuffer => "cbuffer",
        ResourceKind::Sampler => "sampler",
        ResourceKind::TBuffer => "tbuffer",
        ResourceKind::RTAccelerationStructure => "ras",
        ResourceKind::FeedbackTexture2D => "fbtex2d",
        ResourceKind::FeedbackTexture2DArray => "fbtex2darray",
    };
    let has_samples = matches!(kind, ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray) && samples != 0;
    let start = text.len();
    text.str(dimension);
    if has_samples {
        text.int(samples);
    }
    text.right_since(start, 12);
    Ok(())
}

fn component_name(component_type: ComponentType) -> &'static str {
    match component_type {
        ComponentType::Invalid => "invalid",
        ComponentType::I1 => "i1",
        ComponentType::I16 => "i16",
        ComponentType::U16 => "u16",
        ComponentType::I32 => "i32",
        ComponentType::U32 => "u32",
        ComponentType::I64 => "i64",
        ComponentType::U64 => "u64",
        ComponentType::F16 => "f16",
        ComponentType::F32 => "f32",
        ComponentType::F64 => "f64",
        ComponentType::SNormF16 => "snorm_f16",
        ComponentType::UNormF16 => "unorm_f16",
        ComponentType::SNormF32 => "snorm_f32",
        ComponentType::UNormF32 => "unorm_f32",
        ComponentType::SNormF64 => "snorm_f64",
        ComponentType::UNormF64 => "unorm_f64",
        ComponentType::PackedS8x32 => "p32i8",
        ComponentType::PackedU8x32 => "p32u8",
    }
}
