//! Differences that a fault of dxc's own explains.

/// A kind of difference, and the fault.
pub struct Known {
    /// What the kind's text begins with.
    begins: &'static str,
    /// What it has in it behind that.
    has: &'static str,
    /// The fault.
    pub why: &'static str,
}

impl Known {
    /// Whether it explains a difference of this kind.
    pub fn explains(&self, kind: &str) -> bool {
        kind.strip_prefix(self.begins).is_some_and(|rest| rest.contains(self.has))
    }
}

/// All that are known.
pub const KNOWN: &[Known] = &[];
