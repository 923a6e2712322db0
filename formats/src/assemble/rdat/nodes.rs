//! What nodes of work graphs say.

use super::tables::Tables;
use crate::{
    Result,
    dxil::{Node, NodeId, NodeParameter},
    part::rdat::{NodeFunctionAttribute, NodeId as IdRecord, NodeIo, NodeIoAttribute, NodeShader, TableKind},
};
use alloc::vec::Vec;
use zerocopy::IntoBytes;

/// The kinds of a function's attributes.
mod function_kind {
    pub(super) const ID: u32 = 1;
    pub(super) const THREADS: u32 = 2;
    pub(super) const SHARES_INPUT_OF: u32 = 3;
    pub(super) const DISPATCH_GRID: u32 = 4;
    pub(super) const MAX_RECURSION_DEPTH: u32 = 5;
    pub(super) const LOCAL_ROOT_ARGUMENTS: u32 = 6;
    pub(super) const MAX_DISPATCH_GRID: u32 = 7;
}

/// The kinds of an input's or output's attributes.
mod io_kind {
    pub(super) const OUTPUT_ID: u32 = 1;
    pub(super) const MAX_RECORDS: u32 = 2;
    pub(super) const MAX_RECORDS_SHARED_WITH: u32 = 3;
    pub(super) const RECORD_SIZE: u32 = 4;
    pub(super) const RECORD_DISPATCH_GRID: u32 = 5;
    pub(super) const OUTPUT_ARRAY_SIZE: u32 = 6;
    pub(super) const ALLOWS_SPARSE_NODES: u32 = 7;
    pub(super) const RECORD_ALIGNMENT: u32 = 8;
}

/// The flags of an input or output.
mod io_flag {
    pub(super) const INPUT: u32 = 1;
    pub(super) const OUTPUT: u32 = 2;
    /// Whose record it is; 0 where it is none.
    pub(super) const RECORD: u32 = 0x60;
}

/// Adds what a node says; gives the index of its record.
pub(super) fn write(node: &Node<'_>, threads: Option<[u32; 3]>, shared: u32, tables: &mut Tables) -> Result<u32> {
    let mut attributes = Vec::new();
    let mut add = |kind: u32, value: u32, tables: &mut Tables| -> Result<()> {
        let record = NodeFunctionAttribute { kind: kind.into(), value: value.into() };
        attributes.push(tables.push(TableKind::NodeFunctionAttributes, record.as_bytes())?);
        Ok(())
    };
    let some = |numbers: Option<[u32; 3]>| numbers.filter(|numbers| *numbers != [0; 3]);
    if let Some(id) = node.id.filter(|id| !id.name.is_empty()) {
        let value = write_id(id, tables)?;
        add(function_kind::ID, value, tables)?;
    }
    if let Some(threads) = some(threads) {
        let value = tables.array(&threads);
        add(function_kind::THREADS, value, tables)?;
    }
    if node.local_root_arguments as i32 >= 0 {
        add(function_kind::LOCAL_ROOT_ARGUMENTS, node.local_root_arguments, tables)?;
    }
    if let Some(id) = node.shares_input_of.filter(|id| !id.name.is_empty()) {
        let value = write_id(id, tables)?;
        add(function_kind::SHARES_INPUT_OF, value, tables)?;
    }
    if let Some(grid) = some(node.dispatch_grid) {
        let value = tables.array(&grid);
        add(function_kind::DISPATCH_GRID, value, tables)?;
    }
    if node.max_recursion_depth != 0 {
        add(function_kind::MAX_RECURSION_DEPTH, node.max_recursion_depth, tables)?;
    }
    if let Some(grid) = some(node.max_dispatch_grid) {
        let value = tables.array(&grid);
        add(function_kind::MAX_DISPATCH_GRID, value, tables)?;
    }
    let attributes = tables.array(&attributes);
    let inputs = parameters(&node.inputs, tables)?;
    let outputs = parameters(&node.outputs, tables)?;
    let record = NodeShader {
        launch: node.launch_type.into(),
        group_shared_bytes: shared.into(),
        attributes: attributes.into(),
        outputs: outputs.into(),
        inputs: inputs.into(),
    };
    tables.push(TableKind::NodeShaders, record.as_bytes())
}

/// Adds a node's id; gives the index of its record.
fn write_id(id: NodeId<'_>, tables: &mut Tables) -> Result<u32> {
    let record = IdRecord { name: tables.string(id.name).into(), index: id.index.into() };
    tables.push(TableKind::NodeIds, record.as_bytes())
}

/// Adds inputs or outputs; gives the index of their array.
fn parameters(parameters: &[NodeParameter<'_>], tables: &mut Tables) -> Result<u32> {
    let mut all = Vec::new();
    for parameter in parameters {
        let attributes = attributes(parameter, tables)?;
        let record = NodeIo { flags: parameter.flags.into(), attributes: tables.array(&attributes).into() };
        all.push(tables.push(TableKind::NodeIo, record.as_bytes())?);
    }
    Ok(tables.array(&all))
}

/// Adds the attributes of an input or output; gives their indexes.
fn attributes(parameter: &NodeParameter<'_>, tables: &mut Tables) -> Result<Vec<u32>> {
    let mut attributes = Vec::new();
    let mut add = |kind: u32, value: u32, tables: &mut Tables| -> Result<()> {
        let record = NodeIoAttribute { kind: kind.into(), value: value.into() };
        attributes.push(tables.push(TableKind::NodeIoAttributes, record.as_bytes())?);
        Ok(())
    };
    let is_record = parameter.flags & io_flag::RECORD != 0;
    if parameter.flags & io_flag::OUTPUT != 0 && !is_record {
        let id = write_id(parameter.id.unwrap_or_default(), tables)?;
        add(io_kind::OUTPUT_ID, id, tables)?;
        add(io_kind::OUTPUT_ARRAY_SIZE, parameter.array_size, tables)?;
        if parameter.max_records != 0 {
            add(io_kind::MAX_RECORDS, parameter.max_records, tables)?;
        } else if let Some(shared_with) = parameter.max_records_shared_with.filter(|index| *index >= 0) {
            add(io_kind::MAX_RECORDS_SHARED_WITH, shared_with as u32, tables)?;
        }
        if parameter.allows_sparse_nodes {
            add(io_kind::ALLOWS_SPARSE_NODES, 1, tables)?;
        }
    } else if parameter.flags & io_flag::INPUT != 0 && parameter.max_records != 0 {
        add(io_kind::MAX_RECORDS, parameter.max_records, tables)?;
    }
    let record = &parameter.record;
    if record.size != 0 {
        add(io_kind::RECORD_SIZE, record.size, tables)?;
        if let Some([offset, component_type, components]) = record.dispatch_grid.filter(|grid| grid[1] != 0) {
            let grid = offset & 0xffff | (components & 3 | component_type << 2 & 0xffff) << 16;
            add(io_kind::RECORD_DISPATCH_GRID, grid, tables)?;
        }
        if record.alignment != 0 {
            add(io_kind::RECORD_ALIGNMENT, record.alignment, tables)?;
        }
    }
    Ok(attributes)
}
