//! Why a manifest does not make a bundle, or a bundle no manifest.

use alloc::{boxed::Box, format, string::String};
use core::fmt;

/// What packing and unpacking answer.
pub type Result<T, E = Error> = core::result::Result<T, E>;

/// Why a manifest does not make a bundle, or a bundle no manifest.
///
/// It says which file (none for the manifest or the bundle itself), where in it (in reflection the path of the JSON
/// value), what was expected and found, and for which target, entry and parameter:
/// `shade.json: parameters[3].type.baseShape: expected texture2D, found textureCube; for target wgsl, entry shade,
/// parameter albedo`.
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    file: String,
    place: String,
    subject: String,
    message: String,
}

impl Error {
    /// `expected` something that was `found` otherwise.
    #[cold]
    pub(super) fn new(expected: impl fmt::Display, found: impl fmt::Display) -> Self {
        Self::because(format_args!("expected {expected}, found {found}"))
    }

    /// A fault that is more than an expectation.
    #[cold]
    pub(super) fn because(message: impl fmt::Display) -> Self {
        let message = format!("{message}");
        Self(Box::new(Inner { file: String::new(), place: String::new(), subject: String::new(), message }))
    }

    /// The same error in `file`, at `place`.
    #[must_use]
    pub(super) fn within(mut self, file: &str, place: impl fmt::Display) -> Self {
        self.0.file = file.into();
        self.0.place = format!("{place}");
        self
    }

    /// The same error about `subject`; what is known already is inside it.
    #[must_use]
    pub(super) fn about(mut self, subject: impl fmt::Display) -> Self {
        let inner = core::mem::take(&mut self.0.subject);
        self.0.subject = match inner.as_str() {
            "" => format!("{subject}"),
            inner => format!("{subject}, {inner}"),
        };
        self
    }

    /// The file with the fault, as the manifest names it; `None` for the manifest or the bundle itself.
    pub fn file(&self) -> Option<&str> {
        Some(self.0.file.as_str()).filter(|file| !file.is_empty())
    }

    /// Where in the file: the path of a JSON value, or a line.
    pub fn place(&self) -> &str {
        &self.0.place
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { file, place, subject, message } = &*self.0;
        let parts = [file, place].into_iter().filter(|part| !part.is_empty());
        for part in parts {
            write!(f, "{part}: ")?;
        }
        match (subject.as_str(), file.as_str()) {
            ("", _) => f.write_str(message),
            (subject, "") => write!(f, "{subject}: {message}"),
            (subject, _) => write!(f, "{message}; for {subject}"),
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for Error {}
