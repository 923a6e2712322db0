//! What each function of a module requires: shader flags, the least shader model, the stages that may call it.
//!
//! A library's runtime data states it for each function, and a module's own shader flags are those of all of them.
//!
//! Source: dxc's `DxilModule::ComputeShaderCompatInfo` and `CollectShaderFlagsForModule`.

mod collect;
mod handles;
mod operations;
mod users;

use super::ValidatorVersion;
use crate::{
    Result,
    dxil::{Detail, DxilModule, EntryPoint, OperationCall, Resource, ResourceKind, shader_flag as flag},
    ir::ValueId,
    part::{program::ShaderKind, rdat::SubobjectKind},
};
use alloc::{vec, vec::Vec};
use collect::Collector;
use hashbrown::HashMap;
use operations::{ALL, up_to};
pub(super) use users::Users;

/// What one function requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FunctionRequirements {
    /// The shader flags.
    pub flags: u64,
    /// The least shader model.
    pub model: (u32, u32),
    /// The stages that may call it: a bit each, by the stage's number.
    pub stages: u32,
}

impl FunctionRequirements {
    /// Takes on what a called function requires; says whether that was more.
    fn merge(&mut self, callee: &Self) -> bool {
        let before = *self;
        self.model = self.model.max(callee.model);
        self.stages &= callee.stages;
        self.flags |= callee.flags;
        *self != before
    }
}

/// What the functions of a module require.
#[derive(Clone, Debug)]
pub struct Requirements {
    /// By the functions' order; of a declaration nothing but the default.
    pub functions: Vec<FunctionRequirements>,
    /// For each writable resource, whether the functions do 64-bit atomics on it.
    pub atomic64: Vec<bool>,
}

/// What the functions of a module require, which is no library or one without subobjects.
///
/// # Errors
/// Constants that are shared beyond measure.
pub fn requirements(dxil: &DxilModule<'_>, validator: ValidatorVersion) -> Result<Requirements> {
    Ok(Requirements::of(dxil, validator, &Users::of(dxil.module)?, &[]))
}

