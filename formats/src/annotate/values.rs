//! Values in words.

use super::{Annotation, Item, Shape, Words, walk::number};
use crate::layout::Field;
use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt::{self, Write};

/// A field's value in words, from the names that its declaration gives to values and bits.
pub(crate) fn in_words(field: &Field, value: u64) -> Option<Words> {
    if field.bits.is_empty() {
        return field.name_of(value).map(|name| Words::Said(name.to_owned()));
    }
    let mut words = Vec::new();
    let mut known = 0;
    for bits in field.bits {
        let found = bits.of(value);
        known |= 1u64.checked_shl(bits.count).map_or(u64::MAX, |bit| bit - 1) << bits.first.min(63);
        match (found, bits.count) {
            (0, 1) => {}
            (_, 1) => words.push(bits.name.to_owned()),
            _ => words.push(format!("{} {found}", bits.name)),
        }
    }
    if value & !known != 0 {
        words.push(unknown_bits(value & !known));
    }
    Some(Words::Bits(words))
}

/// Bits that have no name.
pub(super) fn unknown_bits(bits: u64) -> String {
    format!("unknown bits {bits:#x}")
}

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |numbers: &[u32]| numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
        match self {
            Self::Said(words) => f.write_str(words),
            Self::Text(text) => f.write_str(&quoted(text, SHOWN)),
            Self::Bits(names) if names.is_empty() => f.write_str("none"),
            Self::Bits(names) => f.write_str(&names.join("; ")),
            Self::Numbers(numbers) => write!(f, "[{}]", list(numbers)),
            Self::Rows { table, rows } => write!(f, "{}[{}]", table.replace(' ', "_"), list(rows)),
            Self::Texts(texts) => {
                let texts: Vec<_> = texts.iter().map(|text| quoted(text, SHOWN)).collect();
                write!(f, "[{}]", texts.join(", "))
            }
        }
    }
}

/// Text between quotation marks, at most its first `most` bytes; what is no printable ASCII or UTF-8 is escaped.
pub(super) fn quoted(text: &[u8], most: usize) -> String {
    let shown = text.get(..most).unwrap_or(text);
    let mut words = String::with_capacity(shown.len() + 2);
    words.push('"');
    for chunk in shown.utf8_chunks() {
        for letter in chunk.valid().chars() {
            match letter {
                '"' | '\\' => words.extend(['\\', letter]),
                _ if letter.is_control() => words.extend(letter.escape_default()),
                _ => words.push(letter),
            }
        }
        for byte in chunk.invalid() {
            let _ = write!(words, "\\x{byte:02x}");
        }
    }
    words.push('"');
    if shown.len() < text.len() {
        let _ = write!(words, "... {} bytes", text.len());
    }
    words
}

/// The components whose bits are set: `0.x 0.y 3.w`, row and column.
pub(super) fn components(bytes: &[u8]) -> String {
    let mut words = String::new();
    for component in set_bits(bytes) {
        if !words.is_empty() {
            words.push(' ');
        }
        words.push_str(&component_name(component));
    }
    if words.is_empty() { "none".to_owned() } else { words }
}

/// The name of a component: row, and column as a letter.
pub(super) fn component_name(component: usize) -> String {
    let column = b"xyzw".get(component % 4).copied().unwrap_or(b'x');
    format!("{}.{}", component / 4, char::from(column))
}

/// The bits that are set, from the lowest of the first byte on.
pub(super) fn set_bits(bytes: &[u8]) -> impl Iterator<Item = usize> {
    let bits = bytes.iter().enumerate().flat_map(|(at, &byte)| (0..8).map(move |bit| (at * 8 + bit, byte >> bit & 1)));
    bits.filter(|&(_, set)| set == 1).map(|(at, _)| at)
}

/// The longest text and run of bytes that is shown whole among other values.
const SHOWN: usize = 120;

impl Annotation<'_> {
    /// An item's value as text: in words if there are any.
    pub(super) fn value(&self, item: &Item) -> String {
        item.words.as_deref().map_or_else(|| self.raw_value(item), Words::to_string)
    }

    /// An item's value as text, and in words if there are any.
    pub(super) fn value_with_words(&self, item: &Item) -> String {
        match (&item.words, self.raw_value(item)) {
            (Some(words), value) if value.is_empty() => words.to_string(),
            (Some(words), value) => format!("{value} = {words}"),
            (None, value) => value,
        }
    }

    fn raw_value(&self, item: &Item) -> String {
        let bytes = self.bytes(item);
        match item.shape {
            Shape::Group | Shape::Components => String::new(),
            Shape::Number { value, .. } if is_hexadecimal(item, value) => format!("{value:#x}"),
            Shape::Number { value, .. } => value.to_string(),
            Shape::Float(value) if value.abs() >= 1e9 => format!("{value:e}"),
            Shape::Float(value) => value.to_string(),
            Shape::Numbers(width) => {
                let numbers: Vec<_> =
                    bytes.chunks(usize::from(width.max(1))).map(|bytes| number(bytes).to_string()).collect();
                numbers.join(", ")
            }
            Shape::Characters | Shape::Text => quoted(bytes.strip_suffix(&[0]).unwrap_or(bytes), SHOWN),
            Shape::Bytes if bytes.len() > SHOWN / 2 => format!("{} bytes", bytes.len()),
            Shape::Bytes if item.words.is_some() => String::new(),
            Shape::Bytes => hexadecimal(bytes),
        }
    }
}

fn is_hexadecimal(item: &Item, value: u64) -> bool {
    matches!(item.shape, Shape::Number { is_flags: true, .. } if value != 0) || value == 0xffff_ffff
}

/// Bytes as digits.
pub(super) fn hexadecimal(bytes: &[u8]) -> String {
    let mut digits = String::with_capacity(bytes.len() * 2);
    bytes.iter().for_each(|byte| {
        let _ = write!(digits, "{byte:02x}");
    });
    digits
}
