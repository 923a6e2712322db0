//! The view of what the parts say: readable, without what holds the file together.

use super::{Annotation, Item, Role, Shape, bytes::push_name, json::is_shown};
use alloc::{format, string::String, vec::Vec};

impl Annotation<'_> {
    /// Prints what the parts say, one field a line, and the fields of a table's record on one; then what could not be
    /// read.
    pub fn print_contents(&self, out: &mut Vec<u8>) {
        let mut items = self.items.iter().peekable();
        let mut hidden: Option<u16> = None;
        while let Some(item) = items.next() {
            if hidden.is_some_and(|depth| item.depth > depth) {
                continue;
            }
            hidden = (!is_shown(item)).then_some(item.depth);
            // The words of its group say it already.
            if hidden.is_some() || item.role == Role::Summary {
                continue;
            }
            let mut line = format!("{:1$}", "", usize::from(item.depth) * 2);
            if item.shape == Shape::Group && item.depth == 0 {
                line.push_str(&item.title());
            } else {
                push_name(item, &mut line);
                let value = self.value(item);
                if !value.is_empty() {
                    line.push_str(": ");
                    line.push_str(&value);
                }
            }
            let has_rows = items.peek().is_some_and(|inner| inner.shape == Shape::Components);
            if item.shape == Shape::Group && item.depth > 0 && (item.index.is_some() || has_rows) {
                self.push_fields(item, items.clone(), &mut line);
                let fields = items
                    .clone()
                    .take_while(|inner| inner.depth > item.depth)
                    .take_while(|inner| inner.shape != Shape::Group);
                let count = fields.count();
                items.by_ref().take(count).for_each(drop);
            }
            out.extend_from_slice(line.as_bytes());
            out.push(b'\n');
        }
        for fault in &self.faults {
            out.extend_from_slice(format!("fault: {fault}\n").as_bytes());
        }
    }

    /// Adds the fields of the record `group`, up to the first group in it, to its line.
    fn push_fields<'i>(&self, group: &Item, inside: impl Iterator<Item = &'i Item>, line: &mut String) {
        let fields = inside.take_while(|inner| inner.depth > group.depth && inner.shape != Shape::Group);
        let mut separator = if group.words.is_some() { ", " } else { ": " };
        for field in fields.filter(|field| is_shown(field) && field.role != Role::Summary) {
            let value = self.value(field);
            // The words of a row of components say which one it is.
            let is_row = field.shape == Shape::Components;
            if is_row && value.ends_with("-> none") {
                continue;
            }
            line.push_str(separator);
            separator = ", ";
            if !is_row {
                push_name(field, line);
                line.push(' ');
            }
            line.push_str(&value);
        }
    }
}
