//! Where a module's memory is, and how its types lie in it.

use super::calls::OperationCall;
use crate::{
    Result,
    ir::{DataLayout, Module, StructLayout, Type, TypeId},
};
use alloc::vec::Vec;

/// The address space of memory that a group of threads shares.
pub const GROUP_SHARED: u32 = 3;

/// The opcode of the operation by which a mesh shader takes its payload.
const GET_MESH_PAYLOAD: u32 = 170;
/// The opcode of the operation by which an amplification shader gives its payload.
const DISPATCH_MESH: u32 = 173;

/// What a module has in an address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressSpace {
    /// Its number: 0, or 3 for memory that a group shares.
    pub number: u32,
    /// The number of pointer types to it.
    pub pointer_types: usize,
    /// The number of global variables in it.
    pub globals: usize,
    /// The number of global variables in it that never change.
    pub constants: usize,
    /// The bytes that its global variables take, without what lies between them.
    pub bytes: u64,
}

/// The address spaces of a module's pointer types and global variables, by number.
///
/// # Errors
/// A data layout that LLVM refuses.
pub fn address_spaces(module: &Module) -> Result<Vec<AddressSpace>> {
    fn of(spaces: &mut Vec<AddressSpace>, number: u32) -> Option<&mut AddressSpace> {
        let at = spaces.binary_search_by_key(&number, |space| space.number).unwrap_or_else(|at| {
            spaces.insert(at, AddressSpace { number, pointer_types: 0, globals: 0, constants: 0, bytes: 0 });
            at
        });
        spaces.get_mut(at)
    }
    let mut spaces = Vec::new();
    for index in 0..module.types.len() {
        if let Type::Pointer { address_space, .. } = module.types.get(TypeId(index as u32))
            && let Some(space) = of(&mut spaces, address_space)
        {
            space.pointer_types += 1;
        }
    }
    let layout = data_layout(module)?;
    let mut sizes = layout.sizes(&module.types);
    for global in &module.globals {
        if let Some(space) = of(&mut spaces, global.address_space) {
            space.globals += 1;
            space.constants += usize::from(global.constant);
            space.bytes = space.bytes.saturating_add(sizes.allocation(global.ty).unwrap_or(0));
        }
    }
    Ok(spaces)
}

/// The data layout that a module states.
///
/// # Errors
/// One that LLVM refuses.
pub fn data_layout(module: &Module) -> Result<DataLayout> {
    DataLayout::parse(module.str(module.data_layout))
}

/// What an amplification shader hands to its mesh shaders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeshPayload {
    /// The type of the struct.
    pub ty: TypeId,
    /// Where its fields lie: as the data layout says, so as in C.
    pub layout: StructLayout,
}

/// The payload that a module gives by `DispatchMesh` or takes by `GetMeshPayload`: the first one that it names.
///
/// # Errors
/// A data layout that LLVM refuses.
pub fn mesh_payload(module: &Module) -> Result<Option<MeshPayload>> {
    let calls = module.instructions.iter().filter_map(|instruction| {
        let call = OperationCall::of(module, instruction)?;
        match call.opcode {
            GET_MESH_PAYLOAD => Some(instruction.ty),
            DISPATCH_MESH => Some(module.type_of(crate::ir::ValueId(*call.arguments.get(4)?))),
            _ => None,
        }
    });
    let Some(ty) = calls.filter_map(|pointer| module.types.pointee(pointer)).next() else {
        return Ok(None);
    };
    let layout = data_layout(module)?;
    Ok(layout.sizes(&module.types).structure(ty).map(|layout| MeshPayload { ty, layout }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{dxil::Operation, release::Release};

    #[test]
    fn payloads_go_by_two_operations() {
        let name = |opcode| Operation::new(opcode, Release::default()).unwrap().name();
        assert_eq!((name(GET_MESH_PAYLOAD), name(DISPATCH_MESH)), ("GetMeshPayload", "DispatchMesh"));
        let parameters = Operation::new(DISPATCH_MESH, Release::default()).unwrap().parameters().collect::<Vec<_>>();
        // The opcode is the argument before them.
        assert_eq!(parameters[3], "payload");
    }
}
