//! Which resource a handle is of.

use crate::{
    dxil::{DxilModule, OperationCall, Resource, ResourceKind, ResourceProperties},
    ir::{Constant, Module, Opcode, Type, TypeId, ValueId, ValueKind},
};
use hashbrown::HashMap;

/// How far a handle is followed through phi and select, and how deep a type is looked into.
const MOST_STEPS: usize = 64;

const CREATE_HANDLE: u32 = 57;
const CREATE_HANDLE_FOR_LIB: u32 = 160;
const ANNOTATE_HANDLE: u32 = crate::dxil::ANNOTATE_HANDLE;
const CREATE_HANDLE_FROM_BINDING: u32 = 217;

/// What is known of the resource that a handle is of: no more than what features depend on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Handle {
    pub(super) is_uav: bool,
    kind: u32,
    components: u8,
}

impl Handle {
    /// Whether it is a texture, or a buffer of typed elements.
    pub(super) fn is_typed(self) -> bool {
        matches!(self.kind, 1..=10)
    }

    pub(super) fn is_multisampled(self) -> bool {
        let kind = ResourceKind::new(self.kind);
        matches!(kind, Some(ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray))
    }

    /// Whether it is typed, with more than one component.
    pub(super) fn has_components(self) -> bool {
        self.is_typed() && self.components > 1
    }
}

/// The handles of a module.
pub(super) struct Handles<'d, 'm> {
    dxil: &'d DxilModule<'m>,
    uavs_by_symbol: HashMap<ValueId, usize>,
    uavs_by_binding: HashMap<[u32; 3], usize>,
}

impl<'d, 'm> Handles<'d, 'm> {
    pub(super) fn new(dxil: &'d DxilModule<'m>) -> Self {
        let (mut uavs_by_symbol, mut uavs_by_binding) = (HashMap::new(), HashMap::new());
        for (index, uav) in dxil.resources.uavs.iter().enumerate() {
            uavs_by_symbol.entry(uav.symbol).or_insert(index);
            uavs_by_binding.entry([uav.space, uav.lower_bound, uav.upper_bound()]).or_insert(index);
        }
        Self { dxil, uavs_by_symbol, uavs_by_binding }
    }

