//! The record of metadata attachments (`METADATA_ATTACHMENT_ID`).

use super::{Headed, InstructionIndex, MetadataIndex, Record};

/// A function's or an instruction's metadata: pairs of kind and node, behind the instruction's number in its function
/// where their count is odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Record)]
#[record(code = 11)]
pub struct Attachment<'a> {
    /// The instruction, if it is one's; then kinds and nodes.
    pub operands: Headed<'a, InstructionIndex, (u64, MetadataIndex)>,
}