impl Requirements {
    /// What the functions of a module require, where `subobjects` are its library's.
    pub(super) fn of(
        dxil: &DxilModule<'_>,
        validator: ValidatorVersion,
        users: &Users,
        subobjects: &[SubobjectKind<'_>],
    ) -> Self {
        let module = dxil.module;
        let from_1_8 = validator.is_at_least(1, 8);
        let all_trace = validator.is_at_least(1, 5) && !from_1_8 && subobjects.iter().any(needs_tier_1_1);
        let entries = entries_by_function(dxil);
        let mut collector = Collector::new(dxil, validator);
        let default = FunctionRequirements { flags: 0, model: (6, 0), stages: ALL };
        let mut functions = vec![default; module.functions.len()];
        let translates = dxil.shader_model.kind == ShaderKind::Library;
        for (function, required) in module.functions.iter().zip(&mut functions) {
            let Some(body) = &function.body else { continue };
            required.flags = collector.function(body, entries.get(&function.value).copied());
            required.flags |= if all_trace { flag::RAYTRACING_TIER1_1 } else { 0 };
            let instructions = body.instructions.of(&module.instructions);
            for call in instructions.iter().filter_map(|instruction| OperationCall::of(module, instruction)) {
                let needs = operations::needs(module, &call, validator, translates);
                required.model = required.model.max(needs.model);
                required.stages &= needs.stages;
            }
        }
        if from_1_8 {
            merge_into_callers(users, &mut functions);
        }
        let valid = match validator {
            _ if !validator.is_at_least(1, 5) => up_to(ShaderKind::Callable),
            _ if !validator.is_at_least(1, 8) => up_to(ShaderKind::Amplification),
            _ => up_to(ShaderKind::Node),
        };
        for (function, required) in module.functions.iter().zip(&mut functions) {
            if function.body.is_none() {
                continue;
            }
            let entry = entries.get(&function.value).copied();
            let stage = entry.and_then(|entry| stage_of(dxil, entry));
            match stage {
                None | Some(ShaderKind::Library) => required.stages &= valid,
                Some(stage) => required.stages &= 1 << stage as u32,
            }
            if from_1_8 {
                adjust(required, entry, stage);
            } else {
                adjust_before_1_8(required);
            }
        }
        Self { functions, atomic64: collector.atomic64 }
    }
}

/// The shader flags of what a whole module uses: those of its functions, without subobjects, and of its resources.
///
/// # Errors
/// Constants that are shared beyond measure.
pub fn used_flags(dxil: &DxilModule<'_>, validator: ValidatorVersion) -> Result<u64> {
    // In a program, what a function requires is required whoever calls it.
    if dxil.shader_model.kind == ShaderKind::Library {
        let required = requirements(dxil, validator)?;
        let flags = required.functions.iter().fold(0, |flags, function| flags | function.flags);
        return Ok(with_resources(flags, dxil, validator));
    }
    let entries = entries_by_function(dxil);
    let mut collector = Collector::new(dxil, validator);
    let bodies = dxil.module.functions.iter().filter_map(|function| Some((function.body.as_ref()?, function.value)));
    let flags = bodies.fold(0, |flags, (body, value)| flags | collector.function(body, entries.get(&value).copied()));
    Ok(with_resources(flags, dxil, validator))
}

/// The flags of all functions and those of the resources (dxc's `CollectShaderFlagsForModule`).
fn with_resources(mut flags: u64, dxil: &DxilModule<'_>, validator: ValidatorVersion) -> u64 {
    let kind = dxil.shader_model.kind;
    if flags & flag::USES_DERIVATIVES != 0 && matches!(kind, ShaderKind::Mesh | ShaderKind::Amplification) {
        flags |= flag::DERIVATIVES_IN_MESH_AND_AMP_SHADERS;
    }
    flags &= !(flag::USES_DERIVATIVES | flag::REQUIRES_GROUP);
    let uavs = &dxil.resources.uavs;
    // A range counts no more than what is too many.
    let slots = uavs.iter().fold(0u32, |slots, uav| slots.saturating_add(uav.range_size.min(9)));
    let is_ordered = |uav: &Resource<'_>| matches!(uav.detail, Detail::View { write, .. } if write.rasterizer_ordered);
    let untyped = |resource: &Resource<'_>| {
        matches!(resource.kind(), Some(ResourceKind::RawBuffer | ResourceKind::StructuredBuffer))
    };
    // Up to validator 1.5 ranges are counted, not slots.
    let counted = if validator.is_at_least(1, 6) { slots as usize } else { uavs.len() };
    use ShaderKind::{Compute, Domain, Geometry, Hull, Pixel, Vertex};
    let every_stage = if validator.is_at_least(1, 8) {
        matches!(kind, Vertex | Hull | Domain | Geometry)
    } else {
        !matches!(kind, Compute | Pixel)
    };
    for (flag, on) in [
        (flag::ROVS, uavs.iter().any(is_ordered)),
        (flag::UAVS_64, counted > 8),
        (flag::UAVS_AT_EVERY_STAGE, slots > 0 && every_stage),
        (flag::ENABLE_RAW_AND_STRUCTURED_BUFFERS, uavs.iter().chain(&dxil.resources.srvs).any(untyped)),
    ] {
        flags |= if on { flag } else { 0 };
    }
    flags
}

/// The entry points by their functions.
pub(super) fn entries_by_function<'d, 'm>(dxil: &'d DxilModule<'m>) -> HashMap<ValueId, &'d EntryPoint<'m>> {
    let is_library = dxil.shader_model.kind == ShaderKind::Library;
    let own = core::iter::once(&dxil.entry).filter(|_| !is_library);
    let entries = own.chain(&dxil.functions);
    entries.filter_map(|entry| Some((entry.function?, entry))).collect()
}

/// An entry point's stage: its own in a library, else the module's.
pub(super) fn stage_of(dxil: &DxilModule<'_>, entry: &EntryPoint<'_>) -> Option<ShaderKind> {
    match (dxil.shader_model.kind, entry.properties.stage) {
        (ShaderKind::Library, stage) => stage.and_then(ShaderKind::new),
        (kind, _) => Some(kind),
    }
}

