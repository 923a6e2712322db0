//! What the parts say, as JSON.
//!
//! Groups are objects, several of one name an array. A field's key is its declared name. Where the declaration or a
//! reference says its value in words, the key with `_is` behind it has them. What there is none of is left out.

use super::{
    Annotation, Item, Role, Shape, Words,
    values::{hexadecimal, set_bits},
    walk::number,
};
use alloc::{format, string::String, vec::Vec};

/// Writes text as a JSON string; bytes that are no UTF-8 become replacement characters.
pub fn string(text: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    for chunk in text.utf8_chunks() {
        for letter in chunk.valid().chars() {
            match letter {
                '"' => out.extend_from_slice(b"\\\""),
                '\\' => out.extend_from_slice(b"\\\\"),
                '\n' => out.extend_from_slice(b"\\n"),
                '\u{0}'..='\u{1f}' => out.extend_from_slice(format!("\\u{:04x}", letter as u32).as_bytes()),
                _ => out.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes()),
            }
        }
        if !chunk.invalid().is_empty() {
            out.extend_from_slice("\u{fffd}".as_bytes());
        }
    }
    out.push(b'"');
}

/// What closes a group: an object, or an array with its last object.
struct Open<'i> {
    item: &'i Item,
    /// The name of the array that was opened inside the group last, and is still open.
    array: Option<&'i str>,
    is_empty: bool,
}

impl Annotation<'_> {
    /// Prints what the parts say as a JSON object on one line, with `file` as its first value.
    ///
    /// What could not be read is in `faults`.
    pub fn print_json(&self, file: &str, out: &mut Vec<u8>) {
        out.extend_from_slice(b"{\"file\":");
        string(file.as_bytes(), out);
        let mut array: Option<&str> = None;
        let mut is_empty = false;
        let mut open: Vec<Open<'_>> = Vec::new();
        let mut hidden: Option<u16> = None;
        for item in &self.items {
            // What lies in a group that is left out is left out too.
            if hidden.is_some_and(|depth| item.depth > depth) {
                continue;
            }
            hidden = (!is_shown(item)).then_some(item.depth);
            if hidden.is_some() {
                continue;
            }
            while let Some(closed) = open.pop_if(|open| open.item.depth >= item.depth) {
                close(&closed, out);
            }
            let (array, is_empty) = match open.last_mut() {
                Some(open) => (&mut open.array, &mut open.is_empty),
                None => (&mut array, &mut is_empty),
            };
            let continues = item.index.is_some() && *array == Some(item.name);
            if array.is_some() && !continues {
                out.push(b']');
                *array = None;
            }
            if !*is_empty {
                out.push(b',');
            }
            *is_empty = false;
            if !continues {
                key(item.name, "", out);
                if item.index.is_some() {
                    out.push(b'[');
                    *array = Some(item.name);
                }
            }
            if item.shape == Shape::Group {
                out.push(b'{');
                open.push(Open { item, array: None, is_empty: true });
                continue;
            }
            self.json_value(item, out);
            if let Some(words) = item.words.as_ref().filter(|_| item.index.is_none() && item.shape != Shape::Components)
            {
                out.push(b',');
                key(item.name, "_is", out);
                words_as_json(words, out);
            }
        }
        while let Some(closed) = open.pop() {
            close(&closed, out);
        }
        if array.is_some() {
            out.push(b']');
        }
        out.extend_from_slice(b",\"faults\":[");
        for (index, fault) in self.faults.iter().enumerate() {
            if index > 0 {
                out.push(b',');
            }
            string(format!("{fault}").as_bytes(), out);
        }
        out.extend_from_slice(b"]}");
    }

    /// Writes an item's value.
    pub(super) fn json_value(&self, item: &Item, out: &mut Vec<u8>) {
        let bytes = self.bytes(item);
        match item.shape {
            Shape::Group => out.extend_from_slice(b"null"),
            Shape::Number { value, .. } => out.extend_from_slice(format!("{value}").as_bytes()),
            Shape::Float(value) if value.is_finite() => out.extend_from_slice(format!("{value}").as_bytes()),
            Shape::Float(value) => string(format!("{value}").as_bytes(), out),
            Shape::Numbers(width) => {
                numbers(bytes.chunks(usize::from(width.max(1))).map(number), out);
            }
            Shape::Components => numbers(set_bits(bytes).map(|bit| bit as u64), out),
            Shape::Characters | Shape::Text => string(bytes.strip_suffix(&[0]).unwrap_or(bytes), out),
            Shape::Bytes => string(hexadecimal(bytes).as_bytes(), out),
        }
    }
}

/// Whether the views of contents show an item: what is reserved, and is not 0 all the same, too.
pub(super) fn is_shown(item: &Item) -> bool {
    matches!(item.role, Role::Content | Role::Summary | Role::Unexplained)
}

/// Writes words: text as a string, names and what is referred to as an array.
pub(super) fn words_as_json(words: &Words, out: &mut Vec<u8>) {
    match words {
        Words::Said(text) => string(text.as_bytes(), out),
        Words::Text(text) => string(text, out),
        Words::Numbers(found) | Words::Rows { rows: found, .. } => {
            numbers(found.iter().map(|&value| value.into()), out)
        }
        Words::Bits(names) => strings(names.iter().map(String::as_bytes), out),
        Words::Texts(texts) => strings(texts.iter().map(Vec::as_slice), out),
    }
}

fn strings<'t>(texts: impl Iterator<Item = &'t [u8]>, out: &mut Vec<u8>) {
    out.push(b'[');
    for (index, text) in texts.enumerate() {
        if index > 0 {
            out.push(b',');
        }
        string(text, out);
    }
    out.push(b']');
}

fn numbers(values: impl Iterator<Item = u64>, out: &mut Vec<u8>) {
    out.push(b'[');
    for (index, value) in values.enumerate() {
        if index > 0 {
            out.push(b',');
        }
        out.extend_from_slice(format!("{value}").as_bytes());
    }
    out.push(b']');
}

fn key(name: &str, suffix: &str, out: &mut Vec<u8>) {
    out.push(b'"');
    out.extend(name.bytes().map(|byte| if byte == b' ' { b'_' } else { byte }));
    out.extend_from_slice(suffix.as_bytes());
    out.extend_from_slice(b"\":");
}

fn close(open: &Open<'_>, out: &mut Vec<u8>) {
    if open.array.is_some() {
        out.push(b']');
    }
    out.push(b'}');
}
