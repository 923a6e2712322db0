//! The shader flags of one function: what its instructions and signatures use.
//!
//! Source: dxc's `ShaderFlags::CollectShaderFlags`. Where older validators count in another way, dxc still does so for
//! them, and so does this.

use super::{
    handles::Handles,
    operations::{Barrier, is_wave},
};
use crate::{
    assemble::ValidatorVersion,
    dxil::{DxilModule, EntryPoint, GROUP_SHARED, OperationCall, SemanticKind, shader_flag as flag},
    ir::{Body, Constant, FloatKind, Instruction, Opcode, Type, TypeId, ValueId, ValueKind},
    part::program::ShaderKind,
};
use alloc::{vec, vec::Vec};

const DOUBLE: u8 = 1;
const HALF: u8 = 2;
const I16: u8 = 4;
const I64: u8 = 8;
const SHARED: u8 = 16;

/// What the flags of all functions of a module are collected with.
pub(super) struct Collector<'d, 'm> {
    dxil: &'d DxilModule<'m>,
    validator: ValidatorVersion,
    handles: Handles<'d, 'm>,
    /// What each type needs.
    types: Vec<u8>,
    /// For each writable resource, whether 64-bit atomics are done on it.
    pub(super) atomic64: Vec<bool>,
    /// The flags that the module gives every function.
    module_flags: u64,
    has_multisampled_uav: bool,
}

/// What is seen in one function.
#[derive(Default)]
struct Seen {
    flags: u64,
    lod_clamp: bool,
    multisampled_writes: bool,
    multisampled_writes_1_7: bool,
    uavs: bool,
    derivatives: bool,
    requires_group: bool,
    /// The last sampling operation says it for all: dxc overwrites what it found before.
    gradient_or_bias: bool,
}

impl<'d, 'm> Collector<'d, 'm> {
    pub(super) fn new(dxil: &'d DxilModule<'m>, validator: ValidatorVersion) -> Self {
        let module = dxil.module;
        let types = (0..module.types.len()).map(|index| match module.types.get(TypeId(index as u32)) {
            Type::Float(FloatKind::Double) => DOUBLE,
            Type::Float(FloatKind::Half) => HALF,
            Type::Integer(16) => I16,
            Type::Integer(64) => I64,
            Type::Pointer { address_space: GROUP_SHARED, .. } => SHARED,
            _ => 0,
        });
        let stated = dxil.entry.properties.shader_flags;
        let handles = Handles::new(dxil);
        let multisampled = |kind| matches!(kind, 3 | 8);
        Self {
            dxil,
            validator,
            handles,
            types: types.collect(),
            atomic64: vec![false; dxil.resources.uavs.len()],
            module_flags: stated
                & (flag::USE_NATIVE_LOW_PRECISION | flag::DISABLE_OPTIMIZATIONS | flag::ALL_RESOURCES_BOUND),
            has_multisampled_uav: dxil.resources.uavs.iter().any(|uav| multisampled(uav.kind_number)),
        }
    }

    /// The flags of a function with this body; of an entry point with its signatures, too.
    pub(super) fn function(&mut self, body: &Body, entry: Option<&EntryPoint<'m>>) -> u64 {
        let module = self.dxil.module;
        let before_1_8 = !self.validator.is_at_least(1, 8);
        let mut seen = Seen {
            uavs: before_1_8 && !self.dxil.resources.uavs.is_empty(),
            multisampled_writes_1_7: self.has_multisampled_uav,
            ..Seen::default()
        };
        for instruction in body.instructions.of(&module.instructions) {
            self.instruction(instruction, &mut seen);
        }
        let mut mesh_derivatives = false;
        if let Some(entry) = entry {
            let stage = super::stage_of(self.dxil, entry);
            self.signatures(entry, stage, &mut seen);
            mesh_derivatives = seen.derivatives && matches!(stage, Some(ShaderKind::Mesh | ShaderKind::Amplification));
        }
        if seen.derivatives && before_1_8 {
            // There was no flag for derivatives alone.
            seen.derivatives = false;
            let kind = self.dxil.shader_model.kind;
            mesh_derivatives &= matches!(kind, ShaderKind::Mesh | ShaderKind::Amplification);
        }
        let mut flags = seen.flags | self.module_flags;
        let mut set = |flag: u64, on: bool| flags = if on { flags | flag } else { flags & !flag };
        set(flag::TILED_RESOURCES, seen.flags & flag::TILED_RESOURCES != 0 || seen.lod_clamp && !before_1_8);
        if !self.validator.is_at_least(1, 6) {
            set(flag::BARYCENTRICS, false);
        }
        set(flag::DERIVATIVES_IN_MESH_AND_AMP_SHADERS, mesh_derivatives);
        let multisampled = if before_1_8 { seen.multisampled_writes_1_7 } else { seen.multisampled_writes };
        set(flag::WRITEABLE_MSAA_TEXTURES, multisampled);
        let may_alias = self.dxil.entry.properties.shader_flags & flag::RES_MAY_NOT_ALIAS == 0;
        set(flag::RES_MAY_NOT_ALIAS, self.dxil.version >= (1, 7) && seen.uavs && !may_alias);
        set(flag::SAMPLE_CMP_GRADIENT_OR_BIAS, seen.gradient_or_bias);
        set(flag::USES_DERIVATIVES, seen.derivatives);
        set(flag::REQUIRES_GROUP, seen.requires_group && !before_1_8);
        flags
    }

