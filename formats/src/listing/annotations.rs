//! The comment after a call of a `dx.op` function.

use super::{Style, Text};
use crate::{
    Result,
    dxil::{
        ANNOTATE_HANDLE, ComponentType, Operation, OperationCall, ResourceClass, ResourceKind, ResourceProperties,
        SamplerFeedback,
    },
    ir::{Instruction, Module, ValueId},
};

/// Prints what dxc says of a call of a `dx.op` function: the operation's name and its parameters' names, and of an
/// annotated handle the resource; of another instruction nothing.
///
/// Source: `DxcAssemblyAnnotationWriter` in dxc's `dxcdisassembler.cpp`.
///
/// # Errors
/// A handle annotated with what are no properties, for which dxc prints nothing at all.
pub(crate) fn print_call_annotation(
    module: &Module,
    instruction: &Instruction,
    style: &Style,
    text: &mut Text,
) -> Result<()> {
    let Some(OperationCall { opcode, arguments, .. }) = OperationCall::of(module, instruction) else {
        return Ok(());
    };
    let Some(operation) = Operation::of(opcode, style) else {
        text.str("  ; invalid DXIL opcode #").int(opcode);
        return Ok(());
    };
    text.str("  ; ").str(operation.signature());
    if opcode == ANNOTATE_HANDLE
        && let Some(properties) = arguments.get(2).copied().map(ValueId)
        && module.constant(properties).is_some()
    {
        print_resource(ResourceProperties::of_constant(module, properties)?, style, text);
    }
    Ok(())
}

fn print_resource(properties: ResourceProperties, style: &Style, text: &mut Text) {
    text.str("  resource: ");
    match (properties.class(), properties.kind()) {
        (Some(ResourceClass::CBuffer), _) => {
            text.str("CBuffer");
            return;
        }
        (Some(ResourceClass::Srv), Some(ResourceKind::TBuffer)) => {
            text.str("TBuffer");
            return;
        }
        (Some(ResourceClass::Sampler), _) => {
            let compares = properties.compares_or_counts();
            text.str(if compares { "SamplerComparisonState" } else { "SamplerState" });
            return;
        }
        _ => {}
    }
    let Some((kind, name)) = properties.kind().and_then(|kind| Some((kind, type_name(kind)?))) else {
        text.str("<invalid resource properties>");
        return;
    };
    match kind {
        ResourceKind::RTAccelerationStructure => {
            text.str(name);
        }
        ResourceKind::FeedbackTexture2D | ResourceKind::FeedbackTexture2DArray => {
            let feedback = match properties.sampler_feedback() {
                Some(SamplerFeedback::MinMip) => "MinMip",
                Some(SamplerFeedback::MipRegionUsed) => "MipRegionUsed",
                None => "<invalid sampler feedback type>",
            };
            text.str(name).byte(b'<').str(feedback).byte(b'>');
        }
        ResourceKind::RawBuffer => {
            access(properties, style, text).str(name);
        }
        ResourceKind::StructuredBuffer => {
            access(properties, style, text).str(name).str("<stride=").int(properties.detail);
            let counts = properties.is_uav() && properties.compares_or_counts();
            text.str(if counts { ", counter>" } else { ">" });
        }
        _ => {
            access(properties, style, text).str(name).byte(b'<');
            if properties.component_count() > 1 {
                text.int(properties.component_count()).byte(b'x');
            }
            text.str(component_type(properties.component_type())).byte(b'>');
        }
    }
}

/// Prints how a resource is accessed; of one that is only read nothing.
fn access<'t>(properties: ResourceProperties, style: &Style, text: &'t mut Text) -> &'t mut Text {
    if !properties.is_uav() {
        return text;
    }
    if properties.is_globally_coherent() {
        text.str("globallycoherent ");
    }
    if properties.is_reorder_coherent() && style.reorder_coherent {
        text.str("reordercoherent ");
    }
    text.str(if properties.is_rasterizer_ordered() { "ROV" } else { "RW" })
}

