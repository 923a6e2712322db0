//! A check that failed.

use super::Rule;
use alloc::string::{String, ToString};
use core::fmt;

/// A check that failed: what, where, both values and where each of them stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The check.
    pub rule: Rule,
    /// The byte in the file where the value stands.
    pub byte: u64,
    /// What the value is: `PSV0 output 0 (SV_Position): rows`.
    pub subject: String,
    /// The value that stands there.
    pub found: String,
    /// The value that should.
    pub expected: String,
    /// Where the value that should comes from: `dx.entryPoints`.
    pub source: String,
}

impl Finding {
    pub(super) fn new(
        rule: Rule,
        byte: usize,
        subject: impl fmt::Display,
        found: impl fmt::Display,
        expected: impl fmt::Display,
        source: impl fmt::Display,
    ) -> Self {
        let (subject, found) = (subject.to_string(), found.to_string());
        Self { rule, byte: byte as u64, subject, found, expected: expected.to_string(), source: source.to_string() }
    }
}

/// One line: `error P32 at byte 0x1c4: PSV0 output 0 (SV_Position), rows: found 2, expected 1 (dx.entryPoints)`.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rule, byte, subject, found, expected, source } = self;
        let severity = rule.severity();
        write!(f, "{severity} {rule} at byte {byte:#x}: {subject}: found {found}, expected {expected} ({source})")
    }
}
