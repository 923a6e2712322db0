//! Where each value of a bundle stands in its file, computed from the sizes of those before it.

use super::{
    declaration::{BlobReference, Bundle, COUNT, Entry, EntryRecord, Header, Parameter, Target, Text},
    read::{Item, size_of_list},
};

/// What something lies in.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Place<'f> {
    pub target: Option<Text<'f>>,
    pub entry: Option<Text<'f>>,
    pub parameter: Option<Text<'f>>,
}

/// A field's name, and the byte in the file where it stands.
pub(crate) type Field = (&'static str, usize);

/// A field of a record that begins at `$at`.
macro_rules! field {
    ($at:expr, $record:ty, $field:ident) => {
        (stringify!($field), $at + core::mem::offset_of!($record, $field))
    };
}
pub(crate) use field;

/// A target, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TargetAt<'t, 'f> {
    pub index: usize,
    pub at: usize,
    pub target: &'t Target<'f>,
}

/// The targets with their places.
pub(crate) fn targets<'t, 'f>(bundle: &'t Bundle<'f>) -> impl Iterator<Item = TargetAt<'t, 'f>> {
    let mut at = size_of::<Header>() + COUNT;
    bundle.targets.iter().enumerate().map(move |(index, target)| {
        let found = TargetAt { index, at, target };
        at += target.size();
        found
    })
}

impl<'t, 'f> TargetAt<'t, 'f> {
    pub fn place(&self) -> Place<'f> {
        Place { target: Some(self.target.name), ..Place::default() }
    }

    pub fn name(&self) -> Field {
        ("name", self.at)
    }

    pub fn code_format(&self) -> Field {
        ("code_format", self.at + self.target.name.size())
    }

    /// Where the count of layouts stands.
    pub fn layouts(&self) -> Field {
        ("layouts", self.code_format().1 + self.target.code_format.size())
    }

    /// Where the references to the layouts stand.
    pub fn layout_references(&self) -> impl Iterator<Item = (usize, usize)> + use<'t, 'f> {
        let first = self.layouts().1 + COUNT;
        let size = size_of::<BlobReference>();
        (0..self.target.layouts.len()).map(move |index| (index, first + index * size))
    }

    pub fn entries(&self) -> impl Iterator<Item = EntryAt<'t, 'f>> + use<'t, 'f> {
        let (of, mut at) = (*self, self.layouts().1 + size_of_list(&self.target.layouts) + COUNT);
        self.target.entries.iter().enumerate().map(move |(index, entry)| {
            let found = EntryAt { of, index, at, entry };
            at += entry.size();
            found
        })
    }
}

/// An entry, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EntryAt<'t, 'f> {
    pub of: TargetAt<'t, 'f>,
    pub index: usize,
    pub at: usize,
    pub entry: &'t Entry<'f>,
}

impl<'t, 'f> EntryAt<'t, 'f> {
    pub fn place(&self) -> Place<'f> {
        Place { entry: Some(self.entry.name), ..self.of.place() }
    }

    pub fn name(&self) -> Field {
        ("name", self.at)
    }

    pub fn stage(&self) -> Field {
        ("stage", self.at + self.entry.name.size())
    }

    /// Where the [`EntryRecord`] stands.
    pub fn record(&self) -> usize {
        self.stage().1 + self.entry.stage.size()
    }

    /// Where the count of parameters stands.
    pub fn parameter_count(&self) -> Field {
        ("parameters", self.record() + size_of::<EntryRecord>())
    }

    pub fn parameters(&self) -> impl Iterator<Item = ParameterAt<'t, 'f>> + use<'t, 'f> {
        let (of, mut at) = (*self, self.parameter_count().1 + COUNT);
        self.entry.parameters.iter().enumerate().map(move |(index, parameter)| {
            let found = ParameterAt { of, index, at, parameter };
            at += parameter.size();
            found
        })
    }

    /// Where the count of capabilities stands.
    pub fn capability_count(&self) -> Field {
        ("capabilities", self.parameter_count().1 + size_of_list(&self.entry.parameters))
    }

    /// The capabilities, and where each stands.
    pub fn capabilities(&self) -> impl Iterator<Item = (Text<'f>, Field)> + use<'t, 'f> {
        let mut at = self.capability_count().1 + COUNT;
        self.entry.capabilities.iter().map(move |&capability| {
            let found = (capability, ("capability", at));
            at += capability.size();
            found
        })
    }
}

/// A parameter, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ParameterAt<'t, 'f> {
    pub of: EntryAt<'t, 'f>,
    pub index: usize,
    pub at: usize,
    pub parameter: &'t Parameter<'f>,
}

impl<'f> ParameterAt<'_, 'f> {
    pub fn place(&self) -> Place<'f> {
        Place { parameter: Some(self.parameter.name), ..self.of.place() }
    }

    pub fn name(&self) -> Field {
        ("name", self.at)
    }

    /// Where the [`ParameterRecord`](super::ParameterRecord) stands.
    pub fn record(&self) -> usize {
        self.at + self.parameter.name.size()
    }
}
