//! The records of nodes (work graphs), written for validators from 1.8 on.

use crate::layout::Layout;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned, little_endian::U32};

/// The id of a node (dxc's `NodeID`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct NodeId {
    /// The name: an offset in the string buffer.
    pub name: U32,
    /// The index in the array of nodes of that name.
    pub index: U32,
}

/// An attribute of a node's input or output (dxc's `NodeShaderIOAttrib`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct NodeIoAttribute {
    /// The kind: 1 id of the output, 2 largest number of records, 3 the output with which that number is shared, 4
    /// record size, 5 dispatch grid in the record, 6 size of the output array, 7 whether nodes may be missing, 8 record
    /// alignment.
    pub kind: U32,
    /// What the kind says. An id is an index in the table of node ids. A dispatch grid is three numbers: its byte
    /// offset in the record (the lower 16 bits), its number of components (the next two), and their type as in DXIL's
    /// metadata.
    pub value: U32,
}

/// An attribute of a node's function (dxc's `NodeShaderFuncAttrib`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct NodeFunctionAttribute {
    /// The kind: 1 id, 2 thread group size, 3 the node whose input is shared, 4 dispatch grid, 5 largest recursion
    /// depth, 6 index in the table of local root arguments, 7 largest dispatch grid.
    pub kind: U32,
    /// What the kind says. A node is an index in the table of node ids; a size or grid is an array of up to three
    /// numbers.
    pub value: U32,
}

/// A node's input or output (dxc's `IONode`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct NodeIo {
    /// Bit 0: input; 1: output; 2: writable; 3: without a record; 4: array; bits 5 and 6: whose record it is, a
    /// thread's (1), a group's (2) or a dispatch's (3); bit 8: tracks sharing of a writable input; 9: globally
    /// coherent.
    pub flags: U32,
    /// The attributes: an array of indices in the table of node input and output attributes.
    pub attributes: U32,
}

/// What a function that is a node says (dxc's `NodeShaderInfo`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned, Layout)]
#[repr(C)]
pub struct NodeShader {
    /// How the node is launched: 1 broadcasting, 2 coalescing, 3 thread, 4 mesh.
    pub launch: U32,
    /// The bytes of group-shared memory that it uses.
    pub group_shared_bytes: U32,
    /// The function's attributes: an array of indices in the table of node function attributes.
    pub attributes: U32,
    /// The outputs: an array of indices in the table of node inputs and outputs.
    pub outputs: U32,
    /// The inputs: an array of indices in the table of node inputs and outputs.
    pub inputs: U32,
}
