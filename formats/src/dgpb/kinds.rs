//! Names of the parameters' kinds, which the format's document does not list.

use crate::error::{Error, Result};
use alloc::{collections::BTreeMap, string::String};

/// What errors call the table.
const TABLE: &str = "table of kinds";

/// The names of Dream's `GpuArgKind`, by number; none until somebody says them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kinds(pub BTreeMap<u32, String>);

impl Kinds {
    /// The table in `text`: a line for each kind, a number and a name with white space or `=` between them, in either
    /// order. Empty lines and what follows `#` or `//` are not looked at.
    ///
    /// # Errors
    /// A line that is not a number and a name, and a number that another line has; the byte is the line's first.
    pub fn parse(text: &str) -> Result<Self> {
        let mut kinds = BTreeMap::new();
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let said = line.split(['#', '\n', '\r']).next().unwrap_or_default();
            let said = said.split("//").next().unwrap_or_default();
            let is_between = |character: char| character.is_whitespace() || matches!(character, '=' | ',');
            let mut words = said.split(is_between).filter(|word| !word.is_empty());
            let pair = match (words.next(), words.next(), words.next()) {
                (None, ..) => None,
                (Some(one), Some(other), None) => match (one.parse::<u32>(), other.parse::<u32>()) {
                    (Ok(number), Err(_)) => Some((number, other)),
                    (Err(_), Ok(number)) => Some((number, one)),
                    _ => return Err(Error::new(TABLE, at, "a number and a name", said.trim())),
                },
                _ => return Err(Error::new(TABLE, at, "a number and a name", said.trim())),
            };
            if let Some((number, name)) = pair
                && kinds.insert(number, name.into()).is_some()
            {
                return Err(Error::new(TABLE, at, "each number once", number));
            }
            at += line.len();
        }
        Ok(Self(kinds))
    }

    /// The name of a kind; `None` for one without.
    pub fn name(&self, kind: u32) -> Option<&str> {
        self.0.get(&kind).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn a_table_has_a_number_and_a_name_on_a_line() {
        let kinds = Kinds::parse("# GpuArgKind\n0 Buffer\nTexture = 3, // sampled\n\n").unwrap();
        assert_eq!((kinds.name(0), kinds.name(3), kinds.name(1)), (Some("Buffer"), Some("Texture"), None));
        let error = |text| Kinds::parse(text).unwrap_err().to_string();
        assert_eq!(error("0 A\nonly\n"), "table of kinds at byte 0x4: expected a number and a name, found only");
        assert_eq!(error("0 A\n0 B"), "table of kinds at byte 0x4: expected each number once, found 0");
        assert_eq!(error("1 2"), "table of kinds at byte 0x0: expected a number and a name, found 1 2");
    }
}