    #[inline]
    fn instruction(&mut self, instruction: &Instruction, seen: &mut Seen) {
        let module = self.dxil.module;
        let call = OperationCall::of(module, instruction);
        // Of calls only those of operations count.
        if instruction.opcode == Opcode::Call && call.is_none() && !self.calls_operation(instruction) {
            return;
        }
        let mut types = self.types.get(instruction.ty.0 as usize).copied().unwrap_or(0);
        seen.requires_group |= types & SHARED != 0;
        if matches!(instruction.opcode, Opcode::ExtractElement | Opcode::InsertElement) {
            return;
        }
        instruction.visit_values(module, |value| {
            types |= self.types.get(module.type_of(value).0 as usize).copied().unwrap_or(0);
        });
        seen.requires_group |= types & SHARED != 0;
        if types & (DOUBLE | I64 | HALF | I16) != 0 {
            self.wide_or_narrow(instruction.opcode, types, seen);
        }
        if let Some(call) = call {
            self.operation(&call, types, seen);
        }
    }

    fn calls_operation(&self, instruction: &Instruction) -> bool {
        let module = self.dxil.module;
        let callee = instruction.operands.of(&module.operands).first().map(|callee| ValueId(*callee));
        callee.is_some_and(|callee| module.function(callee).is_some() && module.name(callee).starts_with(b"dx.op."))
    }

    fn wide_or_narrow(&self, opcode: Opcode, types: u8, seen: &mut Seen) {
        if types & DOUBLE != 0 {
            seen.flags |= flag::ENABLE_DOUBLE_PRECISION;
            use Opcode::{FDiv, FpToSi, FpToUi, SiToFp, UiToFp};
            if matches!(opcode, FDiv | UiToFp | SiToFp | FpToUi | FpToSi) {
                seen.flags |= flag::ENABLE_DOUBLE_EXTENSIONS;
            }
        }
        if types & I64 != 0 {
            seen.flags |= flag::INT64_OPS;
            if matches!(opcode, Opcode::CmpXchg | Opcode::AtomicRmw) {
                seen.flags |= flag::ATOMIC_INT64_ON_GROUP_SHARED;
            }
        }
        if types & (HALF | I16) != 0 {
            seen.flags |= flag::LOW_PRECISION_PRESENT;
        }
    }

    fn operation(&mut self, call: &OperationCall<'m>, types: u8, seen: &mut Seen) {
        let argument = |index: usize| call.arguments.get(index).copied().map(ValueId);
        if is_wave(call.opcode) {
            seen.flags |= flag::WAVE_OPS;
        }
        match call.opcode {
            // CheckAccessFullyMapped
            71 => seen.flags |= flag::TILED_RESOURCES,
            // Msad
            50 => seen.flags |= flag::ENABLE_MSAD,
            // TextureLoad, BufferLoad
            opcode @ (66 | 68) => {
                if opcode == 66 && !self.are_constant(call, 6) {
                    seen.flags |= flag::ADVANCED_TEXTURE_OPS;
                }
                if seen.flags & flag::UAV_LOAD_ADDITIONAL_FORMATS == 0
                    && let Some(handle) = argument(1).map(|handle| self.handles.of(handle))
                    && handle.is_uav
                    // Validator 1.0 takes every load for one of several components.
                    && (self.validator == ValidatorVersion(1, 0) || handle.has_components())
                {
                    seen.flags |= flag::UAV_LOAD_ADDITIONAL_FORMATS;
                }
            }
            // Fma
            47 if types & DOUBLE != 0 => seen.flags |= flag::ENABLE_DOUBLE_EXTENSIONS,
            // InnerCoverage
            92 => seen.flags |= flag::INNER_COVERAGE,
            // ViewID
            138 => seen.flags |= flag::VIEW_ID,
            // AllocateRayQuery, AllocateRayQuery2, GeometryIndex
            178 | 258 | 213 => seen.flags |= flag::RAYTRACING_TIER1_1,
            // AttributeAtVertex
            137 => seen.flags |= flag::BARYCENTRICS,
            // AtomicBinOp, AtomicCompareExchange
            78 | 79 if types & I64 != 0 => {
                let Some(handle) = argument(1) else { return };
                if self.handles.of(handle).is_typed() {
                    seen.flags |= flag::ATOMIC_INT64_ON_TYPED_RESOURCE;
                }
                match self.handles.bound_uav(handle).and_then(|uav| self.atomic64.get_mut(uav)) {
                    Some(used) => *used = true,
                    None => seen.flags |= flag::ATOMIC_INT64_ON_HEAP_RESOURCE,
                }
            }
            // Sample, SampleBias, SampleLevel, SampleGrad, SampleCmp, SampleCmpLevelZero, SampleCmpGrad, SampleCmpBias
            60..=65 | 254 | 255 => self.sample(call, seen),
            // DerivCoarseX, DerivCoarseY, DerivFineX, DerivFineY, CalculateLOD
            83..=86 | 81 => seen.derivatives = true,
            // CreateHandleFromHeap
            218 => {
                let is_sampler = argument(2).and_then(|argument| self.dxil.module.integer(argument)) != Some(0);
                seen.flags |= if is_sampler {
                    flag::SAMPLER_DESCRIPTOR_HEAP_INDEXING
                } else {
                    flag::RESOURCE_DESCRIPTOR_HEAP_INDEXING
                };
            }
            // CreateHandle, CreateHandleForLib, AnnotateHandle
            57 | 160 | 216 if !(seen.uavs && seen.multisampled_writes) => {
                if let Some(handle) = self.handles.of_call(call).filter(|handle| handle.is_uav) {
                    seen.uavs = true;
                    seen.multisampled_writes |= handle.is_multisampled();
                }
            }
            // TextureStoreSample, SampleCmpLevel, TextureGatherRaw
            opcode @ (223..=225) => {
                seen.flags |= flag::ADVANCED_TEXTURE_OPS;
                if opcode == 225 {
                    (seen.multisampled_writes, seen.multisampled_writes_1_7) = (true, true);
                }
            }
            // StartVertexLocation, StartInstanceLocation
            256 | 257 => seen.flags |= flag::EXTENDED_COMMAND_INFO,
            // Barrier, BarrierByMemoryType, BarrierByMemoryHandle, BarrierByNodeRecordHandle
            80 | 244..=246 => seen.requires_group |= Barrier::of(self.dxil.module, call).needs_group(),
            // GetGroupWaveIndex, GetGroupWaveCount
            0x8000_0001 | 0x8000_0002 => seen.requires_group = true,
            _ => {}
        }
    }

