//! The rules of the format, apart from reading: every one that a bundle breaks, where, and what it should have been.
//!
//! `table` has what a target, an entry or a parameter must keep by itself, `across` what they must keep together,
//! `blobs` the data section. Each takes time in proportion to the bundle, however its references lie; each byte of the
//! data section is hashed once at most.

mod across;
mod blobs;
mod finding;
mod table;

pub use finding::{Finding, Rule};

use super::declaration::{Bundle, COUNT, Entry, EntryRecord, Header, Parameter, Target, Text};
use super::read::{Item, size_of_list};
use alloc::{string::ToString, vec::Vec};
use core::fmt;

impl<'f> Bundle<'f> {
    /// Every broken rule, SHA-256 of the blobs included; none for a bundle that keeps them all.
    pub fn verify(&self) -> Vec<Finding<'f>> {
        let mut report = Report::default();
        table::header(self, &mut report);
        let mut blobs = Vec::new();
        let mut across = across::Across::new(self);
        for target in targets(self) {
            table::target(&target, &mut report);
            blobs::collect_layouts(&target, &mut blobs);
            across.target(&target, &mut report);
            for entry in target.entries() {
                table::entry(&entry, &mut report);
                blobs::collect_code(&entry, &mut blobs);
                across.entry(&entry, &mut report);
            }
            across.end_of_target(&target, &mut report);
        }
        blobs::verify(self, &blobs, &mut report);
        report.findings
    }
}

/// What was found so far.
#[derive(Default)]
struct Report<'f> {
    findings: Vec<Finding<'f>>,
}

impl<'f> Report<'f> {
    /// Adds a finding at `byte`, which is in what `at` names.
    #[cold]
    fn add(
        &mut self,
        rule: Rule,
        at: Place<'f>,
        (field, byte): (&'static str, usize),
        expected: impl fmt::Display,
        found: impl fmt::Display,
    ) {
        self.findings.push(Finding {
            rule,
            target: at.target,
            entry: at.entry,
            parameter: at.parameter,
            field,
            byte: byte as u64,
            expected: expected.to_string(),
            found: found.to_string(),
        });
    }
}

/// What something lies in.
#[derive(Clone, Copy, Default)]
struct Place<'f> {
    target: Option<Text<'f>>,
    entry: Option<Text<'f>>,
    parameter: Option<Text<'f>>,
}

/// A field's name, and the byte in the file where it stands.
type Field = (&'static str, usize);

/// A field of a record that begins at `$at`.
macro_rules! field {
    ($at:expr, $record:ty, $field:ident) => {
        (stringify!($field), $at + core::mem::offset_of!($record, $field))
    };
}
use field;

/// A target, and where it stands.
#[derive(Clone, Copy)]
struct TargetAt<'t, 'f> {
    index: usize,
    at: usize,
    target: &'t Target<'f>,
}

/// The targets with their places.
fn targets<'t, 'f>(bundle: &'t Bundle<'f>) -> impl Iterator<Item = TargetAt<'t, 'f>> {
    let mut at = size_of::<Header>() + COUNT;
    bundle.targets.iter().enumerate().map(move |(index, target)| {
        let found = TargetAt { index, at, target };
        at += target.size();
        found
    })
}

impl<'t, 'f> TargetAt<'t, 'f> {
    fn place(&self) -> Place<'f> {
        Place { target: Some(self.target.name), ..Place::default() }
    }

    fn name(&self) -> Field {
        ("name", self.at)
    }

    fn code_format(&self) -> Field {
        ("code_format", self.at + self.target.name.size())
    }

    /// Where the count of layouts stands.
    fn layouts(&self) -> Field {
        ("layouts", self.code_format().1 + self.target.code_format.size())
    }

    /// Where the references to the layouts stand.
    fn layout_references(&self) -> impl Iterator<Item = (usize, usize)> + use<'t, 'f> {
        let first = self.layouts().1 + COUNT;
        let size = size_of::<super::BlobReference>();
        (0..self.target.layouts.len()).map(move |index| (index, first + index * size))
    }

    fn entries(&self) -> impl Iterator<Item = EntryAt<'t, 'f>> + use<'t, 'f> {
        let (of, mut at) = (*self, self.layouts().1 + size_of_list(&self.target.layouts) + COUNT);
        self.target.entries.iter().enumerate().map(move |(index, entry)| {
            let found = EntryAt { of, index, at, entry };
            at += entry.size();
            found
        })
    }
}

/// An entry, and where it stands.
#[derive(Clone, Copy)]
struct EntryAt<'t, 'f> {
    of: TargetAt<'t, 'f>,
    index: usize,
    at: usize,
    entry: &'t Entry<'f>,
}

impl<'t, 'f> EntryAt<'t, 'f> {
    fn place(&self) -> Place<'f> {
        Place { entry: Some(self.entry.name), ..self.of.place() }
    }

    fn name(&self) -> Field {
        ("name", self.at)
    }

    fn stage(&self) -> Field {
        ("stage", self.at + self.entry.name.size())
    }

    /// Where the [`EntryRecord`] stands.
    fn record(&self) -> usize {
        self.stage().1 + self.entry.stage.size()
    }

    /// Where the count of parameters stands.
    fn parameter_count(&self) -> Field {
        ("parameters", self.record() + size_of::<EntryRecord>())
    }

    fn parameters(&self) -> impl Iterator<Item = ParameterAt<'t, 'f>> + use<'t, 'f> {
        let (of, mut at) = (*self, self.parameter_count().1 + COUNT);
        self.entry.parameters.iter().enumerate().map(move |(index, parameter)| {
            let found = ParameterAt { of, index, at, parameter };
            at += parameter.size();
            found
        })
    }

    /// Where the count of capabilities stands.
    fn capability_count(&self) -> Field {
        ("capabilities", self.parameter_count().1 + size_of_list(&self.entry.parameters))
    }

    /// The capabilities, and where each stands.
    fn capabilities(&self) -> impl Iterator<Item = (Text<'f>, Field)> + use<'t, 'f> {
        let mut at = self.capability_count().1 + COUNT;
        self.entry.capabilities.iter().map(move |&capability| {
            let found = (capability, ("capability", at));
            at += capability.size();
            found
        })
    }
}

/// A parameter, and where it stands.
#[derive(Clone, Copy)]
struct ParameterAt<'t, 'f> {
    of: EntryAt<'t, 'f>,
    index: usize,
    at: usize,
    parameter: &'t Parameter<'f>,
}

impl<'f> ParameterAt<'_, 'f> {
    fn place(&self) -> Place<'f> {
        Place { parameter: Some(self.parameter.name), ..self.of.place() }
    }

    fn name(&self) -> Field {
        ("name", self.at)
    }

    /// Where the [`super::ParameterRecord`] stands.
    fn record(&self) -> usize {
        self.at + self.parameter.name.size()
    }
}
