//! How much may be said of a shader.

use crate::{Error, Result, ir::Module};
use alloc::string::String;
use core::cell::Cell;

/// How much may still be said.
///
/// Names, structs and sets are shared in a file: a small one can say what takes more memory than there is. What a real
/// shader of its size says is less than this by far. Where it is spent, nothing more is copied, and there is an error
/// at the end.
pub(super) struct Limit {
    /// The bytes that are left; none where it is spent.
    left: Cell<Option<usize>>,
}

impl Limit {
    pub(super) fn new(modules: &[&Module]) -> Self {
        let size = |module: &Module| {
            let words = module.metadata.words.len() + module.types.members.len() + module.words.len();
            module.text.len() + 8 * words
        };
        Self::of_size(modules.iter().fold(0, |all, module| all.saturating_add(size(module))))
    }

    /// The limit of what a piece of so many bytes says.
    pub(super) fn of_size(bytes: usize) -> Self {
        Self { left: Cell::new(Some(bytes.saturating_mul(64).saturating_add(1 << 24))) }
    }

    /// Takes so many bytes; says whether they were left.
    pub(super) fn take(&self, bytes: usize) -> bool {
        self.left.set(self.left.get().and_then(|left| left.checked_sub(bytes)));
        self.left.get().is_some()
    }

    /// Text of the file; what is no UTF-8 is replaced.
    pub(super) fn text(&self, bytes: &[u8]) -> String {
        if self.take(bytes.len()) { String::from_utf8_lossy(bytes).into_owned() } else { String::new() }
    }

    /// Whether all was said.
    pub(super) fn check(&self) -> Result<()> {
        match self.left.get() {
            Some(_) => Ok(()),
            None => Err(Error::new(super::FORMAT, 0, "names and structs of a module's size", "such without measure")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_over_and_over_is_an_error() {
        let limit = Limit::of_size(0);
        let name = alloc::vec![b'x'; 1 << 20];
        for _ in 0..16 {
            assert_eq!(limit.text(&name).len(), name.len());
        }
        assert!(limit.check().is_ok());
        assert_eq!((limit.text(b"one more"), limit.check().is_err()), (String::new(), true));
    }
}
