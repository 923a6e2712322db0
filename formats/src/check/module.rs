//! What holds a module together: attachments and nodes.

use super::{Finding, Rule};
use crate::{
    dxbc::FourCc,
    ir::{
        Module,
        metadata::{Entry, MetadataId},
    },
};
use alloc::{format, string::String, vec::Vec};

/// Checks that attachments lie in their bodies, and nodes in the metadata.
///
/// The reader forgets where in the file a record lies: the byte is that of the bitcode's begin.
pub(super) fn check(part: FourCc, byte: usize, module: &Module, findings: &mut Vec<Finding>) {
    let metadata = &module.metadata;
    let is_there = |id: MetadataId| !matches!(metadata.get(id), Entry::Forward);
    let node = |subject: String, id: MetadataId| {
        let (found, expected) = (format!("node {}", id.0), format!("one of {} nodes", metadata.entries.len()));
        Finding::new(Rule::Node, byte, subject, found, expected, "the module's metadata")
    };
    for function in &module.functions {
        let Some(body) = &function.body else { continue };
        for attachment in body.attachments.of(&metadata.attachments) {
            let name = || alloc::string::String::from_utf8_lossy(module.name(function.value)).into_owned();
            if attachment.instruction >= body.instructions.len {
                let subject = format!("{part}: attachment in function {:?}", name());
                let found = format!("instruction {}", attachment.instruction);
                let expected = format!("one of {} instructions", body.instructions.len);
                findings.push(Finding::new(Rule::Attachment, byte, subject, found, expected, "the function's body"));
            }
            if !is_there(attachment.node) {
                findings.push(node(format!("{part}: attachment in function {:?}", name()), attachment.node));
            }
        }
    }
    for named in &metadata.named {
        for id in named.nodes.of(&metadata.named_nodes).iter().filter(|id| !is_there(**id)) {
            let name = String::from_utf8_lossy(module.str(named.name)).into_owned();
            findings.push(node(format!("{part}: named metadata {name}"), *id));
        }
    }
    for (index, entry) in metadata.entries.iter().enumerate() {
        let Entry::Node(_) = entry else { continue };
        let Some(words) = metadata.tuple_words(MetadataId(index as u32)) else { continue };
        for id in words.iter().filter_map(|word| (*word as u32).checked_sub(1)).map(MetadataId) {
            if !is_there(id) {
                findings.push(node(format!("{part}: node {index}"), id));
            }
        }
    }
}
