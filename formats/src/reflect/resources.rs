//! Resources.

use super::{Resource, limit::Limit, named};
use crate::{
    dxil::{self, ComponentType, Detail, DxilModule, ResourceClass, ResourceKind, SamplerFeedback, SamplerKind, Write},
    ir::{Type, Types},
};
use alloc::vec::Vec;

/// The resources of a module: constant buffers, samplers, SRVs, UAVs.
pub(super) fn resources(dxil: &DxilModule<'_>, limit: &Limit) -> Vec<Resource> {
    let dxil::Resources { srvs, uavs, cbuffers, samplers } = &dxil.resources;
    let all = [cbuffers, samplers, srvs, uavs].into_iter().flatten();
    all.map(|resource| self::resource(&dxil.module.types, resource, limit)).collect()
}

/// The name of a class of resources, as DXIL has it.
pub(super) fn class_name(class: ResourceClass) -> &'static str {
    match class {
        ResourceClass::Srv => "SRV",
        ResourceClass::Uav => "UAV",
        ResourceClass::CBuffer => "CBuffer",
        ResourceClass::Sampler => "Sampler",
    }
}

fn resource(types: &Types, resource: &dxil::Resource<'_>, limit: &Limit) -> Resource {
    let mut said = Resource {
        class: class_name(resource.class).into(),
        id: resource.id,
        kind: named(resource.kind(), resource.kind_number),
        name: limit.text(resource.name),
        space: resource.space,
        lower_bound: resource.lower_bound,
        count: Some(resource.range_size).filter(|size| *size != u32::MAX),
        ..Resource::default()
    };
    match resource.detail {
        Detail::CBuffer { size } => said.size = Some(size),
        Detail::Sampler { kind } => said.sampler = Some(named(SamplerKind::new(kind), kind)),
        Detail::View { samples, component_type, stride, write } => {
            let Write { globally_coherent, counter, rasterizer_ordered, sampler_feedback, atomic64, reorder_coherent } =
                write;
            said.samples = Some(samples).filter(|samples| *samples != 0);
            (said.globally_coherent, said.counter, said.rasterizer_ordered) =
                (globally_coherent, counter, rasterizer_ordered);
            (said.atomic64, said.reorder_coherent) = (atomic64, reorder_coherent);
            use ResourceKind as K;
            match resource.kind() {
                Some(K::StructuredBuffer) => said.stride = Some(stride),
                Some(K::FeedbackTexture2D | K::FeedbackTexture2DArray) => {
                    said.feedback = Some(named(SamplerFeedback::new(sampler_feedback), sampler_feedback));
                }
                Some(K::RawBuffer | K::TBuffer | K::RTAccelerationStructure) => {}
                _ => {
                    said.component_type = Some(named(ComponentType::new(component_type), component_type));
                    said.components = components(types, resource);
                }
            }
        }
    }
    said
}

/// The number of components that a typed view gives: its type is a struct with what it gives first.
fn components(types: &Types, resource: &dxil::Resource<'_>) -> Option<u32> {
    let element = types.without_arrays(types.pointee(resource.ty)?);
    match types.get(*types.fields(element)?.first()?) {
        Type::Vector { count, .. } => Some(count),
        Type::Integer(_) | Type::Float(_) => Some(1),
        _ => None,
    }
}
