//! Records compared field by field, from their declarations.

use super::{Finding, Rule};
use crate::{
    annotate::in_words,
    layout::{Field, Layout},
};
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt::Display;

/// What two records are compared with.
pub(super) struct Fields<'a> {
    /// Which check a field belongs to, by its name.
    pub(super) rules: &'a [(&'a str, Rule)],
    /// The check of the other fields.
    pub(super) otherwise: Rule,
    /// Fields that are compared in another way.
    pub(super) skipped: &'a [&'a str],
    /// Where the expected values come from.
    pub(super) source: &'a str,
}

impl Fields<'_> {
    /// Compares two records of type `T` as far as they go: `found` lies at byte `at` of the file.
    pub(super) fn compare<T: Layout>(
        &self,
        subject: impl Display,
        at: usize,
        found: &[u8],
        expected: &[u8],
        findings: &mut Vec<Finding>,
    ) {
        if found == expected {
            return;
        }
        for leaf in T::RECORD.leaves() {
            let range = leaf.offset..leaf.offset + leaf.field.size;
            let (Some(one), Some(other)) = (found.get(range.clone()), expected.get(range)) else { continue };
            if one == other || self.skipped.contains(&leaf.field.name) {
                continue;
            }
            let rule =
                self.rules.iter().find(|(name, _)| *name == leaf.field.name).map_or(self.otherwise, |(_, rule)| *rule);
            findings.push(Finding::new(
                rule,
                at + leaf.offset,
                format_args!("{subject}, {}", leaf.path),
                value(leaf.field, one),
                value(leaf.field, other),
                self.source,
            ));
        }
    }
}

/// A field's value as a number, with its name where the declaration has one; of an array, all of them.
fn value(field: &Field, bytes: &[u8]) -> String {
    let (kind, count) = field.kind.split_once('[').unwrap_or((field.kind, ""));
    let size = match kind {
        "u8" | "char" => 1,
        "u16" => 2,
        "u64" => 8,
        _ => 4,
    };
    if count.is_empty() {
        let number = number(bytes);
        return match in_words(field, number) {
            Some(words) => format!("{number} ({words})"),
            None => number.to_string(),
        };
    }
    let numbers = bytes.chunks(size).map(|bytes| number(bytes).to_string()).collect::<Vec<_>>();
    format!("[{}]", numbers.join(", "))
}

/// A number of at most eight bytes, the lowest first.
fn number(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}
