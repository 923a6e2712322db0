//! What the entry points of all stages say, for validators after 1.8.

use super::{function_flag, tables::Tables};
use crate::{
    Result,
    assemble::signature::{is_depth, is_of_sample, is_position},
    dxil::{EntryPoint, SemanticKind, SignatureElement},
    part::{
        program::ShaderKind,
        rdat::{
            AmplificationShader, ComputeShader, DomainShader, GeometryShader, HullShader, MeshShader, NULL,
            PixelShader, SignatureElement as Element, TableKind, VertexShader,
        },
    },
};
use alloc::vec::Vec;
use zerocopy::{FromZeros, IntoBytes};

/// Adds what an entry point says; gives the index of its stage's record, or a reference to nothing.
pub(super) fn write(
    entry: &EntryPoint<'_>,
    stage: ShaderKind,
    shared: u32,
    flags: &mut u16,
    tables: &mut Tables,
) -> Result<u32> {
    let (properties, signatures) = (&entry.properties, &entry.signatures);
    let position = || {
        if signatures.output.iter().any(is_position) { function_flag::OUTPUT_POSITION } else { 0 }
    };
    match stage {
        ShaderKind::Pixel => {
            *flags |= if signatures.input.iter().any(is_of_sample) { function_flag::SAMPLE_FREQUENCY } else { 0 };
            *flags |= if signatures.output.iter().any(is_depth) { function_flag::DEPTH_OUTPUT } else { 0 };
            let inputs = elements(&signatures.input, tables)?.into();
            let record = PixelShader { inputs, outputs: elements(&signatures.output, tables)?.into() };
            tables.push(TableKind::PixelShaders, record.as_bytes())
        }
        ShaderKind::Vertex => {
            *flags |= position();
            let mut record = VertexShader::new_zeroed();
            record.inputs = elements(&signatures.input, tables)?.into();
            record.outputs = elements(&signatures.output, tables)?.into();
            tables.push(TableKind::VertexShaders, record.as_bytes())
        }
        ShaderKind::Geometry => {
            *flags |= position();
            let mut record = GeometryShader::new_zeroed();
            record.inputs = elements(&signatures.input, tables)?.into();
            record.outputs = elements(&signatures.output, tables)?.into();
            record.stream_mask =
                signatures.output.iter().fold(0, |mask, element| mask | 1u8.wrapping_shl(element.stream));
            if let Some(geometry) = properties.geometry {
                record.input_primitive = geometry.input_primitive as u8;
                let first_stream = geometry.stream_mask & 1 != 0;
                record.output_topology = if first_stream { geometry.output_topology as u8 } else { 0 };
                record.max_vertices = geometry.max_vertex_count as u8;
            }
            tables.push(TableKind::GeometryShaders, record.as_bytes())
        }
        ShaderKind::Hull => {
            let mut record = HullShader::new_zeroed();
            record.inputs = elements(&signatures.input, tables)?.into();
            record.outputs = elements(&signatures.output, tables)?.into();
            record.patch_constants = elements(&signatures.patch_constant_or_primitive, tables)?.into();
            if let Some(hull) = properties.hull {
                record.input_control_points = hull.input_control_points as u8;
                record.output_control_points = hull.output_control_points as u8;
                record.domain = hull.domain as u8;
                record.output_primitive = hull.output_primitive as u8;
            }
            tables.push(TableKind::HullShaders, record.as_bytes())
        }
        ShaderKind::Domain => {
            *flags |= position();
            let mut record = DomainShader::new_zeroed();
            record.inputs = elements(&signatures.input, tables)?.into();
            record.outputs = elements(&signatures.output, tables)?.into();
            record.patch_constants = elements(&signatures.patch_constant_or_primitive, tables)?.into();
            if let Some(domain) = properties.domain {
                record.input_control_points = domain.input_control_points as u8;
                record.domain = domain.domain as u8;
            }
            tables.push(TableKind::DomainShaders, record.as_bytes())
        }
        ShaderKind::Compute => {
            let threads = tables.array(&properties.threads.unwrap_or_default()).into();
            let record = ComputeShader { threads, group_shared_bytes: shared.into() };
            tables.push(TableKind::ComputeShaders, record.as_bytes())
        }
        ShaderKind::Mesh => {
            *flags |= position();
            let mut record = MeshShader::new_zeroed();
            record.outputs = elements(&signatures.output, tables)?.into();
            record.primitive_outputs = elements(&signatures.patch_constant_or_primitive, tables)?.into();
            record.group_shared_bytes = shared.into();
            let mesh = properties.mesh;
            record.threads = tables.array(&mesh.map_or([0; 3], |mesh| mesh.threads)).into();
            if let Some(mesh) = mesh {
                record.payload_size = mesh.payload_size.into();
                record.max_vertices = (mesh.max_vertex_count as u16).into();
                record.max_primitives = (mesh.max_primitive_count as u16).into();
                record.output_topology = mesh.output_topology as u8;
            }
            tables.push(TableKind::MeshShaders, record.as_bytes())
        }
        ShaderKind::Amplification => {
            let amplification = properties.amplification;
            let threads = amplification.map_or([0; 3], |amplification| amplification.threads);
            let record = AmplificationShader {
                threads: tables.array(&threads).into(),
                group_shared_bytes: shared.into(),
                payload_size: amplification.map_or(0, |amplification| amplification.payload_size).into(),
            };
            tables.push(TableKind::AmplificationShaders, record.as_bytes())
        }
        _ => Ok(NULL),
    }
}

/// Adds the elements of a signature; gives the index of their array.
fn elements(elements: &[SignatureElement<'_>], tables: &mut Tables) -> Result<u32> {
    let mut all = Vec::new();
    for element in elements {
        let place = element.place();
        let column = element.start_column as u8 & 3;
        let record = Element {
            name: tables.string(semantic_name(element)).into(),
            indexes: tables.array(&element.indexes).into(),
            semantic_kind: element.kind().map_or(crate::assemble::psv0::INVALID, |kind| kind as u8),
            component_type: element.component_type,
            interpolation_mode: element.interpolation,
            start_row: place.map_or(0xff, |(row, _)| row as u8),
            columns_and_stream: element.columns.wrapping_sub(1) & 3 | column << 2 | (element.stream as u8 & 3) << 4,
            masks: element.usage_mask as u8 & 0xf | (element.dynamic_index_mask as u8 & 0xf) << 4,
            unused: [0; 2],
        };
        all.push(tables.push(TableKind::SignatureElements, record.as_bytes())?);
    }
    Ok(tables.array(&all))
}

/// A semantic's name without its number: a system value's own one, or the given one.
fn semantic_name<'m>(element: &SignatureElement<'m>) -> &'m [u8] {
    match element.kind() {
        Some(kind) if kind != SemanticKind::Arbitrary => element.name(),
        _ => {
            let name = element.given_name;
            let end = name.iter().rposition(|letter| !letter.is_ascii_digit()).map_or(0, |last| last + 1);
            name.get(..end).unwrap_or_default()
        }
    }
}
