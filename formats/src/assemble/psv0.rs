//! PSV0: what a pipeline is validated against.

use super::{
    ValidatorVersion,
    signature::{component_type, is_depth, is_of_sample, is_position, vectors},
};
use crate::{
    Result,
    dxil::{
        Detail, DxilModule, GROUP_SHARED, Outputs, Resource, ResourceClass, ResourceKind, SemanticKind,
        SignatureElement, data_layout,
    },
    error::Error,
    layout::OwnedTable,
    part::{
        program::ShaderKind,
        psv0::{
            AmplificationInfo, Dependencies, DomainInfo, GeometryInfo, HullInfo, Mask, MeshInfo, PixelInfo,
            Psv0Builder, Resource0, Resource1, SignatureElement as Element, VertexInfo,
        },
    },
};
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use zerocopy::{FromZeros, IntoBytes};

/// The versions that dxc writes for a validator: one, but for validator 1.10 and for modules that are not to be
/// validated, where releases and builds differ.
pub fn psv0_versions(validator: ValidatorVersion) -> RangeInclusive<usize> {
    match validator {
        _ if !validator.is_at_least(1, 1) => 0..=0,
        _ if !validator.is_at_least(1, 6) => 1..=1,
        _ if !validator.is_at_least(1, 8) => 2..=2,
        _ if !validator.is_at_least(1, 10) => 3..=3,
        _ => 3..=5,
    }
}

/// The part PSV0 of `version` for a module that is no library.
///
/// Elements without a name of their own refer to an empty string; a row of semantic indexes that is in the table
/// already is not written again, names are.
///
/// # Errors
/// More than 255 elements of a signature, a data layout that LLVM refuses, dependencies in `dx.viewIdState` of fewer numbers than it says.
pub fn psv0(dxil: &DxilModule<'_>, version: usize) -> Result<Psv0Builder> {
    let stage = dxil.shader_model.kind;
    let mut builder = Psv0Builder::new(version, stage);
    builder.resources = resources(dxil, builder.resources.stride());
    stage_info(dxil, &mut builder)?;
    if version == 0 {
        return Ok(builder);
    }
    builder.strings = alloc::vec![0];
    let signatures = &dxil.entry.signatures;
    let most = [&signatures.input, &signatures.output, &signatures.patch_constant_or_primitive].map(Vec::len);
    if most.iter().any(|count| *count > u8::MAX.into()) {
        return Err(Error::new("PSV0", 0, "at most 255 elements of a signature", most.iter().sum::<usize>()));
    }
    let validator = ValidatorVersion(dxil.validator_version.0, dxil.validator_version.1);
    builder.inputs = elements(&signatures.input, validator, &mut builder);
    builder.outputs = elements(&signatures.output, validator, &mut builder);
    builder.patch_constants = elements(&signatures.patch_constant_or_primitive, validator, &mut builder);
    if version >= 3 {
        let name = builder.strings.len() as u32;
        builder.strings.extend_from_slice(until_zero(dxil.entry.name));
        builder.strings.push(0);
        builder.runtime_info.version4.version3.entry_name = name.into();
    }
    builder.strings.resize(builder.strings.len().next_multiple_of(4), 0);
    dependencies(dxil, &mut builder)?;
    Ok(builder)
}

/// A string up to a zero byte.
fn until_zero(text: &[u8]) -> &[u8] {
    text.split(|byte| *byte == 0).next().unwrap_or_default()
}

/// The resources: constant buffers, samplers, SRVs, UAVs.
fn resources(dxil: &DxilModule<'_>, stride: usize) -> OwnedTable<Resource1> {
    let mut table = OwnedTable::new(stride);
    table.extend(dxil.resources.in_order().map(resource));
    table
}

