//! Why an edit was not done.

use crate::Error;
use alloc::string::{String, ToString};
use core::fmt;

/// Why a container was not edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// It cannot be read, or what would be written cannot be laid out.
    Unreadable(Error),
    /// It can be read, but what is asked for cannot be done to all of it: the reason.
    Refused(String),
}

impl EditError {
    /// The same error where the reader's slice begins at byte `base` of a larger one.
    #[must_use]
    pub(super) fn rebased(self, base: usize) -> Self {
        match self {
            Self::Unreadable(error) => Self::Unreadable(error.rebased(base)),
            refused => refused,
        }
    }
}

impl From<Error> for EditError {
    fn from(error: Error) -> Self {
        Self::Unreadable(error)
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::Refused(reason) => f.write_str(reason),
        }
    }
}

impl core::error::Error for EditError {}

#[cold]
pub(super) fn refused(reason: impl fmt::Display) -> EditError {
    EditError::Refused(reason.to_string())
}
