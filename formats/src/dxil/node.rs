//! The nodes of work graphs.

use super::{metadata::Item, properties::three};
use crate::Result;
use alloc::vec::Vec;

/// The name and index of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NodeId<'m> {
    /// Its name.
    pub name: &'m [u8],
    /// Its index in an array of nodes.
    pub index: u32,
}

impl<'m> NodeId<'m> {
    fn load(item: Item<'_, 'm>) -> Result<Self> {
        let tuple = item.tuple()?;
        Ok(Self { name: tuple.get(0).string()?, index: tuple.get(1).u32()? })
    }
}

/// A node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node<'m> {
    /// The number of its launch type (tag 13).
    pub launch_type: u32,
    /// Whether a graph may begin with it (tag 14).
    pub is_program_entry: bool,
    /// Its name and index (tag 15).
    pub id: Option<NodeId<'m>>,
    /// The index in the table of local root arguments (tag 16).
    pub local_root_arguments: u32,
    /// The node whose input it shares (tag 17).
    pub shares_input_of: Option<NodeId<'m>>,
    /// The grid that it is dispatched with (tag 18).
    pub dispatch_grid: Option<[u32; 3]>,
    /// How deep it may call itself (tag 19).
    pub max_recursion_depth: u32,
    /// Its inputs (tag 20).
    pub inputs: Vec<NodeParameter<'m>>,
    /// Its outputs (tag 21).
    pub outputs: Vec<NodeParameter<'m>>,
    /// The largest grid that it is dispatched with (tag 22).
    pub max_dispatch_grid: Option<[u32; 3]>,
}

impl<'m> Node<'m> {
    pub(super) fn tag(&mut self, tag: u32, item: Item<'_, 'm>) -> Result<()> {
        let parameters = || item.tuple()?.iter().map(NodeParameter::load).collect::<Result<Vec<_>>>();
        match tag {
            13 => self.launch_type = item.u32()?,
            14 => self.is_program_entry = item.bool()?,
            15 => self.id = Some(NodeId::load(item)?),
            16 => self.local_root_arguments = item.u32()?,
            17 => self.shares_input_of = Some(NodeId::load(item)?),
            18 => self.dispatch_grid = Some(three(item)?),
            19 => self.max_recursion_depth = item.u32()?,
            20 => self.inputs.extend(parameters()?),
            21 => self.outputs.extend(parameters()?),
            22 => self.max_dispatch_grid = Some(three(item)?),
            _ => {}
        }
        Ok(())
    }
}

/// An input or output of a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeParameter<'m> {
    /// The node that an output goes to (tag 0).
    pub id: Option<NodeId<'m>>,
    /// What it is and may do (tag 1).
    pub flags: u32,
    /// Its records (tag 2).
    pub record: NodeRecord,
    /// The most records (tag 3).
    pub max_records: u32,
    /// The output that it shares this number with (tag 4).
    pub max_records_shared_with: Option<i32>,
    /// The number of nodes that an output goes to (tag 5).
    pub array_size: u32,
    /// Whether some of them may be missing (tag 6).
    pub allows_sparse_nodes: bool,
}

impl<'m> NodeParameter<'m> {
    fn load(item: Item<'_, 'm>) -> Result<Self> {
        let mut parameter = Self::default();
        item.tuple()?;
        for tag in item.tags()? {
            match tag? {
                (0, item) => parameter.id = Some(NodeId::load(item)?),
                (1, item) => parameter.flags = item.u32()?,
                (2, item) => parameter.record = NodeRecord::load(item)?,
                (3, item) => parameter.max_records = item.u32()?,
                (4, item) => parameter.max_records_shared_with = Some(item.u32()? as i32),
                (5, item) => parameter.array_size = item.u32()?,
                (6, item) => parameter.allows_sparse_nodes = item.bool()?,
                _ => {}
            }
        }
        Ok(parameter)
    }
}

/// The records of a node's input or output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NodeRecord {
    /// The size in bytes (tag 0).
    pub size: u32,
    /// Where the dispatch grid is: offset in bytes, component type, number of components (tag 1).
    pub dispatch_grid: Option<[u32; 3]>,
    /// The alignment in bytes (tag 2).
    pub alignment: u32,
}

impl NodeRecord {
    fn load(item: Item<'_, '_>) -> Result<Self> {
        let mut record = Self::default();
        item.tuple()?;
        for tag in item.tags()? {
            match tag? {
                (0, item) => record.size = item.u32()?,
                (1, item) => record.dispatch_grid = Some(three(item)?),
                (2, item) => record.alignment = item.u32()?,
                _ => {}
            }
        }
        Ok(record)
    }
}