fn resource(resource: &Resource<'_>) -> Resource1 {
    let is_uav = resource.class == ResourceClass::Uav;
    let write = match resource.detail {
        Detail::View { write, .. } => write,
        _ => Default::default(),
    };
    let resource_type = match (resource.kind(), is_uav) {
        (Some(ResourceKind::Sampler), _) => 1,
        (Some(ResourceKind::CBuffer), _) => 2,
        (Some(ResourceKind::StructuredBuffer), false) => 5,
        (Some(ResourceKind::StructuredBuffer), true) if write.counter => 9,
        (Some(ResourceKind::StructuredBuffer), true) => 8,
        (Some(ResourceKind::RTAccelerationStructure), _) | (Some(ResourceKind::RawBuffer), false) => 4,
        (Some(ResourceKind::RawBuffer), true) => 7,
        (_, false) => 3,
        (_, true) => 6,
    };
    Resource1 {
        version0: Resource0 {
            resource_type: u32::into(resource_type),
            space: resource.space.into(),
            lower_bound: resource.lower_bound.into(),
            upper_bound: resource.upper_bound().into(),
        },
        kind: resource.kind_number.into(),
        flags: u32::from(write.atomic64).into(),
    }
}

/// The elements of a signature; their names and indexes go into the builder's tables.
fn elements(
    elements: &[SignatureElement<'_>],
    validator: ValidatorVersion,
    builder: &mut Psv0Builder,
) -> OwnedTable<Element> {
    let mut table = OwnedTable::new(size_of::<Element>());
    for element in elements {
        let kind = element.kind();
        let name = element.name();
        let has_name = kind == Some(SemanticKind::Arbitrary) && !name.is_empty();
        let at = if has_name { builder.strings.len() } else { 0 };
        if has_name {
            builder.strings.extend_from_slice(name);
            builder.strings.push(0);
        }
        let mut written = Element::new_zeroed();
        written.name = (at as u32).into();
        written.indexes = builder.add_semantic_indexes(&element.indexes).into();
        written.rows = element.rows as u8;
        written.columns = element.columns & 0xf;
        if let Some((row, column)) = element.place() {
            written.columns |= 0x40 | (column & 3) << 4;
            written.start_row = row as u8;
        }
        written.semantic_kind = kind.map_or(INVALID, |kind| kind as u8);
        written.component_type = component_type(element.component_type, validator) as u8;
        written.interpolation_mode = element.interpolation;
        written.dynamic_mask_and_stream = (element.stream as u8 & 3) << 4 | element.dynamic_index_mask as u8 & 0xf;
        table.push(&written);
    }
    table
}

/// dxc's number of the semantic that may not be where it is.
pub(super) const INVALID: u8 = 33;

/// The stage's own words in all versions of the runtime info.
fn stage_info(dxil: &DxilModule<'_>, builder: &mut Psv0Builder) -> Result<()> {
    let (properties, signatures) = (&dxil.entry.properties, &dxil.entry.signatures);
    let output_position = signatures.output.iter().any(is_position).into();
    let group_shared = || group_shared_bytes(dxil);
    let info4 = &mut builder.runtime_info.version4;
    let info2 = &mut info4.version3.version2;
    let mut info = [0; 16];
    let mut write = |record: &[u8]| info.iter_mut().zip(record).for_each(|(to, from)| *to = *from);
    let mut threads = None;
    let mut stage_word = 0;
    match dxil.shader_model.kind {
        ShaderKind::Vertex => write(VertexInfo { output_position, ..VertexInfo::new_zeroed() }.as_bytes()),
        ShaderKind::Hull => {
            if let Some(hull) = properties.hull {
                write(
                    HullInfo {
                        input_control_points: hull.input_control_points.into(),
                        output_control_points: hull.output_control_points.into(),
                        domain: hull.domain.into(),
                        output_primitive: hull.output_primitive.into(),
                    }
                    .as_bytes(),
                );
            }
        }
        ShaderKind::Domain => {
            let domain = properties.domain;
            let record = DomainInfo {
                input_control_points: domain.map_or(0, |domain| domain.input_control_points).into(),
                output_position,
                domain: domain.map_or(0, |domain| domain.domain).into(),
                ..DomainInfo::new_zeroed()
            };
            write(record.as_bytes());
        }
        ShaderKind::Geometry => {
            let geometry = properties.geometry;
            let number = |of: fn(crate::dxil::GeometryState) -> u32| geometry.map_or(0, of);
            let record = GeometryInfo {
                input_primitive: number(|geometry| geometry.input_primitive).into(),
                output_topology: number(|geometry| geometry.output_topology).into(),
                // A runtime expects a stream.
                stream_mask: number(|geometry| geometry.stream_mask).max(1).into(),
                output_position,
                ..GeometryInfo::new_zeroed()
            };
            write(record.as_bytes());
            stage_word = number(|geometry| geometry.max_vertex_count) as u16;
        }
        ShaderKind::Pixel => {
            let record = PixelInfo {
                depth_output: signatures.output.iter().any(is_depth).into(),
                sample_frequency: signatures.input.iter().any(is_of_sample).into(),
                ..PixelInfo::new_zeroed()
            };
            write(record.as_bytes());
        }
        ShaderKind::Compute => {
            if let Some(wave) = properties.wave_size.filter(|wave| wave.min != 0) {
                let version0 = &mut info2.version1.version0;
                version0.min_wave_lanes = wave.min.into();
                version0.max_wave_lanes = if wave.max == 0 { wave.min } else { wave.max }.into();
            }
            threads = Some(properties.threads.unwrap_or_default());
        }
        ShaderKind::Mesh => {
            if let Some(mesh) = properties.mesh {
                let record = MeshInfo {
                    group_shared_bytes: group_shared()?.into(),
                    payload_size: mesh.payload_size.into(),
                    max_vertices: (mesh.max_vertex_count as u16).into(),
                    max_primitives: (mesh.max_primitive_count as u16).into(),
                    ..MeshInfo::new_zeroed()
                };
                write(record.as_bytes());
                threads = Some(mesh.threads);
                stage_word = (mesh.output_topology as u16) << 8;
            }
        }
        ShaderKind::Amplification => {
            if let Some(amplification) = properties.amplification {
                let payload_size = amplification.payload_size.into();
                write(AmplificationInfo { payload_size, ..AmplificationInfo::new_zeroed() }.as_bytes());
                threads = Some(amplification.threads);
            }
        }
        _ => {}
    }
    info2.version1.version0.stage_info = info;
    if builder.version >= 1 {
        info2.version1.stage_word = stage_word.into();
    }
    if let Some(threads) = threads.filter(|_| builder.version >= 2) {
        info2.threads = threads.map(Into::into);
    }
    if threads.is_some() && builder.version >= 4 {
        info4.group_shared_bytes = group_shared()?.into();
    }
    Ok(())
}

/// The bytes of group-shared memory that the module's variables take.
fn group_shared_bytes(dxil: &DxilModule<'_>) -> Result<u32> {
    let mut shared = dxil.module.globals.iter().filter(|global| global.address_space == GROUP_SHARED).peekable();
    if shared.peek().is_none() {
        return Ok(0);
    }
    let layout = data_layout(dxil.module)?;
    let mut sizes = layout.sizes(&dxil.module.types);
    Ok(shared.fold(0u32, |sum, global| sum.wrapping_add(sizes.allocation(global.ty).unwrap_or(0) as u32)))
}

/// The numbers of vectors, and what depends on what.
fn dependencies(dxil: &DxilModule<'_>, builder: &mut Psv0Builder) -> Result<()> {
    let signatures = &dxil.entry.signatures;
    // Vectors are counted in 8 bits.
    let count = |elements: &[SignatureElement<'_>], stream| vectors(elements, stream) as u8;
    let outputs = [0, 1, 2, 3].map(|stream| count(&signatures.output, stream));
    builder.version1_mut().uses_view_id = dxil.entry.properties.uses_view_id().into();
    builder.set_vectors(count(&signatures.input, 0), outputs, count(&signatures.patch_constant_or_primitive, 0));
    let Some(state) = dxil.view_id_state()? else { return Ok(()) };
    let fill = |outputs: &Outputs<'_>, mask: &mut Mask, table: &mut Dependencies| {
        mask.fill(outputs.on_view_id.words());
        table.fill(outputs.on_inputs.words());
    };
    let masks = builder.outputs_by_view_id.iter_mut().zip(&mut builder.outputs_by_input);
    state.streams.iter().zip(masks).for_each(|(stream, (mask, table))| fill(stream, mask, table));
    fill(&state.other_outputs, &mut builder.patch_constants_by_view_id, &mut builder.patch_constants_by_input);
    builder.outputs_by_patch_constant.fill(state.from_patch_constants.words());
    Ok(())
}