    fn module(&self) -> &'m Module {
        self.dxil.module
    }

    /// The call that a value comes from, through the first of several where they meet.
    fn call(&self, value: ValueId, mut wanted: impl FnMut(u32) -> bool) -> Option<OperationCall<'m>> {
        let module = self.module();
        let mut value = value;
        for _ in 0..MOST_STEPS {
            let ValueKind::Instruction(index) = module.value(value)?.kind else { return None };
            let instruction = module.instructions.get(index as usize)?;
            let operands = instruction.operands.of(&module.operands);
            value = match (instruction.opcode, operands) {
                (Opcode::Call, _) => {
                    return OperationCall::of(module, instruction).filter(|call| wanted(call.opcode));
                }
                (Opcode::Phi, [first, ..]) | (Opcode::Select, [_, first, _]) => ValueId(*first),
                _ => return None,
            };
        }
        None
    }

    /// The handle that a value is (dxc's `GetResourcePropertyFromHandleCall`).
    pub(super) fn of(&self, value: ValueId) -> Handle {
        let call = self.call(value, |opcode| matches!(opcode, CREATE_HANDLE | CREATE_HANDLE_FOR_LIB | ANNOTATE_HANDLE));
        call.and_then(|call| self.of_call(&call)).unwrap_or_default()
    }

    /// The handle that a call makes; none of what is no writable or readable resource.
    pub(super) fn of_call(&self, call: &OperationCall<'m>) -> Option<Handle> {
        let argument = |index: usize| call.arguments.get(index).copied().map(ValueId);
        match call.opcode {
            CREATE_HANDLE => {
                let class = self.module().integer(argument(1)?)?;
                let range = self.constant_range(argument(2)?)?;
                let resources = &self.dxil.resources;
                let list = match class {
                    0 => &resources.srvs,
                    1 => &resources.uavs,
                    _ => return None,
                };
                list.get(range).map(|resource| self.of_resource(resource))
            }
            CREATE_HANDLE_FOR_LIB => {
                let uav = self.uavs_by_symbol.get(&self.loaded_from(argument(1)?)?)?;
                self.dxil.resources.uavs.get(*uav).map(|resource| self.of_resource(resource))
            }
            ANNOTATE_HANDLE => {
                let properties = ResourceProperties::of_constant(self.module(), argument(2)?).ok()?;
                let kind = properties.basic & 0xff;
                let components = properties.component_count();
                Some(Handle { is_uav: properties.is_uav(), kind, components })
            }
            _ => None,
        }
    }

    /// The number of a range that is the same for all threads, or the first of several.
    fn constant_range(&self, value: ValueId) -> Option<usize> {
        let module = self.module();
        let mut value = value;
        for _ in 0..MOST_STEPS {
            if let Some(number) = module.integer(value) {
                return usize::try_from(number).ok();
            }
            let ValueKind::Instruction(index) = module.value(value)?.kind else { return None };
            let instruction = module.instructions.get(index as usize)?;
            value = match (instruction.opcode, instruction.operands.of(&module.operands)) {
                (Opcode::Phi, [first, ..]) | (Opcode::Select, [_, first, _]) => ValueId(*first),
                _ => return None,
            };
        }
        None
    }

    /// What a value is loaded from.
    fn loaded_from(&self, value: ValueId) -> Option<ValueId> {
        let module = self.module();
        let ValueKind::Instruction(index) = module.value(value)?.kind else { return None };
        let instruction = module.instructions.get(index as usize)?;
        match (instruction.opcode, instruction.operands.of(&module.operands)) {
            (Opcode::Load, [pointer]) => Some(ValueId(*pointer)),
            _ => None,
        }
    }

    fn of_resource(&self, resource: &Resource<'m>) -> Handle {
        let is_uav = resource.class == crate::dxil::ResourceClass::Uav;
        let mut handle = Handle { is_uav, kind: resource.kind_number, components: 0 };
        if handle.is_typed() {
            handle.components = self.components(resource.ty).unwrap_or(0);
        }
        handle
    }

    /// The number of components of a typed resource: of the first field of its struct.
    fn components(&self, pointer: TypeId) -> Option<u8> {
        let types = &self.module().types;
        let mut ty = types.pointee(pointer)?;
        for _ in 0..MOST_STEPS {
            let Type::Array { element, .. } = types.get(ty) else { break };
            ty = element;
        }
        let first = *types.fields(ty)?.first()?;
        let mut budget = MOST_STEPS;
        Some(self.scalars(first, &mut budget) as u8)
    }

    fn scalars(&self, ty: TypeId, budget: &mut usize) -> u64 {
        let types = &self.module().types;
        let Some(left) = budget.checked_sub(1) else { return 0 };
        *budget = left;
        match types.get(ty) {
            Type::Array { element, count } => self.scalars(element, budget).wrapping_mul(types.array_len(count)),
            Type::Vector { count, .. } => count.into(),
            Type::Struct { .. } | Type::Literal { .. } => {
                let fields = types.fields(ty).unwrap_or_default();
                fields.iter().fold(0u64, |sum, field| sum.wrapping_add(self.scalars(*field, budget)))
            }
            _ => 1,
        }
    }

    /// The writable resource that an annotated handle is bound to, by its index; none of a handle from a heap (dxc's
    /// `GetResourceFromAnnotateHandle`).
    pub(super) fn bound_uav(&self, value: ValueId) -> Option<usize> {
        let module = self.module();
        let annotation = self.call(value, |opcode| opcode == ANNOTATE_HANDLE)?;
        let handle = ValueId(*annotation.arguments.get(1)?);
        let ValueKind::Instruction(index) = module.value(handle)?.kind else { return None };
        let call = OperationCall::of(module, module.instructions.get(index as usize)?)?;
        let argument = ValueId(*call.arguments.get(1)?);
        match call.opcode {
            CREATE_HANDLE_FROM_BINDING => {
                let [lower, upper, space, class] = self.binding(argument)?;
                let uav = self.uavs_by_binding.get(&[space, lower, upper]);
                uav.filter(|_| class == 1).copied()
            }
            CREATE_HANDLE_FOR_LIB => self.uavs_by_symbol.get(&self.loaded_from(argument)?).copied(),
            _ => None,
        }
    }

    /// A constant binding: lower and upper bound, space, class.
    fn binding(&self, value: ValueId) -> Option<[u32; 4]> {
        let module = self.module();
        match module.constant(value)? {
            Constant::Null => Some([0; 4]),
            Constant::Aggregate(fields) => {
                let [lower, upper, space, class] = *fields.of(&module.operands) else { return None };
                let number = |value| module.integer(ValueId(value)).map(|number| number as u32);
                Some([number(lower)?, number(upper)?, number(space)?, number(class)?])
            }
            _ => None,
        }
    }
}