/// Whether a subobject is one of ray tracing's tier 1.1.
fn needs_tier_1_1(subobject: &SubobjectKind<'_>) -> bool {
    /// A state object that may be added to.
    const ADDITIONS: u32 = 4;
    match subobject {
        SubobjectKind::PipelineConfig1 { .. } => true,
        SubobjectKind::StateObjectConfig { flags } => flags & ADDITIONS != 0,
        _ => false,
    }
}

/// Gives callers what those require whom they call, as long as that is more.
fn merge_into_callers(users: &Users, functions: &mut [FunctionRequirements]) {
    let mut waiting: Vec<usize> =
        (0..functions.len()).filter(|function| !users.callers(*function).is_empty()).collect();
    let mut is_waiting = vec![true; functions.len()];
    while let Some(callee) = waiting.pop() {
        let Some(required) = functions.get(callee).copied() else { continue };
        if let Some(is_waiting) = is_waiting.get_mut(callee) {
            *is_waiting = false;
        }
        for &caller in users.callers(callee) {
            let changed = functions.get_mut(caller as usize).is_some_and(|caller| caller.merge(&required));
            if changed
                && let Some(is_waiting) = is_waiting.get_mut(caller as usize)
                && !core::mem::replace(is_waiting, true)
            {
                waiting.push(caller as usize);
            }
        }
    }
}

/// The least shader model by flags and stage, for validators from 1.8 on.
fn adjust(required: &mut FunctionRequirements, entry: Option<&EntryPoint<'_>>, stage: Option<ShaderKind>) {
    let has = |flags: u64, flag: u64| flags & flag != 0;
    let mut least = |minor| required.model = required.model.max((6, minor));
    if has(required.flags, flag::USES_DERIVATIVES) {
        match stage {
            Some(ShaderKind::Compute) => least(6),
            Some(ShaderKind::Mesh | ShaderKind::Amplification) => {
                required.flags |= flag::DERIVATIVES_IN_MESH_AND_AMP_SHADERS;
                least(6);
            }
            _ => {}
        }
    }
    if let Some(wave) = entry.and_then(|entry| entry.properties.wave_size).filter(|wave| wave.min != 0) {
        least(if wave.max == 0 { 6 } else { 8 });
    }
    match stage {
        Some(ShaderKind::Mesh | ShaderKind::Amplification) => least(5),
        Some(stage) if (ShaderKind::RayGeneration..=ShaderKind::Callable).contains(&stage) => least(3),
        Some(ShaderKind::Node) => least(8),
        _ => {}
    }
    // The first line that holds counts, for its shader model is the highest.
    const BY_FLAGS: [(u64, u32); 5] = [
        (flag::SAMPLE_CMP_GRADIENT_OR_BIAS | flag::EXTENDED_COMMAND_INFO, 8),
        (flag::ADVANCED_TEXTURE_OPS | flag::WRITEABLE_MSAA_TEXTURES, 7),
        (
            flag::ATOMIC_INT64_ON_TYPED_RESOURCE
                | flag::ATOMIC_INT64_ON_GROUP_SHARED
                | flag::ATOMIC_INT64_ON_HEAP_RESOURCE
                | flag::RESOURCE_DESCRIPTOR_HEAP_INDEXING
                | flag::SAMPLER_DESCRIPTOR_HEAP_INDEXING,
            6,
        ),
        (flag::RAYTRACING_TIER1_1 | flag::SAMPLER_FEEDBACK, 5),
        (flag::SHADING_RATE, 4),
    ];
    match BY_FLAGS.iter().find(|(flags, _)| has(required.flags, *flags)) {
        Some((_, minor)) => least(*minor),
        None => adjust_before_1_8(required),
    }
}

/// The least shader model by flags, as far as dxc looked at them for validators before 1.8.
fn adjust_before_1_8(required: &mut FunctionRequirements) {
    const NATIVE: u64 = flag::LOW_PRECISION_PRESENT | flag::USE_NATIVE_LOW_PRECISION;
    let minor = match required.flags {
        flags if flags & NATIVE == NATIVE => 2,
        flags if flags & (flag::VIEW_ID | flag::BARYCENTRICS) != 0 => 1,
        _ => 0,
    };
    required.model = required.model.max((6, minor));
}
