//! Metadata: named metadata, nodes, and references to them.

use super::{Printer, debug_info, names, slots};
use crate::{
    Result,
    bitcode::{Record, metadata as records},
    ir::metadata::{Entry, MetadataId, Node, element},
};

impl Printer<'_> {
    /// `!` and a node's number.
    #[inline]
    pub(super) fn node_reference(&mut self, node: MetadataId) {
        match self.slots.node_slot(node) {
            slots::NONE => self.text.str("<badref>"),
            slot => self.text.byte(b'!').number(slot),
        };
    }

    /// A node's number, a string, or a value with its type.
    pub(super) fn metadata_reference(&mut self, id: MetadataId) {
        match self.module.metadata.get(id) {
            Entry::Node(_) => self.node_reference(id),
            Entry::String(string) => {
                self.text.str("!\"");
                names::escaped(&mut self.text, self.module.str(string));
                self.text.byte(b'"');
            }
            Entry::Value(value) => self.typed(value),
            Entry::Forward => {
                self.text.str("<badref>");
            }
        }
    }

    pub(super) fn named_metadata(&mut self) {
        let module = self.module;
        if !module.metadata.named.is_empty() {
            self.text.byte(b'\n');
        }
        for named in &module.metadata.named {
            self.text.byte(b'!');
            names::metadata_name(&mut self.text, module.str(named.name));
            self.text.str(" = !{");
            for (place, node) in named.nodes.of(&module.metadata.named_nodes).iter().enumerate() {
                if place != 0 {
                    self.text.str(", ");
                }
                self.node_reference(*node);
            }
            self.text.str("}\n");
        }
    }

    /// All nodes that got a number, by number.
    pub(super) fn nodes(&mut self) -> Result<()> {
        let order = core::mem::take(&mut self.slots.node_order);
        if !order.is_empty() {
            self.text.byte(b'\n');
        }
        for (number, id) in order.iter().enumerate() {
            let Some(node) = self.module.metadata.node(*id) else { continue };
            self.text.byte(b'!').int(number).str(" = ");
            if self.module.metadata.is_distinct(node) {
                self.text.str("distinct ");
            }
            match node.code {
                records::Node::CODE | records::DistinctNode::CODE => self.tuple(node),
                _ => debug_info::node(self, node)?,
            }
            self.text.byte(b'\n');
            self.check()?;
        }
        Ok(())
    }

    fn tuple(&mut self, node: Node) {
        self.text.str("!{");
        for (place, word) in node.operands.of(&self.module.metadata.words).iter().enumerate() {
            if place != 0 {
                self.text.str(", ");
            }
            match element(*word) {
                None => {
                    self.text.str("null");
                }
                Some(id) => self.metadata_reference(id),
            }
        }
        self.text.byte(b'}');
    }
}