    fn sample(&self, call: &OperationCall<'m>, seen: &mut Seen) {
        if !self.are_constant(call, 7) {
            seen.flags |= flag::ADVANCED_TEXTURE_OPS;
        }
        // SampleLevel and SampleCmpLevelZero have no more.
        if matches!(call.opcode, 62 | 65) {
            return;
        }
        seen.lod_clamp |= self.has_clamp(call);
        seen.gradient_or_bias = matches!(call.opcode, 254 | 255);
        // SampleGrad and SampleCmpGrad are given their derivatives.
        seen.derivatives |= !matches!(call.opcode, 63 | 254);
    }

    /// Whether the three offsets from argument `first` on are constants.
    fn are_constant(&self, call: &OperationCall<'m>, first: usize) -> bool {
        let module = self.dxil.module;
        let offsets = call.arguments.get(first..).unwrap_or_default().iter().take(3);
        offsets.copied().all(|offset| {
            !matches!(
                module.value(ValueId(offset)).map(|value| value.kind),
                Some(ValueKind::Instruction(_) | ValueKind::Argument(_))
            )
        })
    }

    /// Whether the last argument, the least level of detail, is something else than nothing or zero.
    fn has_clamp(&self, call: &OperationCall<'m>) -> bool {
        let Some(last) = call.arguments.last() else { return false };
        match self.dxil.module.constant(ValueId(*last)) {
            Some(Constant::Undef | Constant::Null) => false,
            // Either zero.
            Some(Constant::Float(bits)) => bits as u32 & 0x7fff_ffff != 0,
            _ => true,
        }
    }

    fn signatures(&self, entry: &EntryPoint<'m>, stage: Option<ShaderKind>, seen: &mut Seen) {
        use SemanticKind::{Barycentrics, RenderTargetArrayIndex, ShadingRate, StencilRef, ViewPortArrayIndex};
        use ShaderKind::{Domain, Geometry, Hull, Pixel, Vertex};
        // Up to validator 1.3 inputs of hull and domain shaders do not count.
        let before_1_4 = !self.validator.is_at_least(1, 4);
        let input_counts = match stage {
            Some(Geometry) => true,
            Some(Domain | Hull) => !before_1_4,
            _ => false,
        };
        let output_counts = matches!(stage, Some(Vertex | Domain | Hull));
        for element in &entry.signatures.input {
            match element.kind() {
                Some(ViewPortArrayIndex | RenderTargetArrayIndex) if input_counts => {
                    seen.flags |= flag::VIEWPORT_AND_RT_ARRAY_INDEX;
                }
                Some(ShadingRate) => seen.flags |= flag::SHADING_RATE,
                Some(Barycentrics) => seen.flags |= flag::BARYCENTRICS,
                _ => {}
            }
        }
        for element in &entry.signatures.output {
            match element.kind() {
                Some(ViewPortArrayIndex | RenderTargetArrayIndex) if output_counts => {
                    seen.flags |= flag::VIEWPORT_AND_RT_ARRAY_INDEX;
                }
                Some(StencilRef) if stage == Some(Pixel) => seen.flags |= flag::STENCIL_REF,
                Some(ShadingRate) => seen.flags |= flag::SHADING_RATE,
                _ => {}
            }
        }
    }
}