/// The name of the type of such resources; none of a kind that an annotation does not know.
fn type_name(kind: ResourceKind) -> Option<&'static str> {
    Some(match kind {
        ResourceKind::Texture1D => "Texture1D",
        ResourceKind::Texture2D => "Texture2D",
        ResourceKind::Texture2DMS => "Texture2DMS",
        ResourceKind::Texture3D => "Texture3D",
        ResourceKind::TextureCube => "TextureCube",
        ResourceKind::Texture1DArray => "Texture1DArray",
        ResourceKind::Texture2DArray => "Texture2DArray",
        ResourceKind::Texture2DMSArray => "Texture2DMSArray",
        ResourceKind::TextureCubeArray => "TextureCubeArray",
        ResourceKind::TypedBuffer => "TypedBuffer",
        ResourceKind::RawBuffer => "ByteAddressBuffer",
        ResourceKind::StructuredBuffer => "StructuredBuffer",
        ResourceKind::RTAccelerationStructure => "RTAccelerationStructure",
        ResourceKind::FeedbackTexture2D => "FeedbackTexture2D",
        ResourceKind::FeedbackTexture2DArray => "FeedbackTexture2DArray",
        ResourceKind::Invalid | ResourceKind::CBuffer | ResourceKind::Sampler | ResourceKind::TBuffer => return None,
    })
}

fn component_type(component_type: Option<ComponentType>) -> &'static str {
    match component_type {
        Some(ComponentType::I1) => "I1",
        Some(ComponentType::I16) => "I16",
        Some(ComponentType::U16) => "U16",
        Some(ComponentType::I32) => "I32",
        Some(ComponentType::U32) => "U32",
        Some(ComponentType::I64) => "I64",
        Some(ComponentType::U64) => "U64",
        Some(ComponentType::F16) => "F16",
        Some(ComponentType::F32) => "F32",
        Some(ComponentType::F64) => "F64",
        Some(ComponentType::SNormF16) => "SNormF16",
        Some(ComponentType::UNormF16) => "UNormF16",
        Some(ComponentType::SNormF32) => "SNormF32",
        Some(ComponentType::UNormF32) => "UNormF32",
        Some(ComponentType::SNormF64) => "SNormF64",
        Some(ComponentType::UNormF64) => "UNormF64",
        Some(ComponentType::Invalid | ComponentType::PackedS8x32 | ComponentType::PackedU8x32) | None => {
            "<invalid CompType>"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::listing::Release;
    use alloc::string::String;

    fn printed(basic: u32, detail: u32, release: Release) -> String {
        let mut text = Text::default();
        print_resource(ResourceProperties { basic, detail }, release.style(), &mut text);
        String::from_utf8(text.into_bytes()).unwrap()
    }

    #[test]
    fn resources_are_named_with_access_and_detail() {
        let now = Release::V1_9;
        assert_eq!(printed(11 | 1 << 12, 0, now), "  resource: RWByteAddressBuffer");
        assert_eq!(printed(2, 0x0409, now), "  resource: Texture2D<4xF32>");
        assert_eq!(printed(12 | 0x9 << 12, 20, now), "  resource: RWStructuredBuffer<stride=20, counter>");
        assert_eq!(printed(12 | 1 << 15, 20, now), "  resource: StructuredBuffer<stride=20>");
        assert_eq!(printed(10 | 7 << 12, 0x0105, now), "  resource: globallycoherent ROVTypedBuffer<U32>");
        assert_eq!(printed(11 | 0x11 << 12, 0, now), "  resource: reordercoherent RWByteAddressBuffer");
        assert_eq!(printed(11 | 0x11 << 12, 0, Release::V1_8), "  resource: RWByteAddressBuffer");
        assert_eq!(printed(14 | 1 << 15, 0, now), "  resource: SamplerComparisonState");
        assert_eq!(printed(17, 1, now), "  resource: FeedbackTexture2D<MipRegionUsed>");
        assert_eq!(printed(13, 64, now), "  resource: CBuffer");
        assert_eq!(printed(15, 64, now), "  resource: TBuffer");
        assert_eq!(printed(15 | 1 << 12, 64, now), "  resource: <invalid resource properties>");
        assert_eq!(printed(1, 0x0113, now), "  resource: Texture1D<<invalid CompType>>");
        assert_eq!(printed(99, 0, now), "  resource: <invalid resource properties>");
    }
}
