//! Whether a root signature has the registers that a program needs.

use super::{EditError, binding::Binding, refused};
use crate::{
    Result,
    dxil::ResourceClass,
    part::{
        program::ShaderKind,
        psv0::Resource0,
        root_signature::{Payload, Ranges, RootSignature},
    },
};
use alloc::vec::Vec;

/// Registers that a root signature gives to programs.
#[derive(Clone, Copy, Debug)]
struct Given {
    /// The number of the class.
    class: u32,
    /// The stages that see them, by the root signature's number; 0 for all.
    visibility: u32,
    space: u32,
    first: u32,
    last: u32,
    /// Whether they are in the root signature itself, and not in a table.
    is_descriptor: bool,
}

/// The visibility of what only a stage sees.
fn visibility(stage: Option<ShaderKind>) -> u32 {
    match stage {
        Some(ShaderKind::Vertex) => 1,
        Some(ShaderKind::Hull) => 2,
        Some(ShaderKind::Domain) => 3,
        Some(ShaderKind::Geometry) => 4,
        Some(ShaderKind::Pixel) => 5,
        Some(ShaderKind::Amplification) => 6,
        Some(ShaderKind::Mesh) => 7,
        _ => 0,
    }
}

/// Checks that a resource of a program is bound by the root signature, as dxc's validator does.
///
/// Source: `RootSignatureVerifier::VerifyShader` in dxc's `DxilRootSignatureValidator.cpp`.
///
/// # Errors
/// A root signature that cannot be read; registers that are not in it, or in the root signature itself where a
/// descriptor table is needed.
pub(super) fn check(
    root_signature: &RootSignature<'_>,
    stage: Option<ShaderKind>,
    resource: &Resource0,
) -> Result<(), EditError> {
    let Some(class) = class_of(resource.resource_type.get()) else { return Ok(()) };
    let (space, first) = (resource.space.get(), resource.lower_bound.get());
    let last = if resource.upper_bound.get() == u32::MAX { first } else { resource.upper_bound.get() };
    let given = given(root_signature)?;
    let seen_by = |visibility| {
        let mut list = given.iter().filter(move |given| (given.class, given.visibility) == (class as u32, visibility));
        list.find(|given| given.space == space && given.first <= last && first <= given.last)
    };
    let found =
        seen_by(0).or_else(|| seen_by(visibility(stage))).filter(|given| given.first <= first && last <= given.last);
    let binding = Binding { class, register: first, space };
    match found {
        None => Err(refused(format_args!("the root signature in the container (RTS0) does not bind {binding}"))),
        Some(given) if given.is_descriptor && needs_table(resource.resource_type.get()) => Err(refused(format_args!(
            "the root signature in the container (RTS0) has a root descriptor for {binding}, which can only be a raw or \
             structured buffer"
        ))),
        Some(_) => Ok(()),
    }
}

/// The class of a resource of PSV0.
pub(super) fn class_of(resource_type: u32) -> Option<ResourceClass> {
    Some(match resource_type {
        1 => ResourceClass::Sampler,
        2 => ResourceClass::CBuffer,
        3..=5 => ResourceClass::Srv,
        6..=9 => ResourceClass::Uav,
        _ => return None,
    })
}

/// Whether it is a texture, a typed buffer, or a buffer with a counter.
fn needs_table(resource_type: u32) -> bool {
    matches!(resource_type, 3 | 6 | 9)
}

