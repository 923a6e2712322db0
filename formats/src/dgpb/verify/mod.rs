//! The rules of the format, apart from reading: every one that a bundle breaks, where, and what it should have been.
//!
//! `table` has what a target, an entry or a parameter must keep by itself, `across` what they must keep together,
//! `blobs` the data section. Each takes time in proportion to the bundle, however its references lie; each byte of the
//! data section is hashed once at most.

mod across;
mod blobs;
mod finding;
mod table;

pub(crate) use finding::Report;
pub use finding::{Finding, Rule};

use super::{
    declaration::Bundle,
    kinds::Kinds,
    places::{EntryAt, Field, ParameterAt, Place, TargetAt, field, targets},
};
use alloc::vec::Vec;

impl<'f> Bundle<'f> {
    /// Every broken rule, SHA-256 of the blobs included; none for a bundle that keeps them all.
    pub fn verify(&self) -> Vec<Finding<'f>> {
        self.verify_with(&Kinds::default())
    }

    /// The same, where all kinds are known: `kinds`, unless it is empty.
    pub fn verify_with(&self, kinds: &Kinds) -> Vec<Finding<'f>> {
        let mut report = Report::default();
        table::header(self, &mut report);
        let mut blobs = Vec::new();
        let mut across = across::Across::new(self);
        for target in targets(self) {
            table::target(&target, &mut report);
            blobs::collect_layouts(&target, &mut blobs);
            across.target(&target, &mut report);
            for entry in target.entries() {
                table::entry(&entry, kinds, &mut report);
                blobs::collect_code(&entry, &mut blobs);
                across.entry(&entry, &mut report);
            }
            across.end_of_target(&target, &mut report);
        }
        blobs::verify(self, &blobs, &mut report);
        report.findings
    }
}