fn given(root_signature: &RootSignature<'_>) -> Result<Vec<Given>> {
    let mut given = Vec::new();
    for parameter in root_signature.iter() {
        let (header, payload) = parameter?;
        let visibility = header.visibility.get();
        let mut one = |class: u32, space: u32, register: u32, count: u32, is_descriptor| {
            let last = register.saturating_add(count.saturating_sub(1));
            given.push(Given { class, visibility, space, first: register, last, is_descriptor });
        };
        // The kinds of root descriptors: 2 constant buffer, 3 SRV, 4 UAV.
        let class = match header.kind.get() {
            2 => ResourceClass::CBuffer as u32,
            kind => kind.wrapping_sub(3),
        };
        match payload {
            Payload::Table(_, Ranges::Plain(ranges)) => ranges.iter().for_each(|range| {
                one(range.kind.get(), range.space.get(), range.register.get(), range.count.get(), false);
            }),
            Payload::Table(_, Ranges::Flags(ranges)) => ranges.iter().for_each(|range| {
                one(range.kind.get(), range.space.get(), range.register.get(), range.count.get(), false);
            }),
            Payload::Constants(constants) => {
                one(ResourceClass::CBuffer as u32, constants.space.get(), constants.register.get(), 1, false);
            }
            Payload::Descriptor(found) => one(class, found.space.get(), found.register.get(), 1, true),
            Payload::Descriptor1(found) => one(class, found.space.get(), found.register.get(), 1, true),
        }
    }
    given.extend(root_signature.samplers.iter().map(|sampler| Given {
        class: ResourceClass::Sampler as u32,
        visibility: sampler.visibility.get(),
        space: sampler.space.get(),
        first: sampler.register.get(),
        last: sampler.register.get(),
        is_descriptor: false,
    }));
    Ok(given)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::part::root_signature::{
        DescriptorKind, ParameterValue, PayloadValue, RangeValue, RootSignatureBuilder, Version,
    };
    use alloc::{string::ToString, vec};

    fn resource(resource_type: u32, space: u32, lower_bound: u32, upper_bound: u32) -> Resource0 {
        Resource0 {
            resource_type: resource_type.into(),
            space: space.into(),
            lower_bound: lower_bound.into(),
            upper_bound: upper_bound.into(),
        }
    }

    /// SRVs t4 to t7 in a table, t9 as a descriptor; u0 and all above in space 1; constants b2 for pixel shaders.
    fn data(version: Version) -> Vec<u8> {
        let range = |kind, register, space, count| RangeValue { kind, count, register, space, flags: 0, offset: 0 };
        let table = PayloadValue::Table(vec![range(0, 4, 0, 4), range(1, 0, 1, u32::MAX)]);
        let srv = PayloadValue::Descriptor { kind: DescriptorKind::Srv, register: 9, space: 0, flags: 0 };
        let constants = PayloadValue::Constants { register: 2, space: 0, count: 4 };
        let parameters = [(0, table), (0, srv), (5, constants)];
        let parameters = parameters.map(|(visibility, payload)| ParameterValue { visibility, payload });
        RootSignatureBuilder { version, parameters: parameters.into(), ..RootSignatureBuilder::default() }
            .build()
            .unwrap()
    }

    #[test]
    fn registers_are_bound_by_tables_descriptors_and_constants() {
        for version in [Version::V1_0, Version::V1_1] {
            let data = data(version);
            let signature = RootSignature::read_at(&data, 0).unwrap();
            let bound = |stage, resource| check(&signature, Some(stage), &resource).is_ok();
            assert!(bound(ShaderKind::Pixel, resource(3, 0, 4, 7)));
            assert!(!bound(ShaderKind::Pixel, resource(3, 0, 4, 8)));
            assert!(!bound(ShaderKind::Pixel, resource(3, 1, 4, 4)));
            assert!(bound(ShaderKind::Compute, resource(6, 1, 7, u32::MAX)));
            assert!(!bound(ShaderKind::Compute, resource(1, 0, 4, 4)));
            assert!(bound(ShaderKind::Pixel, resource(2, 0, 2, 2)));
            assert!(!bound(ShaderKind::Vertex, resource(2, 0, 2, 2)));
        }
    }

    #[test]
    fn a_root_descriptor_is_for_raw_and_structured_buffers() {
        let data = data(Version::V1_1);
        let signature = RootSignature::read_at(&data, 0).unwrap();
        let fault = |kind| check(&signature, None, &resource(kind, 0, 9, 9)).map_err(|error| error.to_string());
        assert!(fault(4).is_ok() && fault(5).is_ok());
        assert!(fault(3).unwrap_err().contains("a root descriptor for t9"));
    }
}
